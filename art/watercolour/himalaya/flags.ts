/** Prayer flags. */
import type { Point } from '../../studio/points.ts';
import { jitter, between, fill, random, sheet } from './paper.ts';

const flagColours = ['#2a5fb4', '#f4f0e6', '#c8281e', '#2f8a4a', '#f0b41e'];

/** Two lines of prayer flags across the corner in the wind: blue, white, red, green, yellow, in that order. */
export function flags(): void {
  const lines: [Point, Point, Point, number][] = [
    [[-30, 560], [330, 1010], [1010, 1010], 17],
    [[-30, 760], [260, 1150], [760, 1330], 12],
  ];
  for (const [from, sag, to, count] of lines) {
    const at = (t: number): Point => between(between(from, sag, t), between(sag, to, t), t);
    sheet.line(
      (context) => {
        context.lineWidth = 2;
        context.beginPath();
        for (let i = 0; i <= 60; i++) context.lineTo(...at(i / 60));
        context.stroke();
      },
      '#3a2c28',
      0.95,
      0.2,
    );
    for (let i = 0; i < count; i++) {
      const t = (i + 0.35) / count;
      const [a, b] = [at(t), at(t + 0.72 / count)];
      const near = 1.25 - 0.55 * t;
      const drop = 74 * near * (0.9 + random() * 0.2);
      const blow = 22 * near + jitter(16);
      const lift = jitter(12);
      const cloth: Point[] = [
        a,
        b,
        [b[0] + blow, b[1] + drop + lift],
        [(a[0] + b[0]) / 2 + blow * 0.6, (a[1] + b[1]) / 2 + drop + 8 + lift],
        [a[0] + blow * 0.7, a[1] + drop * 0.96 - lift * 0.4],
      ];
      const color = flagColours[i % 5];
      sheet.lift(
        sheet.draw((context) => fill(context, cloth)),
        0.94,
      );
      if (i % 5 === 1) {
        sheet.wash(
          (context) => fill(context, [between(a, b, 0.55), b, cloth[2], between(cloth[3], cloth[2], 0.4)]),
          { color: '#a9b4d0', dens: 0.6, edge: 0.4, gran: 0.3, warp: 2 },
        );
      } else {
        sheet.wash((context) => fill(context, cloth), {
          color,
          dens: 0.95,
          edge: 0.5,
          edgeR: 4,
          gran: 0.4,
          flow: 0.5,
          flowS: 40,
          warp: 2.4,
          warpS: 16,
        });
        sheet.wash(
          (context) => fill(context, [between(a, b, 0.6), b, cloth[2], between(cloth[3], cloth[2], 0.5)]),
          { color, dens: 0.5, edge: 0.2, gran: 0.4, warp: 3 },
        );
      }
      // Printed lines around a blot, the wind horse.
      sheet.wash(
        (context) => {
          for (let row = 0; row < 4; row++) {
            const share = 0.2 + row * 0.18;
            const left = between(a, cloth[4], share);
            const right = between(b, cloth[2], share);
            context.lineWidth = 1.5;
            context.setLineDash([5 * near, 3, 9 * near, 4]);
            context.beginPath();
            context.moveTo(...between(left, right, 0.14));
            context.lineTo(...between(left, right, 0.86));
            context.stroke();
          }
        },
        { color: '#2a1d28', dens: 0.55, edge: 0.2, dry: 0.2, warp: 1 },
      );
    }
  }
}
