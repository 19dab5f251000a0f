/** Mud walls with red geru, a thatch in courses, a decorated door, the raised floor in front of it. */
import { between } from '../../studio/curves.ts';
import { points, type Point } from '../../studio/points.ts';
import { curve, leaf, oval, polygon } from '../../studio/shapes.ts';
import { jitter, CORNER, eave, one, onWall, sheet, soft, WALL, wallFoot, wallTop, WIDTH } from './yard.ts';

const { random, noise } = sheet;
export const DOOR = { left: 1092, right: 1204, high: 330 };

function walls(): void {
  const [left, right] = [CORNER, WIDTH + 20];
  const front: Point[] = [
    [left, wallTop(left)],
    [right, wallTop(right)],
    [right, wallFoot(right)],
    [left, wallFoot(left)],
  ];
  sheet.fill('#a3472a', front, { second: '#94402a', angle: 0.5, streaks: 0.9 });
  sheet.lay(
    (context) => {
      for (let i = 0; i < 90; i++) {
        const [x, y] = onWall(random() * WALL.long, random() * WALL.high);
        curve(
          context,
          [
            [x - 30, y + 12],
            [x, y],
            [x + 34, y + 10 + jitter(8)],
          ],
          5 + 6 * random(),
        );
      }
    },
    { color: '#b5563a', cover: 0.5, dry: 0.35, wobble: 3 },
  );
  // Darker earth where rain splashed up.
  const band = (low: number, high: number) => [
    onWall(0, high),
    onWall(WALL.long, high),
    onWall(WALL.long, low),
    onWall(0, low),
  ];
  sheet.fill('#6d2d20', band(0, 34), { second: '#7c3626', angle: 0.1 });
}

function doorway(): void {
  const { left, right, high } = DOOR;
  const frame = (from: number, to: number, low: number, top: number) => [
    onWall(from, top),
    onWall(to, top),
    onWall(to, low),
    onWall(from, low),
  ];
  sheet.fill('#24140f', frame(left, right, 12, high), { second: '#331d16', angle: 1.4 });
  // Inside: a clay pot on a stand and a lit lamp.
  sheet.spot('#e89a3a', onWall(left + 44, 96), 26, 26, { soft: 14, cover: 0.5 });
  soft(
    '#7a4426',
    [
      onWall(left + 30, 40),
      onWall(left + 20, 64),
      onWall(left + 34, 84),
      onWall(left + 58, 84),
      onWall(left + 72, 62),
      onWall(left + 62, 40),
    ],
    { second: '#96562f' },
  );
  sheet.spot('#ffd77a', onWall(left + 45, 100), 4, 8);
  for (const [from, to, low, top] of [
    [left - 16, left, 6, high + 16],
    [right, right + 18, 6, high + 16],
    [left - 22, right + 24, high, high + 20],
  ] as const) {
    sheet.fill('#5a3420', frame(from, to, low, top), { second: '#7a4a2c', angle: low > 100 ? 0 : 1.5 });
  }
  // A wedding garland of mango leaves and marigolds.
  const string = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    return onWall(left - 14 + (right - left + 28) * t, high - 4 - 13 * Math.abs(Math.sin(t * Math.PI * 3)));
  });
  sheet.lay(
    (context) => {
      for (const [x, y] of string) leaf(context, [x, y], 38, 13, 1.57 + jitter(0.16));
    },
    { color: '#3f7538', second: '#5c9040', wobble: 1 },
  );
  sheet.lay(
    (context) => {
      for (const [i, [x, y]] of string.entries()) if (i % 2 === 0) oval(context, x, y + 2, 8, 8);
    },
    { color: '#f08a1e', second: '#ffc23a', wobble: 1.2 },
  );
}

/** The raised floor of earth along the wall. */
function floor(): void {
  const edge = (x: number) => wallFoot(x) + 58 + (x - CORNER) * 0.026;
  const [left, right] = [118, WIDTH + 20];
  sheet.fill(
    '#b5714a',
    [
      [CORNER - 6, wallFoot(CORNER)],
      [right, wallFoot(right)],
      [right, edge(right)],
      [left, edge(left) - 4],
    ],
    { second: '#c4845a', angle: 0.09 },
  );
  sheet.fill(
    '#7c4530',
    [
      [left, edge(left) - 4],
      [right, edge(right)],
      [right, edge(right) + 64],
      [left, edge(left) + 34],
    ],
    { second: '#8f5238', angle: 0.1 },
  );
  sheet.line(
    '#dba06e',
    [
      [left, edge(left) - 4],
      [right, edge(right)],
    ],
    4,
    { dry: 0.2 },
  );
  sheet.fill(
    '#8a5138',
    [
      [left, edge(left) + 34],
      [right, edge(right) + 64],
      [right, edge(right) + 104],
      [left + 10, edge(left) + 58],
    ],
    { soft: 9, cover: 0.55 },
  );
  // Shadow at the foot of the wall.
  sheet.fill(
    '#8f5036',
    [
      [CORNER, wallFoot(CORNER)],
      [right, wallFoot(right)],
      [right, wallFoot(right) + 12],
      [CORNER, wallFoot(CORNER) + 8],
    ],
    { soft: 4, cover: 0.6 },
  );
}

