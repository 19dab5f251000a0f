import { encodeQR } from 'qr';
import { black, white } from 'virtual:colours';
import styles from './second-factor.module.css';

/** The width of the light border in modules (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** The SVG path of all dark modules; each run of a row is one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
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

/** A QR code, drawn in the browser so that its text is not sent anywhere. It is dark on light in both schemes, for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill={white} d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill={black} d={pathOf(rows)} />
    </svg>
  );
}
