/** The painted jar: its shape, the light of the candle through its panes, and its view from outside. */
import { blur } from '../studio/blur.ts';
import type { Colour } from '../studio/colour.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { paintPattern, PATTERN_HEIGHT, PATTERN_WIDTH } from './lantern-pattern.ts';
import { minus, point, unit, type Ray, type Vector } from './vectors.ts';

const noise = noiseFrom(21);

/** The heights between which the wall is painted. */
const FOOT = 0.1;
const SHOULDER = 2.36;
const NECK = 2.66;
const RIM = 2.98;
export const flame: Vector = [0.02, 1.12, 0];
const candle = { radius: 0.36, top: 0.82 };

const painting = paintPattern().dry();
const transmissions = [0, 5, 14, 30].map((radius) =>
  painting.passes.map((channel) => transmission(channel, radius)),
);

/** The light that one channel lets through, with a dark liner, blurred by the width of the flame. */
function transmission(channel: Float32Array, radius: number): Float32Array {
  const open = channel.map((through, at) => through * (1 - painting.liner[at]));
  return radius === 0 ? open : blur(open, PATTERN_WIDTH, PATTERN_HEIGHT, radius, 2);
}

/** Radius of the jar at a height: a heavy foot, straight wall, round shoulder, neck with a lip. */
function radiusAt(y: number): number {
  if (y < 0.14) return 0.9 + 0.1 * Math.sqrt(Math.max(0, 1 - (1 - y / 0.14) ** 2));
  if (y < SHOULDER - 0.06) return 1;
  if (y < NECK) {
    const bend = clamp((y - (SHOULDER - 0.06)) / (NECK - SHOULDER + 0.06));
    return 0.74 + 0.26 * Math.sqrt(Math.max(0, 1 - bend ** 2.4));
  }
  if (y > RIM - 0.1) return 0.76;
  return isTwine(y) ? 0.735 + 0.03 * Math.abs(Math.sin(((y - NECK) / 0.045) * Math.PI)) : 0.72;
}

/** Whether the height is on one of the four turns of jute around the neck. */
function isTwine(y: number): boolean {
  return y > NECK && y < NECK + 0.18;
}

/** The distances at which a ray enters and leaves the jar. */
export function hitJar({ from, to }: Ray): { near: number; far: number } | undefined {
  const a = to[0] ** 2 + to[2] ** 2;
  const b = from[0] * to[0] + from[2] * to[2];
  const c = from[0] ** 2 + from[2] ** 2 - 1.02;
  const root = b * b - a * c;
  if (root < 0) return undefined;
  const start = (-b - Math.sqrt(root)) / a;
  const end = (-b + Math.sqrt(root)) / a;
  let near: number | undefined;
  const step = (end - start) / 90;
  const inside = (t: number) => {
    const y = from[1] + to[1] * t;
    return y > 0 && y < RIM && Math.hypot(from[0] + to[0] * t, from[2] + to[2] * t) < radiusAt(y);
  };
  const refine = (outer: number, inner: number) => {
    for (let i = 0; i < 8; i++) {
      const middle = (outer + inner) / 2;
      if (inside(middle)) inner = middle;
      else outer = middle;
    }
    return inner;
  };
  let last = start;
  for (let t = start; t <= end + step; t += step) {
    if (near === undefined && inside(t)) near = refine(t - step, t);
    if (near !== undefined && inside(t)) last = t;
  }
  return near === undefined ? undefined : { near, far: refine(last + step, last) };
}

/** The index of the pattern at a point of the jar's wall; undefined where the glass is bare. */
function wallAt(x: number, y: number, z: number): number | undefined {
  if (y < FOOT || y > SHOULDER) return undefined;
  const turn = Math.atan2(x, z) / (Math.PI * 2) + 0.5 + 0.062;
  const column = Math.floor((turn - Math.floor(turn)) * PATTERN_WIDTH);
  const row = Math.floor(((SHOULDER - y) / (SHOULDER - FOOT)) * (PATTERN_HEIGHT - 1));
  return row * PATTERN_WIDTH + column;
}

