/** Backgrounds behind painted glass. */
import { clamp, noiseFrom, randomFrom } from '../studio/random.ts';
import type { Backlight } from './panes.ts';

interface Facets {
  /** Brightness of the facet, about -0.5 to 0.5. */
  tilt: number;
  /** Closeness of the point to a crease, 0 to 1. */
  crease: number;
}

/** Flat facets with sharp creases between them, each with its own tilt. */
function facetsFrom(seed: number, size: number): (x: number, y: number) => Facets {
  const random = randomFrom(seed);
  const table = Float32Array.from({ length: 4096 * 4 }, random);
  const entry = (i: number, j: number) => ((((i & 63) << 6) | (j & 63)) >>> 0) * 4;
  return (x, y) => {
    const column = Math.floor(x / size);
    const row = Math.floor(y / size);
    let nearest = Infinity;
    let second = Infinity;
    let tilt = 0;
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        const k = entry(i, j);
        const dx = (i + table[k]) * size - x;
        const dy = (j + table[k + 1]) * size - y;
        const away = Math.hypot(dx, dy);
        if (away < nearest) {
          second = nearest;
          nearest = away;
          const slope = table[k + 3] * 6.28;
          tilt = table[k + 2] - 0.5 + ((dx * Math.cos(slope) + dy * Math.sin(slope)) / size) * 0.5;
        } else if (away < second) {
          second = away;
        }
      }
    }
    return { tilt, crease: clamp(1 - (second - nearest) / 2.5) };
  };
}

/** Kitchen foil that was crumpled and flattened again, with the lamp at the upper left. */
export function crumpledFoil(width: number, height: number, seed: number, strength = 1): Backlight {
  const large = facetsFrom(seed, 74);
  const small = facetsFrom(seed + 1, 21);
  const noise = noiseFrom(seed + 2);
  return (x, y) => {
    const bent = (noise(x / 60, y / 60, 2) - 0.5) * 30;
    const fold = large(x + bent, y - bent);
    const crumple = small(x, y);
    const light =
      1.06 -
      0.22 * Math.hypot(x / width - 0.36, y / height - 0.3) +
      strength * (fold.tilt * 0.17 + crumple.tilt * 0.1 + fold.crease * 0.1 - crumple.crease * 0.05) +
      (noise(x / 210, y / 260, 3) - 0.5) * 0.2;
    return [light, light, light * 0.99];
  };
}
