/**
 * The objects of an art class, as surfaces: x to the right, y up, z away from the camera; one unit is ten centimetres.
 */
import type { Colour } from '../studio/colour.ts';
import { mix, rgb } from '../studio/colour.ts';
import { noiseFrom, smoothstep } from '../studio/random.ts';
import { add, cord, spun, through, turnedOn, unit, type Surface, type Vector } from '../studio/scene.ts';
import type { Subject } from './from-life.ts';

type Paint = Subject['paint'];
type Look = Partial<Omit<Subject, 'name' | 'surface' | 'paint'>>;

const grain = noiseFrom(77);
export const WHITE: Colour = rgb('#fdf9ee');

/** A parallelogram from one corner along two sides. */
const flat =
  (corner: Vector, along: Vector, down: Vector): Surface =>
  (u, v) =>
    add(add(corner, along, u), down, v);

/** A flat thing from three of its corners: upper left, upper right, lower left. */
export function panel(
  name: string,
  corners: readonly [Vector, Vector, Vector],
  paint: Paint,
  look: Look = {},
): Subject {
  const [corner, right, below] = corners;
  return {
    name,
    surface: flat(corner, add(right, corner, -1), add(below, corner, -1)),
    pieces: [24, 24],
    paint,
    ...look,
  };
}

/** A box; the centre of its bottom is at the given point. */
export function slab(
  name: string,
  [x, y, z]: Vector,
  [wide, high, deep]: Vector,
  paint: Paint,
  { spin = 0, ...look }: Look & { spin?: number } = {},
): Subject[] {
  const at = (u: number, v: number, w: number): Vector =>
    add([x, y, z], spun([u * wide * 0.5, v * high, w * deep * 0.5], spin));
  const side = (a: Vector, b: Vector, c: Vector): Subject => panel(name, [a, b, c], paint, look);
  return [
    side(at(-1, 1, 1), at(1, 1, 1), at(-1, 1, -1)),
    side(at(-1, 1, -1), at(1, 1, -1), at(-1, 0, -1)),
    side(at(1, 1, -1), at(1, 1, 1), at(1, 0, -1)),
    side(at(-1, 1, 1), at(-1, 1, -1), at(-1, 0, 1)),
    side(at(1, 1, 1), at(-1, 1, 1), at(1, 0, 1)),
  ];
}

/** A board of a given width and thickness between two points, its flat side towards `facing`. */
export function board(
  name: string,
  from: Vector,
  to: Vector,
  [wide, thick]: readonly [number, number],
  facing: Vector,
  paint: Paint,
  look: Look = {},
): Subject[] {
  const along = unit(add(to, from, -1));
  const front = unit(facing);
  const side: Vector = unit([
    along[1] * front[2] - along[2] * front[1],
    along[2] * front[0] - along[0] * front[2],
    along[0] * front[1] - along[1] * front[0],
  ]);
  const at = (end: Vector, across: number, out: number): Vector =>
    add(add(end, side, across * wide * 0.5), front, out * thick * 0.5);
  const quad = (a: Vector, b: Vector, c: Vector) => panel(name, [a, b, c], paint, look);
  return [
    quad(at(from, -1, 1), at(to, -1, 1), at(from, 1, 1)),
    quad(at(from, -1, -1), at(to, -1, -1), at(from, 1, -1)),
    quad(at(from, -1, 1), at(to, -1, 1), at(from, -1, -1)),
    quad(at(from, 1, 1), at(to, 1, 1), at(from, 1, -1)),
    quad(at(from, -1, 1), at(from, 1, 1), at(from, -1, -1)),
    quad(at(to, -1, 1), at(to, 1, 1), at(to, -1, -1)),
  ];
}

/** Wood with its grain along the given axis of the room. */
export const wood =
  (light: string, dark: string, axis: 0 | 1 | 2 = 0) =>
  (_u: number, _v: number, at: Vector): Colour => {
    const [a, b] = [at[(axis + 1) % 3], at[(axis + 2) % 3]];
    const rings =
      grain(at[axis] * 0.35, a * 3.5 + b * 3.1, 3) +
      0.16 * Math.sin(a * 16 + b * 13 + 4 * grain(at[axis] * 0.5, a, 2));
    return mix(rgb(light), rgb(dark), smoothstep(0.3, 0.85, rings));
  };

/** A long round thing along a path; radius and colour can change from its tip at 0 to its end at 1. */
export function rod(
  name: string,
  path: readonly Vector[],
  radius: number | ((v: number) => number),
  paint: (v: number) => Colour,
  look: Look = {},
): Subject {
  return {
    name,
    surface: cord(through(path), radius),
    pieces: [20, 90],
    paint: (_u, v) => paint(v),
    shine: 0.3,
    gloss: 18,
    ...look,
  };
}

const steps = (v: number, ...bands: readonly (readonly [number, Colour])[]): Colour =>
  (bands.find(([end]) => v <= end) ?? bands[bands.length - 1])[1];

