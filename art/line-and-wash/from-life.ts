/**
 * Line and wash: things in a room with light from a window, painted in watercolour. First a thin local colour, then
 * glazes where the form turns away from the light, then violet shadows with colour reflected from the surroundings, and
 * pen lines last.
 */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import type { Colour } from '../studio/colour.ts';
import { option } from '../studio/program.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise } from '../studio/random.ts';
import { look, type Eye, type Sight, type Thing, type Vector, type Window } from '../studio/scene.ts';
import { Sheet, type Mask } from '../studio/sheet.ts';

const INK = '#2a1d1c';
const SHADE: Colour = [0.45, 0.42, 0.62];

/** A thing with its colours. */
export interface Subject extends Omit<Thing, 'colour'> {
  paint: Colour | ((u: number, v: number, at: Vector) => Colour);
  /** A picture is painted with all its detail, not as an object in three tones. */
  picture?: boolean;
  /** Width of the pen line; 0 for none. */
  pen?: number;
  /** False if the pen follows the outline only, as for petals. */
  creases?: boolean;
  /** The painted share at a point of the sheet; the rest is bare paper. */
  painted?: (x: number, y: number) => number;
  /** For paint that emits light, such as sunlit glass; shadow hardly darkens it. */
  glows?: boolean;
}

export interface View {
  width: number;
  height: number;
  seed: number;
  eye: Eye;
  window: Window;
  middle: Vector;
  reach: number;
  /** Above 1 for a room with little light. */
  exposure?: number;
}

/** The rendered scene, at the size of the sheet. */
interface Study {
  density: readonly [Float32Array, Float32Array, Float32Array];
  light: Float32Array;
  glint: Float32Array;
  subject: Int16Array;
  detail: number;
  sight: Sight;
}

/** Rendered pixels per pixel of the sheet, in each direction: 1 for drafts, 2 for the final picture. */
const detailOf = () => (option('scale') === undefined ? 2 : 1);

function study(subjects: readonly Subject[], view: View): Study {
  const detail = detailOf();
  const [width, height] = [view.width * detail, view.height * detail];
  const things = subjects.map((subject, index): Thing => ({ ...subject, name: String(index), colour: 1 }));
  const sight = look(things, { ...view, width, height });
  const indexOf = sight.names.map(Number);
  const size = view.width * view.height;
  const density = [0, 1, 2].map(() => new Float32Array(size)) as [Float32Array, Float32Array, Float32Array];
  const light = new Float32Array(size);
  const glint = new Float32Array(size);
  const subject = new Int16Array(size).fill(-1);
  const share = 1 / detail ** 2;
  // A level surface in full light is as white as the paper.
  const { towards, strength, room, floor } = view.window;
  const exposure =
    (view.exposure ?? 1) / (strength * (towards[1] / Math.hypot(...towards)) + room * 0.95 + floor * 0.4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const to = Math.floor(y / detail) * view.width + Math.floor(x / detail);
      if (sight.thing[at] < 0) {
        light[to] += share;
        continue;
      }
      const index = indexOf[sight.thing[at]];
      const { paint } = subjects[index];
      const colour =
        typeof paint === 'function'
          ? paint(sight.onSurface[at * 2], sight.onSurface[at * 2 + 1], [
              sight.place[at * 3],
              sight.place[at * 3 + 1],
              sight.place[at * 3 + 2],
            ])
          : paint;
      for (let channel = 0; channel < 3; channel++)
        density[channel][to] -= Math.log(clamp(colour[channel], 0.02, 1)) * share;
      light[to] += (sight.light[at] - sight.glint[at]) * exposure * share;
      glint[to] += sight.glint[at] * share;
      subject[to] = index;
    }
  }
  return { density, light, glint, subject, detail, sight };
}

/** The error of an unsteady hand at a point. */
const handError = (noise: Noise, x: number, y: number, reach: number) =>
  (noise(x / 70, y / 70, 3) - 0.5) * 2 * reach;

/** Samples a field at points moved by an unsteady hand. */
function unsteady(
  field: Float32Array,
  width: number,
  height: number,
  noise: Noise,
  reach: number,
): Float32Array {
  const moved = new Float32Array(field.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const fromX = clamp(x + handError(noise, x, y, reach), 0, width - 1.01);
      const fromY = clamp(y + handError(noise, x + 3500, y, reach), 0, height - 1.01);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [u, v] = [fromX - left, fromY - top];
      const from = top * width + left;
      moved[at] =
        (field[from] * (1 - u) + field[from + 1] * u) * (1 - v) +
        (field[from + width] * (1 - u) + field[from + width + 1] * u) * v;
    }
  }
  return moved;
}

