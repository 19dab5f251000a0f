/** The positions of the two shoes under the lamp, and the brightness of each point of the drawing. */
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { look, spun, type Thing, type Vector } from '../studio/scene.ts';
import { shoe } from './shoe.ts';

export const WIDTH = 1316;

export const HEIGHT = 960;

export const standing = (at: Vector): Vector => {
  const [x, y, z] = spun([at[0] - 1.5, at[1], at[2]], 2.48);
  return [x - 0.62, y, z - 0.7];
};

/** The right shoe, which lies on its side. */
export const fallen = (at: Vector): Vector => {
  const roll = 1.2;
  const [y, z] = [
    at[1] * Math.cos(roll) - at[2] * Math.sin(roll),
    at[1] * Math.sin(roll) + at[2] * Math.cos(roll),
  ];
  const [across, high, deep] = spun([at[0] - 1.5, y, z], 0.42);
  return [across + 1.25, high + 0.55, deep + 0.55];
};

const floor: Thing = {
  name: 'floor',
  surface: (u, v) => [-22 + u * 44, 0, -7 + v * 40],
  pieces: [60, 60],
  colour: 0.56,
};

export const pair = [
  shoe({
    seed: 1,
    side: 1,
    place: standing,
    ends: [
      [
        [1.22, 1.14, 0.5],
        [1.12, 0.6, 0.68],
        [1.3, 0.12, 0.82],
        [1.5, 0.04, 1.1],
        [1.1, 0.04, 1.62],
        [0.5, 0.04, 1.7],
        [0.3, 0.04, 2.05],
      ],
      [
        [1.24, 1.16, -0.5],
        [1.2, 0.7, -0.7],
        [1.36, 0.06, -1],
        [1.8, 0.04, -1.36],
        [2.4, 0.04, -1.2],
      ],
    ],
  }),
  shoe({ seed: 2, side: -1, place: fallen, ends: [] }),
];

export const sight = look([floor, ...pair.flatMap(({ things }) => things)], {
  eye: { from: [-0.5, 3.7, -6.1], to: [0.1, 0.56, -0.1], lens: 1.66, shift: [-0.03, 0.02] },
  window: { towards: [-0.84, 0.56, -0.42], size: 0.05, strength: 0.98, room: 0.27, floor: 0.3 },
  width: WIDTH,
  height: HEIGHT,
  middle: [0.3, 0.5, 0],
  reach: 4.4,
});

export const drift = noiseFrom(12);

export const pixel = (x: number, y: number) =>
  clamp(Math.round(y), 0, HEIGHT - 1) * WIDTH + clamp(Math.round(x), 0, WIDTH - 1);

const floorIndex = sight.names.indexOf('floor');

export const isShoe = (at: number) => sight.thing[at] >= 0 && sight.thing[at] !== floorIndex;

export const PAPER_TONE = 0.6;

/** The intended brightness. The background is dark charcoal at the left and becomes bare paper to the right. */
export function aim(x: number, y: number): number {
  const at = pixel(x, y);
  const seen = clamp(sight.light[at] * 1.12) ** 0.72;
  if (isShoe(at)) return clamp(seen * 1.1 - 0.04);
  const margin = smoothstep(
    1.02,
    0.78,
    Math.hypot((x - WIDTH * 0.5) / (WIDTH * 0.54), (y - HEIGHT * 0.5) / (HEIGHT * 0.58)) +
      (drift(x / 80, y / 80, 3) - 0.5) * 0.3,
  );
  const sweep = smoothstep(HEIGHT * 0.52, HEIGHT * 0.06, y + (drift(x / 150, y / 150, 3) - 0.5) * 200) * 0.42;
  const cast = smoothstep(0.75, 0.2, sight.lit[at]) * 0.5 * (0.55 + 0.45 * smoothstep(0.5, 0.1, seen));
  return PAPER_TONE - Math.max(sweep, cast) * margin;
}
