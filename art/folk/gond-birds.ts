/** The birds of the tree: each kind has its own shape, each bird its own pattern. */
import { points, type Point } from '../studio/points.ts';
import { gond, part, row, type Row } from './gond-patterns.ts';
import { circle, rounded, type FolkSheet } from './nib.ts';

interface Bird {
  /** Position of its feet. */
  at: Point;
  size: number;
  /** 1 looks right, -1 left. */
  way: 1 | -1;
  body: string;
  wing: string;
  tail: string;
  rows: readonly Row[];
  wingRows: readonly Row[];
  kind: 'short' | 'long' | 'crested' | 'owl';
}

/** A bird from an outline that is one unit high, with the feet at the origin. */
export function bird(
  sheet: FolkSheet,
  { at, size, way, body, wing, tail, rows, wingRows, kind }: Bird,
): void {
  const local = (outline: string): Point[] =>
    points(outline).map(([x, y]): Point => [at[0] + x * size * way, at[1] + y * size]);
  const eye = (x: number, y: number, radius: number) => {
    const [middle] = local(`${x},${y}`);
    sheet.patch(circle(middle, size * radius), gond.white);
    sheet.ring(middle, size * radius, 1.8);
    sheet.patch(circle(middle, size * radius * 0.48, undefined, 12), gond.black);
  };
  for (const x of [-0.06, 0.12]) sheet.line(local(`${x},-.16 ${x + 0.02},0`), 2.6, gond.black);
  if (kind === 'owl') {
    part(
      sheet,
      rounded(
        local('0,-1.12 .22,-1.2 .36,-1.06 .42,-.6 .3,-.2 0,-.08 -.3,-.2 -.42,-.6 -.36,-1.06 -.22,-1.2'),
      ),
      body,
      rows,
      gond.white,
    );
    for (const side of [-1, 1]) {
      part(
        sheet,
        rounded(local(`${side * 0.36},-.8 ${side * 0.54},-.5 ${side * 0.4},-.14 ${side * 0.26},-.4`)),
        wing,
        wingRows,
        gond.white,
      );
      eye(side * 0.17, -0.86, 0.16);
    }
    sheet.patch(local('-.06,-.74 .06,-.74 0,-.6'), gond.sun);
    sheet.outline(local('-.06,-.74 .06,-.74 0,-.6'), 1.6);
    return;
  }
  const feathers =
    kind === 'long'
      ? [
          '-.5,-.34 -.9,-.2 -1.2,.2 -1.3,.74 -1.16,.76 -.96,.3 -.66,-.02',
          '-.5,-.36 -.86,-.3 -1.24,-.08 -1.54,.4 -1.42,.46 -1.1,.12 -.7,-.1',
        ]
      : ['-.44,-.4 -.8,-.5 -1.1,-.44 -.86,-.3 -.5,-.2', '-.46,-.34 -.84,-.26 -1.08,-.1 -.76,-.12 -.5,-.16'];
  for (const feather of feathers)
    part(sheet, rounded(local(feather)), tail, [row('dash', gond.white, 2.6, 9)], gond.sun);
  if (kind === 'crested') {
    for (const [x, y] of [
      [0.28, -1.24],
      [0.42, -1.32],
      [0.56, -1.28],
    ]) {
      sheet.line([local('.46,-1.02')[0], local(`${x},${y}`)[0]], 2, gond.black);
      sheet.dot(local(`${x},${y}`)[0], 3.4, gond.rani);
    }
  }
  sheet.shape(local('.68,-.88 1,-.78 .68,-.7'), gond.sun, 2);
  part(
    sheet,
    rounded(
      local(
        '-.62,-.32 -.2,-.62 .16,-.78 .34,-1.02 .56,-1.06 .74,-.9 .72,-.7 .6,-.5 .42,-.22 .1,-.1 -.28,-.14',
      ),
    ),
    body,
    rows,
    gond.white,
  );
  part(
    sheet,
    rounded(local('.34,-.5 .06,-.64 -.34,-.48 -.72,-.2 -.2,-.2 .2,-.26')),
    wing,
    wingRows,
    gond.white,
    8,
  );
  eye(0.55, -0.86, 0.1);
}

