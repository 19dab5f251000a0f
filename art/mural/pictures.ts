import { type Pictures } from '../picture.ts';

export const pictures = {
  'wall-mural-monsoon': { program: 'monsoon.ts', focus: [0.46, 0.5] },
} satisfies Pictures;
