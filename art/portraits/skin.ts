/**
 * Skin in watercolour: a thin first wash, warm colour in cheeks and nose while it is wet, one soft shadow on the side
 * away from the window, and one sharp shadow below the jaw.
 */
import { blur } from '../studio/blur.ts';
import { smoothstep } from '../studio/random.ts';
import type { Portrait } from './portrait.ts';
import { COARSE } from './view.ts';
import { glaze, layOn, lightOn, lights, type Places } from './washes.ts';

export interface Tone {
  colour: string;
  strength: number;
  /** The soft shadow on the face and the sharp one on the neck. */
  shade: string;
  shadeStrength: number;
  blush: string;
  blushStrength: number;
  /** How much paint is removed where the light of the window falls on the face. */
  lights: number;
}

export const tones = {
  wheat: {
    colour: '#e6ac70',
    strength: 0.6,
    shade: '#c8714c',
    shadeStrength: 0.5,
    blush: '#dc5844',
    blushStrength: 0.25,
    lights: 0.6,
  },
  honey: {
    colour: '#d9985c',
    strength: 0.66,
    shade: '#b3623f',
    shadeStrength: 0.52,
    blush: '#d24c3c',
    blushStrength: 0.25,
    lights: 0.55,
  },
  brown: {
    colour: '#bd7844',
    strength: 0.76,
    shade: '#8f4a31',
    shadeStrength: 0.55,
    blush: '#bc4032',
    blushStrength: 0.28,
    lights: 0.5,
  },
  deep: {
    colour: '#975a37',
    strength: 0.84,
    shade: '#64312a',
    shadeStrength: 0.48,
    blush: '#a8332e',
    blushStrength: 0.28,
    lights: 0.48,
  },
} satisfies Record<string, Tone>;

/** Offset of the wash from the line, in pixels: a narrow strip of paper stays on the lit side. */
const MISS = [5, 4] as const;

export function paintSkin(portrait: Portrait, tone: Tone): void {
  const { view, measures: m } = portrait;
  const skin = portrait.cover('skin');
  const neck = portrait.neck();
  const form = lightOn(portrait, skin, 18 / COARSE, view.form);
  const cast = lightOn(portrait, skin, 10 / COARSE);
  const off = portrait.indexOf('skin') * 7;

  layOn(portrait, skin, (at) => 1.12 - 0.34 * smoothstep(0.25, 0.95, form[at]), MISS, {
    color: tone.colour,
    dens: tone.strength,
    edge: 0.4,
    edgeR: 6,
    gran: 0.22,
    flow: 0.22,
    flowS: 160,
    warp: 6,
    warpS: 60,
    off,
  });
  layOn(portrait, skin, (at) => (1 - neck[at]) * smoothstep(0.58, 0.05, form[at]), MISS, {
    color: tone.shade,
    dens: tone.shadeStrength * 0.9,
    edge: 0.12,
    edgeR: 8,
    gran: 0.3,
    flow: 0.25,
    warp: 6,
    warpS: 60,
    wet: 5,
    off: off + 3,
  });
  layOn(portrait, skin, (at) => neck[at] * smoothstep(0.36, 0.16, cast[at]), [3, 3], {
    color: tone.shade,
    dens: tone.shadeStrength * 1.15,
    edge: 0.5,
    edgeR: 4,
    gran: 0.3,
    flow: 0.45,
    flowS: 80,
    warp: 5,
    warpS: 50,
    off: off + 5,
  });
  shadeBelowHair(portrait, skin, tone);
  glaze(portrait, tone.shade, tone.shadeStrength * 0.55, hollows(portrait));
  glaze(portrait, tone.blush, tone.blushStrength, [
    [-m.eyeApart - 10, -0.3 * m.face, m.cheek + 8],
    [m.eyeApart + 10, -0.3 * m.face, m.cheek + 8],
    [0, -m.nose + 6, 15],
  ]);
  lights(portrait, tone.lights, [
    [-20, m.crown * 0.36, 30],
    [-m.eyeApart - 12, -0.16 * m.face, 15],
    [-2, -m.nose * 0.5, 7],
    [-3, -m.nose + 13, 7],
    [-4, -m.mouth - m.lowerLip * 2.6, 7],
  ]);
}

/** The soft shadow of hair and cloth on the skin below them. */
function shadeBelowHair(portrait: Portrait, skin: Float32Array, tone: Tone): void {
  const { view } = portrait;
  const { columns, rows } = view;
  const reach = Math.round(11 / COARSE);
  const other = Float32Array.from(skin, (_, at) => {
    const from = at - reach - reach * columns;
    return from >= 0 && view.form[from] !== 0 && skin[from] === 0 ? 1 : 0;
  });
  const soft = blur(other, columns, rows, 9 / COARSE, 2);
  layOn(portrait, skin, (at) => soft[at], [0, 0], {
    color: tone.shade,
    dens: tone.shadeStrength * 0.7,
    edge: 0.1,
    gran: 0.25,
    warp: 3,
    wet: 2,
  });
}

/** Next to the bridge of the nose, below the nose and below the lip. */
function hollows({ measures: m }: Portrait): Places {
  return [
    [-m.eyeApart + 15, 8, 10],
    [m.eyeApart - 15, 6, 12],
    [m.eyeApart, 11, 13],
    [-m.eyeApart, 12, 11],
    [m.noseHalf - 6, -m.nose + 12, 9],
    [0, -m.nose - 4, 9],
    [2, -m.mouth - m.lowerLip * 2.1, 9],
  ];
}
