/** The boat in one stroke, a standing man with a pole, and their reflection. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../../studio/blur.ts';
import { points, type Point } from '../../studio/points.ts';
import { randomFrom } from '../../studio/random.ts';
import { drawn, HEIGHT, sheet, WIDTH } from './scene.ts';

const BOAT: Point = [500, 668];
const MAN: Point = [596, 672];

function hull(context: SKRSContext2D): void {
  context.save();
  context.translate(...BOAT);
  context.beginPath();
  context.moveTo(-196, -30);
  context.bezierCurveTo(-150, -2, -80, 2, 0, 2);
  context.bezierCurveTo(90, 2, 150, -6, 206, -40);
  context.bezierCurveTo(180, 8, 140, 27, 90, 29);
  context.lineTo(-100, 29);
  context.bezierCurveTo(-150, 25, -176, 6, -196, -30);
  context.fill();
  context.restore();
}

function line(context: SKRSContext2D, path: readonly Point[], width: number): void {
  context.lineWidth = width;
  context.beginPath();
  for (const [x, y] of path) context.lineTo(x, y);
  context.stroke();
}

/** Knees slightly bent, weight on the back foot, both hands on the pole. */
function man(context: SKRSContext2D): void {
  context.save();
  context.translate(...MAN);
  context.beginPath();
  context.ellipse(3, -100, 9.5, 11.5, 0.1, 0, 7);
  context.fill();
  context.beginPath();
  context.ellipse(1, -108, 12, 6.5, -0.15, 0, 7);
  context.fill();
  line(context, points('-9,-108 -17,-101'), 5);
  context.beginPath();
  context.moveTo(-9, -86);
  context.quadraticCurveTo(4, -93, 15, -82);
  for (const [x, y] of points('12,-52 20,-26 13,-4 17,3 8,3 7,-22 -3,-30 -8,-6 -4,3 -14,3 -15,-28 -13,-50')) {
    context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
  line(context, points('11,-79 27,-66 38,-82'), 6);
  line(context, points('-5,-79 10,-58 30,-60'), 5);
  line(context, points('56,-150 31,-62 4,52'), 2.6);
  context.restore();
}

const silhouette = (context: SKRSContext2D) => {
  hull(context);
  man(context);
};

export function boat(): void {
  // Wet paper softens the edge of the stern, but not the other edges.
  const solid = sheet.draw(silhouette);
  const soft = blur(solid, WIDTH, HEIGHT, 5, 2);
  const stern = sheet.field((x, y) => (y > 640 && x < 400 ? Math.min(1, (400 - x) / 70) : 0));
  const shape = solid.map((cover, at) => cover * (1 - stern[at]) + soft[at] * stern[at]);
  sheet.lift(blur(solid, WIDTH, HEIGHT, 1, 1), 0.72);
  sheet.wash(shape, {
    color: '#38304a',
    dens: 1,
    edge: 0.4,
    edgeR: 4,
    warp: 1.7,
    warpS: 13,
    gran: 0.5,
    flow: 0.75,
    flowS: 46,
  });
  sheet.wash(
    (context) => {
      context.lineWidth = 9;
      context.beginPath();
      context.moveTo(330, 660);
      context.bezierCurveTo(420, 680, 590, 680, 670, 658);
      context.stroke();
    },
    { color: '#8c4326', dens: 0.55, edge: 0.4, dry: 0.35, gran: 0.5 },
  );
  // The light along the gunwale is lifted with a damp brush, with gaps.
  sheet.lift((context) => {
    context.globalAlpha = 0.75;
    context.lineWidth = 2.2;
    context.setLineDash([90, 14, 130, 22]);
    context.beginPath();
    context.moveTo(314, 646);
    context.bezierCurveTo(410, 673, 590, 673, 692, 640);
    context.stroke();
    context.setLineDash([]);
    line(context, points('609,586 611,616'), 2.4);
  }, 0.7);
  reflection();
}

function reflection(): void {
  const random = randomFrom(17);
  const rows = 58;
  const mask = drawn((context) => {
    for (let row = 0; row < rows; row++) {
      const y = BOAT[1] + 34 + row * 2.9;
      const left = 1 - row / rows;
      context.lineWidth = 2.4 + 1.5 * random();
      context.globalAlpha = 0.9 * left + 0.08;
      if (row < 20) {
        const half = 168 * left ** 0.8;
        const shift = (random() - 0.5) * 26;
        line(
          context,
          [
            [504 - half + shift, y],
            [510 + half + shift, y + (random() - 0.5) * 2],
          ],
          context.lineWidth,
        );
        continue;
      }
      for (const [x, half] of points('596,14 608,9')) {
        const shift = (random() - 0.5) * 24;
        line(
          context,
          [
            [x + shift - half, y],
            [x + shift + half * random() * 1.4, y + 1],
          ],
          context.lineWidth,
        );
      }
    }
  });
  sheet.wash(mask, {
    color: '#352f47',
    dens: 0.85,
    edge: 0.5,
    edgeR: 2,
    warp: 2.6,
    warpS: 14,
    gran: 0.5,
    dry: 0.24,
  });
}
