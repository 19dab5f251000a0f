/** The view of the sitter from the front: the visible solid for each point of a coarse grid. */
import { option } from '../studio/program.ts';
import { plus, turned, inverseTurned, turnOf, unit, dot, type Solid, type Turn, type Vec } from './solid.ts';

export interface Pose {
  head: { yaw?: number; pitch?: number; roll?: number };
  body?: { yaw?: number; pitch?: number; roll?: number };
}

/** The joint of head and neck in the coordinates of the head: the origin of the coordinates of the body. */
const JOINT: Vec = [0, -45, -15];
/** From the upper left, in front of the sheet. */
const LIGHT = unit([-0.58, 0.5, 0.7]);
const NEAREST = 240;
const FURTHEST = -220;

/** Converts between the coordinates of a part of the sitter (head or body) and those of the room. */
export class Space {
  readonly #turn: Turn;
  readonly #joint: Vec;

  constructor(turn: Turn, joint: Vec) {
    this.#turn = turn;
    this.#joint = joint;
  }
  toRoom(p: Vec): Vec {
    return turned(this.#turn, plus(p, this.#joint, -1));
  }
  fromRoom(p: Vec): Vec {
    return plus(inverseTurned(this.#turn, p), this.#joint);
  }
  /** Converts a direction of the room to one of this space. */
  direction(p: Vec): Vec {
    return inverseTurned(this.#turn, p);
  }
  place(solid: Solid): Solid {
    const [[a, b, c], [d, e, f], [g, h, i]] = this.#turn;
    const [jx, jy, jz] = this.#joint;
    return (x, y, z) =>
      solid(a * x + d * y + g * z + jx, b * x + e * y + h * z + jy, c * x + f * y + i * z + jz);
  }
}

export const spacesOf = ({ head, body = {} }: Pose) => ({
  head: new Space(turnOf(head), JOINT),
  body: new Space(turnOf(body), [0, 0, 0]),
  /** For parts that hang straight down in every pose. */
  room: new Space(turnOf({}), [0, 0, 0]),
});

/** Position of the sitter on the sheet: pixels per millimetre, and the position of the joint of head and neck. */
export interface Framing {
  width: number;
  height: number;
  scale: number;
  x: number;
  y: number;
}

/** Pixels of the sheet per point of the grid; more in a draft. */
export const COARSE = option('scale') === undefined ? 2 : 4;
export const NOTHING = 255;
/** Side of the tiles of the grid that are tested together. */
const TILE = 8;

export class View {
  readonly framing: Framing;
  readonly columns: number;
  readonly rows: number;
  /** The visible part (its index in the list), or NOTHING. */
  readonly part: Uint8Array;
  /** Closeness to the viewer in millimetres. */
  readonly depth: Float32Array;
  /** How far the surface faces the viewer, 0 at its edge. */
  readonly facing: Float32Array;
  /** Light on the surface; below 0 it faces away from the light or is in a cast shadow. */
  readonly light: Float32Array;
  /** The same without cast shadows. */
  readonly form: Float32Array;
  readonly #solids: readonly Solid[];

  constructor(solids: readonly Solid[], framing: Framing) {
    this.framing = framing;
    this.#solids = solids;
    this.columns = Math.ceil(framing.width / COARSE);
    this.rows = Math.ceil(framing.height / COARSE);
    const points = this.columns * this.rows;
    this.part = new Uint8Array(points).fill(NOTHING);
    this.depth = new Float32Array(points).fill(FURTHEST);
    this.facing = new Float32Array(points).fill(1);
    this.light = new Float32Array(points);
    this.form = new Float32Array(points);
    for (let row = 0; row < this.rows; row += TILE) {
      for (let column = 0; column < this.columns; column += TILE) this.#lookAtTile(column, row);
    }
  }

  room(column: number, row: number): [x: number, y: number] {
    const { scale, x, y } = this.framing;
    return [(column * COARSE - x) / scale, (y - row * COARSE) / scale];
  }

  sheet([x, y]: Vec): [x: number, y: number] {
    const { framing } = this;
    return [framing.x + x * framing.scale, framing.y - y * framing.scale];
  }

  /** Whether a point of the room is visible, or hidden by at most `slack`. */
  isVisible(p: Vec, slack = 4): boolean {
    const [x, y] = this.sheet(p);
    const column = Math.round(x / COARSE);
    const row = Math.round(y / COARSE);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false;
    return this.depth[row * this.columns + column] < p[2] + slack;
  }

  #nearest(x: number, y: number, z: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const solid of this.#solids) least = Math.min(least, solid(x, y, z));
    return least;
  }

  /** First finds the nearest distance for the whole tile, then follows each of its rays. */
  #lookAtTile(left: number, top: number): void {
    const reach = (TILE * COARSE * 0.75) / this.framing.scale;
    const [x, y] = this.room(left + TILE / 2, top + TILE / 2);
    let z = NEAREST;
    for (let gap = this.#nearest(x, y, z); gap > reach + 0.5 && z > FURTHEST; gap = this.#nearest(x, y, z)) {
      z -= (gap - reach) * 0.8;
    }
    if (z <= FURTHEST) return;
    for (let row = top; row < Math.min(this.rows, top + TILE); row++) {
      for (let column = left; column < Math.min(this.columns, left + TILE); column++)
        this.#look(column, row, z);
    }
  }

  #look(column: number, row: number, from: number): void {
    const at = row * this.columns + column;
    const [x, y] = this.room(column, row);
    let z = from;
    let gap = this.#nearest(x, y, z);
    for (let step = 0; step < 90 && gap > 0.25 && z > FURTHEST; step++) {
      z -= gap * 0.8;
      gap = this.#nearest(x, y, z);
    }
    if (gap > 1.2) return;
    this.part[at] = this.#solids.findIndex((solid) => solid(x, y, z) === gap);
    this.depth[at] = z;
    const normal = unit([
      this.#nearest(x + 1.5, y, z) - gap,
      this.#nearest(x, y + 1.5, z) - gap,
      this.#nearest(x, y, z + 1.5) - gap,
    ]);
    this.facing[at] = Math.max(0, normal[2]);
    const light = dot(normal, LIGHT);
    this.form[at] = light;
    this.light[at] = light > 0 && this.#shaded(plus([x, y, z], normal, 2.5)) ? -0.2 : light;
  }

  #shaded(from: Vec): boolean {
    for (let far = 2, step = 0; far < 200 && step < 26; step++) {
      const gap = this.#nearest(...plus(from, LIGHT, far));
      if (gap < 0.3) return true;
      far += Math.max(1.5, gap);
    }
    return false;
  }
}
