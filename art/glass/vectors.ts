export type Vector = [x: number, y: number, z: number];

/** A ray: its origin and its direction, a unit vector. */
export type Ray = { from: Vector; to: Vector };

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

export function point(from: Vector, to: Vector, t: number): Vector {
  return [from[0] + to[0] * t, from[1] + to[1] * t, from[2] + to[2] * t];
}