export class FromLife {
  readonly sheet: Sheet;
  readonly view: View;
  readonly study: Study;
  readonly noise: Noise;
  readonly #subjects: readonly Subject[];

  constructor(subjects: readonly Subject[], view: View) {
    this.view = view;
    this.#subjects = subjects;
    this.sheet = new Sheet(view.width, view.height, view.seed, { tooth: 0.85, base: '#fdf9ee' });
    this.noise = noiseFrom(view.seed + 40);
    this.study = study(subjects, view);
  }

  /** Areas with no thing, or only the ground, which fades into paper. */
  empty(): Mask {
    return Float32Array.from(this.study.subject, (index) =>
      index < 0 || this.#subjects[index].painted !== undefined ? 1 : 0,
    );
  }

  /** A cloud of one pigment behind the things. */
  bloom(color: string, x: number, y: number, reach: number, dens = 0.45): void {
    const free = blur(this.empty(), this.view.width, this.view.height, 2, 1);
    const mask = this.sheet.field((px, py) => {
      const away = Math.hypot((px - x) / reach, (py - y) / (reach * 0.82));
      const cover = smoothstep(1, 0.8, away + (this.noise(px / 130, py / 130, 4) - 0.5) * 0.9);
      return cover * free[py * this.view.width + px];
    });
    this.sheet.wash(mask, {
      color,
      dens,
      edge: 0.9,
      edgeR: 8,
      gran: 0.45,
      flow: 0.75,
      flowS: 140,
      back: 0.5,
      warp: 2,
      warpS: 40,
    });
  }

