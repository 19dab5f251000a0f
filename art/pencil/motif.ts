/** The things on the table: a brass lota (pot), a mango with its leaf, two guavas, a cloth. */
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { cord, spun, through, turnedOn, type Surface, type Thing, type Vector } from '../studio/scene.ts';

export const skin = noiseFrom(31);

const lotaOutline = through([
  [0.02, 0, 0],
  [0.52, 0, 0],
  [0.58, 0.06, 0],
  [0.6, 0.16, 0],
  [0.84, 0.42, 0],
  [1.08, 0.8, 0],
  [1.15, 1.16, 0],
  [0.98, 1.5, 0],
  [0.68, 1.74, 0],
  [0.57, 1.9, 0],
  [0.62, 2.04, 0],
  [0.84, 2.18, 0],
  [0.88, 2.2, 0],
  [0.8, 2.16, 0],
  [0.56, 2, 0],
  [0.5, 1.88, 0],
  [0.62, 1.7, 0],
  [0.86, 1.5, 0],
  [0.7, 1.3, 0],
  [0.02, 1.2, 0],
]);

export const lota: Thing = {
  name: 'lota',
  surface: turnedOn(-0.62, 0.35, (v) => {
    const [radius, height] = lotaOutline(v);
    return [radius, height];
  }),
  pieces: [96, 110],
  // Brass reflects the room in stripes; two engraved bands run around it.
  colour: (u, v, [, height]) => {
    if (v > 0.66) return 0.36;
    const bands = [0.18, 1.24, 1.31, 1.72, 1.9].reduce(
      (dark, at) => dark * (1 - 0.4 * Math.exp(-(((height - at) / 0.018) ** 2))),
      1,
    );
    const leaf =
      height > 1.36 && height < 1.6
        ? 1 - 0.24 * smoothstep(0.2, 0.5, Math.abs(Math.sin(u * 34)) - (height - 1.48) ** 2 * 40)
        : 1;
    return (0.5 + 0.16 * Math.sin(u * 17 + 0.6 + height * 0.7) + 0.1 * Math.sin(u * 31 + 2)) * bands * leaf;
  },
  shine: 0.8,
  gloss: 46,
};

/** Profile from the stalk to the beak: position along it, back, belly; then its width. */
const mangoSpine = through([
  [-0.92, 0.24, 0.14],
  [-0.9, 0.44, -0.06],
  [-0.74, 0.64, -0.36],
  [-0.36, 0.72, -0.6],
  [0.06, 0.62, -0.68],
  [0.44, 0.37, -0.58],
  [0.7, 0.1, -0.4],
  [0.86, -0.12, -0.36],
  [0.98, -0.3, -0.43],
  [1.04, -0.42, -0.45],
]);

const mangoWidth = through([
  [0.02, 0, 0],
  [0.28, 0, 0],
  [0.47, 0, 0],
  [0.58, 0, 0],
  [0.56, 0, 0],
  [0.45, 0, 0],
  [0.31, 0, 0],
  [0.21, 0, 0],
  [0.12, 0, 0],
  [0.015, 0, 0],
]);

/** It lies on its side, with the beak to the front. */
export const mangoPlace = ([x, y, z]: Vector): Vector => {
  const [roll, tilt] = [0.42, 0.04];
  const [up, deep] = [y * Math.cos(roll) - z * Math.sin(roll), y * Math.sin(roll) + z * Math.cos(roll)];
  const [across, high, far] = spun(
    [x * Math.cos(tilt) - up * Math.sin(tilt), x * Math.sin(tilt) + up * Math.cos(tilt), deep],
    -0.42,
  );
  return [across * 1.1 + 1.56, high * 1.1 + 0.7, far * 1.1 - 0.7];
};

