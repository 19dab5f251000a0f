/** The cloth, its dyes, and the wax that resists them. */
import type { Point } from '../../studio/curves.ts';
import { noiseFrom } from '../../studio/random.ts';
import { Cloth } from '../cloth.ts';

export const WIDTH = 1400;
export const HEIGHT = 1080;
export const HEM = 1036;
export const BORDER = 806;
/** Width of the bare cloth around a painted shape, where wax resists the dye of the blocks. */
export const RESIST = 15;

export const MADDER = '#9c2a22';
export const INDIGO = '#1f3566';
export const cloth = new Cloth(WIDTH, HEIGHT, 23, { colour: '#f4e9d2' });
export const { random, dye, paint, liner } = cloth;
export const bend = noiseFrom(32);

/** Outlines that were waxed before the blocks were printed. */
export const waxed: Point[][] = [];
