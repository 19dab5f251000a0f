/**
 * A portrait: the sitter is built from solids and rendered once; after that, paint and ink go on a sheet at the
 * positions of face, hair and cloth in that view.
 */
import type { Canvas } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import type { Point } from '../studio/points.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { Sheet, type Mask } from '../studio/sheet.ts';
import type { Body } from './body.ts';
import type { Expression, Looks } from './face.ts';
import type { Head, Measures } from './head.ts';
import { edgeOf, trace, type Border, type Spot } from './outline.ts';
import { Pen, throughPoints, type Nib } from './pen.ts';
import { joined, type Solid, type Vec } from './solid.ts';
import { COARSE, NOTHING, spacesOf, View, type Framing, type Pose, type Space } from './view.ts';

export type Spaces = ReturnType<typeof spacesOf>;

/** A point in a frontal drawing of the face or the chest. */
export type Plane = Point;

export interface PortraitOptions {
  seed: number;
  framing: Framing;
  pose: Pose;
  head: Head;
  body: Body;
  expression?: Expression;
  looks?: Looks;
  /** The solids other than skin, by name, in the coordinates of the room. */
  parts: (spaces: Spaces) => Record<string, Solid>;
  /** The heights between which all washes fade out, as shares of the sheet's height. */
  runsOut: readonly [from: number, to: number];
}

interface OutlineOptions {
  /** Minimal length of the lines around the part and inside it, and how often both are smoothed. */
  least?: number;
  leastInside?: number;
  smooth?: number;
  /** Parts at whose border no line is drawn. */
  open?: readonly string[];
}

interface Touch {
  colour: string;
  strength: number;
  spots: readonly Spot[];
  limit?: readonly Spot[];
}

const INK = '#2a1d1c';

export class Portrait {
  readonly sheet: Sheet;
  readonly view: View;
  readonly pen: Pen;
  readonly measures: Measures;
  readonly expression: Expression;
  readonly looks: Looks;
  readonly spaces: Spaces;
  readonly runsOut: readonly [from: number, to: number];
  /** Width of lines, relative to those of a head of the usual size. */
  readonly penScale: number;
  readonly #head: Head;
  readonly #trunk: Solid;
  readonly #names: readonly string[];
  readonly #touches: Touch[] = [];
  readonly #lifts: (readonly Spot[])[] = [];
  readonly #bright: (readonly Spot[])[] = [];

  constructor({
    seed,
    framing,
    pose,
    head,
    body,
    expression = {},
    looks = {},
    parts,
    runsOut,
  }: PortraitOptions) {
    this.sheet = new Sheet(framing.width, framing.height, seed, { tooth: 0.8, base: '#fbf7ec' });
    this.spaces = spacesOf(pose);
    const skin = joined(12, this.spaces.head.place(head.skin), this.spaces.body.place(body.trunk));
    const solids: Record<string, Solid> = { skin, ...parts(this.spaces) };
    this.#names = Object.keys(solids);
    this.view = new View(Object.values(solids), framing);
    this.#head = head;
    this.#trunk = body.trunk;
    this.measures = head.measures;
    this.expression = expression;
    this.looks = looks;
    this.runsOut = runsOut;
    this.penScale = framing.scale / 2.6;
    this.pen = new Pen(seed, (spot) => 1.28 - 0.5 * this.lightAt(spot));
  }

