/** The canvas, the palettes, and where road, crowns and light are. */
import { clamp, noiseFrom, smoothstep } from '../../studio/random.ts';
import { Painting, type Pair, type Palette, palette, vary } from '../strokes.ts';

export const WIDTH = 1400;
export const HEIGHT = 1060;
/** Where the road ends. */
export const AWAY = { x: 640, y: 590 };
export const painting = new Painting(WIDTH, HEIGHT, { ground: '#b7713f', seed: 19, weave: 2.6 });
export const { random, noise } = painting;
const second = noiseFrom(61);
export const about = (reach: number) => (random() - 0.5) * 2 * reach;
export const pair = (colours: Palette, amount = 0.06): Pair => colours.pair(random, amount);
export const two = (a: Palette, b: Palette): Pair => [
  vary(a.pick(random), random, 0.07),
  vary(b.pick(random), random, 0.07),
];

export const sky = palette('#cfe3ee', '#e9eee2', '#f7ecc9', '#b9d6ea');
export const haze = palette('#f3d6b0', '#e9b7a0', '#d7b3c0', '#c7b7cf');
export const farCrown = palette('#d98a86', '#c9a0b0', '#e8a58a', '#b9a7c4', '#a9b08c');
export const shade = palette('#8e1622', '#6e1626', '#a51d1f', '#4d1a2a');
export const fire = palette('#ee3618', '#d92616', '#f84a1c', '#c81f1c', '#e8341a');
export const sun = palette('#ff8a2e', '#ff6a2a', '#ff5a22', '#ff7a3a');
export const glare = palette('#ffd27a', '#ffb84a', '#ff9a2e');
export const leafShade = palette('#2b4628', '#3f5f2a', '#24402f');
export const leafLight = palette('#7d9a3a', '#8fae46', '#a9bf5c');
export const hedge = palette('#3f5a4e', '#4f6d5a', '#3a4c58', '#5b7a60');
export const bark = palette('#3a2330', '#5a3530', '#2c1c2c', '#4a3448');
export const barkLight = palette('#e8a060', '#d97f4a', '#f0b878');
export const verge = palette('#4b4a2c', '#5e3a2e', '#3f5130', '#34442a');
export const vergeLight = palette('#c9a23c', '#a8a23f', '#8f9a3c', '#d9783a');
export const road = palette('#f6dfb4', '#fbe9c8', '#f0cf9c', '#f3d3b8', '#fff2d4');
export const roadShade = palette('#8d7aa8', '#7a6a9c', '#a58bb0', '#6b5f8e');

export const roadLeft = (y: number) => AWAY.x - (y - AWAY.y) * 1.02 - 6;
export const roadRight = (y: number) => AWAY.x + (y - AWAY.y) * 1.18 + 6;
/** How near a place is: 0 at the road's end, 1 at the frame. */
export const near = (x: number, y: number) => clamp(Math.hypot(x - AWAY.x, (y - AWAY.y) * 1.1) / 620);

/** Below 1 the sky shows through between the two rows of crowns. */
export const opening = (x: number, y: number) =>
  Math.hypot((x - AWAY.x - 20 - (y - 330) * 0.1) / 235, (y - 335) / 260) +
  (noise(x / 85, y / 85, 4) - 0.5) * 0.85 +
  (second(x / 30, y / 30, 2) - 0.5) * 0.3;

/** Gulmohars spread flat: each crown hangs in tiers, with the dark of the next tier under it. */
export function isCrown(x: number, y: number): boolean {
  const off = Math.abs(x - AWAY.x);
  const hem = AWAY.y - 30 - off * 0.12 + 60 * (noise(x / 55, 3, 3) - 0.5) + 26 * Math.sin(x / 64);
  return opening(x, y) > 1 && y < hem && !(off < 90 && y > 460);
}

/** Light on the crowns: tiers lit from above left, dark under each. */
export const lightOn = (x: number, y: number) => {
  const tier = Math.sin(y / 46 + noise(x / 130, y / 210, 2) * 7) * 0.1;
  return noise(x / 95 + 5, y / 70, 3) + tier + 0.14 * smoothstep(560, 60, y) - 0.1 * clamp((x - 300) / 1100);
};

export const leaning = (x: number, y: number) => {
  const side =
    x < AWAY.x ? -0.5 + (x / AWAY.x) * 0.7 : Math.PI + 0.5 - ((WIDTH - x) / (WIDTH - AWAY.x)) * 0.7;
  return side + (noise(x / 70, y / 70, 2) - 0.5) * 3;
};
