/** The cloth and its pen. */
import { noiseFrom } from '../../studio/random.ts';
import { Cloth } from '../cloth.ts';
import { Kalam } from '../kalam.ts';

export const WIDTH = 1280;
export const HEIGHT = 1400;
export const BREADTH = 1200;
export const LENGTH = 1310;
export const EDGE = 40;
/** Width of the border on every side. */
export const BORDER = 108;
export const MIDDLE = 604;

export const cotton = new Cloth(BREADTH, LENGTH, 61, {
  colour: '#edd7ae',
  pitch: 3.1,
  slub: 0.16,
  relief: 0.12,
  creep: 0.8,
  wear: 0.22,
});
export const { random, noise } = cotton;
export const second = noiseFrom(63);
export const kalam = new Kalam(cotton);
