/** A worn canvas shoe: sole, toe cap, quarters, tongue and laces. The heel is at x = 0, the toe at x = 3. */
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { add, cord, through, type Thing, type Vector } from '../studio/scene.ts';

const dirt = noiseFrom(83);
const LENGTH = 3;

/** A smooth curve through values at even steps from heel to toe. */
function along(...values: number[]): (t: number) => number {
  const path = through(values.map((value): Vector => [value, 0, 0]));
  return (t) => path(t)[0];
}

const halfWidth = along(0.44, 0.42, 0.37, 0.42, 0.52, 0.57, 0.54, 0.46);
const bend = along(0, 0.02, 0.06, 0.06, 0.03, -0.02, -0.06, -0.09);
const spring = (t: number) => 0.16 * smoothstep(0.66, 1.02, t) ** 1.4;
const SOLE = 0.27;
/** Height of the instep above the sole. */
const height = along(0.98, 0.98, 0.94, 0.98, 0.98, 0.72, 0.5, 0.42, 0.36);

/** Half the width of the opening for the foot, as an angle from the top of the arch; narrow between the lace holes. */
const opening = (t: number) =>
  0.98 * smoothstep(0.015, 0.09, t) * (1 - smoothstep(0.35, 0.46, t)) +
  0.25 * smoothstep(0.35, 0.46, t) * (1 - smoothstep(0.63, 0.69, t));

const EYELETS = [0.45, 0.502, 0.554, 0.606, 0.655];

export interface Wear {
  /** Varies the details of the two shoes. */
  seed: number;
  /** Left is 1, right is -1. */
  side: 1 | -1;
  /** Maps a point of the shoe to its position in the room. */
  place: (at: Vector) => Vector;
  /** Paths of the untied lace ends from the top lace holes, outer side first, in the coordinates of the shoe. */
  ends: readonly (readonly Vector[])[];
}

/**
 * The surfaces of the shoe, and the lines that a draughtsman draws on them: seams, the stripe of the sole, the tread.
 */
