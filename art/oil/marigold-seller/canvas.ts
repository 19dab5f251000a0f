/** The canvas and the palettes of a market before sunrise. */
import { rgb } from '../../studio/colour.ts';
import { Painting, type Pair, type Palette, palette, vary } from '../strokes.ts';

export const WIDTH = 1400;
export const HEIGHT = 1060;
export const painting = new Painting(WIDTH, HEIGHT, { ground: '#8a4a34', seed: 52, weave: 2.6 });
export const { random, noise } = painting;
export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
export const pair = (colours: Palette): Pair => colours.pair(random, 0.05);
export const tone = (hex: string): Pair => [vary(rgb(hex), random, 0.04), vary(rgb(hex), random, 0.09)];

export const dusk = palette('#3d3b66', '#4b4977', '#5c5788', '#474573');
export const stone = palette('#6d6892', '#837aa2', '#75709a', '#8f819f');
export const dawn = palette('#e9b48c', '#d99a86', '#f3cfa0', '#c98f92');
export const jute = palette('#a87848', '#956638', '#bb8c58', '#8a5c36');
export const juteShade = palette('#5c3c3a', '#6b4638', '#523846');
export const juteLight = palette('#d8b27a', '#e3c38e', '#cfa468');
export const gold = palette('#f0b93a', '#ffd76a', '#d9962a');
export const leaf = palette('#2f5a34', '#3f7538', '#244a36', '#5c8a3c');