/** A brush from the tip of its hair to the end of its handle, loaded with a colour. */
export function brush(
  name: string,
  tip: Vector,
  end: Vector,
  load: string,
  handle: string,
  size = 1,
): Subject {
  const shape = through([
    [0.01, 0, 0],
    [0.09, 0, 0],
    [0.12, 0, 0],
    [0.085, 0, 0],
    [0.085, 0, 0],
    [0.1, 0, 0],
    [0.115, 0, 0],
    [0.1, 0, 0],
    [0.08, 0, 0],
    [0.06, 0, 0],
    [0.04, 0, 0],
  ]);
  return rod(
    name,
    [tip, end],
    (v) => shape(v)[0] * size,
    (v) =>
      steps(
        v,
        [0.1, rgb(load)],
        [0.16, rgb('#6b4329')],
        [0.3, rgb('#c3beb2')],
        [0.33, rgb('#8d887e')],
        [1, rgb(handle)],
      ),
    { shine: 0.4, gloss: 12, pen: 1.7 },
  );
}

/** A pencil from its point to its end. */
export function pencil(name: string, point: Vector, end: Vector, body: string, size = 1): Subject {
  return rod(
    name,
    [point, end],
    (v) => 0.07 * size * (v < 0.1 ? v / 0.1 : v > 0.985 ? 0.01 : 1),
    (v) =>
      steps(
        v,
        [0.035, rgb('#3b3638')],
        [0.1, rgb('#e0b981')],
        [0.9, rgb(body)],
        [0.95, rgb('#c9c2b0')],
        [1, rgb('#d9737c')],
      ),
    { pen: 1.6 },
  );
}

/** A wax crayon in its paper sleeve. */
export function crayon(name: string, tip: Vector, end: Vector, color: string, size = 1): Subject {
  const sleeve = mix(rgb(color), WHITE, 0.45);
  return rod(
    name,
    [tip, end],
    (v) => 0.12 * size * (v < 0.14 ? 0.35 + (0.65 * v) / 0.14 : v > 0.985 ? 0.01 : 1),
    (v) =>
      steps(
        v,
        [0.2, rgb(color)],
        [0.24, rgb('#3b3038')],
        [0.8, sleeve],
        [0.84, rgb('#3b3038')],
        [1, rgb(color)],
      ),
    { pen: 1.6 },
  );
}

/** A round vessel: radius and height from foot to lip, then down again inside. */
export function vessel(
  name: string,
  [x, y, z]: Vector,
  outline: readonly (readonly [radius: number, height: number])[],
  paint: Paint,
  look: Look = {},
): Subject {
  const profile = through(outline.map(([radius, height]): Vector => [radius, height, 0]));
  return {
    name,
    surface: turnedOn(x, z, (v) => {
      const [radius, height] = profile(v);
      return [Math.max(0.001, radius), height + y];
    }),
    pieces: [72, 80],
    paint,
    ...look,
  };
}

/** A round lid, seat or water surface. */
export function disc(
  name: string,
  [x, y, z]: Vector,
  radius: number,
  paint: Paint,
  look: Look = {},
): Subject {
  return {
    name,
    surface: turnedOn(x, z, (v) => [Math.max(0.001, radius * v), y]),
    pieces: [60, 10],
    paint,
    ...look,
  };
}

/** A jar of water coloured by brushes. */
export function jar(name: string, at: Vector, size: number, water: string): Subject[] {
  const [x, y, z] = at;
  const tinted = mix(rgb(water), WHITE, 0.25);
  return [
    vessel(
      name,
      at,
      [
        [0.02, 0],
        [0.5, 0],
        [0.56, 0.06],
        [0.57, 0.5],
        [0.57, 1],
        [0.55, 1.14],
        [0.57, 1.2],
        [0.54, 1.2],
        [0.52, 1.1],
      ].map(([radius, height]): [number, number] => [radius * size, height * size]),
      (u, v, [, height]) => {
        const streak = smoothstep(0.62, 0.78, grain(u * 26, 3, 2));
        const filled = smoothstep(0.84, 0.8, (height - y) / size);
        const glass = mix(
          rgb('#e6eeee'),
          rgb('#b9cbd0'),
          smoothstep(0.5, 0.9, Math.abs(Math.sin(u * 6.28 + 0.6))),
        );
        return mix(
          mix(glass, mix(tinted, rgb(water), smoothstep(0, 0.9, v)), filled * 0.85),
          WHITE,
          streak * 0.8,
        );
      },
      { shine: 0.7, gloss: 40, castsShadow: true },
    ),
    disc(`${name} water`, [x, y + 0.84 * size, z], 0.53 * size, mix(rgb(water), WHITE, 0.1), { pen: 1.2 }),
  ];
}

/** The table or floor; `painted` is the share of paint, the rest is bare paper. */
export function ground(paint: Paint, painted: (x: number, y: number) => number, span = 14): Subject {
  return {
    name: 'ground',
    surface: flat([-span, 0, span], [span * 2, 0, 0], [0, 0, -span * 2]),
    pieces: [60, 60],
    paint,
    painted,
    pen: 0,
  };
}
