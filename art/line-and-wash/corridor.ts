/**
 * The school corridor in one-point perspective, ruled pencil and pale watercolour, by a thirteen-year-old. The
 * construction lines stay visible; the lower edge of the notice board misses the vanishing point.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { oval, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import type { Line } from '../studio/hand.ts';
import { mount } from '../studio/mount.ts';
import type { Wash } from '../studio/sheet.ts';
import {
  archway,
  at,
  blades,
  board,
  buckets,
  CEILING,
  climbing,
  dog,
  doors,
  END,
  FRAME,
  LEFT,
  leftWall,
  notices,
  onFloor,
  pairs,
  random,
  RIGHT,
  rightWall,
  room,
  sheet,
  sunlight,
  tree,
  windows,
} from './plan.ts';
import { construction, label, pencil } from './ruling.ts';

function trace(context: SKRSContext2D, shape: Line) {
  context.beginPath();
  for (const [x, y] of shape) context.lineTo(x, y);
  context.closePath();
}

/** Paints shapes inside the ruled frame; shapes in `reserved` stay bare paper. */
function paint(shapes: readonly Line[], wash: Wash, reserved: readonly Line[] = []) {
  sheet.wash(
    (context) => {
      context.beginPath();
      context.rect(FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top);
      context.clip();
      for (const shape of shapes) {
        trace(context, shape);
        context.fill();
      }
      context.globalCompositeOperation = 'destination-out';
      for (const shape of reserved) {
        trace(context, shape);
        context.fill();
      }
    },
    {
      edge: 0.5,
      edgeR: 5,
      gran: 0.34,
      warp: 2,
      warpS: 30,
      flow: 0.4,
      flowS: 130,
      off: random() * 50,
      ...wash,
    },
  );
}

// A slip of the ruler.
board[0] = [board[0][0], board[0][1] - 34];

board[1] = [board[1][0], board[1][1] + 16];

/** Paints the part of the classroom that is visible through the door. */
function paintInside(door: Line) {
  const through = (shape: Line, wash: Wash) =>
    sheet.wash(
      (context) => {
        trace(context, door);
        context.clip();
        trace(context, shape);
        context.fill();
      },
      { edge: 0.4, warp: 1.4, gran: 0.3, ...wash },
    );
  through([at(-3, 0, 4.5), at(-1, 0, 4.5), at(-1, 0, 2), at(-3, 0, 2)], { color: '#b39a90', dens: 0.4 });
  through(room.blackboard, { color: '#33544a', dens: 0.9 });
  through(room.bench, { color: '#8a5630', dens: 0.8 });
}

