/** Two standing cranes, two flying ones and a chick. */
import {
  band,
  between,
  evenly,
  type Place,
  placed,
  type Point,
  sizeOf,
  smooth,
  station,
  trace,
} from '../../studio/curves.ts';
import { dot, line } from '../brush.ts';
import { dye, gutta, liner, shape } from './silk.ts';

/** The path of a neck from the breast to the head, and the direction of the bill. */
type Neck = { spine: string; bill: number };

export const calling: Neck = {
  spine: '-56,-262 -96,-292 -112,-336 -92,-386 -84,-430 -98,-474',
  bill: -1.86,
};
export const stooping: Neck = {
  spine: '-56,-258 -104,-284 -146,-270 -160,-226 -164,-180 -178,-140',
  bill: 1.98,
};

const GREY = ['#f4f3ee', '#c3ccd6', '#8393aa'] as const;
const BLUE = ['#cdd5de', '#8e9db4', '#50627f'] as const;
const DARK = ['#7c8aa2', '#46556f', '#1c2740'] as const;
const RED = ['#8494ac', '#a9b4c2', '#c8ccd0', '#d8341f', '#c01a12'] as const;

/** A chain in the coordinates of the bird. */
const on = (place: Place, plan: string): Point[] => trace(plan).map(([u, v]) => place(u, v));

/** One feather, rounded at its end, with its shaft. */
function feather(from: Point, to: Point, half: number, colours: readonly string[], gold = false): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const place = placed(...from, angle, 1);
  const outline = smooth(
    [
      place(0, -half * 0.3),
      place(length * 0.4, -half * 0.9),
      place(length * 0.8, -half),
      place(length, -half * 0.1),
      place(length * 0.86, half * 0.8),
      place(length * 0.4, half * 0.7),
      place(0, half * 0.3),
    ],
    { closed: true },
  );
  shape(outline, from, to, colours, { width: 1.7, gold, wet: 2 });
  gutta(smooth([from, between(from, to, 0.5), between(from, to, 0.88)]), 1.1, false);
}

/** A long leg with a joint and three toes. */
function leg(place: Place, plan: string, colour: string): void {
  const chain = evenly(smooth(on(place, plan)), 2);
  const size = sizeOf(place);
  const width = (t: number) =>
    (4 + 2.4 * Math.exp(-(((t - 0.52) / 0.05) ** 2)) + 3.4 * Math.max(0, 0.22 - t) * 6) * size;
  shape(band(chain, width), chain[0], chain[chain.length - 1], [colour, '#8a3c4a'], { width: 1.6, wet: 2 });
  const foot = chain[chain.length - 1];
  for (const [dx, dy] of trace('-30,5 -12,12 24,6'))
    line(dye, [foot, [foot[0] + dx * size * 0.8, foot[1] + dy * size * 0.8]], 3, '#8a3c4a');
}

/** The neck widens into the breast; its upper third and the face are red, the crown is pale. */
function neckAndHead(place: Place, { spine, bill }: Neck): void {
  const size = sizeOf(place);
  const neck = evenly(smooth(on(place, spine)), 2);
  const half = (t: number) => (8.2 + 17 * (1 - t) ** 3.2 + 1.6 * Math.max(0, t - 0.8) * 5) * size;
  shape(band(neck, half), neck[0], neck[neck.length - 1], RED, { wet: 5, width: 2.6 });
  for (const side of [-0.34, 0.3]) {
    const streak = Array.from({ length: 14 }, (_, i) => {
      const { at, angle } = station(neck, 0.04 + (i / 13) * 0.62);
      return placed(...at, angle, 1)(0, side * half(0.04 + (i / 13) * 0.62));
    });
    gutta(streak, 1, false);
  }
  const top = station(neck, 0.99);
  // Coordinates of the head: bill along +u, crown on the side of -v.
  const head = placed(...top.at, bill, size * (Math.cos(bill) < 0 ? 1 : -1));
  const turned: Place = Math.cos(bill) < 0 ? (u, v) => head(u, -v) : head;
  const skull = smooth(
    [
      turned(-15, 4),
      turned(-12, -12),
      turned(4, -17),
      turned(22, -9),
      turned(30, 0),
      turned(20, 9),
      turned(2, 13),
    ],
    { closed: true },
  );
  shape(skull, turned(0, -16), turned(0, 14), ['#d8381f', '#c01a12'], { width: 2, wet: 3 });
  const crown = smooth([turned(-8, -11), turned(4, -16), turned(19, -9), turned(8, -7)], { closed: true });
  shape(crown, turned(0, -16), turned(10, -6), ['#e6ead8', '#b9c2b0'], { width: 1, gold: false, wet: 0 });
  shape(
    smooth([turned(24, -6), turned(60, -3), turned(96, 3), turned(60, 5), turned(24, 7)], { closed: true }),
    turned(24, 0),
    turned(96, 3),
    ['#c9c09a', '#6a6850'],
    { width: 1.6, wet: 0 },
  );
  gutta([turned(30, 1), turned(84, 2)], 0.9, false);
  dot(dye, turned(8, -3), 4.4 * size, '#f0a02c');
  dot(dye, turned(8, -3), 2.3 * size, '#20140e');
  dot(liner, turned(6.5, -4.5), 1.2, '#fff');
}