export const mango: Thing = {
  name: 'mango',
  surface: (u, v) => {
    const [along, back, belly] = mangoSpine(v);
    const round = u * Math.PI * 2;
    const height = (back + belly) / 2 + (Math.sin(round) * (back - belly)) / 2;
    return mangoPlace([along, height, Math.cos(round) * mangoWidth(v)[0]]);
  },
  pieces: [72, 80],
  // Redder on the side of the sun; freckles everywhere.
  colour: (u, v, at) => {
    const blush =
      smoothstep(0.08, 0.3, v) *
      smoothstep(0.95, 0.4, v) *
      smoothstep(0.1, 0.9, Math.sin(u * 6.28)) *
      (0.5 + skin(at[0] * 3, at[2] * 3, 3));
    const freckle = skin(at[0] * 17, (at[1] + at[2]) * 17, 1) > 0.8 ? 0.12 : 0;
    return 1.02 - 0.46 * blush + freckle;
  },
  shine: 0.34,
  gloss: 18,
};

export const stalk: Thing = {
  name: 'stalk',
  surface: cord(
    through([mangoPlace([-0.84, 0.18, 0]), mangoPlace([-1, 0.24, 0]), mangoPlace([-1.14, 0.44, -0.06])]),
    (v) => 0.075 - 0.03 * v,
  ),
  pieces: [12, 12],
  colour: 0.28,
};

const leafRib = through([
  [0.78, 0.14, -2.36],
  [1.2, 0.24, -2.4],
  [1.7, 0.22, -2.3],
  [2.06, 0.16, -2.1],
  [2.24, 0.22, -1.98],
]);

export const leaf: Thing = {
  name: 'leaf',
  surface: (u, v) => {
    const [x, y, z] = leafRib(v);
    const across = (u - 0.5) * 2;
    const half = 0.25 * Math.max(0, Math.sin(Math.PI * clamp(v * 1.12 - 0.1) ** 0.85)) + 0.014;
    return [x - across * half * 0.3, y + 0.07 * across * across * Math.sin(v * 7), z + across * half * 0.95];
  },
  pieces: [24, 60],
  colour: (u, v) => {
    const across = Math.abs(u - 0.5);
    const veins = 1 - 0.2 * smoothstep(0.75, 1, Math.sin((v + across * 0.35) * 80));
    return (across < 0.035 ? 0.85 : 0.5) * veins;
  },
  shine: 0.2,
  gloss: 14,
  grain: 'v',
};

export function guava(x: number, z: number, radius: number): Thing[] {
  const ball: Surface = (u, v) => {
    const down = v * Math.PI;
    const ribs =
      1 + 0.022 * Math.cos(u * Math.PI * 10) * Math.sin(down) + 0.03 * (skin(u * 3 + x, v * 3, 2) - 0.5);
    const r = Math.sin(down) * radius * ribs;
    const dimple = 0.12 * radius * Math.exp(-((down / 0.3) ** 2));
    return [
      x + Math.cos(u * Math.PI * 2) * r,
      radius * 0.94 + Math.cos(down) * radius * 0.97 - dimple,
      z + Math.sin(u * Math.PI * 2) * r,
    ];
  };
  const crown: Thing[] = Array.from({ length: 5 }, (_, i) => {
    const angle = i * 1.256 + x;
    const out = (reach: number, high: number): Vector => [
      x + Math.cos(angle) * reach,
      radius * 1.78 + high,
      z + Math.sin(angle) * reach,
    ];
    return {
      name: `crown ${x}`,
      surface: cord(through([out(0.03, 0), out(0.09, 0.06), out(0.13, 0.14)]), (v) => 0.045 * (1 - v * 0.7)),
      pieces: [8, 8],
      colour: 0.3,
    };
  });
  return [
    {
      name: `guava ${x}`,
      surface: ball,
      pieces: [60, 40],
      colour: (u, v) => 0.74 + 0.1 * (skin(u * 40, v * 26, 2) - 0.5),
      shine: 0.14,
      gloss: 12,
    },
    ...crown,
  ];
}

export const cloth: Thing = {
  name: 'cloth',
  surface: (u, v) => {
    const [x, z] = [-7 + u * 14, -4.4 + v * 6.7];
    const fold =
      0.05 * Math.sin(x * 2.1 + z * 1.1) * smoothstep(-0.6, -2.6, z) +
      0.04 * Math.sin(x * 4.6 - z * 1.7 + 1) * smoothstep(-1.6, -3, z);
    return [x, fold * smoothstep(0.8, 1.8, Math.hypot(x - 0.2, z + 0.6)) - 0.002, z];
  },
  pieces: [150, 70],
  colour: 0.95,
};
