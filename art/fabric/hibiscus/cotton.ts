/** The cloth, its dyes, and where wax keeps them off. */
import type { Point } from '../../studio/curves.ts';
import { noiseFrom } from '../../studio/random.ts';
import { Cloth } from '../cloth.ts';

export const WIDTH = 1400;
export const HEIGHT = 1080;
export const HEM = 1036;
export const BORDER = 806;
/** How much cloth stays bare round a painted shape, where the wax kept the blocks' dye out. */
export const RESIST = 15;

export const MADDER = '#9c2a22';
export const INDIGO = '#1f3566';
export const cloth = new Cloth(WIDTH, HEIGHT, 23, { colour: '#f4e9d2' });
export const { random, dye, paint, liner } = cloth;
export const bend = noiseFrom(32);

/** Outlines that were waxed before the blocks came. */
export const waxed: Point[][] = [];
