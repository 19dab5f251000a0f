/** The school's courtyard wall, seen by a camera at its left end. */
import { blur } from '../studio/blur.ts';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';

export const WIDTH = 1400;
export const HEIGHT = 930;

/** Eye height: y of the vanishing points of horizontal lines. */
const HORIZON = 432;
const EYE_ON_WALL = 470;
/** Size of the flat wall, in its own pixels. */
const WALL_WIDTH = 2110;
const WALL_HEIGHT = 1040;
/** y at which the cement skirting begins, and y of the ground. */
const SKIRT = 906;
const FOOT = 968;
const NEAR = 0.9;
const RECEDES = 0.00016;
/** Vanishing point of lines at a right angle to the wall. */
const ahead: readonly [number, number] = [330, HORIZON];

const noise = noiseFrom(5);
const second = noiseFrom(6);

export interface Painting {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  left: number;
  top: number;
}

export const opening = { left: 1782, right: 2100, top: 190, foot: 560 };
export const PIPE = 1690;

/** Wall coordinates of a pixel. */
export function onWall(x: number, y: number): [x: number, y: number] {
  const along = x / (NEAR - RECEDES * x);
  const size = NEAR / (1 + RECEDES * along);
  return [along, EYE_ON_WALL + (y - HORIZON) / size];
}

/** The position of a point of the wall in the picture. */
export function seenAt(along: number, up: number): [x: number, y: number, size: number] {
  const size = NEAR / (1 + RECEDES * along);
  return [along * size, HORIZON + (up - EYE_ON_WALL) * size, size];
}

/** The lit wall with everything on it, as colours in its own flat pixels. */
export function wallOf(painting: Painting): (along: number, up: number) => Colour {
  const relief = plaster(painting);
  const colours = new Float32Array(WALL_WIDTH * WALL_HEIGHT * 3);
  for (let y = 0, at = 0; y < WALL_HEIGHT; y++) {
    for (let x = 0; x < WALL_WIDTH; x++, at++) {
      const slope = relief[at] - relief[Math.min(relief.length - 1, at + WALL_WIDTH + 1)];
      const light = (1 - clamp(slope * 0.5, -0.16, 0.2)) * daylight(x, y);
      const colour = surface(painting, x, y);
      for (let channel = 0; channel < 3; channel++) colours[at * 3 + channel] = colour[channel] * light;
    }
  }
  return (along, up) => {
    const x = clamp(along, 0, WALL_WIDTH - 1.01);
    const y = clamp(up, 0, WALL_HEIGHT - 1.01);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const colour: Colour = [0, 0, 0];
    for (let channel = 0; channel < 3; channel++) {
      const at = (top * WALL_WIDTH + left) * 3 + channel;
      const below = at + WALL_WIDTH * 3;
      colour[channel] =
        (colours[at] * (1 - u) + colours[at + 3] * u) * (1 - v) +
        (colours[below] * (1 - u) + colours[below + 3] * u) * v;
    }
    return colour;
  };
}

/** Height map: trowel marks, sand, a few cracks, and the thickness of the paint. */
function plaster({ data, width, height, left, top }: Painting): Float32Array {
  const heights = new Float32Array(WALL_WIDTH * WALL_HEIGHT);
  for (let y = 0, at = 0; y < WALL_HEIGHT; y++) {
    for (let x = 0; x < WALL_WIDTH; x++, at++) {
      const trowel = noise(x / 130 + second(x / 300, y / 200, 2) * 2, y / 60, 3);
      const sand = second(x / 3.2, y / 3.2, 2);
      heights[at] = trowel * 0.9 + sand * 0.34 - crackAt(x, y) * 0.5;
      const [u, v] = [x - left, y - top];
      if (u >= 0 && v >= 0 && u < width && v < height && data[(v * width + u) * 4 + 3] > 128) {
        heights[at] += 0.14 * ((data[(v * width + u) * 4] + data[(v * width + u) * 4 + 1]) / 255);
      }
    }
  }
  return blur(heights, WALL_WIDTH, WALL_HEIGHT, 1, 1);
}

function crackAt(x: number, y: number): number {
  const path = 1240 + 70 * (noise(y / 90, 3, 4) - 0.5) + y * 0.12;
  const other = 240 + 90 * (second(y / 80, 9, 4) - 0.5) - y * 0.06;
  const near = Math.min(Math.abs(x - path) + (y > 250 ? 9 : 0), Math.abs(x - other) + (y < 620 ? 9 : 0));
  return smoothstep(2.2, 0.6, near) * smoothstep(0.36, 0.5, noise(x / 60, y / 60, 2));
}

/** The light of a bright grey day; a tree outside the picture casts spots of shade on the upper left. */
function daylight(x: number, y: number): number {
  const leaves =
    smoothstep(0.52, 0.62, noise(x / 105 + 2, y / 92, 3)) * smoothstep(900, 100, x) * smoothstep(560, 60, y);
  const eaves = 1 - 0.3 * smoothstep(64, 20, y + (noise(x / 40, 1, 2) - 0.5) * 8);
  return (1.1 - 0.13 * (x / WALL_WIDTH) - 0.1 * (y / WALL_HEIGHT)) * eaves * (1 - 0.17 * leaves);
}

