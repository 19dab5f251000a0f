/** Solids as signed distance functions: simple bodies with smooth joints. Lengths in millimetres. */

export type Vec = readonly [x: number, y: number, z: number];

/** The distance of a point from a surface, negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

/** Rows of a rotation matrix. */
export type Turn = readonly [Vec, Vec, Vec];

const RADIANS = Math.PI / 180;

/** A rotation in degrees: `pitch` (up is positive), then `yaw` to the viewer's right, then `roll` clockwise. */
export function turnOf({ yaw = 0, pitch = 0, roll = 0 }): Turn {
  const [cy, sy] = [Math.cos(yaw * RADIANS), Math.sin(yaw * RADIANS)];
  const [cp, sp] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)];
  const [cr, sr] = [Math.cos(-roll * RADIANS), Math.sin(-roll * RADIANS)];
  const nodded: Turn = [
    [1, 0, 0],
    [0, cp, sp],
    [0, -sp, cp],
  ];
  const yawed: Turn = [
    [cy, 0, sy],
    [0, 1, 0],
    [-sy, 0, cy],
  ];
  const leant: Turn = [
    [cr, -sr, 0],
    [sr, cr, 0],
    [0, 0, 1],
  ];
  return times(leant, times(yawed, nodded));
}

function times(a: Turn, b: Turn): Turn {
  const row = (r: Vec): Vec =>
    [0, 1, 2].map((c) => r[0] * b[0][c] + r[1] * b[1][c] + r[2] * b[2][c]) as never;
  return [row(a[0]), row(a[1]), row(a[2])];
}

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const plus = (a: Vec, b: Vec, share = 1): Vec => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
export const turned = (turn: Turn, p: Vec): Vec => [dot(turn[0], p), dot(turn[1], p), dot(turn[2], p)];
export const inverseTurned = ([a, b, c]: Turn, p: Vec): Vec => [
  a[0] * p[0] + b[0] * p[1] + c[0] * p[2],
  a[1] * p[0] + b[1] * p[1] + c[1] * p[2],
  a[2] * p[0] + b[2] * p[1] + c[2] * p[2],
];
export function unit(p: Vec): Vec {
  const length = Math.hypot(...p);
  return [p[0] / length, p[1] / length, p[2] / length];
}

export function ellipsoid([cx, cy, cz]: Vec, [rx, ry, rz]: Vec): Solid {
  const smallest = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const a = (x - cx) / rx;
    const b = (y - cy) / ry;
    const c = (z - cz) / rz;
    const far = Math.sqrt(a * a + b * b + c * c);
    if (far < 1e-4) return -smallest;
    const steep = Math.sqrt((a / rx) ** 2 + (b / ry) ** 2 + (c / rz) ** 2);
    return (far * (far - 1)) / steep;
  };
}

export const ball = (centre: Vec, radius: number): Solid => ellipsoid(centre, [radius, radius, radius]);

/** A rod with round ends; its radius changes from one end to the other. */
export function rod([ax, ay, az]: Vec, [bx, by, bz]: Vec, from: number, to = from): Solid {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az];
    const along = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / square));
    const [qx, qy, qz] = [px - dx * along, py - dy * along, pz - dz * along];
    return Math.sqrt(qx * qx + qy * qy + qz * qz) - (from + (to - from) * along);
  };
}

/** The smaller of two distances, with a smooth transition where they differ by less than `soft`. */
export function softMin(a: number, b: number, soft: number): number {
  const near = soft - Math.abs(a - b);
  return near > 0 ? Math.min(a, b) - (near * near) / (4 * soft) : Math.min(a, b);
}

export const joined =
  (soft: number, ...solids: readonly Solid[]): Solid =>
  (x, y, z) => {
    let nearest = solids[0](x, y, z);
    for (let i = 1; i < solids.length; i++) nearest = softMin(nearest, solids[i](x, y, z), soft);
    return nearest;
  };

/** Beyond this distance the exact value does not matter, and cut-outs need not be computed. */
const FAR = 25;

export const cut =
  (soft: number, solid: Solid, away: Solid): Solid =>
  (x, y, z) => {
    const whole = solid(x, y, z);
    return whole > FAR ? whole : -softMin(-whole, away(x, y, z), soft);
  };

export const within =
  (soft: number, solid: Solid, limit: Solid): Solid =>
  (x, y, z) => {
    const whole = solid(x, y, z);
    return whole > FAR ? whole : -softMin(-whole, -limit(x, y, z), soft);
  };

export const thicker =
  (solid: Solid, by: number): Solid =>
  (x, y, z) =>
    solid(x, y, z) - by;

/** A solid of many parts, computed only for points near a body that contains them all. */
export const inside =
  (hull: Solid, parts: Solid): Solid =>
  (x, y, z) => {
    const far = hull(x, y, z);
    return far > FAR ? far : parts(x, y, z);
  };

/** The solid and its mirror image on the other side. */
export const bothSides =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(Math.abs(x), y, z);

export function turnedSolid(solid: Solid, centre: Vec, angles: Parameters<typeof turnOf>[0]): Solid {
  const turn = turnOf(angles);
  return (x, y, z) => {
    const [px, py, pz] = inverseTurned(turn, [x - centre[0], y - centre[1], z - centre[2]]);
    return solid(px + centre[0], py + centre[1], pz + centre[2]);
  };
}

/** A flat block with its centre at the origin. */
export const slab =
  ([hx, hy, hz]: Vec): Solid =>
  (x, y, z) => {
    const [dx, dy, dz] = [Math.abs(x) - hx, Math.abs(y) - hy, Math.abs(z) - hz];
    const outside = Math.sqrt(Math.max(dx, 0) ** 2 + Math.max(dy, 0) ** 2 + Math.max(dz, 0) ** 2);
    return outside + Math.min(0, Math.max(dx, dy, dz));
  };

/** A horizontal ring with its centre at `centre`. */
export const ring =
  ([cx, cy, cz]: Vec, [across, deep]: readonly [number, number], thick: number): Solid =>
  (x, y, z) => {
    const a = (x - cx) / across;
    const c = (z - cz) / deep;
    const out = (Math.sqrt(a * a + c * c) - 1) * Math.min(across, deep);
    return Math.sqrt(out * out + (y - cy) ** 2) - thick;
  };

/** All points behind an outline drawn in front view, from `from` forwards. */
export function front(outline: readonly (readonly [x: number, y: number])[], from = -400): Solid {
  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [ax, ay] = outline[i];
      const [bx, by] = outline[j];
      const [ex, ey] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
      nearest = Math.min(nearest, (x - ax - ex * along) ** 2 + (y - ay - ey * along) ** 2);
      if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
    }
    const flat = inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
    return Math.max(flat, from - z);
  };
}

/** All points on the far side of a plane. */
export function beyond(through: Vec, towards: Vec): Solid {
  const [nx, ny, nz] = unit(towards);
  const at = dot(through, [nx, ny, nz]);
  return (x, y, z) => at - (nx * x + ny * y + nz * z);
}

/** The same solid with a cache for its last point, for solids that are part of several others. */
export function shared(solid: Solid): Solid {
  let [lastX, lastY, lastZ, last] = [Number.NaN, 0, 0, 0];
  return (x, y, z) => {
    if (x !== lastX || y !== lastY || z !== lastZ) [lastX, lastY, lastZ, last] = [x, y, z, solid(x, y, z)];
    return last;
  };
}
