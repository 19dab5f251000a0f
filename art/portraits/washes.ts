/** The brush: blooms behind the sitter, and each part in two or three loose washes, slightly offset from the line. */
import { blur } from '../studio/blur.ts';
import { smoothstep } from '../studio/random.ts';
import type { Mask, Wash } from '../studio/sheet.ts';
import type { Portrait } from './portrait.ts';
import type { Spot } from './outline.ts';
import { NOTHING } from './view.ts';

export interface Bloom {
  colour: string;
  strength?: number;
  x: number;
  y: number;
  across: number;
  down: number;
  /** Raggedness of its outline. */
  ragged?: number;
  /** Softness of its outline, in pixels. */
  wet?: number;
  /** Offset of the noise: gives it another outline. */
  off?: number;
}

/** One pigment that spreads on wet paper behind the sitter. */
export function bloom({ sheet }: Portrait, how: Bloom): void {
  const { colour, strength = 0.5, x, y, across, down, ragged = 0.9, wet = 0, off = 0 } = how;
  const shape = sheet.field((px, py) => {
    const torn = (sheet.noise(px / 150 + off, py / 150, 4) - 0.5) * ragged;
    return smoothstep(1, 0.8, Math.hypot((px - x) / across, (py - y) / down) + torn);
  });
  sheet.wash(shape, {
    color: colour,
    dens: strength,
    edge: 0.9,
    edgeR: 8,
    gran: 0.45,
    flow: 0.7,
    flowS: 150,
    back: 0.5,
    warp: 8,
    warpS: 40,
    wet,
    off,
  });
}

/** Removes the bloom behind the sitter; a narrow strip of it stays on the shadow side. */
export function clearSitter(portrait: Portrait): void {
  const { sheet, view } = portrait;
  const cover = Float32Array.from(view.part, (part) => (part === NOTHING ? 0 : 1));
  sheet.lift(blur(portrait.onSheet(cover, [-4, -2]), sheet.width, sheet.height, 2, 1), 0.94);
}

/** Another pigment in the wet wash. */
interface Drop {
  colour: string;
  strength: number;
  /** Threshold of the noise: a lower value gives larger drops. */
  from?: number;
  /** 1 only in the shadow, 0 everywhere. */
  shaded?: number;
}

/** The washes of one part. */
export interface Paint {
  colour: string;
  strength?: number;
  /**
   * How much paper stays bare in the light, and from which light on; a surface that faces the viewer has 0.66, full
   * light is 1.
   */
  shine?: number;
  shineFrom?: number;
  shade?: string;
  shadeStrength?: number;
  /** Light below which the shadow wash begins. */
  shadeFrom?: number;
  /** Strength of a third wash in the deepest shadow. */
  deep?: number;
  drops?: readonly Drop[];
  /** Offset of the wash from the line, in pixels. */
  miss?: Spot;
  grain?: number;
  flow?: number;
  back?: number;
  /** Radius over which small bumps are blurred into larger shadows, in points of the view's grid. */
  smooth?: number;
  /** Softness of the shadow's edge; 0 is sharp. */
  softness?: number;
  /** Whether cast shadows fall on it. */
  inShadow?: boolean;
}

export const gold: Paint = { colour: '#e8a317', strength: 0.95, shade: '#a8641a', shadeStrength: 0.45 };

export function paint(portrait: Portrait, name: string, how: Paint): void {
  const { colour, strength = 0.8, shine = 0.6, shineFrom = 0.94, shade = colour, shadeStrength = 0.35 } = how;
  const {
    shadeFrom = 0.46,
    deep = 0.25,
    drops = [],
    miss = [5, 4],
    grain = 0.25,
    flow = 0.45,
    back = 0,
    smooth = 4,
    inShadow = true,
    softness = 0,
  } = how;
  const { sheet, view } = portrait;
  const off = portrait.indexOf(name) * 7;
  const cover = portrait.cover(name);
  const lit = inShadow ? view.light : view.form;
  const light = lightOn(portrait, cover, smooth, lit);
  const form = lightOn(portrait, cover, 6, lit);
  const cloud = (at: number, size: number, shift = 0) =>
    sheet.noise((at % view.columns) / size + off + shift, Math.floor(at / view.columns) / size, 3);

  const lay = (share: (at: number) => number, by: Spot, color: string, dens: number, rest: Partial<Wash>) =>
    layOn(portrait, cover, share, by, { color, dens, gran: grain, off, ...rest });

  lay(
    (at) =>
      1 - shine * smoothstep(shineFrom - 0.06, shineFrom + 0.08, form[at] + (cloud(at, 34) - 0.5) * 0.14),
    miss,
    colour,
    strength,
    { edge: 0.5, edgeR: 6, flow, flowS: 110, warp: 7, warpS: 60, back },
  );
  for (const [index, drop] of drops.entries()) {
    const { from = 0.55, shaded = 1 } = drop;
    lay(
      (at) =>
        (1 - shaded + shaded * smoothstep(0.75, 0.35, form[at])) *
        smoothstep(from - 0.08, from + 0.1, cloud(at, 55, 31 * (index + 1))),
      miss,
      drop.colour,
      drop.strength,
      { edge: 0.2, edgeR: 8, wet: 7, flow: 0.5, warp: 6 },
    );
  }
  lay(
    (at) => smoothstep(shadeFrom + 0.04 + softness, shadeFrom - 0.06 - softness, light[at]),
    miss,
    shade,
    shadeStrength,
    {
      edge: softness > 0 ? 0.1 : 0.55,
      edgeR: 4,
      flow: 0.6,
      flowS: 70,
      warp: 6,
      warpS: 40,
      off: off + 3,
    },
  );
  if (deep <= 0) return;
  lay((at) => smoothstep(0.14, -0.06, light[at]), [2, 2], shade, deep, {
    edge: 0.35,
    edgeR: 5,
    flow: 0.6,
    warp: 4,
    warpS: 40,
    off: off + 5,
  });
}

