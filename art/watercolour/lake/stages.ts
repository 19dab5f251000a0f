/** The stages of the lake from the first line to the name, in painting order; the film shows each of them. */
import { bank, nearPalms } from './bank.ts';
import { boat } from './boat.ts';
import { pencil, signature } from './pencil.ts';
import { farPalms, hills } from './shore.ts';
import { birds, firstWash, sun, upperSky } from './sky.ts';
import { water } from './water.ts';

export const stages = {
  pencil,
  firstWash,
  upperSky,
  sun,
  hills,
  water,
  farPalms,
  boat,
  bank,
  nearPalms,
  birds,
  signature,
};

export type StageName = keyof typeof stages;
