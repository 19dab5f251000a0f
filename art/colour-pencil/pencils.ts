/** The page and the pencils. */
import { smooth, type Point } from '../studio/curves.ts';
import { moved, turned, type Line } from '../studio/hand.ts';
import { Drawing } from './drawing.ts';

export const WIDTH = 1316;

const HEIGHT = 944;

export const PAPER = '#fbf8f0';

export const drawing = new Drawing(WIDTH, HEIGHT, 106, PAPER);

export const { random } = drawing;

export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

export const pencils = {
  red: '#cf2a20',
  crimson: '#8e1526',
  orange: '#ee7a1c',
  yellow: '#f4c81e',
  ochre: '#c8912e',
  lime: '#9abf33',
  green: '#3d9440',
  forest: '#1d5c31',
  teal: '#1b8583',
  sky: '#6fb2dc',
  blue: '#2c55a8',
  violet: '#5a2d86',
  plum: '#3c1a4e',
  pink: '#e2659a',
  brown: '#7c4a23',
  umber: '#4c2d1b',
  grey: '#83838a',
  black: '#2a2728',
  skin: '#d9b48c',
} as const;

export const round = (points: Point[], step = 4) => smooth(points, { closed: true, step });

export const place = (shape: Line, x: number, y: number, size: number, angle = 0) =>
  moved(turned(shape, angle), x, y, size);