/** The colour of the painted wall in the candle's light, without reflections on the liner. */
export function glowAt(at: Vector): Colour | undefined {
  const cell = wallAt(...at);
  return cell === undefined
    ? undefined
    : [transmissions[1][0][cell], transmissions[1][1][cell], transmissions[1][2][cell]];
}

/** The colour of a ray that hits the jar; `behind` is the colour of the room without the jar. */
export function throughJar({ from, to }: Ray, near: number, far: number, behind: Colour): Colour {
  const front = point(from, to, near);
  const back = point(from, to, far);
  const normal = jarNormal(front);
  const facing = clamp(-(normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]));
  if (isTwine(front[1])) return twine(front, normal);
  const inner = insideJar(from, to, near, far, behind, back);
  const at = front[1] > RIM - 0.004 ? undefined : wallAt(...front);
  const result: Colour = [0, 0, 0];
  const gloss = glossOf(normal, front);
  const limb = 0.55 + 0.45 * smoothstep(0, 0.5, facing);
  for (let channel = 0; channel < 3; channel++) {
    let seen: number;
    if (at === undefined) {
      const edge = (1 - facing) ** 3;
      const warmth = [0.16, 0.11, 0.06][channel] * (0.5 + flameOn(front));
      seen =
        behind[channel] * (0.86 - 0.4 * edge) + warmth * (0.6 + edge) + edge * [0.12, 0.12, 0.16][channel];
    } else {
      const liner = smoothstep(0.3, 0.8, painting.liner[at]);
      const relief = painting.ridge[channel][at] * [0.26, 0.26, 0.34][channel];
      seen = painting.passes[channel][at] * inner[channel] * limb * (1 - liner) + relief * liner;
    }
    result[channel] = seen + gloss[channel];
  }
  return result;
}

function twine([x, y, z]: Vector, normal: Vector): Colour {
  const turn = Math.atan2(x, z);
  const strand = Math.sin(turn * 46 + y * 150);
  const fuzz = noise(turn * 30, y * 60, 2) - 0.5;
  const light = 0.26 * (0.7 + 0.35 * strand + 0.5 * fuzz) * (0.75 + 0.5 * clamp(0.4 - normal[0]));
  return [light * 1.25, light * 0.95, light * 0.72];
}

/** Reflections in the glass: the dusk window as a tall strip at the left, a faint one at the right. */
function glossOf(normal: Vector, [x, y]: Vector): Colour {
  const turn = Math.atan2(normal[0], normal[2]);
  const strip =
    smoothstep(0.09, 0.05, Math.abs(turn + 0.86)) * smoothstep(0.3, 0.5, y) * smoothstep(2.5, 2.3, y);
  const bars = Math.abs(y - 1.4) < 0.03 ? 0.2 : 1;
  const thin =
    smoothstep(0.03, 0.01, Math.abs(turn - 1.12)) * smoothstep(0.5, 1, y) * smoothstep(2.4, 2, y) * 0.3;
  const shoulder =
    smoothstep(0.16, 0.02, Math.abs(normal[1] - 0.62)) * smoothstep(0.5, 0.2, Math.abs(turn + 0.7)) * 0.6;
  const lip = y > RIM - 0.07 ? 0.1 + 0.2 * smoothstep(0.2, 0, Math.abs(x + 0.3)) : 0;
  const light = strip * bars * 0.34 + thin + shoulder + lip;
  return [light * 0.62, light * 0.74, light];
}