/** A sarus crane: grey, with a red head on a long neck. */
export function standing(place: Place, neck: Neck): void {
  const size = sizeOf(place);
  leg(place, '34,-188 44,-98 30,0', '#a8505a');
  leg(place, '4,-186 -2,-96 -14,6', '#c86a6a');
  // Long feathers hang over the tail.
  for (const [x, y, tipX, tipY, half] of [
    [96, -236, 196, -150, 11],
    [106, -246, 210, -176, 11],
    [84, -232, 174, -128, 12],
    [112, -254, 214, -204, 10],
    [70, -230, 150, -116, 12],
  ])
    feather(place(x, y), place(tipX, tipY), half * size, ['#f0efe8', '#b4bcc8', '#5a6a84'], true);
  shape(
    smooth(
      on(
        place,
        '-84,-238 -74,-268 -40,-292 10,-302 66,-292 116,-262 156,-216 110,-196 56,-180 4,-174 -44,-188 -74,-210',
      ),
      { closed: true },
    ),
    place(-30, -304),
    place(50, -172),
    GREY,
  );
  // The folded wing: rows of coverts, each row longer than the previous one.
  const rows: readonly [
    plan: string,
    count: number,
    long: number,
    half: number,
    colours: readonly string[],
  ][] = [
    ['26,-214 58,-222 100,-240', 4, 92, 9.5, DARK],
    ['-4,-216 34,-232 84,-256', 6, 72, 9.5, BLUE],
    ['-26,-226 8,-246 62,-272', 6, 52, 9, BLUE],
    ['-42,-240 -12,-262 36,-284', 6, 38, 8.5, GREY],
  ];
  for (const [plan, count, long, half, colours] of rows) {
    const edge = evenly(smooth(on(place, plan)), 2);
    for (let k = 0; k < count; k++) {
      const { at } = station(edge, k / (count - 1));
      const angle = 0.62 - 0.16 * (k / (count - 1));
      const tip: Point = [at[0] + Math.cos(angle) * long * size, at[1] + Math.sin(angle) * long * size];
      feather(at, tip, half * size, colours);
    }
  }
  neckAndHead(place, neck);
}

/** A raised wing: the feathers run from the arm to the trailing edge; the outer ones are dark. */
function wing(place: Place, count = 13): void {
  const size = sizeOf(place);
  const arm = evenly(smooth(on(place, '0,0 -30,-58 -22,-122 22,-176 70,-214')), 2);
  const trail = evenly(smooth(on(place, '96,8 142,-44 168,-112 176,-180 150,-262')), 2);
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1);
    feather(
      station(arm, t).at,
      station(trail, t).at,
      (11.5 - 3.5 * t) * size,
      t > 0.62 ? DARK : t > 0.3 ? BLUE : GREY,
    );
  }
  for (let k = 0; k < 9; k++) {
    const t = k / 9.5;
    feather(
      station(arm, t).at,
      between(station(arm, t).at, station(trail, Math.min(1, t + 0.04)).at, 0.42),
      9.5 * size,
      GREY,
    );
  }
  gutta(arm, 3);
}

/** A flying bird: neck forward, legs back, dark wing tips. */
export function flying(place: Place): void {
  const size = sizeOf(place);
  wing((u, v) => place(-2 + u * 0.8 - v * 0.16, -14 + v * 0.84));
  for (const v of [-2, 5])
    line(dye, smooth([place(84, v), place(160, v + 7), place(232, v + 6)]), 3.6 * size, '#a8505a');
  const body = '-72,-8 -40,-24 16,-30 72,-20 122,-2 70,14 8,20 -44,12';
  shape(smooth(on(place, body), { closed: true }), place(0, -28), place(0, 20), GREY);
  feather(place(78, -8), place(140, 6), 8 * size, BLUE);
  wing((u, v) => place(24 + u, -16 + v));
  const neck = evenly(smooth(on(place, '-52,-4 -108,-4 -160,-12 -208,-10')), 2);
  shape(
    band(neck, (t) => (6 + 10 * (1 - t) ** 2.4 + (t > 0.88 ? 2.6 : 0)) * size),
    neck[0],
    neck[neck.length - 1],
    RED,
    { wet: 3, width: 2 },
  );
  shape(
    smooth(on(place, '-204,-14 -232,-11 -262,-6 -232,-5 -204,-4'), { closed: true }),
    place(-204, -10),
    place(-262, -6),
    ['#c9c09a', '#6a6850'],
    { width: 1.4, wet: 0 },
  );
  dot(dye, place(-200, -12), 2.4 * size, '#20140e');
}

/** A chick: down and legs. */
export function chick(place: Place): void {
  const size = sizeOf(place);
  for (const leg of ['18,-62 22,-30 14,0', '-8,-60 -12,-28 -18,2'])
    line(dye, smooth(on(place, leg)), 5 * size, '#b06a50');
  const outline =
    '-70,-148 -58,-176 -32,-184 -12,-166 -10,-140 10,-124 46,-118 76,-96 66,-70 28,-54 -16,-58 -42,-84 -50,-116 -62,-130';
  shape(smooth(on(place, outline), { closed: true }), place(-30, -184), place(30, -54), [
    '#fbe6b8',
    '#f0c27c',
    '#c8864a',
  ]);
  for (const [u, v] of trace('-34,-100 -14,-86 8,-78 30,-82 -6,-104 18,-102 44,-98 -30,-128'))
    gutta(smooth([place(u, v), place(u + 7, v + 7), place(u + 16, v + 8)]), 1.1, false);
  shape(
    smooth(on(place, '-66,-156 -98,-146 -66,-142'), { closed: true }),
    place(-66, -150),
    place(-98, -146),
    ['#8a6a4a', '#4a3a2c'],
    { width: 1.2, wet: 0 },
  );
  dot(dye, place(-46, -160), 5 * size, '#20140e');
  dot(liner, place(-48, -162), 1.3, '#fff');
}