export function shoe({ seed, side, place, ends }: Wear): { things: Thing[]; lines: Vector[][] } {
  const name = (part: string) => `${part} ${seed}`;

  /** The edge of the sole; u runs around it from the heel. */
  const edge = (u: number, grow: number, y: number): Vector => {
    const round = u * Math.PI * 2;
    const t = 0.5 - 0.5 * Math.cos(round);
    const out = Math.sign(Math.sin(round)) * Math.abs(Math.sin(round)) ** 0.56 * (halfWidth(t) + grow);
    const forth = t * LENGTH + (t - 0.5) * grow * 2;
    return place([forth, y + spring(t), side * (out + bend(t))]);
  };

  const wall: Thing = {
    name: name('sole'),
    surface: (u, v) => edge(u, 0.03 + 0.02 * Math.sin(v * Math.PI), SOLE * v),
    pieces: [220, 14],
    colour: (u, v) => {
      const t = 0.5 - 0.5 * Math.cos(u * Math.PI * 2);
      const stripe = Math.abs(v - 0.72) < 0.07 ? 0.5 : 1;
      const ribs = t > 0.86 && v < 0.62 ? 0.86 + 0.14 * Math.sin(u * 900) : 1;
      const grime =
        1 - 0.42 * smoothstep(0.4, 0.75, dirt(u * 26 + seed, v * 4, 3)) - 0.28 * smoothstep(0.3, 0, v);
      return 0.92 * stripe * ribs * grime;
    },
    grain: 'u',
  };

  const shelf: Thing = {
    name: name('sole'),
    surface: (u, v) => {
      const rim = edge(u, 0.04, SOLE);
      const middle = place([LENGTH * (0.5 - 0.5 * Math.cos(u * Math.PI * 2)), SOLE, 0]);
      return add(rim, add(middle, rim, -1), v * 0.5);
    },
    pieces: [160, 2],
    colour: 0.6,
  };

  const tread: Thing = {
    name: name('tread'),
    surface: (u, v) => {
      const round = u * Math.PI * 2;
      const t = 0.5 - 0.5 * Math.cos(round);
      const rim = Math.sign(Math.sin(round)) * Math.abs(Math.sin(round)) ** 0.56 * (halfWidth(t) + 0.03);
      return place([t * LENGTH + (t - 0.5) * 0.06, spring(t), side * (rim * v + bend(t))]);
    },
    pieces: [260, 46],
    // Zigzag bars under the ball and the heel, worn away in the middle.
    colour: (u, v) => {
      const round = u * Math.PI * 2;
      const t = 0.5 - 0.5 * Math.cos(round);
      const across = Math.sign(Math.sin(round)) * Math.abs(Math.sin(round)) ** 0.56 * halfWidth(t) * v;
      if (v > 0.86) return 0.62;
      const waist = smoothstep(0.33, 0.37, t) * smoothstep(0.51, 0.47, t);
      const zigzag = Math.abs(((((across * 5 + 20) % 1) + 1) % 1) - 0.5);
      const bar = smoothstep(0.28, 0.4, Math.abs(((t * 30 + zigzag * 1.1) % 1) - 0.5));
      const rubbed =
        smoothstep(0.22, 0, Math.hypot((t - 0.72) * 1.5, across - 0.12)) +
        smoothstep(0.14, 0, Math.hypot(t - 0.07, across - 0.14));
      const block = 0.3 + 0.44 * bar;
      return (
        (block + (0.52 - block) * clamp(waist + rubbed)) * (0.8 + 0.4 * dirt(t * 22, across * 22 + seed, 3))
      );
    },
  };

  /** The upper: v from heel to toe, angle 0 at one sole edge, π at the other. */
  const arch = (t: number, v: number, angle: number, out = 0): Vector => {
    const cap = Math.abs(Math.sin(v * Math.PI));
    const wide = cap ** 0.5 * (halfWidth(t) + 0.02) + out;
    const lean = 1 - 0.2 * Math.sin(angle) ** 2 * smoothstep(0.5, 0.1, t);
    const crease =
      t > 0.6 && t < 0.82
        ? 0.02 *
          Math.sin(t * 112 + Math.cos(angle) * 2.4 + seed) *
          Math.sin(angle) *
          smoothstep(0.6, 0.68, t) *
          smoothstep(0.82, 0.75, t)
        : 0;
    const slump = 0.07 * (dirt(t * 7 + seed, angle * 1.4, 2) - 0.5) * Math.sin(angle);
    const rise = cap ** 0.34 * height(t) * Math.sin(angle) ** 0.62 * (1 + slump) + crease + out;
    const back = -0.09 * Math.sin(angle) ** 0.8 * smoothstep(0.2, 0, t);
    return [
      t * LENGTH + back,
      SOLE - 0.03 + spring(t) * 0.9 + rise,
      side * (Math.cos(angle) * wide * lean + bend(t) + (slump * 0.4) / side),
    ];
  };
  const station = (v: number) => 0.012 + 0.98 * (0.5 - 0.5 * Math.cos(v * Math.PI));
  const shareAt = (t: number) => Math.acos(1 - (2 * (t - 0.012)) / 0.98) / Math.PI;

  const capLine = (t: number, angle: number) => t - 0.79 - 0.05 * Math.sin(angle) ** 2;
  const upper: Thing = {
    name: name('upper'),
    surface: (u, v) => {
      const [t, angle] = [station(v), u * Math.PI];
      if (Math.abs(angle - Math.PI / 2) < opening(t) - 0.02) return undefined;
      return place(
        arch(t, v, angle, capLine(t, angle) > 0 ? 0.022 * smoothstep(0, 0.02, capLine(t, angle)) : 0),
      );
    },
    pieces: [150, 240],
    lining: 0.2,
    colour: (u, v) => {
      const [t, angle] = [station(v), u * Math.PI];
      const rubber = capLine(t, angle);
      const weave = 0.94 + 0.12 * (dirt(u * 190, v * 260, 1) - 0.5);
      const stain = 1 - 0.36 * smoothstep(0.5, 0.78, dirt(u * 6 + seed, v * 8, 3));
      if (rubber > 0)
        return rubber < 0.01 ? 0.3 : 0.9 * (1 - 0.3 * smoothstep(0.5, 0.8, dirt(u * 14, v * 30 + seed, 3)));
      const fromTop = Math.abs(angle - Math.PI / 2) - opening(t);
      for (const eyelet of EYELETS) {
        const ring = Math.hypot((t - eyelet) * LENGTH, (fromTop - 0.16) * 0.62);
        if (ring < 0.026) return 0.05;
        if (ring < 0.05) return 0.95;
      }
      const facing = t > 0.4 && t < 0.7 ? Math.abs(fromTop - 0.34) : 1;
      const quarter = Math.abs(t - 0.6 - 0.22 * Math.abs(Math.cos(angle)) ** 2);
      const heel = Math.abs(t - 0.07);
      if (facing < 0.014 || quarter < 0.004 || heel < 0.004) return 0.24;
      // A hole that the little toe has worn into the canvas.
      const hole = Math.hypot((t - 0.755) * LENGTH * 1.4, (angle - 0.62) * 0.6);
      if (seed === 1 && hole < 0.075) return 0.04;
      if (seed === 1 && hole < 0.115) return 0.8;
      const strip = heel < 0.05 && t < 0.07 ? 0.8 : 1;
      return 0.46 * weave * stain * strip;
    },
    grain: 'u',
  };

  const rim = (sign: 1 | -1) =>
    cord((v) => {
      const t = 0.03 + v * 0.645;
      return place(arch(t, shareAt(t), Math.PI / 2 + sign * opening(t), 0.004));
    }, 0.024);
  const binding = ([1, -1] as const).map((sign): Thing => ({
    name: name('upper'),
    surface: rim(sign),
    pieces: [8, 150],
    colour: 0.58,
    grain: 'v',
  }));

  const tongue: Thing = {
    name: name('tongue'),
    surface: (u, v) => {
      const across = (u - 0.5) * 2;
      const t = 0.69 - v * 0.31;
      const out = smoothstep(0.72, 1, v);
      const [x, y, z] = arch(Math.max(0.4, t), shareAt(Math.max(0.4, t)), Math.PI / 2);
      const wide = (0.2 + 0.1 * v) * (1 - 0.5 * smoothstep(0.84, 1, v) ** 2);
      const lift = -0.05 + out * 0.36 - across * across * 0.09;
      return place([
        x - out * 0.14 + (1 - across * across) * 0.03,
        y + lift,
        z + across * wide + out * 0.05 * side,
      ]);
    },
    pieces: [30, 60],
    colour: (u, v) =>
      (Math.abs(u - 0.5) > 0.44 || v > 0.965 ? 0.3 : 0.5) * (0.9 + 0.2 * dirt(u * 30, v * 60, 2)),
    lining: 0.34,
  };

  const hole = (row: number, sign: 1 | -1, lift = 0.035): Vector => {
    const t = EYELETS[row];
    return place(arch(t, shareAt(t), Math.PI / 2 + sign * (opening(t) + 0.16), lift));
  };
  const over = (from: Vector, to: Vector, bulge: number): Vector[] => {
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const up = add(place([1.6, 2, 0]), place([1.6, 1, 0]), -1);
    return [from, add(middle, up, bulge), to];
  };
  const flat = (path: (v: number) => Vector): Thing => ({
    name: name('lace'),
    surface: cord(path, 0.033),
    pieces: [10, 60],
    colour: (u, v) => 0.9 - 0.12 * Math.sin(v * 160 + u * 12),
    grain: 'v',
  });
  const laces: Thing[] = EYELETS.flatMap((_, row) => {
    const crossings =
      row < EYELETS.length - 1
        ? [over(hole(row, 1), hole(row + 1, -1), 0.1), over(hole(row, -1), hole(row + 1, 1), 0.075)]
        : [over(hole(row, 1), hole(row, -1), 0.06)];
    return crossings.map((points) => flat(through(points)));
  });
  const loose = ends.map((points, i) => flat(through([hole(0, i === 0 ? 1 : -1), ...points.map(place)])));

  const path = (steps: number, at: (share: number) => Vector) =>
    Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  const onUpper = (t: number, angle: number) => place(arch(t, shareAt(t), angle, 0.008));
  const lines: Vector[][] = [
    path(120, (share) => edge(share, 0.055, SOLE * 0.64)),
    path(120, (share) => edge(share, 0.055, SOLE * 0.8)),
  ];
  for (const sign of [1, -1]) {
    lines.push(
      path(30, (share) =>
        onUpper(0.42 + share * 0.27, Math.PI / 2 + sign * (opening(0.42 + share * 0.27) + 0.34)),
      ),
    );
    lines.push(path(24, (share) => onUpper(0.07, Math.PI / 2 + sign * (0.65 + share * 0.9))));
    lines.push(path(24, (share) => onUpper(0.6 + 0.2 * share ** 2, Math.PI / 2 + sign * (0.56 + share))));
  }
  for (let t = 0.05; t < 0.95; t += 0.034) {
    if (t > 0.33 && t < 0.5) continue;
    lines.push(
      path(36, (share) => {
        const across =
          (share - 0.5) *
          1.7 *
          halfWidth(t) *
          Math.min(1, Math.sqrt(Math.sin(Math.PI * Math.min(1, t + 0.02))) * 1.1);
        const zigzag = Math.abs(((((across * 5 + 20) % 1) + 1) % 1) - 0.5) * 0.036;
        return place([(t + zigzag) * LENGTH, spring(t) - 0.01, side * (across + bend(t))]);
      }),
    );
  }
  return { things: [wall, shelf, tread, upper, ...binding, tongue, ...laces, ...loose], lines };
}
