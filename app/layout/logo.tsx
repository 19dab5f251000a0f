import { haldi, neel, sindoor, wall } from 'virtual:colours';

/** The school's mark, a paisley with a painted flower; app/layout/logo-file.ts is the same drawing as a file. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {/* CSS adds a light outline on a coloured wall (app/galleries/room-header.module.css). */}
      <path
        fill={sindoor.day}
        style={{ stroke: 'var(--logo-edge, none)' }}
        strokeWidth="3.4"
        paintOrder="stroke"
        d="M20 38C6 38 4 20 13 12 18 7 27 4 33 9c-5-1-8 1-7 6 6 9 5 23-6 23z"
      />
      <path fill={wall.day} d="M19.5 33.5c-8.5 0-9.5-11-4-16.5 2.5-2.5 6-2 7 1 3 6.5 2.5 15.5-3 15.5z" />
      <circle cx="18.3" cy="25.5" r="3.4" fill={haldi.day} />
      <path
        fill="none"
        stroke={neel.day}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M18.3 19.2h0M13.9 23h0M22.7 23h0M15.4 29h0M21.2 29h0"
      />
    </svg>
  );
}
