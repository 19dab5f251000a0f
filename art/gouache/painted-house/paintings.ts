/** The wall paintings in rice paste: the tree, the dance around the tarpa player, daily work. */
import { points, type Point } from '../../studio/points.ts';
import { oval, polygon } from '../../studio/shapes.ts';
import { jitter, onWall, sheet, WALL } from './yard.ts';
import { DOOR } from './house.ts';

const { random } = sheet;
const WHITE = '#f8efdb';

type Pen = {
  line: (plan: string, width?: number) => void;
  patch: (plan: string) => void;
  dot: (at: string, reach: number) => void;
};

/** One coat of white; `draw` places its pens at (u, v) on the wall, v upwards. */
function coat(draw: (at: (u: number, v: number, size?: number) => Pen) => void): void {
  sheet.lay(
    (context) =>
      draw((u, v, size = 1) => {
        const place = (plan: string): Point[] =>
          points(plan).map(([x, y]) => onWall(u + x * size, v + y * size));
        const near = (onWall(u + 10, v)[0] - onWall(u, v)[0]) / 10;
        return {
          line: (plan, width = 2.4) => {
            context.lineWidth = width * near;
            context.beginPath();
            for (const [x, y] of place(plan)) context.lineTo(x, y);
            context.stroke();
          },
          patch: (plan) => polygon(context, place(plan)),
          dot: (at, reach) => oval(context, ...place(at)[0], reach * size * near, reach * size * near),
        };
      }),
    { color: WHITE, wobble: 0.9, wobbleScale: 12, dry: 0.06, streaks: 0.6 },
  );
}

type At = (u: number, v: number, size?: number) => Pen;

/** Two triangles that meet at the waist, a head, legs; the arms are parameters. */
function person(
  at: At,
  u: number,
  v: number,
  size: number,
  arms: readonly string[],
  step = 0,
  hasBun = false,
): void {
  const pen = at(u, v, size);
  pen.patch('-13,56 13,56 0,36');
  pen.patch('0,38 10,20 -10,20');
  pen.dot('0,64', 5.4);
  if (hasBun) pen.dot('7,67', 3.4);
  for (const arm of arms) pen.line(arm, 2);
  pen.line(`-5,21 ${-9 - step},10 ${-6 - step},0 ${-10 - step},-1`, 2);
  pen.line(`5,21 ${10 - step},11 ${7 - step},0 ${3 - step},-1`, 2);
}

function treeOfLife(at: At): void {
  const pen = at(150, 30);
  pen.patch('-7,0 7,0 3,150 2,320 -2,320 -3,150');
  for (let i = 0; i < 15; i++) {
    const y = 84 + i * 15;
    for (const side of [-1, 1]) {
      // The top of the right side is not painted yet.
      if (side > 0 && i > 9) continue;
      const reach = 98 - i * 5.2;
      pen.line(`0,${y} ${side * reach * 0.5},${y + 22} ${side * reach},${y + 36}`, 2.2);
      for (let k = 2; k < 9; k++) {
        const [x, rise] = [(side * reach * k) / 9, 40 * (k / 9)];
        pen.line(`${x},${y + rise} ${x + side * 1},${y + rise + 12}`, 1.7);
        pen.line(`${x},${y + rise} ${x + side * 9},${y + rise - 3}`, 1.5);
      }
    }
  }
  for (const [u, v] of [
    [78, 262],
    [206, 176],
    [104, 356],
  ] as const) {
    const bird = at(u, v, 0.9);
    bird.patch('-13,2 -2,-3 8,2 2,8');
    bird.line('6,4 13,9', 2);
    bird.line('-13,2 -22,7', 2);
    bird.line('0,-2 0,-8', 1.5);
  }
  // A man climbs the palm for toddy.
  person(at, 160, 92, 0.6, ['-13,56 -18,68 -14,76', '13,56 6,70 -8,80'], 3);
}

/** The dancers hold each other's waists, in a spiral towards the tarpa. */
function dance(at: At): void {
  const [u, v] = [676, 226];
  const turns = 1.9 * Math.PI * 2;
  let angle = 0.4;
  let count = 0;
  while (angle < turns) {
    const reach = 44 + 108 * (angle / turns);
    const [du, dv] = [Math.cos(angle) * reach * 1.28, Math.sin(angle) * reach * 0.86];
    const size = 0.5 + 0.2 * (angle / turns);
    person(
      at,
      u + du,
      v + dv - 26,
      size,
      ['-13,55 -24,46 -30,52', '13,55 24,46 30,52'],
      count % 2 === 0 ? 3 : -3,
      count % 3 !== 0,
    );
    angle += (41 * size) / reach;
    count++;
  }
  person(at, u - 8, v - 34, 0.86, ['-13,56 -4,50 10,44', '13,56 22,44 18,34']);
  const tarpa = at(u - 8, v - 34, 0.86);
  tarpa.line('4,60 16,44 34,14', 4);
  tarpa.patch('30,22 46,12 30,2 24,12');
}

