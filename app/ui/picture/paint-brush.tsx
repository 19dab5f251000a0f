import {
  neel,
  paintBrush230,
  paintBrush330,
  paintBrush40,
  paintBrush430,
  paintBrush450,
  paintBrush600,
  paintBrush670,
} from 'virtual:colours';

/** A drawing of a paint brush with blue paint on it, for decoration only. */
export function PaintBrush({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 380 40" aria-hidden="true">
      <path d="M2 20C60 12 150 11 236 14v12C150 29 60 28 2 20z" fill={paintBrush600} />
      <path d="M20 19c60-5 140-6 214-3.5" stroke={paintBrush330} strokeWidth="1.6" fill="none" />
      <path d="M234 13l52-3v20l-52-3z" fill={paintBrush230} />
      <path d="M236 15l49-2.5v3l-49 1.5z" fill={paintBrush40} />
      <path d="M246 12.5v15M252 12.3v15.4" stroke={paintBrush430} strokeWidth="1.3" />
      <path d="M286 9.5c28-3 58 1 84 12.5-26 7-56 10-84 8.5z" fill={paintBrush670} />
      <path d="M318 10c20 1 38 5 54 12-16 4-32 6.5-50 7.5-8-6-9-13-4-19.5z" fill={neel.day} />
      <path d="M292 14c20-1.5 40 1 60 6M292 24c18 1 36 .5 54-1.5" stroke={paintBrush450} fill="none" />
    </svg>
  );
}
