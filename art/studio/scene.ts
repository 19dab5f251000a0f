/**
 * A small renderer for the motifs of drawings: surfaces seen from one point and lit by one window. The result is not a
 * picture but the data that a drawing needs for each point: which object, how light, and the direction of strokes.
 */
import { clamp, randomFrom } from './random.ts';

export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector, share = 1): Vector => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
/** The vector, rotated around the vertical axis. */
export const spun = ([x, y, z]: Vector, angle: number): Vector => [
  x * Math.cos(angle) + z * Math.sin(angle),
  y,
  -x * Math.sin(angle) + z * Math.cos(angle),
];

/** A surface as a function of u and v, both 0 to 1; undefined where it has a hole. The y axis points up. */
export type Surface = (u: number, v: number) => Vector | undefined;

export interface Thing {
  /** Objects with the same name are drawn as one. */
  name: string;
  surface: Surface;
  /** The number of facets along u and v. */
  pieces: readonly [number, number];
  /** Lightness of its own colour, 0 to 1; it can change over the surface. */
  colour: number | ((u: number, v: number, at: Vector) => number);
  /** Visible from the back, such as the lining of a shoe. */
  lining?: number;
  /** Strength and narrowness of the highlight. */
  shine?: number;
  gloss?: number;
  /** The direction of strokes: along u or along v. */
  grain?: 'u' | 'v';
  /** False for transparent objects. */
  castsShadow?: boolean;
}

/** A solid of revolution around the vertical axis through (x, z); the profile gives radius and height. */
export function turnedOn(
  x: number,
  z: number,
  profile: (v: number) => readonly [radius: number, height: number],
): Surface {
  return (u, v) => {
    const [radius, height] = profile(v);
    return [x + Math.cos(u * Math.PI * 2) * radius, height, z + Math.sin(u * Math.PI * 2) * radius];
  };
}

/** A round tube along a path. */
export function cord(path: (v: number) => Vector, radius: number | ((v: number) => number)): Surface {
  return (u, v) => {
    const here = path(v);
    const along = unit(add(path(Math.min(1, v + 0.004)), path(Math.max(0, v - 0.004)), -1));
    const side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(side, along);
    const thick = typeof radius === 'number' ? radius : radius(v);
    return add(add(here, side, Math.cos(u * Math.PI * 2) * thick), up, Math.sin(u * Math.PI * 2) * thick);
  };
}

/** A smooth path through points. */
export function through(points: readonly Vector[]): (v: number) => Vector {
  const last = points.length - 1;
  const at = (i: number) => points[clamp(i, 0, last)];
  return (v) => {
    const place = clamp(v) * last;
    const i = Math.min(last - 1, Math.floor(place));
    const t = place - i;
    const on = (axis: 0 | 1 | 2) => {
      const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
      return (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      );
    };
    return [on(0), on(1), on(2)];
  };
}

interface Corner {
  at: Vector;
  normal: Vector;
  flow: Vector;
  u: number;
  v: number;
}

interface Mesh {
  thing: Thing;
  corners: readonly (Corner | undefined)[];
  triangles: readonly (readonly [number, number, number])[];
}

function meshOf(thing: Thing): Mesh {
  const { surface, pieces, grain = 'u' } = thing;
  const [across, down] = pieces;
  const corners: (Corner | undefined)[] = [];
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= across; i++) {
      const [u, v] = [i / across, j / down];
      const at = surface(u, v);
      const [du, dv] = [0.35 / across, 0.35 / down];
      const slope = (a: Vector | undefined, b: Vector | undefined) => (a && b ? add(a, b, -1) : undefined);
      const alongU = slope(surface(Math.min(1, u + du), v) ?? at, surface(Math.max(0, u - du), v) ?? at);
      const alongV = slope(surface(u, Math.min(1, v + dv)) ?? at, surface(u, Math.max(0, v - dv)) ?? at);
      corners.push(
        at && alongU && alongV
          ? { at, normal: unit(cross(alongV, alongU)), flow: unit(grain === 'u' ? alongU : alongV), u, v }
          : undefined,
      );
    }
  }
  const triangles: [number, number, number][] = [];
  const row = across + 1;
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const [a, b, c, d] = [j * row + i, j * row + i + 1, (j + 1) * row + i, (j + 1) * row + i + 1];
      for (const triangle of [
        [a, b, c],
        [b, d, c],
      ] satisfies [number, number, number][]) {
        if (triangle.every((corner) => corners[corner])) triangles.push(triangle);
      }
    }
  }
  return { thing, corners, triangles };
}

export interface Eye {
  from: Vector;
  to: Vector;
  /** Zoom factor of the lens. */
  lens: number;
  /** Shift of the picture on the paper, as shares of its height. */
  shift?: readonly [number, number];
}

