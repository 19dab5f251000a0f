/** The canvas, the palettes, and the geometry of the road. */
import { Painting, type Pair, type Palette, palette, vary } from '../strokes.ts';

export const WIDTH = 1400;
export const HEIGHT = 1060;
/** The far end of the road. */
export const AWAY = { x: 654, y: 590 };
export const painting = new Painting(WIDTH, HEIGHT, { ground: '#b7713f', seed: 19, weave: 2.6 });
export const { random, noise } = painting;
export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
export const pair = (colours: Palette, amount = 0.06): Pair => colours.pair(random, amount);
export const two = (a: Palette, b: Palette): Pair => [
  vary(a.pick(random), random, 0.06),
  vary(b.pick(random), random, 0.06),
];

export const sky = palette('#8fc4e2', '#a6d2e8', '#7cb6dc', '#b9dcec');
export const cloud = palette('#f6f1e0', '#fbf3dc', '#e6e9ea', '#f4e2cc');
export const haze = palette('#cfdcc8', '#d9d8c0', '#b9d0cc', '#e6dcc0');
export const farTrees = palette('#7fa58a', '#8fb092', '#6f967f', '#a3bd98');
export const shade = palette('#a3161e', '#8e1622', '#b82418', '#7c1426');
export const fire = palette('#d8281a', '#e03418', '#c9201c');
export const flame = palette('#f0461c', '#ee3a18', '#f4541e');
export const sun = palette('#ff7a2a', '#ff6a24', '#ff8a34');
export const glare = palette('#ffc66a', '#ffb04a', '#ffd88a');
export const frondShade = palette('#1f4630', '#27523a', '#1c3c34', '#2f5a34');
export const frondMid = palette('#3f7a3a', '#4a8a3f', '#35703c');
export const frondLight = palette('#86b544', '#9cc552', '#74a63e', '#b4d264');
export const hedge = palette('#2f6a4a', '#3f7a4e', '#2a5a4c', '#4f8a52');
export const bark = palette('#3a2a38', '#4a3440', '#2c2030', '#54404a');
export const barkLight = palette('#b98a74', '#a87a6a', '#c99a7c');
export const verge = palette('#3f7040', '#4c7e40', '#356238', '#2f5a40');
export const vergeLight = palette('#a9c04a', '#c2cc5a', '#8fb044', '#d8d06a');
export const road = palette('#f4e2c4', '#f8ead0', '#ecd6b4', '#f0dcc6', '#fbf2dc');
export const roadShade = palette('#8f86b4', '#8078aa', '#a39ac0', '#766ea0');

export const roadLeft = (y: number) => AWAY.x - (y - AWAY.y) * 1.02 - 10;
export const roadRight = (y: number) => AWAY.x + (y - AWAY.y) * 1.1 + 10;
