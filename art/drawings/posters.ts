import { Pen, type Point, svgFile } from './pen.ts';
import { figure, rays } from './warli.ts';

const WIDTH = 300;
const HEIGHT = 350;
/** The colour of paper without ink; the poster's own colour is under the drawing. */
const PAPER = '#fbf3e2';
const JAMUN = '#5a2a56';

/** A sun over the hills, and five people who dance hand in hand under it. */
export function campPoster(): string {
  const pen = new Pen(90, PAPER, 1.8);
  const sun: Point = [150, 122];
  pen.dot(...sun, 52);
  rays(pen, sun, 12, 64, 104, 5);
  for (let k = 0; k < 12; k++) {
    const angle = ((k + 0.5) * Math.PI) / 6;
    const at = (far: number): Point => [sun[0] + Math.cos(angle) * far, sun[1] + Math.sin(angle) * far];
    pen.line([at(64), at(84)], 5);
  }
  pen.line(
    [
      [10, 262],
      [60, 240],
      [110, 256],
      [170, 232],
      [230, 254],
      [290, 238],
    ],
    6.5,
  );
  for (let k = 0; k < 5; k++) {
    const size = k % 2 ? 53 : 74;
    figure(pen, 62 + k * 44, 334, size, {
      left: [-0.36, -0.5],
      right: [0.36, -0.5],
      bun: k % 2 === 1,
      phase: k,
    });
  }
  pen.line(
    [
      [0, 338],
      [300, 338],
    ],
    4,
  );
  return svgFile(WIDTH, HEIGHT, pen.toString());
}

/** A folder with a work on its cover, a pencil next to it, and the lines of two other sheets. */
export function portfolioPoster(): string {
  const pen = new Pen(91, PAPER, 1.8);
  pen.path('M50 96l176-22 10 206-170 24z');
  pen.layer();
  pen.trace('M66 76l180-6 4 214-14 0-8-206z', 6);
  pen.line(
    [
      [92, 132],
      [188, 120],
      [192, 216],
      [96, 228],
      [92, 132],
    ],
    5,
    JAMUN,
  );
  pen.ring(140, 164, 20, 4, JAMUN);
  pen.line(
    [
      [104, 218],
      [124, 192],
      [142, 206],
      [166, 178],
      [188, 204],
    ],
    4,
    JAMUN,
  );
  pen.line(
    [
      [104, 250],
      [190, 240],
    ],
    4.5,
    JAMUN,
  );
  pen.line(
    [
      [108, 266],
      [160, 259],
    ],
    4,
    JAMUN,
  );
  pen.line(
    [
      [232, 300],
      [284, 340],
    ],
    6,
  );
  for (let k = 0; k < 6; k++) {
    pen.line(
      [
        [16 + k * 8, 320 + (k % 2) * 8],
        [46 + k * 8, 314],
      ],
      3.5,
    );
  }
  for (let k = 0; k < 8; k++) {
    pen.line(
      [
        [20, 30 + k * 9],
        [44 - k * 2, 26 + k * 9],
      ],
      3.5,
    );
  }
  return svgFile(WIDTH, HEIGHT, pen.toString());
}
