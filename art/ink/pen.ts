/** A dip pen: its line is thick when slow and thin when fast; it runs dry and blots. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { evenly, type Point } from '../studio/curves.ts';
import { shaky, type Line } from '../studio/hand.ts';
import { noiseFrom, type Random } from '../studio/random.ts';
import type { Sight } from '../studio/scene.ts';

const flow = noiseFrom(71);

/**
 * Draws the line in the context's colour; `weight` 1 is a firm line. By default it has gaps where the ink runs short.
 */
export function penLine(
  context: SKRSContext2D,
  line: Line,
  weight: number,
  random: Random,
  skips = true,
): void {
  if (line.length < 2) return;
  const points = evenly(shaky(line, 0.9, 34, random), 2.5);
  const phase = random() * 90;
  const last = points.length - 1;
  for (let i = 1; i <= last; i++) {
    const before = points[Math.max(0, i - 4)];
    const after = points[Math.min(last, i + 4)];
    const here = points[i];
    const bend =
      Math.abs((here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])) /
      90;
    const ends = Math.max(0, 1 - Math.min(i, last - i) / 5) * 0.5;
    const ink = flow(i / 26 + phase, 2, 2);
    if (skips && ink < 0.27) continue;
    context.lineWidth = weight * (0.7 + 2.5 * ink ** 1.6 + Math.min(1, bend) * 0.8 + ends);
    context.beginPath();
    context.moveTo(points[i - 1][0], points[i - 1][1]);
    context.lineTo(here[0], here[1]);
    context.stroke();
  }
  if (random() < 0.12) {
    const [x, y] = points[random() < 0.5 ? 0 : last];
    context.beginPath();
    context.arc(x, y, weight * (1.6 + random() * 1.6), 0, 7);
    context.fill();
  }
}

/** The outlines of all things in front of other things, as chains of points. */
export function outlines(sight: Sight, skip: ReadonlySet<string>): Point[][] {
  const { width, height, thing, depth, names } = sight;
  const next = new Map<number, number[]>();
  const corner = (x: number, y: number) => y * (width + 1) + x;
  const put = (from: number, to: number) => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = thing[at];
      if (own < 0 || skip.has(names[own])) continue;
      const isEdge = (other: number) => thing[other] !== own && depth[other] > depth[at] - 0.004;
      if (isEdge(at - width)) put(corner(x, y), corner(x + 1, y));
      if (isEdge(at + 1)) put(corner(x + 1, y), corner(x + 1, y + 1));
      if (isEdge(at + width)) put(corner(x + 1, y + 1), corner(x, y + 1));
      if (isEdge(at - 1)) put(corner(x, y + 1), corner(x, y));
    }
  }
  const chains: Point[][] = [];
  for (const start of next.keys()) {
    let here = start;
    const chain: Point[] = [];
    for (;;) {
      chain.push([here % (width + 1), Math.floor(here / (width + 1))]);
      const to = next.get(here)?.pop();
      if (to === undefined) break;
      here = to;
    }
    if (chain.length > 7) chains.push(softened(chain));
  }
  return chains;
}

/** Smooths a chain of single-pixel steps. */
function softened(chain: Point[]): Point[] {
  const reach = 4;
  const soft = chain.map((_, i): Point => {
    let [x, y, count] = [0, 0, 0];
    for (let k = Math.max(0, i - reach); k <= Math.min(chain.length - 1, i + reach); k++) {
      x += chain[k][0];
      y += chain[k][1];
      count++;
    }
    return [x / count, y / count];
  });
  return soft.filter((_, i) => i % 3 === 0 || i === soft.length - 1);
}
