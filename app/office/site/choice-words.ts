import type { Hand } from '#contract/site/reviews.ts';
import type { Course, Pigment } from '#contract/site/course.ts';

const periods: Record<Course['period'], string> = {
  month: 'a month',
  year: 'a year',
  class: 'a class',
};

/** The English names of the colours (docs/glossary.md, Pigments). */
const colours: Record<Pigment, string> = {
  sindoor: 'vermilion red (sindoor)',
  haldi: 'turmeric yellow (haldi)',
  neel: 'indigo blue (neel)',
  mor: 'peacock green (mor)',
  rani: 'deep pink (rani)',
  patta: 'leaf green (patta)',
  geru: 'red ochre (geru)',
  jamun: 'dark purple (jamun)',
};

const handwritings: Record<Hand, string> = {
  office: 'slanted, in felt pen',
  fountain: 'joined, in fountain pen',
  school: 'uneven, like a child’s',
  draughtsman: 'square, like an architect’s',
  round: 'round and even',
  print: 'upright, in printed letters',
};

const words = new Map(Object.entries({ ...periods, ...colours, ...handwritings }));

/** A value of a choice in words of the school; most values are their own words. */
export const choiceWords = (value: string): string => words.get(value) ?? value;