export interface Window {
  /** Direction to the light. */
  towards: Vector;
  /** Size of the light source: 0 is a point, 0.3 a window. */
  size: number;
  strength: number;
  /** Ambient light from above and from below. */
  room: number;
  floor: number;
}

/** The data for each point of the paper. */
export interface Sight {
  width: number;
  height: number;
  /** Index of the object's name; -1 for the background. */
  thing: Int16Array;
  names: readonly string[];
  depth: Float32Array;
  /** Lightness, 0 to about 1. */
  light: Float32Array;
  /** Share of the window that lights the point; 0 in full shadow. */
  lit: Float32Array;
  /** Direction of strokes on the paper, in radians. */
  flow: Float32Array;
  /** The highlight, which `light` includes. */
  glint: Float32Array;
  /** u and v on the surface: two numbers for each point. */
  onSurface: Float32Array;
  /** Position in the room and normal of the surface: three numbers for each point. */
  place: Float32Array;
  normals: Float32Array;
  /** Projects a point of the room onto the paper, with its distance. */
  project: (at: Vector) => readonly [x: number, y: number, depth: number];
}

type Visit = (x: number, y: number, share: readonly [number, number, number], depth: number) => void;

/** Visits the pixels of a triangle with their barycentric weights; the third value of each corner is its depth. */
function scan(a: Vector, b: Vector, c: Vector, width: number, height: number, visit: Visit): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0])));
  const right = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const wc = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      const wa = 1 - wb - wc;
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
      visit(x, y, [wa, wb, wc], wa * a[2] + wb * b[2] + wc * c[2]);
    }
  }
}

