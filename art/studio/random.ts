/** Seeded random numbers and value noise: every run paints the same picture. */

export type Random = () => number;

/** A small, fast, seeded generator of numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Limits a value to [low, high]. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** Rises smoothly from 0 at `from` to 1 at `to`; `from` may be larger than `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export type Noise = (x: number, y: number, octaves?: number) => number;

/** Fractal value noise in [0, 1], about 0.5 on average. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const lattice = Float32Array.from({ length: 65536 }, random);
  const at = (i: number, j: number) => lattice[(i & 255) + ((j & 255) << 8)]!;
  const single = (x: number, y: number) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const a = u * u * (3 - 2 * u);
    const b = v * v * (3 - 2 * v);
    const p = at(i, j);
    const q = at(i + 1, j);
    const s = at(i, j + 1);
    const t = at(i + 1, j + 1);
    return p + (q - p) * a + (s - p) * b + (p - q - s + t) * a * b;
  };
  return (x, y, octaves = 4) => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * single(x, y);
      total += weight;
      // The shift prevents the lattices of the octaves from lining up.
      x = x * 2.03 + 17.3;
      y = y * 2.03 + 5.1;
      weight *= 0.5;
    }
    return sum / total;
  };
}