/** The colour of the objects that a ray hits inside the jar: the candle, the flame, the glowing back wall. */
function insideJar(
  from: Vector,
  to: Vector,
  near: number,
  far: number,
  behind: Colour,
  back: Vector,
): Colour {
  const at = wallAt(...back);
  const through = at === undefined ? [0.85, 0.85, 0.85] : transmissions[0].map((channel) => channel[at]);
  const lit = flameOn(back);
  const closest = minus(flame, from);
  const along = closest[0] * to[0] + closest[1] * to[1] + closest[2] * to[2];
  const pass = point(from, to, along);
  const side = Math.hypot(pass[0] - flame[0], pass[2] - flame[2]);
  const away = Math.hypot(side, pass[1] - flame[1]);
  const glow = 3 * Math.exp(-((away / 0.42) ** 2)) + 1.7 * Math.exp(-away / 0.8) + 0.55;
  const colour: Colour = [0, 0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const warm = [1, 0.74, 0.42][channel];
    colour[channel] = warm * glow + through[channel] * (behind[channel] * 0.4 + warm * lit * 0.5);
  }
  const wall = hitCandle(from, to, near, far);
  if (wall !== undefined) {
    const melt = smoothstep(candle.top - 0.5, candle.top, wall[1]);
    const drip = 1 + (noise(Math.atan2(wall[0], wall[2]) * 5, wall[1] * 2, 2) - 0.5) * 0.5;
    const wax = (0.5 + 2.1 * melt ** 2) * drip;
    colour[0] = wax;
    colour[1] = wax * 0.72;
    colour[2] = wax * 0.4;
  }
  // The flame is a drop above the wick, wide below and pointed above.
  const height = (pass[1] - flame[1] + 0.17) / 0.5;
  const wide = 0.075 * Math.sqrt(Math.max(0, height)) * (1 - height) * 2.4;
  if (height > 0 && height < 1 && side < wide) {
    const core = smoothstep(wide, wide * 0.3, side);
    for (let channel = 0; channel < 3; channel++) colour[channel] += core * [5, 4, 2.2][channel];
  }
  return colour;
}

function hitCandle(from: Vector, to: Vector, near: number, far: number): Vector | undefined {
  for (let t = near; t < far; t += 0.025) {
    const [x, y, z] = point(from, to, t);
    if (y < candle.top + 0.03 * Math.cos(x * 9) && y > 0.06 && Math.hypot(x, z) < candle.radius)
      return [x, y, z];
  }
  return undefined;
}

function jarNormal([x, y, z]: Vector): Vector {
  const round = Math.hypot(x, z) || 1;
  const slope = (radiusAt(y + 0.01) - radiusAt(y - 0.01)) / 0.02;
  return unit([x / round, -slope, z / round]);
}

/** The light of the flame at a point, without anything coloured between. */
export function flameOn(at: Vector): number {
  return 1 / (0.35 + (at[0] - flame[0]) ** 2 + (at[1] - flame[1]) ** 2 + (at[2] - flame[2]) ** 2);
}

/** The colour of the flame's light on a point outside the jar, after it passed one of the panes. */
export function projectedLightOn(at: Vector, normal: Vector): Colour {
  const way = minus(at, flame);
  const length = Math.hypot(...way);
  const round = Math.hypot(at[0] - flame[0], at[2] - flame[2]);
  if (round < 1.001) return [0, 0, 0];
  const share = 1 / round;
  const crossing: Vector = [flame[0] + way[0] * share, flame[1] + way[1] * share, flame[2] + way[2] * share];
  const cosine = Math.max(0, -(way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2]) / length);
  const strength = (15 * cosine) / (1.1 + length * length);
  const cell = wallAt(...crossing);
  if (cell === undefined) {
    const clear = crossing[1] > SHOULDER ? 0.75 * smoothstep(RIM + 0.3, SHOULDER, crossing[1]) + 0.2 : 0.12;
    return [strength * clear, strength * clear * 0.74, strength * clear * 0.42];
  }
  // The edges of a pane's colour are softer on points farther from the jar.
  const depth = clamp((1 - share) * 3.1, 0, 2.999);
  const level = Math.floor(depth);
  const rest = depth - level;
  const channels: Colour = [0, 0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const light =
      transmissions[level][channel][cell] * (1 - rest) + transmissions[level + 1][channel][cell] * rest;
    channels[channel] = light ** 1.25 * strength * [1.15, 0.86, 0.6][channel];
  }
  return channels;
}