/** One wash on a part; `share` is its strength at each point of the view's grid. */
export function layOn(
  portrait: Portrait,
  cover: Float32Array,
  share: (at: number) => number,
  by: Spot,
  wash: Wash,
): void {
  const mask = smoothCover(portrait, cover, by);
  const inside = portrait.onSheet(
    Float32Array.from(cover, (_, at) => share(at)),
    by,
  );
  for (let at = 0; at < mask.length; at++)
    if (mask[at] > 0) mask[at] *= inside[at] * brushEnd(portrait, at, wash.off ?? 0);
  portrait.sheet.wash(mask, wash);
}

/** Light on one part, with its small bumps blurred into a few large shapes. */
export function lightOn(
  { view }: Portrait,
  cover: Float32Array,
  smooth: number,
  light = view.light,
): Float32Array {
  const { columns, rows } = view;
  const sum = blur(
    cover.map((share, at) => share * light[at]),
    columns,
    rows,
    smooth,
    2,
  );
  const weight = blur(cover, columns, rows, smooth, 2);
  return sum.map((value, at) => (weight[at] > 0.001 ? value / weight[at] : 1));
}

/** The mask of a part on the sheet, without the steps of the grid. */
function smoothCover(portrait: Portrait, cover: Float32Array, by: Spot): Mask {
  const { columns, rows } = portrait.view;
  return portrait.onSheet(blur(cover, columns, rows, 1, 1), by).map((share) => smoothstep(0.22, 0.72, share));
}

/** The amount of colour on the brush: it fades towards the bottom of the sheet. */
function brushEnd({ sheet, runsOut }: Portrait, at: number, off: number): number {
  const x = at % sheet.width;
  const y = Math.floor(at / sheet.width);
  const [from, to] = [runsOut[0] * sheet.height, runsOut[1] * sheet.height];
  if (y < from - 170) return 1;
  const uneven =
    (sheet.noise(x / 95 + off, y / 80, 3) - 0.5) * 170 + (sheet.noise(x / 300 + off, 7, 2) - 0.5) * 160;
  return smoothstep(to, from, y + uneven);
}

/** Points of the face in front view, each with a radius around it. */
export type Places = readonly (readonly [x: number, y: number, radius: number])[];

/** A soft glaze on the skin: warm colour in cheeks and nose. */
export function glaze(portrait: Portrait, colour: string, strength: number, places: Places): void {
  const mask = portrait.onSheet(roundPlaces(portrait, places, () => 1));
  portrait.sheet.wash(mask, { color: colour, dens: strength, edge: 0, gran: 0.3, warp: 5, flow: 0.4 });
}

/** Highlights on lit skin: paint is removed softly. */
export function lights(portrait: Portrait, strength: number, places: Places): void {
  const lit = (light: number) => smoothstep(0.5, 0.8, light);
  portrait.sheet.lift(portrait.onSheet(roundPlaces(portrait, places, lit)), strength);
}

function roundPlaces(portrait: Portrait, places: Places, share: (light: number) => number): Float32Array {
  const { columns, depth, part, light } = portrait.view;
  const skin = portrait.indexOf('skin');
  return Float32Array.from(part, (seen, at) => {
    if (seen !== skin) return 0;
    const [x, y] = portrait.view.room(at % columns, Math.floor(at / columns));
    const p = portrait.spaces.head.fromRoom([x, y, depth[at]]);
    if (p[2] < 0) return 0;
    const nearest = places.map(([px, py, radius]) =>
      smoothstep(1, 0.15, Math.hypot(p[0] - px, p[1] - py) / radius),
    );
    return Math.max(...nearest) * share(light[at]);
  });
}
