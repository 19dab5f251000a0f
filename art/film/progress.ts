import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom } from '../studio/random.ts';
import type { Pull } from './pulls.ts';

const wander = noiseFrom(5);
/** Between two strokes the lifted tool is faster by this factor. */
const LIFTED = 4;

interface Step {
  at: Point;
  reach: number;
  /** 0 at the beginning of the stage, 1 at its end. */
  time: number;
}

/** A stage as steps of a few pixels, each with its time. */
export function stepsOf(pulls: readonly Pull[], scale: (point: Point) => Point, enlarged: number): Step[] {
  const steps: (Step & { lifted: boolean })[] = [];
  let travelled = 0;
  let last: Point | undefined;
  for (const { path, reach } of pulls) {
    for (const [i, point] of path.entries()) {
      const here = scale(point);
      const from = last ?? here;
      const length = Math.hypot(here[0] - from[0], here[1] - from[1]);
      const isLifted = i === 0;
      const parts = isLifted ? 1 : Math.max(1, Math.ceil(length / 3));
      for (let part = 1; part <= parts; part++) {
        const share = part / parts;
        travelled += length / parts / (isLifted ? LIFTED : 1);
        const at: Point = [from[0] + (here[0] - from[0]) * share, from[1] + (here[1] - from[1]) * share];
        steps.push({ at, reach: reach * enlarged, time: travelled, lifted: isLifted });
      }
      last = here;
    }
  }
  return steps.map(({ at, reach, time }) => ({ at, reach, time: time / travelled }));
}

/** The position of the tip at a time of the stage. */
export function tipAt(steps: readonly Step[], progress: number): Point {
  const wanted = clamp(progress);
  const next = steps.findIndex(({ time }) => time >= wanted);
  const [a, b] = [steps[Math.max(0, next - 1)], steps[Math.max(0, next)]];
  if (a === undefined || b === undefined) return [0, 0];
  const share = b.time > a.time ? clamp((wanted - a.time) / (b.time - a.time)) : 1;
  return [a.at[0] + (b.at[0] - a.at[0]) * share, a.at[1] + (b.at[1] - a.at[1]) * share];
}

/**
 * The time (0 to 1) at which the paint of the tool reaches each pixel. Pixels that no stroke reaches appear at the
 * end. The width of a stroke varies, so that a layer looks painted and not revealed.
 */
export function arrivalTimes(width: number, height: number, steps: readonly Step[]): Float32Array {
  const times = new Float32Array(width * height).fill(0.97);
  for (const { at, reach, time } of steps) {
    const [left, right] = [
      Math.max(0, Math.floor(at[0] - reach * 1.3)),
      Math.min(width - 1, at[0] + reach * 1.3),
    ];
    const [top, foot] = [
      Math.max(0, Math.floor(at[1] - reach * 1.3)),
      Math.min(height - 1, at[1] + reach * 1.3),
    ];
    for (let y = top; y <= foot; y++) {
      for (let x = left; x <= right; x++) {
        const index = y * width + x;
        if (times[index]! <= time) continue;
        const rim = reach * (0.75 + 0.5 * wander(x / 16, y / 9, 2));
        if (Math.hypot(x - at[0], y - at[1]) < rim) times[index] = time;
      }
    }
  }
  return times;
}