/** A shadow map: the distance of the objects towards a light from one direction. */
function shadowMap(meshes: readonly Mesh[], towards: Vector, middle: Vector, reach: number) {
  const side = unit(cross(towards, Math.abs(towards[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(side, towards);
  // A large room gets a finer map and a larger tolerance for the remaining error.
  const size = Math.round(clamp(reach * 120, 620, 1600));
  const slack = Math.max(0.012, reach / 420);
  const scale = size / 2 / reach;
  const place = (at: Vector): Vector => {
    const from = add(at, middle, -1);
    return [size / 2 + dot(from, side) * scale, size / 2 + dot(from, up) * scale, dot(from, towards)];
  };
  const nearest = new Float32Array(size * size).fill(-1e9);
  for (const { corners, triangles } of meshes) {
    const placed = corners.map((corner) => corner && place(corner.at));
    for (const [a, b, c] of triangles) {
      scan(placed[a]!, placed[b]!, placed[c]!, size, size, (x, y, _, depth) => {
        const at = y * size + x;
        if (depth > nearest[at]) nearest[at] = depth;
      });
    }
  }
  return (x: number, y: number, z: number): boolean => {
    const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
    const column = Math.round(size / 2 + (dx * side[0] + dy * side[1] + dz * side[2]) * scale);
    const row = Math.round(size / 2 + (dx * up[0] + dy * up[1] + dz * up[2]) * scale);
    if (column < 0 || row < 0 || column >= size || row >= size) return true;
    return nearest[row * size + column] < dx * towards[0] + dy * towards[1] + dz * towards[2] + slack;
  };
}

/** Renders the objects. `reach` is the largest distance from `middle` of an object that casts a shadow. */
export function look(
  things: readonly Thing[],
  {
    eye,
    window,
    width,
    height,
    middle,
    reach,
  }: { eye: Eye; window: Window; width: number; height: number; middle: Vector; reach: number },
): Sight {
  const meshes = things.map(meshOf);
  const names = [...new Set(things.map(({ name }) => name))];
  const ahead = unit(add(eye.to, eye.from, -1));
  const right = unit(cross([0, 1, 0], ahead));
  const up = cross(ahead, right);
  const [shiftX, shiftY] = eye.shift ?? [0, 0];
  const project = (at: Vector): [number, number, number] => {
    const from = add(at, eye.from, -1);
    const depth = dot(from, ahead);
    const enlarge = (eye.lens * height) / depth;
    return [
      width / 2 + shiftX * height + dot(from, right) * enlarge,
      height / 2 + shiftY * height - dot(from, up) * enlarge,
      depth,
    ];
  };

  const points = width * height;
  const thing = new Int16Array(points).fill(-1);
  const depth = new Float32Array(points).fill(1e9);
  const flow = new Float32Array(points);
  const place = new Float32Array(points * 3);
  const normals = new Float32Array(points * 3);
  const onSurface = new Float32Array(points * 2);
  const own = new Float32Array(points);
  const shines = new Float32Array(points * 2);
  for (const { thing: it, corners, triangles } of meshes) {
    const seen = corners.map((corner) => corner && project(corner.at));
    const index = names.indexOf(it.name);
    for (const [i, j, k] of triangles) {
      const [a, b, c] = [corners[i]!, corners[j]!, corners[k]!];
      const [pa, pb, pc] = [seen[i]!, seen[j]!, seen[k]!];
      if (pa[2] < 0.1 || pb[2] < 0.1 || pc[2] < 0.1) continue;
      // Depth is not linear on the paper; its reciprocal is.
      const flat = ([x, y, far]: readonly [number, number, number]): Vector => [x, y, 1 / far];
      scan(flat(pa), flat(pb), flat(pc), width, height, (x, y, [wa, wb, wc], near) => {
        const at = y * width + x;
        const far = 1 / near;
        if (far >= depth[at]) return;
        const [sa, sb, sc] = [(wa / pa[2]) * far, (wb / pb[2]) * far, (wc / pc[2]) * far];
        const blend = (of: (corner: Corner) => Vector): Vector =>
          add(add([of(a)[0] * sa, of(a)[1] * sa, of(a)[2] * sa], of(b), sb), of(c), sc);
        const spot = blend((corner) => corner.at);
        let normal = unit(blend((corner) => corner.normal));
        const behind = dot(normal, add(spot, eye.from, -1)) > 0;
        if (behind) normal = [-normal[0], -normal[1], -normal[2]];
        const [u, v] = [a.u * sa + b.u * sb + c.u * sc, a.v * sa + b.v * sb + c.v * sc];
        depth[at] = far;
        thing[at] = index;
        place.set(spot, at * 3);
        normals.set(normal, at * 3);
        onSurface.set([u, v], at * 2);
        const colour = typeof it.colour === 'number' ? it.colour : it.colour(u, v, spot);
        own[at] = behind && it.lining !== undefined ? it.lining : colour;
        shines[at * 2] = behind && it.lining !== undefined ? 0 : (it.shine ?? 0);
        shines[at * 2 + 1] = it.gloss ?? 20;
        const run = blend((corner) => corner.flow);
        const ahead3 = project(add(spot, run, 0.02));
        flow[at] = Math.atan2(ahead3[1] - y, ahead3[0] - x);
      });
    }
  }

  const random = randomFrom(99);
  const key = unit(window.towards);
  const about = (size: number): Vector =>
    unit(add(key, [random() - 0.5, random() - 0.5, random() - 0.5], size * 2));
  const rays = 26;
  const skyRays = 44;
  const direct = new Float32Array(points);
  const ambient = new Float32Array(points);
  const lit = new Float32Array(points);
  const opaque = meshes.filter(({ thing: { castsShadow = true } }) => castsShadow);
  const collect = (towards: Vector, use: (at: number, facing: number) => void) => {
    const reaches = shadowMap(opaque, towards, middle, reach);
    for (let at = 0; at < points; at++) {
      if (thing[at] < 0) continue;
      const [nx, ny, nz] = [normals[at * 3], normals[at * 3 + 1], normals[at * 3 + 2]];
      const facing = nx * towards[0] + ny * towards[1] + nz * towards[2];
      if (facing <= 0) continue;
      const open = reaches(
        place[at * 3] + nx * 0.02,
        place[at * 3 + 1] + ny * 0.02,
        place[at * 3 + 2] + nz * 0.02,
      );
      if (open) use(at, facing);
    }
  };
  for (let ray = 0; ray < rays; ray++) {
    collect(about(window.size), (at, facing) => {
      direct[at] += facing / rays;
      lit[at] += 1 / rays;
    });
  }
  for (let ray = 0; ray < skyRays; ray++) {
    const turn = ray * 2.39996;
    const high = (ray + 0.5) / skyRays;
    const flat = Math.sqrt(1 - high * high);
    collect([Math.cos(turn) * flat, high, Math.sin(turn) * flat], (at, facing) => {
      ambient[at] += (facing * 2) / skyRays;
    });
  }

  const light = new Float32Array(points);
  const glint = new Float32Array(points);
  for (let at = 0; at < points; at++) {
    if (thing[at] < 0) continue;
    const normal: Vector = [normals[at * 3], normals[at * 3 + 1], normals[at * 3 + 2]];
    const spot: Vector = [place[at * 3], place[at * 3 + 1], place[at * 3 + 2]];
    const half = unit(add(key, unit(add(eye.from, spot, -1))));
    glint[at] = shines[at * 2] * Math.max(0, dot(normal, half)) ** shines[at * 2 + 1] * lit[at];
    const bounce = window.floor * Math.max(0, -normal[1] * 0.6 + 0.4) * (0.35 + 0.65 * ambient[at]);
    light[at] = own[at] * (window.strength * direct[at] + window.room * ambient[at] + bounce) + glint[at];
  }
  return { width, height, thing, names, depth, light, lit, flow, glint, onSurface, place, normals, project };
}
