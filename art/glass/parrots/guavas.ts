/** The fruit; one of them is open. */
import { placed, smooth } from '../../studio/curves.ts';
import type { Shades } from '../shapes.ts';
import { leaves } from './branches.ts';
import { deep, fresh, glass, young } from './pane.ts';

function guava(x: number, y: number, size: number, shades: Shades): void {
  glass.pane(
    smooth(
      [
        [x - size * 0.5, y - size * 0.86],
        [x, y - size],
        [x + size * 0.52, y - size * 0.84],
        [x + size * 0.92, y - size * 0.1],
        [x + size * 0.78, y + size * 0.72],
        [x, y + size],
        [x - size * 0.8, y + size * 0.7],
        [x - size * 0.94, y - size * 0.12],
      ],
      { closed: true },
    ),
    shades,
    {
      at: [
        [x - size * 0.4, y - size * 0.5],
        [x + size * 0.6, y + size * 0.6],
      ],
      liner: 6.2,
    },
  );
  const crown = placed(x + size * 0.1, y + size * 0.86, 0, size / 60);
  for (let k = -1; k <= 1; k++) glass.line([crown(k * 5, 2), crown(k * 10, 14)], 4.4, { taper: 0.5 });
  for (let k = 0; k < 4; k++)
    glass.dot(x - size * 0.3 + glass.random() * size * 0.7, y + (glass.random() - 0.6) * size, 1.9);
}

export function paintGuavas(): void {
  guava(676, 1104, 80, ['#eef060', '#8cc040']);
  guava(822, 1164, 64, ['#dcea54', '#62ac3c']);
  leaves([
    [640, 936, -2.3, 120, fresh],
    [690, 950, 0.9, 110, deep],
    [786, 968, -1.0, 120, young],
    [846, 990, 2.6, 90, fresh],
    [540, 934, -2.9, 110, young],
    [500, 960, 0.5, 120, deep],
  ]);
  openGuava(460, 1122);
}

/** The half-eaten fruit: pink inside, full of pips. */
function openGuava(x: number, y: number): void {
  glass.pane(
    smooth(
      [
        [x - 30, y - 80],
        [x + 22, y - 92],
        [x + 70, y - 62],
        [x + 92, y],
        [x + 74, y + 66],
        [x + 10, y + 96],
        [x - 56, y + 70],
        [x - 84, y + 14],
        [x - 66, y - 26],
        [x - 38, y - 44],
      ],
      { closed: true },
    ),
    ['#e4ea58', '#84bc3c'],
    { liner: 6.4 },
  );
  glass.pane(
    smooth(
      [
        [x - 24, y - 60],
        [x + 20, y - 74],
        [x + 56, y - 48],
        [x + 72, y],
        [x + 58, y + 50],
        [x + 8, y + 74],
        [x - 44, y + 52],
        [x - 66, y + 12],
        [x - 40, y - 12],
        [x - 44, y - 38],
      ],
      { closed: true },
    ),
    ['#ffb0a8', '#f0607c'],
    {
      at: [
        [x + 50, y - 40],
        [x, y + 10],
      ],
      liner: 4.4,
    },
  );
  for (let k = 0; k < 26; k++) {
    const angle = k * 2.4;
    const away = 9 + 40 * Math.sqrt(k / 26);
    glass.dot(x + 6 + Math.cos(angle) * away, y + 6 + Math.sin(angle) * away, 3, k % 4 ? 'gold' : 'black');
  }
}