  /** The light that the things reflect on each other: their blurred colours. */
  #reflected(density: readonly Float32Array[], light: Float32Array): Float32Array[] {
    const { width, height } = this.view;
    return density.map((field) =>
      blur(
        field.map((value, at) => Math.exp(-value) * (0.15 + light[at])),
        width,
        height,
        width / 45,
        2,
      ),
    );
  }

  /** The transmission of the paint, to be multiplied with the paper. */
  #glazes(): Canvas {
    const { width, height } = this.view;
    const { noise, sheet } = this;
    const seen = this.study;
    const wander = (field: Float32Array) => unsteady(field, width, height, noise, 3);
    const density = seen.density.map(wander);
    const light = wander(seen.light);
    const glint = wander(seen.glint);
    const subjectAt = (x: number, y: number) => {
      const fromX = clamp(Math.round(x + handError(noise, x, y, 3)), 0, width - 1);
      const fromY = clamp(Math.round(y + handError(noise, x + 3500, y, 3)), 0, height - 1);
      return this.#subjects[seen.subject[fromY * width + fromX]] as Subject | undefined;
    };
    const uneven = this.sheet.field((x, y) => noise(x / 46 + 7, y / 46, 4) - 0.5);
    const broad = this.sheet.field((x, y) => noise(x / 120 + 3, y / 120, 4) - 0.5);
    const step = (from: number, to: number) =>
      light.map((value, at) => smoothstep(from, to, value + uneven[at] * 0.2));
    const rim = (mask: Float32Array, reach: number) => {
      const wide = blur(mask, width, height, reach, 2);
      return mask.map((cover, at) => cover * (1 + 0.7 * Math.max(0, 1 - wide[at])));
    };
    const middle = rim(step(0.84, 0.7), 4);
    const dark = rim(step(0.6, 0.46), 5);
    const deep = rim(step(0.3, 0.18), 4);
    const border = blur(this.#borders(), width, height, 2, 1);
    const reflected = this.#reflected(density, light);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    const soft = blur(sheet.tooth, width, height, 1, 1);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        image.data[at * 4 + 3] = 255;
        const it = subjectAt(x, y);
        if (it === undefined) {
          image.data.fill(255, at * 4, at * 4 + 3);
          continue;
        }
        const grain = 1 + 0.26 * (0.5 - sheet.tooth[at]) + 0.2 * (0.5 - soft[at]);
        const cover = it.painted === undefined ? 1 : it.painted(x, y);
        // Some edges that face the light stay bare paper.
        const gap = it.picture
          ? 0
          : smoothstep(0.25, 0.6, border[at]) * smoothstep(0.08, 0.2, broad[at] + uneven[at] * 0.4) * 0.7;
        const pool = it.picture ? 0 : border[at] * 0.22;
        const lamp = clamp(
          smoothstep(1.0, 1.25, light[at]) * 0.35 +
            smoothstep(0.14, 0.32, glint[at] + uneven[at] * 0.12) * 0.9,
        );
        const own = [0, 1, 2].map((channel) => density[channel][at]);
        const strong = clamp((Math.max(...own) - Math.min(...own)) / 1.6);
        const local = it.picture
          ? 1
          : (0.62 * (1 + 1.2 * broad[at] + 0.7 * uneven[at]) * (1 - lamp) +
              0.36 * middle[at] +
              (0.2 + 0.5 * strong) * dark[at] +
              0.5 * strong * deep[at] +
              pool) *
            (1 - gap);
        // The shadow on a strong colour is a darker version of it; on white it is violet.
        const shadow =
          (0.34 * clamp(1 - light[at]) + 0.14 * middle[at] + 0.34 * dark[at] + 0.5 * deep[at]) *
          (1 - 0.55 * strong) *
          (it.glows ? 0.15 : 1) *
          (it.picture ? 0.8 : 1) *
          (1 + 0.9 * broad[at] + 0.4 * uneven[at]);
        const most = Math.max(reflected[0][at], reflected[1][at], reflected[2][at], 0.01);
        const warm = 0.5 * broad[at] + 0.4 * uneven[at];
        for (let channel = 0; channel < 3; channel++) {
          const reflectedShare = 0.3 + 0.7 * (reflected[channel][at] / most);
          const shade = -Math.log(SHADE[channel] * 0.5 + SHADE[channel] * reflectedShare * 0.7);
          const drift = it.picture ? 1 : 1 + (channel - 1) * 0.5 * warm;
          const all = (own[channel] * local * drift + shade * shadow) * cover * grain;
          image.data[at * 4 + channel] = 255 * Math.exp(-Math.max(0, all));
        }
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  /** 1 at the border between two things. */
  #borders(): Float32Array {
    const { width } = this.view;
    const { subject } = this.study;
    return Float32Array.from(subject, (index, at) =>
      index !== subject[at + 1] || index !== subject[at + width] ? 1 : 0,
    );
  }

  /** Pen lines along contours and creases: heavier in shadow, broken in the light. */
  #contours(): void {
    const { sight, detail } = this.study;
    const { width, thing, depth, normals } = sight;
    const subjects = this.#subjects;
    const random = randomFrom(this.view.seed + 9);
    const noise = this.noise;
    const indexOf = sight.names.map(Number);
    const subjectAt = (at: number) => (thing[at] < 0 ? undefined : subjects[indexOf[thing[at]]]);
    const turns = (a: number, b: number) =>
      normals[a * 3] * normals[b * 3] +
        normals[a * 3 + 1] * normals[b * 3 + 1] +
        normals[a * 3 + 2] * normals[b * 3 + 2] <
      0.72;
    const mask = this.sheet.draw((context) => {
      for (let y = 1; y < sight.height - 1; y++) {
        for (let x = 1; x < width - 1; x++) {
          const at = y * width + x;
          const here = subjectAt(at);
          let line = 0;
          for (const next of [at + 1, at + width]) {
            const there = subjectAt(next);
            if (here === there && here === undefined) continue;
            const jump = Math.abs(depth[at] - depth[next]) > 0.018 * Math.min(depth[at], depth[next]);
            const front = depth[at] < depth[next] ? here : there;
            const pen = front?.pen ?? 1.9;
            if (here?.name !== there?.name || jump) line = Math.max(line, pen);
            else if (here?.creases !== false && turns(at, next)) line = Math.max(line, pen * 0.75);
          }
          const [px, py] = [x / detail, y / detail];
          if (line === 0 || (here?.painted?.(px, py) ?? 1) < 0.4) continue;
          const light = Math.min(
            sight.light[Math.max(0, at - width * 3 - 3)],
            sight.light[Math.min(depth.length - 1, at + width * 3 + 3)],
          );
          const bright = smoothstep(0.55, 0.95, light);
          if (noise(px / 60, py / 60, 2) > 0.72 - 0.1 * bright) continue;
          const radius = 0.5 * line * (0.45 + 0.9 * noise(px / 34 + 80, py / 34, 2)) * (1.2 - 0.5 * bright);
          const stray = (row: number) => (noise(px / 60 + row, py / 60, 2) - 0.5) * 3.4;
          context.beginPath();
          context.arc(px + stray(9), py + stray(31), Math.max(0.35, radius + (random() - 0.5) * 0.12), 0, 7);
          context.fill();
        }
      }
    });
    this.sheet.wash(mask, {
      color: INK,
      dens: 0.94,
      edge: 0.1,
      edgeR: 2,
      gran: 0.25,
      warp: 0.4,
      warpS: 7,
      flow: 0.15,
    });
  }

  /** The finished sheet. */
  finish(): Canvas {
    this.#contours();
    const canvas = this.sheet.toCanvas({ relief: 0.03, curl: 0.02 });
    const context = canvas.getContext('2d');
    context.globalCompositeOperation = 'multiply';
    context.drawImage(this.#glazes(), 0, 0);
    context.globalCompositeOperation = 'source-over';
    return canvas;
  }
}
