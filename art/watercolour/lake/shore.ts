/** The far shore: two ranges of hills, and a line of small palms with their reflection. */
import { randomFrom, smoothstep } from '../../studio/random.ts';
import { drawStrokes, palmStrokes } from '../palm.ts';
import { area, drawn, HORIZON, sheet, underSun, WIDTH } from './scene.ts';

const { noise } = sheet;

/** The line of a range: its foot, height and wavelength; lower towards one side. */
const farRidge = (x: number) =>
  HORIZON + 2 - 150 * (noise(x / 260 + 1, 1.5, 4) - 0.22) - 75 * smoothstep(600, 0, x);
const nearRidge = (x: number) =>
  HORIZON + 8 - 105 * (noise(x / 150 + 5, 5.5, 4) - 0.22) - 52 * smoothstep(700, 1320, x);

/** The far range is pale, the near one darker; both fade in front of the sun. */
export function hills(): void {
  const far = (x: number, y: number) =>
    smoothstep(-1, 2, y - farRidge(x)) * smoothstep(HORIZON + 2, HORIZON - 3, y);
  sheet.lift(
    area((x, y) => far(x, y) * (1 - 0.9 * underSun(x, 190))),
    0.55,
  );
  sheet.wash(
    area((x, y) => far(x, y) * (1 - 0.68 * underSun(x, 170))),
    { color: '#9a7fb0', dens: 0.62, edge: 0.6, edgeR: 4, gran: 0.6, flow: 0.4, warp: 2 },
  );
  const near = area((x, y) => {
    const low = smoothstep(80, 0, Math.min(80, HORIZON - y));
    return (
      smoothstep(-1, 1.5, y - nearRidge(x)) *
      smoothstep(HORIZON + 5, HORIZON - 1, y) *
      low *
      (1 - 0.55 * underSun(x, 120))
    );
  });
  sheet.wash(near, { color: '#5f5a94', dens: 0.85, edge: 0.7, edgeR: 4, gran: 0.7, flow: 0.55, warp: 2 });
}

const far = [
  { x: 1085, rise: 78, size: 30 },
  { x: 1130, rise: 112, size: 40 },
  { x: 1172, rise: 84, size: 32 },
  { x: 1222, rise: 128, size: 44 },
  { x: 1010, rise: 44, size: 20 },
  { x: 1262, rise: 92, size: 36 },
  { x: 965, rise: 33, size: 15 },
];

export function farPalms(): void {
  const random = randomFrom(51);
  const paint = {
    color: '#4a5486',
    dens: 0.85,
    edge: 0.55,
    edgeR: 3,
    warp: 1.4,
    warpS: 9,
    gran: 0.6,
    flow: 0.6,
  };
  const spit = drawn((context) => {
    context.beginPath();
    context.moveTo(WIDTH, HORIZON + 14);
    for (let i = 0; i <= 40; i++) {
      const rise = 18 * (1 - i / 40) ** 0.5 + 7 * random() * (1 - i / 40);
      context.lineTo(WIDTH - i * 9.6, HORIZON - rise);
    }
    context.lineTo(930, HORIZON + 5);
    context.closePath();
    context.fill();
    for (const { x, rise, size } of far) {
      const crown: [number, number] = [x + (random() - 0.6) * 26, HORIZON - rise];
      drawStrokes(context, palmStrokes({ foot: [x, HORIZON], crown, size, fronds: 8 }, random));
    }
  });
  sheet.wash(spit, paint);
  const reflection = drawn((context) => {
    context.lineWidth = 2.3;
    for (let row = 0; row < 36; row++) {
      const y = HORIZON + 10 + row * 3.1;
      context.globalAlpha = 0.8 - row * 0.018;
      for (const { x, size } of far.filter((palm) => palm.size > 28)) {
        const middle = x + (random() - 0.5) * 16;
        const half = size * 0.4;
        context.beginPath();
        context.moveTo(middle - half * random(), y);
        context.lineTo(middle + half * random() * 1.6, y + 1);
        context.stroke();
      }
      if (row >= 12) continue;
      context.beginPath();
      context.moveTo(1010 + row * 5 + 30 * random(), y - 3);
      context.lineTo(WIDTH, y - 3);
      context.stroke();
    }
  });
  sheet.wash(reflection, { color: '#474b73', dens: 0.72, edge: 0.5, edgeR: 2, warp: 2, gran: 0.5, dry: 0.3 });
}
