import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'mosaic-kingfisher': {
    program: 'kingfisher.py',
    crop: crop(0.045, 0.05, 0.912, 0.905),
    focus: [0.55, 0.4], fallbackQuality: 54, extraWidths: [360, 620] },
  'mosaic-gecko': { program: 'gecko.py', crop: crop(0.045, 0.025, 0.91, 0.95), focus: [0.5, 0.4] },
  'mosaic-tiger': { program: 'tiger.py', crop: crop(0.015, 0.02, 0.97, 0.96), focus: [0.7, 0.42] },
  'mosaic-lotus-pond': {
    program: 'lotus_pond.py',
    crop: crop(0.012, 0.012, 0.976, 0.976),
    focus: [0.55, 0.45],
  },
  'mosaic-sun-table': { program: 'sun_table.py', focus: [0.42, 0.45] },
  'mosaic-pot': { program: 'pot.py', crop: crop(0, 0.04, 1, 0.96), focus: [0.5, 0.55] },
} satisfies Pictures;