export function colour() {
  const walls: Wash = { color: '#ecd9a6', dens: 0.5 };
  const doorways = doors.map(([near, far]) => leftWall(near, far, 0, 2.15));
  paint([leftWall(1, END, 1.2, CEILING)], walls, doorways);
  paint([rightWall(1, END, 1.2, CEILING)], { color: '#e2c994', dens: 0.62 }, [
    board,
    ...windows.map(([near, far]) => rightWall(near, far, 1.3, 2.3)),
  ]);
  paint([[at(LEFT, CEILING, 1), at(RIGHT, CEILING, 1), at(RIGHT, CEILING, END), at(LEFT, CEILING, END)]], {
    color: '#c8c8cf',
    dens: 0.36,
  });
  paint([leftWall(1, END, 0.1, 1.2)], { color: '#7fb5a8', dens: 0.62 }, doorways);
  paint([rightWall(1, END, 0.1, 1.2)], { color: '#6fa89d', dens: 0.72 }, climbing);
  paint(
    [
      onFloor([
        [LEFT, 1],
        [RIGHT, 1],
        [RIGHT, END],
        [LEFT, END],
      ]),
    ],
    { color: '#b39a90', dens: 0.62, back: 0.35 },
    [...sunlight, dog.body, dog.head, ...dog.legs, ...pairs.flatMap(({ shapes }) => shapes)],
  );
  paint(
    [
      onFloor([
        [LEFT, 5.8],
        [RIGHT, 5.2],
        [RIGHT, END],
        [LEFT, END],
      ]),
    ],
    { color: '#8b7f94', dens: 0.3 },
    [...sunlight, dog.body, dog.head, ...dog.legs],
  );
  paint(sunlight, { color: '#f9dc8a', dens: 0.5, edge: 0.3 });
  paint(climbing, { color: '#f9dc8a', dens: 0.4, edge: 0.3 });
  paint(
    [[at(LEFT, 0, END), at(LEFT, CEILING, END), at(RIGHT, CEILING, END), at(RIGHT, 0, END)]],
    { color: '#c9a972', dens: 0.6 },
    [archway],
  );
  paint([archway], { color: '#d6ecf4', dens: 0.6 });
  paint([tree], { color: '#7fae45', dens: 0.8, warp: 4, warpS: 9 });
  paint([oval(...at(0.3, 1.3, END), 18, 14), oval(...at(-0.35, 1.15, END), 15, 9)], {
    color: '#3f7a3a',
    dens: 0.6,
    warp: 4,
    warpS: 9,
  });
  // Open doors: light from the rooms, one leaf of each folded back on the wall.
  paint(doorways, { color: '#fdeeb8', dens: 0.5, edge: 0.2 });
  paint(
    doors.map(([near, far]) => leftWall(far, far + (far - near) * 0.52, 0, 2.1)),
    { color: '#9a5d33', dens: 0.85 },
  );
  paint(
    doors.flatMap(([near, far]) => [
      leftWall(near - 0.09, near, 0, 2.24),
      leftWall(far, far + 0.07, 0, 2.24),
      leftWall(near - 0.09, far + 0.07, 2.13, 2.24),
    ]),
    { color: '#7d4526', dens: 0.8, edge: 0.3 },
  );
  paint(
    windows.map(([near, far]) => rightWall(near, far, 1.3, 2.3)),
    { color: '#cfe7ef', dens: 0.6 },
  );
  paint(
    [board],
    { color: '#a06a3a', dens: 0.75 },
    notices.map(({ sheet: paper }) => paper),
  );
  for (const { sheet: paper, colour } of notices) paint([paper], { color: colour, dens: 0.7, edge: 0.3 });
  paint(buckets, { color: '#cf2f22', dens: 1.05 });
  for (const { shapes, colour } of pairs) {
    paint(
      shapes.map((shape) => shape.map(([x, y]): Point => [x + 5, y + 3])),
      { color: '#5d5060', dens: 0.5, warp: 0.8 },
      shapes,
    );
    paint(shapes, { color: colour, dens: 0.8, warp: 0.8, edge: 0.4, edgeR: 3 });
  }
  paint([dog.body.map(([x, y]): Point => [x + 10, y + 5])], { color: '#6b5a6a', dens: 0.5, warp: 1 }, [
    dog.body,
    ...dog.legs,
  ]);
  paint(dog.legs, { color: '#d9a066', dens: 0.8, warp: 0.6 });
  paint([dog.body], { color: '#c98544', dens: 0.8, warp: 1 }, [dog.head]);
  paint([dog.head], { color: '#d29150', dens: 0.8, warp: 0.6 });
  paint([dog.ear], { color: '#7a4522', dens: 0.9, warp: 0.6 });
  paint(blades, { color: '#7a5a44', dens: 0.8, warp: 1 });
  for (let beam = 2.2; beam < END; beam += 2.1) {
    paint(
      [
        [
          at(LEFT, CEILING, beam),
          at(RIGHT, CEILING, beam),
          at(RIGHT, CEILING - 0.2, beam),
          at(LEFT, CEILING - 0.2, beam),
        ],
      ],
      { color: '#b9b4ba', dens: 0.5, edge: 0.4 },
    );
  }
  paintInside(doorways[0]);
  // Colour tests on the margin.
  for (const [x, hue] of [
    [90, '#7fb5a8'],
    [128, '#f9dc8a'],
    [160, '#cf2f22'],
    [196, '#b39a90'],
  ] as const) {
    sheet.wash((context) => context.fillRect(x, 1252, 24 + random() * 12, 15), {
      color: hue,
      dens: 0.8,
      warp: 4,
      warpS: 12,
      edge: 0.7,
      edgeR: 3,
    });
  }
}

sheet.line(construction, '#4a4648', 0.7, 0.34);

colour();

const inFrame = (draw: (context: SKRSContext2D) => void) => (context: SKRSContext2D) => {
  context.save();
  context.beginPath();
  context.rect(FRAME.left - 14, FRAME.top - 14, FRAME.right - FRAME.left + 28, FRAME.bottom - FRAME.top + 28);
  context.clip();
  draw(context);
  context.restore();
};

sheet.line(inFrame(pencil), '#3a3638', 1, 0.34);

sheet.line(inFrame(construction), '#4a4648', 0.5, 0.34);

sheet.line(label, '#3a3638', 1, 0.34);

savePicture(
  mount(sheet.toCanvas({ relief: 0.05, curl: 0.035 }), { pad: 46, bg: '#c3b8a4', deckle: 1.2, seed: 33 }),
);
