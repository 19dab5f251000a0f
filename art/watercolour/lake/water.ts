/** The water: the sky mirrored in horizontal strokes; the reflection of the sun stays bare paper. */
import { randomFrom, smoothstep } from '../../studio/random.ts';
import { area, band, drawn, HEIGHT, HORIZON, secondNoise, sheet, SUN, underSun, WIDTH } from './scene.ts';

const { noise } = sheet;

/** The sun's reflection: wider and more broken towards the front. */
function sunPath(x: number, y: number): number {
  const near = (y - HORIZON) / (HEIGHT - HORIZON);
  const half = 34 + near * 120;
  const middle = SUN.x + (noise(y / 14, 3, 2) - 0.5) * 46 * (0.4 + near) - near * 20;
  const glitter = secondNoise(x / (120 + 90 * near), y / (3.4 + 9 * near), 2) + 0.22 - 0.3 * near;
  return smoothstep(half * 1.25, half * 0.35, Math.abs(x - middle)) * smoothstep(0.4, 0.56, glitter);
}

const level = (x: number, y: number, shift: number) =>
  0.72 + 0.56 * (secondNoise(x / 190 + shift, y / (5 + (y - HORIZON) / 26), 3) - 0.3);

const reflected = (middle: number, width: number, shift: number, kept = 0.95) =>
  area((x, y) => {
    if (y < HORIZON - 1) return 0;
    const wavy = y + (noise(x / 240 + shift, y / 40, 3) - 0.5) * 90;
    return band(wavy, middle, width) * level(x, y, shift) * (1 - kept * sunPath(x, y));
  });

export function water(): void {
  sheet.wash(reflected(HORIZON + 40, 120, 2), {
    color: '#f8c35a',
    dens: 0.72,
    edge: 0.1,
    gran: 0.15,
    warp: 2,
    flow: 0.25,
  });
  sheet.wash(reflected(HORIZON + 130, 105, 5), {
    color: '#ea8f68',
    dens: 0.55,
    edge: 0.15,
    gran: 0.25,
    warp: 2,
    off: 4,
  });
  sheet.wash(reflected(HORIZON + 245, 120, 9, 0.8), {
    color: '#b06f98',
    dens: 0.5,
    edge: 0.2,
    gran: 0.5,
    warp: 2,
    off: 1,
  });
  const deep = area((x, y) => {
    if (y < HORIZON) return 0;
    const wavy = y + (noise(x / 200, y / 30, 3) - 0.5) * 120;
    return smoothstep(HORIZON + 180, HEIGHT - 20, wavy) * level(x, y, 3) * (1 - 0.62 * sunPath(x, y));
  });
  sheet.wash(deep, { color: '#4468a3', dens: 0.74, edge: 0.25, gran: 0.5, flow: 0.4, back: 0.5 });
  const hills = area((x, y) => {
    if (y < HORIZON + 1) return 0;
    const reach = smoothstep(HORIZON + 46 + 30 * noise(x / 60, 9, 2), HORIZON + 2, y);
    return reach * (0.55 + 0.6 * secondNoise(x / 70, y / 4, 2)) * (1 - 0.9 * underSun(x, 110));
  });
  sheet.wash(hills, { color: '#6b6791', dens: 0.5, edge: 0.3, gran: 0.5, warp: 2 });
  windLines();
}

/** Short dry strokes, longer and further apart towards the front; none in the sun's reflection. */
function windLines(): void {
  const random = randomFrom(5);
  const lines = drawn((context) => {
    for (let i = 0; i < 150; i++) {
      const near = random() ** 1.3;
      const y = HORIZON + 26 + near * 370;
      const length = 20 + 150 * near * random();
      const x = 46 + random() * (WIDTH - 92);
      if (Math.abs(x - SUN.x + 10) < 60 + 90 * near && random() < 0.75) continue;
      context.globalAlpha = 0.35 + random() * 0.55;
      context.lineWidth = 0.8 + near * 4.6 * random();
      context.beginPath();
      context.moveTo(x - length / 2, y);
      context.quadraticCurveTo(x, y + (random() - 0.5) * 5, x + length / 2, y + (random() - 0.5) * 3);
      context.stroke();
    }
  });
  sheet.wash(lines, { color: '#4a4f80', dens: 0.46, edge: 0.6, edgeR: 2, dry: 0.42, warp: 1.5, gran: 0.4 });
}
