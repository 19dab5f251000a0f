/** Two deer, two peacocks and the birds in the tree. */
import { oval, type Place, placed, type Point, sizeOf, smooth, trace } from '../../studio/curves.ts';
import { type Dye, scalloped } from '../kalam.ts';
import { kalam } from './cotton.ts';

export function drawAnimals(): void {
  deer(placed(214, 1184, 0, 0.94), 'madder', 1);
  deer(placed(1004, 1184, 0, 0.9), 'rose', -1);
  peacock(placed(462, 1062, 0, 1.06), 1);
  peacock(placed(766, 1056, 0, 1), -1);
}

/** A spotted deer: the left one grazes, the right one listens. */
function deer(place: Place, fill: Dye, way: 1 | -1): void {
  const flip: Place = (u, v) => place(u * way, v);
  const on = (points: string) => trace(points).map(([u, v]) => flip(u, v));
  for (const leg of [
    '-44,-60 -50,-30 -44,-2 -36,-2 -38,-30 -28,-58',
    '-24,-58 -20,-28 -26,-2 -18,-2 -10,-30 -10,-58',
    '40,-58 46,-30 40,-2 48,-2 56,-30 58,-62',
    '22,-56 20,-28 26,-2 34,-2 32,-28 38,-56',
  ]) {
    kalam.form(smooth(on(leg), { closed: true }), fill, 2);
  }
  const body = '-62,-84 -56,-110 -20,-112 20,-106 52,-110 68,-92 60,-58 20,-50 -30,-52 -58,-58';
  kalam.form(smooth(on(body), { closed: true }), fill);
  kalam.form(smooth(on('-62,-92 -78,-100 -74,-86'), { closed: true }), undefined, 1.8);
  const head =
    way === 1
      ? '54,-100 84,-86 96,-52 108,-30 122,-22 118,-12 100,-14 86,-34 70,-62 52,-76'
      : '46,-102 62,-134 66,-160 88,-166 112,-150 108,-142 88,-140 84,-116 70,-84';
  kalam.form(smooth(on(head), { closed: true }), fill);
  const [eye, ear] = way === 1 ? ['104,-32', '92,-44 84,-64 98,-54'] : ['88,-154', '74,-160 54,-172 70,-148'];
  kalam.form(smooth(on(ear), { closed: true }), undefined, 1.8);
  kalam.dot(on(eye)[0], 2.8);
  if (way === -1)
    for (const horn of [
      '78,-164 72,-194 84,-214',
      '74,-184 60,-198',
      '86,-164 92,-192 106,-206',
      '91,-186 106,-190',
    ])
      kalam.line(smooth(on(horn)), 2.6);
  for (let k = 0; k < 16; k++) {
    const at = flip(-46 + (k % 8) * 13, -98 + Math.floor(k / 8) * 20 + (k % 3) * 4);
    kalam.form(oval(...at, 3.4, 3.2, { count: 8 }), undefined, 1);
  }
}

