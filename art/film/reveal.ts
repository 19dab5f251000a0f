import { type Noise, clamp, noiseFrom, smoothstep } from '../studio/random.ts';

/** A rectangle in the frame, in pixels. */
type Area = { x: number; y: number; width: number; height: number };

/** A layer laid on in rows, to and fro, like a flat wash. */
export type Rows = { area: Area; rows: number; upwards?: boolean };

const wander: Noise = noiseFrom(5);
const grain: Noise = noiseFrom(6);

/** Where the brush's tip is after `progress` (0 to 1) of a layer. */
export function tipAt({ area, rows, upwards = false }: Rows, progress: number): [number, number] {
  const place = clamp(progress, 0, 0.9999) * rows;
  const row = Math.floor(place);
  const along = place - row;
  const across = row % 2 ? 1 - along : along;
  // Near the end of a row the hand is already on its way to the next one.
  const down = (row + 0.5 + smoothstep(0.85, 1, along)) / rows;
  const height = clamp(upwards ? 1 - down : down);
  return [area.x + across * area.width, area.y + height * area.height];
}

/**
 * For every pixel the moment (0 to 1) the wash reaches it. Rows have a wandering edge, so that a
 * layer seems brushed on and not uncovered. What lies outside the area dries in at the very end.
 */
export function arrivalTimes(
  width: number,
  height: number,
  { area, rows, upwards = false }: Rows,
): Float32Array {
  const times = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const across = (x - area.x) / area.width;
      const down = (y - area.y) / area.height;
      if (across < -0.02 || across > 1.02 || down < -0.02 || down > 1.02) {
        times[i] = 0.94;
        continue;
      }
      const wobble = (wander(x / 60, y / 24, 3) - 0.5) * 0.9 + (grain(x / 7, y / 7, 2) - 0.5) * 0.25;
      const place = clamp((upwards ? 1 - down : down) * rows + wobble, 0, rows - 0.001);
      const row = Math.floor(place);
      const along = clamp(row % 2 ? 1 - across : across);
      const lag = (wander(y / 9, x / 90, 2) - 0.5) * 0.16;
      times[i] = clamp((row + clamp(along + lag)) / rows, 0, 0.97);
    }
  }
  return times;
}