/** Courses of straw, each with a ragged edge and a shadow on the next. */
function thatch(): void {
  const ridge = (x: number) => 44 - (x - 400) * 0.2;
  const at = (x: number, down: number): Point => {
    // The straw leans outwards from the ridge to the eave.
    const top: Point = [400 + (x - 96) * 0.76, ridge(400 + (x - 96) * 0.76)];
    return between(top, [x, eave(x)], down);
  };
  sheet.line('#6d4a26', points('404,40 250,196 92,356'), 24, { second: '#8a6530', wobble: 3 });
  const courses = 5;
  const right = WIDTH + 60;
  for (let course = 0; course < courses; course++) {
    const [from, to] = [course / courses - 0.02, (course + 1) / courses];
    const hem = (x: number) => to + (0.05 * noise(x / 26, course, 3) - 0.01);
    const edge: Point[] = [];
    for (let x = right; x >= 96; x -= 9) edge.push(at(x, hem(x) + jitter(0.012)));
    const shadow = edge.map(([x, y]): Point => [x + 3, y + 13]);
    sheet.fill('#4f3218', [at(96, from), at(right, from), ...shadow], { soft: 5, cover: 0.75 });
    sheet.fill(one(['#b98d48', '#b2863f', '#c0954e']), [at(96, from), at(right, from), ...edge], {
      second: '#a27838',
      angle: 1.1,
      streaks: 1.3,
    });
    for (const [color, count, thick] of [
      ['#8a6530', 130, 3],
      ['#d6ae66', 150, 2.8],
      ['#ecd08c', 70, 2.4],
      ['#6d4c26', 60, 2.2],
    ] as const) {
      sheet.lay(
        (context) => {
          for (let i = 0; i < count; i++) {
            const x = 96 + random() * (right - 96);
            const start = from + (to - from) * random() * 0.75;
            const slip = jitter(10);
            const a = at(x, start);
            const b = at(x + slip, Math.min(hem(x) + 0.03, start + (to - from) * (0.3 + 0.5 * random())));
            curve(context, [a, between(a, b, 0.5), b], thick * (0.7 + 0.6 * random()));
          }
        },
        { color, wobble: 1, dry: 0.12 },
      );
    }
  }
  // Straw ends over the eave.
  for (const color of ['#8a6530', '#c9a25a', '#5f421f'])
    sheet.lay(
      (context) => {
        for (let i = 0; i < 90; i++) {
          const x = 100 + random() * (WIDTH - 80);
          const y = eave(x) - 6;
          curve(
            context,
            [
              [x, y],
              [x - 2 + jitter(4), y + 12],
              [x - 4 + jitter(8), y + 16 + 20 * random()],
            ],
            2.4,
          );
        }
      },
      { color, wobble: 1 },
    );
}

/** The shadows of the eave and of a tree's leaves on the lit wall. */
export function shadows(): void {
  const edge: Point[] = [];
  for (let x = WIDTH + 20; x >= CORNER; x -= 12)
    edge.push([x, wallTop(x) + 50 + (x - CORNER) * 0.03 + jitter(7)]);
  sheet.fill('#3d1420', [[CORNER, wallTop(CORNER) - 6], [WIDTH + 20, wallTop(WIDTH + 20) - 6], ...edge], {
    cover: 0.5,
    soft: 2,
    streaks: 0.4,
  });
  sheet.lay(
    (context) => {
      for (let i = 0; i < 120; i++) {
        const t = random();
        const [x, y] = onWall(760 + 470 * random(), 400 - 300 * t * random());
        if (noise(x / 90, y / 70, 2) < 0.5) continue;
        leaf(context, [x, y], 30 + 26 * random(), 15, 0.4 + jitter(1.1));
      }
      polygon(context, [onWall(1230, 420), onWall(1130, 420), onWall(1230, 330)]);
    },
    { color: '#4a1826', cover: 0.3, soft: 2.2, streaks: 0.3 },
  );
}

export function house(): void {
  walls();
  doorway();
  floor();
}

export const roof = thatch;
