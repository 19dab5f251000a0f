import { pigments } from '../studio/pigments.ts';
import { Pen, svgFile } from './pen.ts';
import { figure, ground, rays, tree } from './warli.ts';

const WIDTH = 427;
const HEIGHT = 300;
const BASE = 286;

function scene(seed: number, draw: (pen: Pen) => void): string {
  const pen = new Pen(seed, pigments.geru, 1.2);
  // The three scenes are neighbours, so the ground line continues through all of them.
  ground(pen, WIDTH, BASE + 2, 2.5);
  draw(pen);
  return svgFile(WIDTH, HEIGHT, pen.toString());
}

/** Mother and child arrive at the school's open door. */
export function visit(): string {
  return scene(30, (pen) => {
    const x = 268;
    pen.shape(
      [
        [x + 40, BASE],
        [x + 40, BASE - 82],
        [x + 86, BASE - 82],
        [x + 86, BASE],
      ],
      pigments.haldi,
    );
    pen.layer();
    pen.line(
      [
        [x, BASE],
        [x, BASE - 128],
        [x + 62, BASE - 190],
        [x + 124, BASE - 128],
        [x + 124, BASE],
      ],
      3,
    );
    pen.line(
      [
        [x - 20, BASE - 112],
        [x + 62, BASE - 198],
        [x + 144, BASE - 112],
      ],
      4.5,
    );
    for (let k = 0; k < 9; k++) {
      pen.line(
        [
          [x - 10 + k * 9, BASE - 122 - k * 9.4],
          [x - 3 + k * 9, BASE - 108 - k * 9.4],
        ],
        1.5,
      );
      pen.line(
        [
          [x + 134 - k * 9, BASE - 122 - k * 9.4],
          [x + 127 - k * 9, BASE - 108 - k * 9.4],
        ],
        1.5,
      );
    }
    pen.line(
      [
        [x + 38, BASE],
        [x + 38, BASE - 84],
        [x + 88, BASE - 84],
        [x + 88, BASE],
      ],
      3,
    );
    pen.line(
      [
        [x + 88, BASE - 84],
        [x + 112, BASE - 76],
        [x + 112, BASE + 2],
      ],
      2.5,
    );
    for (let k = 0; k < 6; k++) {
      pen.dot(x + 20 + k * 16.6, BASE - 106, 3);
      pen.line(
        [
          [x + 12, BASE - 20 - k * 12],
          [x + 28, BASE - 24 - k * 12],
        ],
        1.5,
      );
    }
    pen.dot(x + 62, BASE - 148, 8);
    pen.ring(x + 62, BASE - 148, 14, 2);
    tree(pen, 78, BASE, 150);
    figure(pen, 150, BASE, 130, { right: [0.3, -0.42], left: [-0.26, -0.36], phase: 1, bun: true });
    figure(pen, 202, BASE, 86, {
      right: [0.34, -0.95],
      left: [-0.34, -0.72],
      phase: 3,
      holds: (_, at) => pen.line([at(0.3, -0.9), at(0.46, -1.16)], 6),
    });
  });
}

/** She fills the form at a table; the same form hangs on the wall, half answered. */
export function fillForm(): string {
  return scene(31, (pen) => {
    const x = 212;
    pen.path('M292 32l96-4 3 128-96 3z', pigments.card);
    pen.path(`M${x - 4} ${BASE - 60}l52-3 14 2-54 4z`, pigments.card);
    pen.layer();
    pen.trace('M292 32l96-4 3 128-96 3z', 2.5);
    pen.trace(`M${x - 4} ${BASE - 60}l52-3 14 2-54 4z`, 2);
    pen.line(
      [
        [x - 44, BASE - 56],
        [x + 110, BASE - 56],
      ],
      4.5,
    );
    pen.line(
      [
        [x - 34, BASE - 54],
        [x - 40, BASE],
      ],
      3,
    );
    pen.line(
      [
        [x + 100, BASE - 54],
        [x + 106, BASE],
      ],
      3,
    );
    pen.line(
      [
        [x - 104, BASE - 16],
        [x - 46, BASE - 17],
      ],
      4.5,
    );
    pen.line(
      [
        [x - 98, BASE - 14],
        [x - 102, BASE],
      ],
      3,
    );
    pen.line(
      [
        [x - 54, BASE - 14],
        [x - 50, BASE],
      ],
      3,
    );
    figure(pen, x - 76, BASE + 2, 132, {
      right: [0.58, -0.42],
      left: [0.34, -0.34],
      sitting: true,
      bun: true,
      phase: 1,
      holds: (_, at) => pen.line([at(0.58, -0.42), at(0.68, -0.62)], 3),
    });
    figure(pen, x + 146, BASE, 96, { facing: -1, right: [0.36, -0.7], left: [-0.2, -0.3], phase: 2 });
    for (let k = 0; k < 6; k++) {
      pen.line(
        [
          [306, 52 + k * 17],
          [326, 51 + k * 17],
        ],
        2.5,
      );
      pen.line(
        [
          [334, 52 + k * 17],
          [364 + ((k * 13) % 24), 50 + k * 17],
        ],
        4,
        k < 4 ? pigments.neel : '#d8cdb8',
      );
    }
    pen.line(
      [
        [30, BASE - 150],
        [90, BASE - 156],
        [88, BASE - 104],
        [32, BASE - 100],
        [30, BASE - 150],
      ],
      2.5,
    );
    pen.ring(60, BASE - 128, 11, 2);
    rays(pen, [60, BASE - 128], 8, 14, 20, 1.5);
  });
}

/** An empty place in the circle dance for the newcomer. */
export function bookSlot(): string {
  return scene(32, (pen) => {
    const [x, y] = [206, 150];
    const newcomer = -0.62;
    for (let k = 0; k < 13; k++) {
      const angle = (k / 13) * Math.PI * 2 + newcomer;
      figure(pen, x + Math.cos(angle) * 70, y + Math.sin(angle) * 70, 66, {
        turn: angle + Math.PI / 2,
        left: [-0.4, -0.52],
        right: [0.4, -0.52],
        bun: k % 2 === 1,
        phase: k,
        colour: k === 0 ? pigments.rani : undefined,
      });
    }
    figure(pen, x + 2, y + 36, 62, { right: [0.36, -0.8], left: [-0.3, -0.4], bun: true, phase: 2 });
    pen.ring(x + Math.cos(newcomer) * 108, y + Math.sin(newcomer) * 108, 48, 2, pigments.rani, 3.6, 9.7);
    tree(pen, 388, BASE, 92);
  });
}
