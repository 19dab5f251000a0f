/** The sky, wet in wet, with the sun as bare paper. */
import { smoothstep } from '../../studio/random.ts';
import { area, band, HORIZON, offGlare, sheet, SUN } from './scene.ts';

const { noise } = sheet;

/** 0 in the sun's disc, whose edge is painted by eye. */
function outsideSun(x: number, y: number): number {
  const away = Math.hypot(x - SUN.x, (y - SUN.y) * 1.03);
  return smoothstep(37, 45, away + (noise(x / 14, y / 14, 2) - 0.5) * 9);
}

const glow = (middle: number, width: number, shift: number) =>
  area((x, y) => {
    if (y > HORIZON + 6) return 0;
    const wavy = y + (noise(x / 330 + shift, y / 130, 4) - 0.5) * 150;
    const clear = outsideSun(x, y) * (0.25 + 0.75 * offGlare(x, y));
    return band(wavy, middle, width) * clear * smoothstep(HORIZON + 6, HORIZON - 2, y);
  });

/** Yellow and orange first, into clean water. */
export function firstWash(): void {
  sheet.wash(glow(470, 150, 1), { color: '#f9c94e', dens: 0.85, edge: 0, warp: 0, flow: 0.25, gran: 0.12 });
  sheet.wash(glow(368, 105, 4), {
    color: '#ef8453',
    dens: 0.66,
    edge: 0,
    warp: 0,
    flow: 0.4,
    gran: 0.2,
    off: 3,
  });
}

/** Soft lower edges painted on damp paper, hard upper edges on dry paper. */
const clouds = [
  { across: 0.0042, down: 0.017, from: 0.55, color: '#80628f', dens: 0.46, top: 90, foot: 380, edge: 0.63 },
  { across: 0.006, down: 0.03, from: 0.6, color: '#b55d70', dens: 0.4, top: 250, foot: 470, edge: 0.99 },
  { across: 0.0045, down: 0.024, from: 0.6, color: '#5f6396', dens: 0.36, top: 60, foot: 260, edge: 0.36 },
];

/** Rose and blue from above, then the clouds. */
export function upperSky(): void {
  sheet.wash(glow(255, 100, 8), {
    color: '#cf7690',
    dens: 0.58,
    edge: 0,
    warp: 0,
    flow: 0.45,
    gran: 0.4,
    off: 6,
  });
  const blue = area((x, y) =>
    y > HORIZON ? 0 : smoothstep(330, 40, y + (noise(x / 260 + 3, y / 110, 4) - 0.5) * 230),
  );
  sheet.wash(blue, {
    color: '#4f74ad',
    dens: 0.72,
    edge: 0,
    warp: 0,
    flow: 0.4,
    gran: 0.5,
    back: 0.6,
    off: 2,
  });
  for (const { across, down, from, color, dens, top, foot, edge } of clouds) {
    const cloud = area((x, y) => {
      if (y > HORIZON) return 0;
      const billow = smoothstep(from, from + 0.13, noise(x * across + y * 0.004 + from * 50, y * down, 5));
      const height = smoothstep(top - 40, top + 50, y) * smoothstep(foot + 40, foot - 40, y);
      return billow * height * (0.15 + 0.85 * offGlare(x, y, 1.15)) * outsideSun(x, y);
    });
    sheet.wash(cloud, { color, dens, edge, edgeR: 5, warp: 7, warpS: 30, gran: 0.55, flow: 0.5 });
  }
}

/** A very pale yellow in the white of the sun. */
export function sun(): void {
  const breath = area((x, y) => smoothstep(41, 18, Math.hypot(x - SUN.x + 6, y - SUN.y + 4)));
  sheet.wash(breath, { color: '#ffe9a8', dens: 0.5, edge: 0, gran: 0.05 });
}

/** Five birds, and some splashes of the brush. */
export function birds(): void {
  sheet.wash(
    (context) => {
      context.lineWidth = 2.1;
      for (const [x, y, size] of [
        [612, 214, 15],
        [652, 196, 12],
        [690, 226, 11],
        [560, 248, 9],
        [716, 180, 8],
      ]) {
        context.beginPath();
        context.moveTo(x - size, y - size * 0.35);
        context.quadraticCurveTo(x - size * 0.4, y - size * 0.75, x, y);
        context.quadraticCurveTo(x + size * 0.5, y - size * 0.7, x + size * 1.1, y - size * 0.2);
        context.stroke();
      }
    },
    { color: '#3a3550', dens: 0.95, edge: 0.3, edgeR: 2, warp: 0.8, warpS: 8 },
  );
  sheet.splatter('#4c4a78', 26, [90, 560, 420, 260], 3.6, 0.6);
  sheet.splatter('#c9742e', 16, [700, 560, 420, 250], 3, 0.5);
}
