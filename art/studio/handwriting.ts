/** Letters as single lines, for names and words that are written with any tool. */
import { smooth, type Point } from './curves.ts';
import type { Random } from './random.ts';

/**
 * Each letter as lines in a box 10 wide and 14 high, with the baseline at y = 14: 'x,y x,y …'. '|' separates lines, and
 * '~' marks a curved line.
 */
const capitals: Record<string, string> = {
  A: '0,14 5,0 10,14|2,9 8,9',
  B: '1,0 1,14|~1,0 7,1 7,6 1,7|~1,7 9,8 8,14 1,14',
  C: '~9,3 5,0 1,4 1,10 5,14 9,11',
  D: '1,0 1,14|~1,0 8,2 9,9 6,13 1,14',
  E: '9,0 1,0 1,14 9,14|1,7 7,7',
  F: '9,0 1,0 1,14|1,7 7,7',
  G: '~9,3 5,0 1,4 1,10 5,14 9,12|9,12 9,8 6,8',
  H: '1,0 1,14|9,0 9,14|1,7 9,7',
  I: '5,0 5,14',
  J: '~7,0 7,10 5,14 1,12',
  K: '1,0 1,14|9,0 1,8|3,6 9,14',
  L: '1,0 1,14 9,14',
  M: '0,14 1,0 5,9 9,0 10,14',
  N: '1,14 1,0 9,14 9,0',
  O: '~5,0 1,4 1,10 5,14 9,10 9,4 5,0',
  P: '1,14 1,0|~1,0 8,1 8,7 1,8',
  R: '1,14 1,0|~1,0 8,1 8,7 1,8|4,8 9,14',
  S: '~9,3 5,0 1,3 5,7 9,10 5,14 1,11',
  T: '0,0 10,0|5,0 5,14',
  U: '~1,0 1,10 5,14 9,10 9,0',
  V: '0,0 5,14 10,0',
  W: '0,0 2,14 5,5 8,14 10,0',
  Y: '0,0 5,7|10,0 3,14',
  Z: '1,0 9,0 1,14 9,14',
};

/** Lowercase letters are between y = 6 and y = 14. */
const small: Record<string, string> = {
  a: '~7,7 3,6 1,10 3,14 7,12|7,6 7,12 8,14',
  b: '1,0 1,14|~1,8 5,6 7,10 5,14 1,13',
  c: '~7,7 3,6 1,10 3,14 7,13',
  d: '~7,7 3,6 1,10 3,14 7,12|7,0 7,14',
  e: '~1,10 7,10 5,6 2,7 1,11 4,14 7,13',
  f: '~7,1 4,0 3,4 3,14|1,6 6,6',
  g: '~7,7 3,6 1,10 3,13 7,12|~7,6 7,16 4,18 1,17',
  h: '1,0 1,14|~1,8 5,6 7,9 7,14',
  i: '2,6 2,14|2,2 2,3',
  j: '~4,6 4,15 1,18|4,2 4,3',
  k: '1,0 1,14|6,6 1,11|3,9 7,14',
  l: '~2,0 2,12 4,14',
  m: '1,6 1,14|~1,8 3,6 5,8 5,14|~5,8 7,6 9,8 9,14',
  n: '1,6 1,14|~1,8 5,6 7,9 7,14',
  o: '~4,6 1,8 1,12 4,14 7,12 7,8 4,6',
  p: '1,6 1,18|~1,8 5,6 7,10 5,14 1,13',
  q: '~7,7 3,6 1,10 3,14 7,12|7,6 7,18',
  r: '1,6 1,14|~1,9 3,6 6,7',
  s: '~6,7 3,6 2,8 5,10 6,12 4,14 1,13',
  t: '~3,1 3,12 5,14 7,13|1,5 6,5',
  u: '~1,6 1,12 4,14 7,12|7,6 7,14',
  v: '0,6 3,14 7,6',
  w: '0,6 2,14 4,8 6,14 8,6',
  x: '0,6 7,14|7,6 0,14',
  y: '0,6 4,13|7,6 2,18',
  z: '1,6 7,6 1,14 7,14',
};

const digits: Record<string, string> = {
  '0': '~5,0 1,4 1,10 5,14 8,10 8,4 5,0',
  '1': '2,3 5,0 5,14',
  '2': '~1,3 5,0 8,3 6,8 1,14|1,14 9,14',
  '3': '~1,1 7,1 7,6 3,7 8,9 7,14 1,13',
  '4': '6,14 6,0 0,9 9,9',
  '5': '8,0 2,0 2,6|~2,6 7,6 8,11 5,14 1,12',
  '6': '~7,0 2,6 1,11 4,14 8,11 6,8 2,9',
  '7': '0,0 9,0 3,14',
  '8': '~5,7 1,4 5,0 8,4 5,7 1,11 5,14 9,11 5,7',
  '9': '~8,5 4,7 1,4 5,0 8,4 7,10 4,14',
  '/': '8,0 1,14',
  '-': '2,8 7,8',
  '.': '2,13 2,14',
  ',': '2,13 1,16',
  '’': '3,0 2,3',
  '₹': '0,0 9,0|0,4 9,4|~1,0 7,1 6,7 0,8|1,8 7,14',
};

const letters: Record<string, string> = { ...capitals, ...small, ...digits };

function linesOf(letter: string): Point[][] {
  return letters[letter].split('|').map((text) => {
    const points = text
      .replace('~', '')
      .split(' ')
      .map((pair): Point => {
        const [x, y] = pair.split(',').map(Number);
        return [x, y];
      });
    return text.startsWith('~') ? smooth(points, { step: 0.8 }) : points;
  });
}

export interface Hand {
  /** Height of a capital in pixels. */
  size: number;
  random: Random;
  /** How much the letters vary in position, slant and size, 0 to 1. */
  unruly?: number;
  /** Direction of the line of writing in radians. */
  slope?: number;
  /** Space between letters, as a share of their width. */
  spacing?: number;
  /** Letters that are mirrored, by their index in the text. */
  mirrored?: readonly number[];
}

/** The lines of each letter of a text that begins at (x, y) on the baseline. */
export function written(text: string, x: number, y: number, hand: Hand): Point[][][] {
  const { size, random, unruly = 0.1, slope = 0, spacing = 0.28, mirrored = [] } = hand;
  const unit = size / 14;
  const along: Point = [Math.cos(slope), Math.sin(slope)];
  let travelled = 0;
  return [...text].map((letter, place) => {
    if (letter === ' ') {
      travelled += size * 0.45;
      return [];
    }
    const lines = linesOf(letter);
    const scale = unit * (1 + unruly * (random() - 0.5) * 0.7);
    const tilt = slope + unruly * (random() - 0.5) * 0.6;
    const drop = unruly * (random() - 0.5) * size * 0.45;
    const wide = Math.max(...lines.flat().map(([u]) => u));
    const flip = mirrored.includes(place);
    const cos = Math.cos(tilt);
    const sin = Math.sin(tilt);
    const footX = x + along[0] * travelled;
    const footY = y + along[1] * travelled + drop;
    travelled += (wide + 10 * spacing) * scale;
    return lines.map((line) =>
      line.map(([u, v]): Point => {
        const du = (flip ? wide - u : u) * scale;
        const dv = (v - 14) * scale;
        return [footX + du * cos - dv * sin, footY + du * sin + dv * cos];
      }),
    );
  });
}