  /** The index of a spot of the sheet in the view's grid. */
  #at([x, y]: Spot): number {
    const column = clamp(Math.round(x / COARSE), 0, this.view.columns - 1);
    const row = clamp(Math.round(y / COARSE), 0, this.view.rows - 1);
    return row * this.view.columns + column;
  }

  indexOf(name: string): number {
    const index = this.#names.indexOf(name);
    if (index < 0) throw new Error(`The sitter has no part called ${name}`);
    return index;
  }

  isOn(name: string, spot: Spot): boolean {
    return this.view.part[this.#at(spot)] === this.indexOf(name);
  }

  /** Light at a spot of the sheet; a medium value on bare paper. */
  lightAt(spot: Spot): number {
    const at = this.#at(spot);
    return this.view.part[at] === NOTHING ? 0.6 : clamp(this.view.light[at]);
  }

  /** The visible area of a part, on the view's grid. */
  cover(name: string): Float32Array {
    const index = this.indexOf(name);
    return Float32Array.from(this.view.part, (part) => (part === index ? 1 : 0));
  }

  /** The share of neck and chest at each point of the grid; the rest is head. */
  neck(): Float32Array {
    const { view } = this;
    const skin = this.indexOf('skin');
    return Float32Array.from(view.part, (part, at) => {
      if (part !== skin) return 0;
      const [x, y] = view.room(at % view.columns, Math.floor(at / view.columns));
      const p: Vec = [x, y, view.depth[at]];
      const toHead = this.#head.skin(...this.spaces.head.fromRoom(p));
      return smoothstep(1, 4, toHead - this.#trunk(...this.spaces.body.fromRoom(p)));
    });
  }

  /** A grid of the view as a mask on the sheet, moved by some pixels. */
  onSheet(grid: Float32Array, [right, down]: Spot = [0, 0]): Mask {
    const { columns, rows } = this.view;
    return this.sheet.field((x, y) => {
      const across = clamp((x - right) / COARSE, 0, columns - 1.01);
      const along = clamp((y - down) / COARSE, 0, rows - 1.01);
      const column = Math.floor(across);
      const row = Math.floor(along);
      const u = across - column;
      const v = along - row;
      const at = row * columns + column;
      return (
        (grid[at] * (1 - u) + grid[at + 1] * u) * (1 - v) +
        (grid[at + columns] * (1 - u) + grid[at + columns + 1] * u) * v
      );
    });
  }

  headSpot(p: Vec): Spot {
    return this.view.sheet(this.spaces.head.toRoom(p));
  }

  isVisibleInHead(p: Vec, slack?: number): boolean {
    return this.view.isVisible(this.spaces.head.toRoom(p), slack);
  }

  /** Projects a point of the face in front view onto the head's surface. */
  onFace([x, y]: Plane): Vec {
    return fromFront(this.#head.skin, x, y, 150);
  }

  /**
   * The visible parts of a line through points in the head's coordinates, or another space's; `on` limits it to one
   * part.
   */
  drawOn(
    points: readonly Vec[],
    nib: Nib,
    { space = this.spaces.head, on, slack = 9 }: { space?: Space; on?: string; slack?: number } = {},
  ) {
    let run: Spot[] = [];
    const flush = () => {
      if (run.length > 2) this.pen.line(run, nib);
      run = [];
    };
    for (const p of points) {
      const inRoom = space.toRoom(p);
      const spot = this.view.sheet(inRoom);
      const inSight =
        on === undefined
          ? this.view.isVisible(inRoom)
          : this.isOn(on, spot) && this.view.isVisible(inRoom, slack);
      if (inSight) run.push(spot);
      else flush();
    }
    flush();
  }

  /** A line through points of the face. */
  drawFace(points: readonly Plane[], nib: Nib): void {
    this.drawOn(
      throughPoints(points).map((p) => this.onFace(p)),
      nib,
    );
  }

  /** Projects a point in front view of the body onto cloth, as a spot of the sheet. */
  clothSpot(cloth: Solid, [x, y]: Plane): Spot {
    return this.view.sheet(this.spaces.body.toRoom(fromFront(cloth, x, y, 250)));
  }

  /** A line over cloth; its points are in front view of the body. */
  drawCloth(on: string, cloth: Solid, points: readonly Plane[], nib: Nib): void {
    const line = throughPoints(points).map(([x, y]) => fromFront(cloth, x, y, 250));
    this.drawOn(line, nib, { space: this.spaces.body, on });
  }

  /** A small area of colour on the face; with `covers` it is opaque. */
  paintFace(points: readonly Plane[], colour: string, strength: number, covers = false): void {
    const spots = points
      .map((p) => this.onFace(p))
      .filter((p) => this.isVisibleInHead(p, 9))
      .map((p) => this.headSpot(p));
    if (spots.length < 3) return;
    this.touch({ colour, strength, spots }, covers);
  }

  /** A small area of colour, painted after all washes; with `covers` it is opaque. */
  touch(touch: Touch, covers = false): void {
    this.#touches.push(touch);
    if (covers) this.clearToWhite(touch.spots);
  }

  /** A small area where the paper is visible again. */
  liftPaint(outline: readonly Spot[]): void {
    this.#lifts.push(outline);
  }

  /** A small area of bare paper below the touches. */
  clearToWhite(outline: readonly Spot[]): void {
    this.#bright.push(outline);
  }

  /** Draws the outlines of a part in ink. */
  outline(
    name: string,
    { least, leastInside = least, smooth, open = [], ...nib }: Nib & OutlineOptions = {},
  ): void {
    const others = open.map((other) => this.indexOf(other));
    const { width, height } = this.sheet;
    const lowest = height * (this.runsOut[0] * 0.4 + this.runsOut[1] * 0.6);
    const owner = this.indexOf(name);
    const { part } = this.view;
    const border = edgeOf(this.view, owner, others);
    const round: Border = (here, there) => part[there] !== owner && border(here, there);
    const inside: Border = (here, there) => part[there] === owner && border(here, there);
    const chains = [
      ...trace(this.view, round, least, smooth),
      ...trace(this.view, inside, leastInside, smooth),
    ];
    for (const chain of chains) {
      this.pen.line(
        chain.filter(([x, y]) => x > 3 && x < width - 3 && y > 3 && y < lowest),
        nib,
      );
    }
  }

  /** Paints the touches, then the ink, and returns the sheet. */
  finish(): Canvas {
    const { sheet } = this;
    sheet.lift(
      blur(this.#areas(this.#lifts.map((spots) => ({ spots }))), sheet.width, sheet.height, 1, 1),
      0.76,
    );
    const bright = this.#areas(this.#bright.map((spots) => ({ spots })));
    sheet.lift(bright, 0.92);
    const groups = Map.groupBy(this.#touches, ({ colour, strength }) => `${colour} ${strength}`);
    for (const touches of groups.values()) {
      const [{ colour, strength }] = touches;
      sheet.wash(this.#areas(touches), {
        color: colour,
        dens: strength,
        edge: 0.35,
        edgeR: 3,
        gran: 0.2,
        warp: 2.5,
        warpS: 24,
      });
    }
    sheet.wash(this.pen.marks(sheet), {
      color: INK,
      dens: 0.96,
      edge: 0.12,
      edgeR: 2,
      gran: 0.25,
      warp: 0.7,
      warpS: 7,
      flow: 0.25,
    });
    return sheet.toCanvas({ relief: 0.03, curl: 0.02 });
  }

  #areas(areas: readonly Pick<Touch, 'spots' | 'limit'>[]): Mask {
    return this.sheet.draw((context) => {
      const trace = (spots: readonly Spot[]) => {
        context.beginPath();
        for (const spot of spots) context.lineTo(...spot);
        context.closePath();
      };
      for (const { spots, limit } of areas) {
        context.save();
        if (limit !== undefined) {
          trace(limit);
          context.clip();
        }
        trace(spots);
        context.fill();
        context.restore();
      }
    });
  }
}

/** The first point of a solid on a ray from the front. */
function fromFront(solid: Solid, x: number, y: number, start: number): Vec {
  let z = start;
  for (let step = 0; step < 60; step++) {
    const gap = solid(x, y, z);
    if (gap < 0.25 || z < -120) break;
    z -= gap * 0.85;
  }
  return [x, y, z];
}
