/** The canvas and the palettes of a market before sunrise. */
import { rgb } from '../../studio/colour.ts';
import { Painting, type Pair, type Palette, palette, vary } from '../strokes.ts';

export const WIDTH = 1400;
export const HEIGHT = 1060;
export const painting = new Painting(WIDTH, HEIGHT, { ground: '#8a4a34', seed: 52, weave: 2.6 });
export const { random, noise } = painting;
export const about = (reach: number) => (random() - 0.5) * 2 * reach;
export const pair = (colours: Palette): Pair => colours.pair(random, 0.05);
export const tone = (hex: string): Pair => [vary(rgb(hex), random, 0.04), vary(rgb(hex), random, 0.09)];

export const dusk = palette('#3d3b66', '#4b4977', '#5c5788', '#474573');
export const stone = palette('#6d6892', '#837aa2', '#75709a', '#8f819f');
export const dawn = palette('#e9b48c', '#d99a86', '#f3cfa0', '#c98f92');
export const jute = palette('#a87848', '#956638', '#bb8c58', '#8a5c36');
export const juteShade = palette('#5c3c3a', '#6b4638', '#523846');
export const juteLight = palette('#d8b27a', '#e3c38e', '#cfa468');
export const teal = palette('#0f6f72', '#117c7c', '#0c5f68');
export const tealShade = palette('#0a3a4c', '#0d3148', '#123f58');
export const tealLight = palette('#2fa49a', '#4dbba8', '#269388');
export const tealGlint = palette('#a6e2cc', '#d5f0d4', '#7fd0bc');
export const rani = palette('#b8195a', '#d22c6a', '#9c1450');
export const gold = palette('#f0b93a', '#ffd76a', '#d9962a');
export const skin = palette('#8a4f30', '#7c4429', '#965a38');
export const skinShade = palette('#4c2822', '#5a2f26', '#43222a');
export const skinLight = palette('#c98a58', '#b97848', '#d99c68');
export const leaf = palette('#2f5a34', '#3f7538', '#244a36', '#5c8a3c');
