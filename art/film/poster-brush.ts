/**
 * A round sable brush, close: hair loaded with paint, a crimped ferrule, a lacquered handle; its shadow parts from
 * it.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';

const TURN = 0.8;
const LONG = 1500;
const [HAIR, FERRULE] = [196, 366];
const noise = noiseFrom(23);

/** Half the width at a distance from the tip. */
function half(along: number): number {
  if (along < HAIR) return 34 * Math.sin(Math.PI * (0.02 + 0.55 * (along / HAIR) ** 0.75)) ** 1.15;
  if (along < FERRULE)
    return (
      33.5 +
      5 * ((along - HAIR) / (FERRULE - HAIR)) -
      2.4 * Math.exp(-(((along - 322) / 7) ** 2)) -
      2.4 * Math.exp(-(((along - 342) / 7) ** 2))
    );
  const t = (along - FERRULE) / (LONG - FERRULE);
  return 37 + 9 * Math.sin(Math.min(1, t * 4.2) * Math.PI * 0.5) * (1 - t) - 20 * t;
}

function colourAt(along: number, across: number, paint: Colour): Colour {
  // `across` runs from -1 on the lit side to 1 on the dark one.
  if (along < HAIR) {
    const hair = noise(across * 17 + 4, along / 90, 3) - 0.5;
    const loaded = smoothstep(150, 118, along + 34 * hair);
    const sable = mix(rgb('#7a4a26'), rgb('#2c170c'), clamp(0.45 + hair * 1.4 + across * 0.4));
    const wet = mix(paint, [0, 0, 0], clamp(0.25 + hair * 0.7 + across * 0.32));
    const shine = Math.exp(-(((across + 0.42) / 0.14) ** 2)) * 0.5 * smoothstep(10, 60, along);
    return mix(mix(sable, wet, loaded), [0.86, 0.94, 0.9], shine * (0.4 + 0.6 * loaded));
  }
  if (along < FERRULE) {
    const bands: readonly [number, number][] = [
      [-1, 0.42],
      [-0.72, 0.72],
      [-0.46, 1],
      [-0.2, 0.84],
      [0.1, 0.56],
      [0.42, 0.3],
      [0.7, 0.4],
      [0.88, 0.62],
      [1, 0.36],
    ];
    const next = Math.max(
      1,
      bands.findIndex(([at]) => at >= across),
    );
    const [[a, low], [b, high]] = [bands[next - 1], bands[next]];
    const light = low + (high - low) * smoothstep(a, b, across);
    const ring = [322, 342].reduce(
      (sum, at) =>
        sum + Math.exp(-(((along - at - 3) / 4) ** 2)) * 0.3 - Math.exp(-(((along - at + 3) / 4) ** 2)) * 0.3,
      0,
    );
    const scratch = (noise(along / 3, across * 3, 2) - 0.5) * 0.06;
    return mix(rgb('#4d453c'), rgb('#fbf6ea'), clamp(light + ring + scratch));
  }
  const lacquer = mix(
    rgb('#9c2c1a'),
    rgb('#3a0d08'),
    clamp(0.3 + 0.55 * across + (noise(along / 200, across * 2, 2) - 0.5) * 0.12),
  );
  const line = Math.exp(-(((across + 0.44) / 0.12) ** 2)) * (0.78 + 0.2 * noise(along / 60, 2, 2));
  const rim = Math.exp(-(((across - 0.9) / 0.14) ** 2)) * 0.22;
  const gold =
    along > FERRULE + 96 &&
    along < FERRULE + 250 &&
    Math.abs(across - 0.12) < 0.2 &&
    noise(along / 5, 8, 2) > 0.53;
  return mix(mix(gold ? rgb('#d9b25a') : lacquer, [1, 0.9, 0.82], clamp(line)), rgb('#c98a5a'), rim);
}

export function drawLoadedBrush(context: SKRSContext2D, [tipX, tipY]: Point, paint: string): void {
  const { width, height } = context.canvas;
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  // The farther from the tip, the higher the brush and the softer and more distant its shadow.
  const shadow = createCanvas(width, height);
  const dark = shadow.getContext('2d');
  for (let along = 6; along < LONG; along += 6) {
    const lift = along * 0.17;
    const reach = half(along);
    const soft = 4 + along * 0.035;
    const x = tipX + cos * along + lift * 0.72;
    const y = tipY + sin * along + lift;
    const fall = dark.createRadialGradient(x, y, Math.max(1, reach - soft), x, y, reach + soft);
    fall.addColorStop(0, 'rgba(34,16,10,.16)');
    fall.addColorStop(1, 'rgba(34,16,10,0)');
    dark.fillStyle = fall;
    dark.fillRect(x - 90, y - 90, 180, 180);
  }
  context.save();
  context.globalAlpha = 0.5;
  context.drawImage(shadow, 0, 0);
  context.restore();
  const colour = rgb(paint);
  const image = context.getImageData(0, 0, width, height);
  for (let y = Math.max(0, Math.floor(tipY - 60)); y < height; y++) {
    for (let x = Math.max(0, Math.floor(tipX - 60)); x < width; x++) {
      const along = (x - tipX) * cos + (y - tipY) * sin;
      if (along < 0 || along > LONG) continue;
      const side = -(x - tipX) * sin + (y - tipY) * cos;
      const reach = half(along);
      const cover = clamp(reach - Math.abs(side) + 0.5);
      if (cover === 0) continue;
      const shown = colourAt(along, clamp(side / reach, -1, 1), colour);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        image.data[at + channel] += (255 * clamp(shown[channel]) - image.data[at + channel]) * cover;
    }
  }
  context.putImageData(image, 0, 0);
  context.fillStyle = css(colour, 0.5);
  context.beginPath();
  context.ellipse(tipX + 4, tipY + 3, 13, 6, TURN, 0, 7);
  context.fill();
}