function peacock(place: Place, way: 1 | -1): void {
  const flip: Place = (u, v) => place(u * way, v);
  const on = (points: string) => trace(points).map(([u, v]) => flip(u, v));
  const rump = flip(-30, -44);
  for (let k = 8; k >= 0; k--) {
    const reach = 96 + (k % 3) * 13;
    const angle = (way > 0 ? Math.PI - 0.62 : 0.62) + way * (k - 4) * 0.098 * -1;
    const tip: Point = [rump[0] + Math.cos(angle) * reach, rump[1] + Math.sin(angle) * reach * 0.62 + 12];
    kalam.line(smooth([rump, [(rump[0] + tip[0]) / 2, (rump[1] + tip[1]) / 2 - 12], tip]), 1.6);
    kalam.form(scalloped(tip, 13, 7), 'madder', 1.8);
    kalam.form(oval(...tip, 7, 7, { count: 14 }), 'indigo', 1.4);
    kalam.dot(tip, 2.2);
  }
  kalam.line(on('-4,-20 -6,2 6,4'), 2.4);
  kalam.line(on('10,-20 10,2 22,4'), 2.4);
  kalam.form(
    smooth(
      on('-54,-46 -20,-66 18,-62 34,-84 30,-116 40,-138 58,-136 62,-120 52,-96 56,-62 36,-30 0,-18 -34,-28'),
      { closed: true },
    ),
    'madder',
  );
  kalam.form(smooth(on('-40,-44 -6,-58 24,-44 4,-26 -26,-28'), { closed: true }), 'indigo', 2);
  for (let k = 0; k < 6; k++)
    kalam.line(
      smooth(
        on(`${-30 + k * 8},${-46 + (k % 2) * 4} ${-26 + k * 8},-36 ${-18 + k * 8},${-38 + (k % 2) * 4}`),
      ),
      1.2,
    );
  for (let k = 0; k < 9; k++)
    kalam.form(oval(...flip(40 + Math.sin(k) * 6, -118 + k * 9), 2.6, 2.6, { count: 8 }), undefined, 0.9);
  kalam.form(smooth(on('60,-130 80,-126 60,-122'), { closed: true }), undefined, 1.8);
  kalam.form(oval(...flip(51, -128), 4, 4, { count: 10 }), undefined, 1.4);
  kalam.dot(flip(51, -128), 1.8);
  for (const [u, v] of trace('40,-164 50,-168 60,-162')) {
    kalam.line([flip(48, -138), flip(u, v)], 1.5);
    kalam.dot(flip(u, v), 3.4, 'indigo');
  }
}

/** Small birds in the gaps between the boughs, each in another pose. */
export function drawBirds(): void {
  const birds: readonly [
    x: number,
    y: number,
    angle: number,
    size: number,
    way: 1 | -1,
    fill: Dye,
    spread: boolean,
  ][] = [
    [388, 768, -0.1, 0.92, 1, 'madder', false],
    [806, 700, 0.14, 0.86, -1, 'indigo', false],
    [452, 486, -0.34, 0.84, 1, 'indigo', false],
    [760, 470, 0.2, 0.9, -1, 'madder', true],
    [318, 350, 0.1, 0.8, -1, 'rose', true],
    [866, 862, 0, 0.82, 1, 'madder', false],
    [470, 214, 0.2, 0.78, 1, 'madder', true],
    [738, 226, -0.1, 0.74, -1, 'rose', false],
  ];
  for (const [x, y, angle, size, way, fill, spread] of birds) {
    const own = placed(x, y, angle, size);
    bird((u, v) => own(u * way, v), fill, spread);
  }
}

function bird(place: Place, fill: Dye, spread: boolean): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  for (const tail of ['-34,6 -92,22 -96,34 -36,18', '-34,10 -78,44 -76,54 -30,22'])
    kalam.form(smooth(on(tail), { closed: true }), fill === 'indigo' ? 'madder' : 'indigo', 2);
  if (spread) kalam.form(smooth(on('-6,-6 -40,-64 -18,-78 8,-66 22,-40 20,-6'), { closed: true }), undefined);
  kalam.form(
    smooth(on('-40,10 -20,-14 10,-18 26,-36 44,-40 54,-28 48,-12 40,6 18,24 -16,24'), { closed: true }),
    fill,
  );
  if (spread) {
    for (let k = 0; k < 5; k++)
      kalam.line(
        smooth(on(`${-2 + k * 4},-12 ${-14 + k * 7},-46 ${-26 + k * 10},${-66 + Math.abs(k - 2) * 4}`)),
        1.3,
      );
  } else {
    const wing = on('-30,8 -8,-8 18,-4 10,14 -10,18');
    kalam.form(smooth(wing, { closed: true }), undefined, 2);
    for (let k = 0; k < 5; k++)
      kalam.line(smooth(on(`${-16 + k * 6},${-2 - k} ${-20 + k * 6},8 ${-14 + k * 6},14`)), 1.2);
  }
  kalam.form(smooth(on('52,-32 72,-26 52,-22'), { closed: true }), 'madder', 1.8);
  kalam.form(oval(...place(43, -29), 4 * sizeOf(place), 4 * sizeOf(place), { count: 10 }), undefined, 1.4);
  kalam.dot(place(43, -29), 1.7);
  kalam.line(on('8,24 8,36 16,38'), 1.8);
  kalam.line(on('0,24 -2,36 6,38'), 1.8);
}