const dashes = (color: string) => [row('dash', color, 3, 10)];
export const birds: readonly Bird[] = [
  {
    at: [192, 108],
    size: 78,
    way: -1,
    body: gond.rani,
    wing: gond.night,
    tail: gond.rani,
    rows: [row('dot', gond.white, 1.8, 8)],
    wingRows: dashes(gond.sun),
    kind: 'crested',
  },
  {
    at: [72, 306],
    size: 73,
    way: 1,
    body: gond.turquoise,
    wing: gond.vermilion,
    tail: gond.night,
    rows: dashes(gond.white),
    wingRows: [row('dot', gond.sun, 1.8, 8)],
    kind: 'short',
  },
  {
    at: [326, 128],
    size: 76,
    way: 1,
    body: gond.leaf,
    wing: gond.lime,
    tail: gond.leaf,
    rows: [row('arch', gond.sun, 3.4, 10)],
    wingRows: dashes(gond.black),
    kind: 'long',
  },
  {
    at: [470, 120],
    size: 71,
    way: -1,
    body: gond.vermilion,
    wing: gond.black,
    tail: gond.black,
    rows: [row('dot', gond.sun, 1.9, 8)],
    wingRows: dashes(gond.white),
    kind: 'short',
  },
  {
    at: [626, 104],
    size: 83,
    way: 1,
    body: gond.night,
    wing: gond.turquoise,
    tail: gond.rani,
    rows: dashes(gond.white),
    wingRows: [row('ring', gond.white, 2.4, 10)],
    kind: 'crested',
  },
  {
    at: [800, 110],
    size: 76,
    way: -1,
    body: gond.turquoise,
    wing: gond.leaf,
    tail: gond.turquoise,
    rows: [row('seed', gond.sun, 3.6, 11)],
    wingRows: dashes(gond.white),
    kind: 'long',
  },
  {
    at: [950, 240],
    size: 91,
    way: -1,
    body: gond.vermilion,
    wing: gond.rani,
    tail: gond.vermilion,
    rows: [row('arch', gond.sun, 3.6, 11), row('dot', gond.white, 1.6, 8)],
    wingRows: dashes(gond.white),
    kind: 'short',
  },
  {
    at: [546, 470],
    size: 108,
    way: -1,
    body: '#7a4a22',
    wing: gond.bark,
    tail: gond.bark,
    rows: [row('arch', gond.sun, 4, 12), row('dot', gond.white, 1.7, 9)],
    wingRows: dashes(gond.sun),
    kind: 'owl',
  },
  {
    at: [684, 252],
    size: 71,
    way: 1,
    body: gond.lime,
    wing: gond.leaf,
    tail: gond.leaf,
    rows: dashes(gond.black),
    wingRows: [row('dot', gond.white, 1.7, 8)],
    kind: 'short',
  },
  {
    at: [1000, 728],
    size: 78,
    way: -1,
    body: gond.rani,
    wing: gond.sun,
    tail: gond.night,
    rows: dashes(gond.white),
    wingRows: [row('dash', gond.rani, 3, 9)],
    kind: 'short',
  },
  {
    at: [804, 722],
    size: 81,
    way: -1,
    body: gond.night,
    wing: gond.vermilion,
    tail: gond.night,
    rows: [row('dot', gond.sun, 1.8, 8)],
    wingRows: dashes(gond.white),
    kind: 'crested',
  },
  {
    at: [806, 500],
    size: 88,
    way: 1,
    body: gond.turquoise,
    wing: gond.night,
    tail: gond.leaf,
    rows: [row('dash', gond.white, 3, 10), row('dot', gond.sun, 1.7, 8)],
    wingRows: [row('arch', gond.sun, 3, 9)],
    kind: 'short',
  },
  {
    at: [640, 856],
    size: 88,
    way: -1,
    body: gond.white,
    wing: gond.night,
    tail: gond.black,
    rows: dashes(gond.black),
    wingRows: [row('dot', gond.white, 1.8, 8)],
    kind: 'short',
  },
  {
    at: [500, 1312],
    size: 106,
    way: -1,
    body: gond.leaf,
    wing: gond.turquoise,
    tail: gond.lime,
    rows: [row('seed', gond.sun, 3.6, 11)],
    wingRows: dashes(gond.white),
    kind: 'short',
  },
];