/** Colour: lime wash, the painting, damp from below, streaks under the sill and next to the pipe. */
function surface(painting: Painting, x: number, y: number): Colour {
  const wash = mix(rgb('#efe6d0'), rgb('#ddd0b4'), noise(x / 240, y / 190, 4));
  let colour: Colour = y > SKIRT ? mix(rgb('#9a9488'), rgb('#7d776c'), noise(x / 90, y / 40, 3)) : wash;
  const { data, width, height, left, top } = painting;
  const [u, v] = [x - left, y - top];
  if (u >= 0 && v >= 0 && u < width && v < height) {
    const at = (v * width + u) * 4;
    const edge = Math.min(u, v, width - 1 - u, height - 1 - v) - 7 * noise(x / 12, y / 12, 3) - 2;
    const worn = smoothstep(0.79, 0.86, second(x / 5, y / 5, 2)) * 0.4 + crackAt(x, y) * 0.7;
    const flaked = smoothstep(0.74, 0.752, noise(x / 46, y / 40, 4)) * smoothstep(640, 800, y);
    const cover = (data[at + 3] / 255) * smoothstep(0, 3, edge) * (1 - worn) * (1 - flaked);
    colour = mix(colour, [data[at] / 255, data[at + 1] / 255, data[at + 2] / 255], cover);
  }
  const damp = smoothstep(FOOT - 190, FOOT, y + 90 * (noise(x / 70, 2, 3) - 0.5)) * 0.34;
  const moss = smoothstep(FOOT - 70, FOOT, y) * smoothstep(0.45, 0.65, noise(x / 60, y / 30, 3)) * 0.5;
  const beside = Math.exp(-(((x - PIPE - 34) / 32) ** 2)) * smoothstep(200, 700, y) * 0.26;
  const underSill =
    x > opening.left - 30 && y > opening.foot
      ? Math.max(0, noise(x / 13, 4, 3) - 0.4) * 1.3 * smoothstep(opening.foot + 230, opening.foot, y)
      : 0;
  const soot =
    Math.max(0, noise(x / 24, y / 400, 4) - 0.5) * 1.3 * smoothstep(70 + 260 * noise(x / 34, 6, 2), 0, y);
  colour = mix(colour, [0.3, 0.27, 0.2], clamp(damp + beside + underSill + soot * 0.7, 0, 0.6));
  return mix(colour, [0.2, 0.27, 0.12], moss * 0.6);
}

/** Colour of the courtyard's wet stone slabs at a point, with reflections of the wall in puddles. */
export function floorAt(x: number, y: number, wall: (along: number, up: number) => Colour): Colour {
  let foot = y;
  let size = 1;
  let meets = x;
  for (let k = 0; k < 5; k++) {
    foot = seenAt(onWall(meets, HORIZON)[0], FOOT)[1];
    size = (foot - ahead[1]) / (y - ahead[1]);
    meets = ahead[0] + (x - ahead[0]) * size;
  }
  const along = onWall(meets, HORIZON)[0];
  const away = (1 / size - 1) * 560;
  const row = Math.floor(away / 74);
  const column = Math.floor((along + row * 61) / 190);
  const inRow = away / 74 - row;
  const inColumn = (along + row * 61) / 190 - column;
  const joint = Math.min(Math.min(inRow, 1 - inRow) * 74, Math.min(inColumn, 1 - inColumn) * 190);
  const tone =
    0.82 + 0.24 * noise(column * 7.3 + 2, row * 5.1, 1) + 0.26 * (noise(along / 26, away / 18, 4) - 0.5);
  let colour = mix(rgb('#8d8a80'), rgb('#7a8580'), noise(column * 3.7, row * 9.1, 1));
  colour = colour.map((channel) => channel * tone * (0.55 + 0.45 * smoothstep(0.5, 3.4, joint))) as Colour;
  const contact = 0.5 + 0.5 * smoothstep(0, 40, away);
  const wet = smoothstep(0.5, 0.56, noise(along / 210 + 5, away / 90, 3) + (joint < 3 ? 0.03 : 0));
  const ripple = (noise(x / 26, y / 5, 2) - 0.5) * 5;
  const [mx, my] = onWall(x + ripple, foot - (y - foot) * 0.94 + ripple);
  const mirrored = wall(mx, my);
  const sheen = 0.16 + 0.52 * wet;
  return mix(
    [
      colour[0] * contact * (1 - 0.3 * wet),
      colour[1] * contact * (1 - 0.3 * wet),
      colour[2] * contact * (1 - 0.26 * wet),
    ],
    mirrored,
    sheen,
  );
}

/** Whether a pixel belongs to the floor. */
export function isFloor(x: number, y: number): boolean {
  return onWall(x, y)[1] > FOOT;
}