function work(at: At): void {
  // A house with its ladder and a granary.
  const hut = at(962, 204);
  hut.line('-42,0 -42,54 42,54 42,0 -42,0', 2.2);
  hut.patch('-54,52 54,52 30,92 -30,92');
  for (let x = -36; x < 40; x += 9) hut.line(`${x},2 ${x + 5},26 ${x},50`, 1.4);
  hut.line('-10,0 -10,32 10,32 10,0', 2);
  // Two people pound rice.
  person(at, 936, 128, 0.76, ['-13,56 2,52 22,58', '13,56 18,50 22,46'], -2, true);
  person(at, 988, 128, 0.76, ['13,56 0,50 -18,60', '-13,56 -18,48 -20,42'], 2, true);
  const mortar = at(962, 128, 0.76);
  mortar.line('1,92 1,18', 3.4);
  mortar.patch('-11,18 13,18 7,0 -5,0');
  // A bullock cart below.
  const cart = at(872, 82, 0.95);
  cart.line('-28,18 30,18 30,34 -28,34 -28,18', 2);
  for (let x = -20; x < 28; x += 9) cart.line(`${x},19 ${x},33`, 1.6);
  const rim = Array.from(
    { length: 17 },
    (_, i) => `${Math.cos(i / 2.55) * 15},${13 + Math.sin(i / 2.55) * 15}`,
  ).join(' ');
  cart.line(rim, 2);
  for (const spoke of ['-14,13 14,13', '0,-1 0,27', '-10,3 10,23', '-10,23 10,3']) cart.line(spoke, 1.4);
  cart.line('30,22 62,20', 2.2);
  for (const u of [66, 90]) {
    cart.patch(`${u - 16},26 ${u},16 ${u - 16},10`);
    cart.patch(`${u + 16},26 ${u},16 ${u + 16},10`);
    cart.line(`${u + 16},24 ${u + 24},32 ${u + 30},24`, 2.4);
    cart.line(`${u + 24},32 ${u + 20},42`, 1.6);
    for (const leg of [-14, -9, 10, 15]) cart.line(`${u + leg},12 ${u + leg + 1},-3`, 1.7);
    cart.line(`${u - 16},25 ${u - 23},14`, 1.4);
  }
  person(at, 870, 116, 0.5, ['13,55 24,50 34,58', '-13,55 -20,44 -16,38']);
}

function sunAndMoon(at: At): void {
  const sun = at(440, 322);
  sun.dot('0,0', 15);
  for (let i = 0; i < 20; i++) {
    const angle = i * 0.314;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    sun.line(`${c * 20},${s * 20} ${c * 31},${s * 31}`, 2);
  }
  for (let i = 0; i < 8; i++) {
    const bird = at(500 + i * 15, 360 + 9 * Math.sin(i * 1.4), 0.6);
    bird.line('-9,5 0,0 9,5', 2);
  }
}

/** Triangles, zigzag and dots along the foot, the corner and around the door. */
function borders(at: At): void {
  for (let u = 12; u < WALL.long; u += 17) {
    if (u > DOOR.left - 30 && u < DOOR.right + 24) continue;
    at(u, 40).patch('0,0 14,0 7,13');
    at(u, 59).line('0,6 7,0 14,6', 1.8);
  }
  for (const [from, to] of [
    [6, DOOR.left - 26],
    [DOOR.right + 26, WALL.long],
  ] as const) {
    for (const v of [37, 56, 69]) at(0, v).line(`${from},0 ${(from + to) / 2},0 ${to},0`, 2);
  }
  for (let v = 74; v < 400; v += 15) at(10, v).patch('0,0 0,12 10,6');
  at(24, 74).line('0,0 0,160 0,330', 2);
  for (let v = 74; v < DOOR.high; v += 14) {
    for (const u of [DOOR.left - 38, DOOR.right + 30]) at(u, v).patch('0,0 11,6 0,12');
    at(DOOR.left - 44, v).dot('0,6', 2);
  }
  for (let i = 0; i < 60; i++) at(28 + random() * 240, 74 + jitter(4)).dot('0,4', 1.3);
}

export function paintings(): void {
  coat(treeOfLife);
  coat(dance);
  coat(work);
  coat(sunAndMoon);
  coat(borders);
}
