/** Skin in watercolour: a light wash, warmth in cheeks and nose, a second wash for the shadow. */
import type { Portrait } from './portrait.ts';
import { glaze, lights, paint } from './washes.ts';

export interface Tone {
  colour: string;
  strength: number;
  shade: string;
  shadeStrength: number;
  blush: string;
  blushStrength: number;
  lights: number;
}

export const tones = {
  wheat: {
    colour: '#e3a768',
    strength: 0.62,
    shade: '#bd6642',
    shadeStrength: 0.44,
    blush: '#d8503c',
    blushStrength: 0.26,
    lights: 0.7,
  },
  honey: {
    colour: '#d39257',
    strength: 0.68,
    shade: '#a8563a',
    shadeStrength: 0.46,
    blush: '#d0493a',
    blushStrength: 0.26,
    lights: 0.62,
  },
  brown: {
    colour: '#b4703e',
    strength: 0.78,
    shade: '#86412c',
    shadeStrength: 0.5,
    blush: '#b8392f',
    blushStrength: 0.24,
    lights: 0.5,
  },
  deep: {
    colour: '#8a4f30',
    strength: 0.88,
    shade: '#5a2a24',
    shadeStrength: 0.52,
    blush: '#9c2b2b',
    blushStrength: 0.24,
    lights: 0.42,
  },
} satisfies Record<string, Tone>;

/** Paints the skin; `drop` is a colour of the bloom that has run into its shadow. */
export function paintSkin(portrait: Portrait, tone: Tone, drop = '#6a4a8a', shadeFrom = 0.38): void {
  const { eyeApart, face, nose, cheek, crown } = portrait.measures;
  paint(portrait, 'skin', {
    colour: tone.colour,
    strength: tone.strength,
    shine: 0,
    shade: tone.shade,
    shadeStrength: tone.shadeStrength,
    shadeFrom,
    smooth: 5,
    drops: [
      { colour: tone.blush, strength: 0.2, shaded: 0.3 },
      { colour: drop, strength: 0.24, from: 0.5 },
    ],
  });
  const cheekY = -0.27 * face;
  lights(portrait, tone.lights, [
    [-22, crown * 0.4, 27],
    [-eyeApart - 13, -0.17 * face, 13],
    [0.5, -nose + 14, 7],
  ]);
  glaze(portrait, tone.blush, tone.blushStrength, [
    [-eyeApart - 8, cheekY, cheek + 6],
    [eyeApart + 8, cheekY, cheek + 6],
    [0, -nose + 7, 16],
  ]);
}
