/** The monastery and its slope. */
import { blur } from '../../studio/blur.ts';
import { placed, type Point } from '../../studio/points.ts';
import { smoothstep } from '../../studio/random.ts';
import { jitter, area, drawn, fill, HEIGHT, noise, random, sheet, WIDTH } from './paper.ts';

/** White walls with dark red bands under flat roofs, in steps down a rock; most of it is bare paper. */
export function monastery(): void {
  const at: Point = [690, 905];
  const size = 1.15;
  const rock = placed('-110,70 -84,10 -40,-2 10,-34 66,-40 112,-6 150,60 170,130 -130,130', at, size);
  sheet.lift(
    drawn((context) => fill(context, rock)),
    0.9,
  );
  sheet.wash(
    drawn((context) => fill(context, rock)),
    { color: '#8a6a58', dens: 0.62, edge: 0.5, gran: 0.7, flow: 0.6, warp: 6, warpS: 18 },
  );
  sheet.wash(
    drawn((context) => fill(context, placed('40,-20 112,-6 150,60 170,130 60,130', at, size))),
    { color: '#4b4468', dens: 0.6, edge: 0.4, gran: 0.6, warp: 6 },
  );
  const blocks = [
    '-60,6 -60,-34 -14,-34 -14,6',
    '-22,-14 -22,-66 34,-66 34,-20',
    '26,-26 26,-96 78,-96 78,-30',
    '70,-14 70,-54 110,-54 110,0',
  ];
  for (const plan of blocks) {
    const outline = placed(plan, at, size);
    sheet.lift(
      sheet.draw((context) => fill(context, outline)),
      0.97,
    );
    const [left, right] = [outline[0][0], outline[2][0]];
    const [top, foot] = [outline[1][1], outline[0][1]];
    sheet.wash(
      (context) =>
        fill(context, [
          [left + (right - left) * 0.66, top],
          [right, top],
          [right, foot],
          [left + (right - left) * 0.6, foot],
        ]),
      { color: '#8fa3cc', dens: 0.55, edge: 0.3, gran: 0.3, warp: 1 },
    );
    sheet.wash(
      (context) =>
        fill(context, [
          [left - 2, top - 2],
          [right + 2, top - 2],
          [right + 2, top + 11],
          [left - 2, top + 11],
        ]),
      { color: '#8a2c24', dens: 0.95, edge: 0.4, gran: 0.4, warp: 1 },
    );
    sheet.wash(
      (context) => {
        for (let row = 0; row < 2; row++) {
          for (let x = left + 9; x < right - 6; x += 15) context.fillRect(x, top + 20 + row * 20, 6, 10);
        }
      },
      { color: '#3a2430', dens: 0.95, edge: 0.3, warp: 0.8 },
    );
  }
  sheet.wash((context) => fill(context, placed('44,-98 52,-110 60,-98', at, size)), {
    color: '#e0a01e',
    dens: 0.95,
    warp: 0.6,
  });
}

/** The near slope: tea bushes and stones, loose and dark, with a path. */
export function slope(): void {
  const top = (x: number) => 1105 - 90 * smoothstep(500, 0, x) + (noise(x / 70, 1, 3) - 0.5) * 40;
  sheet.wash(
    area((x, y) => smoothstep(-3, 3, y - top(x))),
    { color: '#4f6a3a', dens: 0.8, edge: 0.5, gran: 0.7, flow: 0.7, back: 0.4, warp: 4 },
  );
  // Juniper cushions in groups, small in the distance and large in front, then grass bent in the direction of the
  // flags.
  const cushions = (color: string, count: number, shift: number) =>
    sheet.wash(
      drawn((context) => {
        for (let i = 0; i < count; i++) {
          const x = random() * WIDTH;
          const y = top(x) + 8 + random() ** 1.4 * 190;
          if (noise(x / 130 + shift, y / 60, 2) < 0.5) continue;
          const size = 5 + (y - top(x)) * 0.1;
          context.beginPath();
          context.ellipse(x, y, size * (1 + random()), size * (0.6 + 0.3 * random()), jitter(0.3), 0, 7);
          context.fill();
        }
      }),
      { color, dens: 0.75, edge: 0.6, edgeR: 3, gran: 0.6, flow: 0.6, warp: 3, warpS: 12 },
    );
  cushions('#2f4a38', 420, 0);
  cushions('#8a7a34', 150, 5);
  cushions('#9c5a34', 90, 11);
  sheet.wash(
    drawn((context) => {
      for (let i = 0; i < 520; i++) {
        const x = random() * WIDTH;
        const y = top(x) + random() * 200;
        const length = 9 + (y - top(x)) * 0.13;
        context.lineWidth = 1 + 1.6 * random();
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 2, y - length * 0.7, x + length * (0.4 + 0.4 * random()), y - length);
        context.stroke();
      }
    }),
    { color: '#2a4030', dens: 0.8, edge: 0.4, edgeR: 2, warp: 1, gran: 0.5 },
  );
  sheet.lift(
    blur(
      drawn((context) => {
        context.lineWidth = 22;
        context.beginPath();
        context.moveTo(330, HEIGHT);
        context.bezierCurveTo(420, 1230, 640, 1240, 610, 1150);
        context.stroke();
      }),
      WIDTH,
      HEIGHT,
      4,
      2,
    ),
    0.75,
  );
}
