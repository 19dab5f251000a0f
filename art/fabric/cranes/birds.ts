/** Two cranes that stand, two that fly and a chick. */
import { band, evenly, type Place, placed, type Point, sizeOf, smooth, trace } from '../../studio/curves.ts';
import { dot, line } from '../brush.ts';
import { dye, gutta, liner, shape } from './silk.ts';

type Neck = { spine: string; bill: string; eye: Point };

export const calling: Neck = {
  spine: '-44,-276 -92,-330 -74,-392 -92,-446 -98,-480',
  bill: '-104,-494 -114,-534 -123,-576 -108,-536 -95,-496',
  eye: [-99, -488],
};
export const stooping: Neck = {
  spine: '-46,-262 -110,-300 -158,-256 -164,-190 -182,-140',
  bill: '-180,-136 -196,-104 -206,-62 -190,-98 -172,-132',
  eye: [-184, -144],
};

/** A sarus: grey as rain, with a red head on a neck that a tall man could look in the eye. */
export function standing(place: Place, { spine, bill, eye }: Neck): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  for (const [leg, shade] of [
    ['20,-190 30,-96 16,0', '#a8505a'],
    ['-4,-190 2,-98 -12,6', '#c86a6a'],
  ]) {
    const chain = evenly(smooth(on(leg)), 2);
    shape(
      band(chain, (t) => 5.6 - 1.6 * Math.sin(t * 3.1)),
      chain[0],
      chain[chain.length - 1],
      [shade, '#8a3c4a'],
      { width: 2, wet: 2 },
    );
    const foot = chain[chain.length - 1];
    for (const [dx, dy] of trace('-26,6 -8,12 22,7'))
      line(dye, [foot, [foot[0] + dx, foot[1] + dy]], 3, '#8a3c4a');
  }
  for (const [x, y, angle, length] of [
    [112, -236, 0.95, 142],
    [94, -222, 1.15, 130],
    [128, -246, 0.72, 128],
    [74, -208, 1.36, 112],
  ]) {
    plume(placed(...place(x, y), angle, sizeOf(place)), length, ['#fbf6ea', '#b4bcc8', '#3c4a62']);
  }
  shape(
    smooth(on('-72,-246 -52,-292 -4,-312 60,-298 118,-254 146,-214 96,-192 30,-178 -30,-188 -62,-212'), {
      closed: true,
    }),
    place(-40, -300),
    place(60, -180),
    ['#b9c2ce', '#7d8da4', '#44556f'],
  );
  for (const [x, y, angle, length] of [
    [10, -286, 0.5, 120],
    [-8, -262, 0.46, 128],
    [-18, -238, 0.36, 116],
    [40, -292, 0.62, 100],
  ]) {
    plume(placed(...place(x, y), angle, sizeOf(place)), length, ['#aab4c4', '#6c7e98', '#3a4a64']);
  }
  const neck = evenly(smooth(on(spine)), 2);
  const outline = band(
    neck,
    (t) => (15 - 7 * t + (t > 0.86 ? 5 * Math.sin((t - 0.86) * 22) : 0)) * sizeOf(place),
  );
  shape(outline, neck[0], neck[neck.length - 1], ['#8c9ab0', '#a8b0be', '#d8341f', '#b0140f'], { wet: 6 });
  shape(smooth(on(bill), { closed: true }), place(...eye), on(bill)[2], ['#b8b090', '#5a5a48'], {
    width: 2,
    wet: 0,
  });
  const head = place(...eye);
  shape(
    smooth(
      Array.from({ length: 8 }, (_, k): Point => placed(...head, k * 0.785, sizeOf(place))(12, 0)),
      { closed: true },
    ),
    place(eye[0], eye[1] - 10),
    place(eye[0], eye[1] + 10),
    ['#d8dcc0', '#c8281c'],
    { width: 2.4, wet: 0 },
  );
  dot(dye, head, 3.6 * sizeOf(place), '#2a1a12');
  dot(liner, head, 1.6, '#fff');
}

/** One long feather with its shaft. */
function plume(
  place: Place,
  length: number,
  colours: readonly string[],
  { width = 2.6, gold = true } = {},
): void {
  const outline = smooth(
    [
      place(0, -4),
      place(length * 0.4, -15),
      place(length * 0.86, -11),
      place(length, 2),
      place(length * 0.8, 12),
      place(length * 0.36, 12),
    ],
    { closed: true },
  );
  shape(outline, place(0, 0), place(length, 0), colours, { width, gold, wet: 4 });
  gutta(smooth([place(8, -2), place(length * 0.5, -2), place(length * 0.9, 1)]), width * 0.6, false);
}

/** A raised wing: feathers along the arm, each turned a little further up, the hand dark. */
function wing(place: Place, [u, v]: Point, size: number): void {
  const arm = evenly(
    smooth(trace('0,0 -26,-60 -20,-124 16,-190').map(([a, b]) => place(u + a * size, v + b * size))),
    2,
  );
  for (let k = 9; k >= 0; k--) {
    const share = k / 9;
    const from = arm[Math.round(share * (arm.length - 1))];
    const tints = k > 4 ? ['#7f8ca2', '#4c5a74', '#1e2840'] : ['#c8ced8', '#8c9ab0', '#5a6a84'];
    plume(placed(...from, 0.22 - share * 1.5, sizeOf(place) * size), 112 + 34 * share, tints, {
      width: 1.5,
      gold: false,
    });
  }
  gutta(arm, 4);
}

/** A bird on the wing: neck out in front, legs out behind, the hands of the wings dark. */
export function flying(place: Place): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  wing(place, [-26, -12], 0.86);
  for (const v of [-6, 4])
    line(dye, smooth([place(60, v), place(150, v + 10), place(226, v + 12)]), 4 * sizeOf(place), '#a8505a');
  shape(
    smooth(on('-66,-10 -20,-28 50,-24 108,-4 50,16 -24,16'), { closed: true }),
    place(0, -28),
    place(0, 18),
    ['#c4ccd6', '#6c7c94'],
  );
  wing(place, [16, -14], 1);
  const neck = evenly(smooth(on('-54,-6 -110,-14 -160,-4 -206,-12')), 2);
  shape(
    band(neck, (t) => (10 - 4 * t + (t > 0.88 ? 3 : 0)) * sizeOf(place)),
    neck[0],
    neck[neck.length - 1],
    ['#8c9ab0', '#a8b0be', '#d8341f', '#b0140f'],
    { wet: 3 },
  );
  shape(
    smooth(on('-204,-16 -252,-8 -204,-8'), { closed: true }),
    place(-204, -12),
    place(-252, -8),
    ['#b8b090', '#5a5a48'],
    { width: 1.8, wet: 0 },
  );
}

export function chick(place: Place): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  for (const leg of ['10,-60 14,-28 8,0', '-10,-60 -12,-28 -18,2']) line(dye, on(leg), 4, '#b06a50');
  shape(
    smooth(on('-52,-90 -20,-124 40,-116 70,-86 40,-58 -24,-56'), { closed: true }),
    place(0, -124),
    place(0, -56),
    ['#f4d8a0', '#c88a4a'],
  );
  shape(
    smooth(on('-46,-100 -66,-150 -56,-182 -28,-178 -22,-150 -16,-112'), { closed: true }),
    place(-50, -180),
    place(-20, -100),
    ['#f2cc8a', '#c8864a'],
  );
  line(dye, on('-62,-166 -92,-158'), 6, '#5a4a3a');
  dot(dye, place(-50, -168), 4, '#2a1a12');
}
