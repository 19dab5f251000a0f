import {
  lake100,
  lake120,
  lake190,
  lake220,
  lake270,
  lake30,
  lake300,
  lake320,
  lake340,
  lake380,
  lake510,
  lake520,
  lake650,
  lake680,
  lake750,
  lake770,
} from 'virtual:colours';
import styles from './lake.module.css';

const ridge = 'M3 98c20-9 34-12 52-8 20 4 30-6 50-7 26-1 34 8 56 6 30-3 46-14 76-8';
const near = 'M3 101c30-6 43-2 67 0s40-6 70-4 60-8 97-5v11H3z';
const frond =
  'c8-9 20-12 30-6-11-2-20 1-26 8 9 1 15 7 17 15-5-7-11-11-19-11 3 8 1 17-5 22 2-8 1-15-3-20-6 5-9 12-8 20-6-7-6-16-1-22-8-1-15 3-19 10 0-10 7-17 16-17-5-6-12-9-20-8 9-6 20-4 25 3 0-8 5-15 13-18-4 7-5 14 0 24z';

/** The shapes that each step of the film adds to the drawing, which is 240 wide and 170 high. */
const layers = [
  <g key="pencil" className={styles.pencil}>
    <path d={ridge} />
    <path d="M4 103c60-3 160 2 232-1" />
    <circle cx="150" cy="62" r="15" />
  </g>,
  <path key="warm" fill="url(#lake-warm)" d="M3 34c70-5 160 4 234-1v70H3z" />,
  <path key="cool" fill="url(#lake-cool)" d="M3 6c60-3 170 2 234 0v66c-70 6-160-6-234 2z" />,
  <g key="sun">
    <circle cx="150" cy="62" r="26" fill={lake100} opacity=".55" />
    <circle cx="150" cy="62" r="15" fill={lake30} />
  </g>,
  <g key="hills">
    <path fill={lake320} d={`${ridge}v21H3z`} />
    <path fill={lake520} d={near} />
  </g>,
  <g key="water">
    <path fill="url(#lake-water)" d="M3 102h234v62c-80 3-160-3-234 0z" />
    <path
      className={styles.light}
      d="M138 106h24M132 112h34M142 118h20M134 125h36M140 132h24M130 139h40M138 146h28M132 154h38"
    />
  </g>,
  <g key="shore">
    <path fill={lake680} d="M178 103c14-5 40-6 59-5v7h-59z" />
    <path
      className={styles.twig}
      d="M196 99l1-14m0 0l-7 1m7-1l5 3m-5-3l-4-5m4 5l5-4M214 98l-1-19m0 0l-8 1m8-1l6 4m-6-4l-4-6m4 6l6-5"
    />
  </g>,
  <g key="boat" fill={lake750}>
    <path d="M84 132c18 9 48 9 68-2-10 14-56 17-68 2z" />
    <path d="M117 134l1-17 6-2 2 20zM121 107a4 4 0 1 0 .1 0" />
    <path className={styles.twig} d="M126 116l10 22" />
    <path opacity=".4" d="M90 146h54l-8 6h-38z" />
  </g>,
  <path
    key="bank"
    fill={lake650}
    d="M3 142c5-1 8-6 9-1 4-5 6-1 8 1 4-4 6-1 7 2 7 1 14 5 21 10l3 3c12 3 20 6 28 12H3z"
  />,
  <g key="palms" fill={lake770}>
    <path className={styles.trunk} d="M22 168C26 120 34 84 52 54M6 168c4-38 10-62 22-84" />
    <path d={`M52 54${frond}`} />
    <path d={`M28 84${frond}`} />
  </g>,
  <path
    key="birds"
    className={styles.bird}
    d="M96 40q3-4 6 0q3-4 6-1M112 34q3-4 5 0q3-3 6-1M104 51q2-3 5 0q2-3 5-1M90 32q2-3 4 0q2-3 4-1M124 45q2-3 4 0q2-3 4-1"
  />,
  <path
    key="name"
    className={styles.pencil}
    d="M196 158c4-10 6-8 6 0 3-5 5-6 5-1 3-5 6-4 5 0 3-6 6-5 5 0 2-2 5-3 8-2"
  />,
];

/** Hidden SVG definitions of all layers, which the `Lake` drawings reference. */
export function LakeDefinitions() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <linearGradient id="lake-warm" x2="0" y2="1">
          <stop offset="0" stopColor={lake220} stopOpacity="0" />
          <stop offset=".45" stopColor={lake270} stopOpacity=".85" />
          <stop offset="1" stopColor={lake120} />
        </linearGradient>
        <linearGradient id="lake-cool" x2="0" y2="1">
          <stop offset="0" stopColor={lake510} />
          <stop offset=".5" stopColor={lake380} stopOpacity=".8" />
          <stop offset="1" stopColor={lake300} stopOpacity="0" />
        </linearGradient>
        <linearGradient id="lake-water" x2="0" y2="1">
          <stop offset="0" stopColor={lake190} />
          <stop offset=".45" stopColor={lake340} />
          <stop offset="1" stopColor={lake510} />
        </linearGradient>
        {layers.map((layer, index) => (
          <g key={layer.key} id={`lake-${index}`}>
            {layer}
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** The drawing of the lake after a step. */
export function Lake({ step }: { step: number }) {
  return (
    <svg className={styles.sheet} viewBox="-10 -10 260 190" aria-hidden="true">
      {layers.slice(0, step + 1).map((layer, index) => (
        <use key={layer.key} href={`#lake-${index}`} />
      ))}
    </svg>
  );
}
