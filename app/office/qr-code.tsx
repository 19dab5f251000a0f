import { encodeQR } from 'qr';
import { black, white } from 'virtual:colours';
import styles from './second-factor.module.css';

/** Light modules around the dark ones (ISO/IEC 18004, 6.3.8). */
const quiet = 4;

/** One path for all dark modules: each row's runs as rectangles. */
function drawn(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      row
        .map((isDark, x) => {
          if (!isDark || row[x - 1]) return '';
          const end = row.indexOf(false, x);
          return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
        })
        .join(''),
    )
    .join('');
}

/** A QR code, drawn here so that what it holds is told to nobody. Dark on light in the evening too: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill={white} d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill={black} d={drawn(rows)} />
    </svg>
  );
}
