import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb } from '../studio/colour.ts';
import { bezier, placed, smooth, trace, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { clamp, noiseFrom, randomFrom } from '../studio/random.ts';
import { floorAt, HEIGHT, isFloor, onWall, opening, PIPE, seenAt, wallOf, WIDTH } from './courtyard.ts';
import { paintPaddy } from './paddy.ts';
import { PAINTING_HEIGHT, PAINTING_WIDTH } from './paddy/plaster.ts';

const random = randomFrom(12);
const noise = noiseFrom(13);

const painted = paintPaddy();
const wall = wallOf({
  data: painted.getContext('2d').getImageData(0, 0, PAINTING_WIDTH, PAINTING_HEIGHT).data,
  width: PAINTING_WIDTH,
  height: PAINTING_HEIGHT,
  left: 128,
  top: 82,
});

const canvas = createCanvas(WIDTH, HEIGHT);
const context = canvas.getContext('2d');
context.lineCap = 'round';
context.lineJoin = 'round';
photograph();
paintWindow();
paintPipe();
paintTins();
paintPot();
savePicture(canvas);

function photograph(): void {
  const image = context.createImageData(WIDTH, HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const seen = isFloor(x, y) ? floorAt(x, y, wall) : wall(...onWall(x, y));
      const grit = (random() - 0.5) * 0.014;
      for (let channel = 0; channel < 3; channel++)
        image.data[at * 4 + channel] = 255 * clamp(seen[channel] + grit);
      image.data[at * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}

function fill(
  points: readonly Point[],
  style: string | ReturnType<SKRSContext2D['createLinearGradient']>,
): void {
  context.fillStyle = style;
  context.beginPath();
  for (const at of points) context.lineTo(...at);
  context.closePath();
  context.fill();
}

/** Runs a drawing with a soft shadow to its lower right. */
function shadowed(x: number, y: number, soft: number, draw: () => void): void {
  context.save();
  context.shadowColor = 'rgba(24,22,18,.5)';
  context.shadowBlur = soft;
  context.shadowOffsetX = x;
  context.shadowOffsetY = y;
  draw();
  context.restore();
}

function at(along: number, up: number): Point {
  const [x, y] = seenAt(along, up);
  return [x, y];
}

/** An upright rectangle of the wall as the camera sees it. */
function panel(left: number, top: number, right: number, foot: number): Point[] {
  return [at(left, top), at(right, top), at(right, foot), at(left, foot)];
}

/** Part of a window: deep frame, bars, an open green shutter. */
function paintWindow(): void {
  const { left, right, top, foot } = opening;
  fill(panel(left - 26, top - 26, right, foot + 22), '#b9ad92');
  fill(panel(left - 26, top - 26, left - 18, foot + 22), '#ddd2b8');
  fill(panel(left, top, right, foot), '#1d2a2c');
  fill(panel(left, top, left + 12, foot), '#4d4a40');
  fill(panel(left, top, right, top + 14), '#302e28');
  const room = context.createLinearGradient(...at(left, top), ...at(left, foot));
  room.addColorStop(0, 'rgba(120,150,150,.32)');
  room.addColorStop(1, 'rgba(20,26,28,0)');
  fill(panel(left + 12, top + 14, right, foot), room);
  for (let x = left + 40; x < right; x += 36) {
    fill(panel(x, top, x + 8, foot), '#46564f');
    fill(panel(x, top, x + 2.6, foot), '#8b9c92');
  }
  for (const y of [top + 120, top + 250]) fill(panel(left, y, right, y + 8), '#4c5d56');
  shadowed(10, 12, 16, () => fill(panel(left - 34, foot + 12, right + 20, foot + 34), '#c9bfa6'));
  fill(panel(left - 34, foot + 12, right + 20, foot + 17), '#efe6d0');
  const shutter = [
    at(left - 6, top - 6),
    [at(left - 118, top)[0] + 20, at(left, top)[1] - 34],
    [at(left - 118, foot)[0] + 20, at(left, foot)[1] + 40],
    at(left - 6, foot + 6),
  ] as Point[];
  shadowed(16, 14, 20, () => fill(shutter, '#2f7a6a'));
  const across = (a: number, b: number): Point => {
    const upper = [
      shutter[1][0] + (shutter[0][0] - shutter[1][0]) * a,
      shutter[1][1] + (shutter[0][1] - shutter[1][1]) * a,
    ];
    const lower = [
      shutter[2][0] + (shutter[3][0] - shutter[2][0]) * a,
      shutter[2][1] + (shutter[3][1] - shutter[2][1]) * a,
    ];
    return [upper[0] + (lower[0] - upper[0]) * b, upper[1] + (lower[1] - upper[1]) * b];
  };
  for (const [from, to] of [
    [0.05, 0.46],
    [0.52, 0.95],
  ]) {
    fill([across(0.16, from), across(0.86, from), across(0.86, to), across(0.16, to)], '#235e54');
    for (let k = 0; k < 13; k++) {
      const b = from + ((k + 0.2) / 13) * (to - from);
      fill(
        [across(0.18, b), across(0.84, b), across(0.84, b + 0.018), across(0.18, b + 0.018)],
        k % 3 ? '#3b8c7a' : '#4a9a86',
      );
    }
  }
  fill([across(0, 0), across(0.05, 0), across(0.05, 1), across(0, 1)], '#58a692');
}

/** A cast-iron pipe with collars, rusted at the joints. */
function paintPipe(): void {
  const half = 19;
  const tube = (left: number, right: number, top: number, foot: number) => {
    const [x0] = seenAt(left, top);
    const [x1] = seenAt(right, top);
    const round = context.createLinearGradient(x0, 0, x1, 0);
    for (const [stop, colour] of [
      [0, '#8d8478'],
      [0.22, '#c9beac'],
      [0.5, '#8a7f70'],
      [0.85, '#4c4238'],
      [1, '#5d5246'],
    ] as const)
      round.addColorStop(stop, colour);
    fill(panel(left, top, right, foot), round);
  };
  shadowed(17, 10, 14, () => tube(PIPE - half, PIPE + half, -240, 930));
  for (const y of [150, 468, 786]) {
    shadowed(12, 9, 10, () => tube(PIPE - half - 7, PIPE + half + 7, y, y + 40));
    fill(panel(PIPE - half - 20, y + 13, PIPE - half - 7, y + 26), '#6d6256');
    fill(panel(PIPE + half + 7, y + 13, PIPE + half + 20, y + 26), '#554b40');
  }
  const bend = smooth([at(PIPE, 900), at(PIPE + 2, 936), [at(PIPE, 960)[0] - 14, at(PIPE, 960)[1] + 14]]);
  for (const [width, colour, shift] of [
    [34, '#5a4f43', 0],
    [24, '#8a7f70', -3],
    [8, '#c9beac', -8],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const [x, y] of bend) context.lineTo(x + shift, y);
    context.stroke();
  }
  for (let k = 0; k < 150; k++) {
    const y = [190, 508, 826][k % 3] + random() ** 2 * 120;
    const [x, sy] = seenAt(PIPE + (random() - 0.5) * 30, y);
    context.fillStyle = `rgba(${120 + random() * 40},${56 + random() * 20},24,${0.15 + random() * 0.3})`;
    context.fillRect(x, sy, 1.6 + random() * 2, 3 + random() * 14);
  }
}

interface Turned {
  x: number;
  foot: number;
  /** Half the width at each height, from the foot up. */
  profile: readonly (readonly [up: number, half: number])[];
  colour: string;
  /** How open the ellipses of its rims look from above. */
  tilt: number;
}

/** A round vessel on the floor, shaded from the left. */
function vessel(
  { x, foot, profile, colour, tilt }: Turned,
  stain: (up: number, turn: number) => number,
): void {
  const top = profile[profile.length - 1];
  shadowed(22, 6, 18, () => {
    context.fillStyle = 'rgba(20,18,14,.75)';
    context.beginPath();
    context.ellipse(x + 6, foot, profile[0][1] * 1.08, profile[0][1] * tilt * 1.3, 0, 0, Math.PI * 2);
    context.fill();
  });
  const halfAt = (up: number) => {
    const k = Math.max(
      1,
      profile.findIndex(([height]) => height >= up),
    );
    const [a, b] = [profile[k - 1], profile[k]];
    return a[1] + ((up - a[0]) / (b[0] - a[0] || 1)) * (b[1] - a[1]);
  };
  const clay = rgb(colour);
  for (let up = 0; up < top[0]; up += 0.5) {
    const half = halfAt(up);
    for (let dx = -half; dx <= half; dx += 1) {
      const share = dx / half;
      const turn = Math.asin(clamp(share, -1, 1));
      const round = 0.3 + 0.8 * Math.max(0, Math.cos(turn + 0.62)) + 0.08 * Math.max(0, share) ** 4;
      const tint = stain(up, turn);
      const body = mix(clay, tint > 0 ? [0.93, 0.9, 0.82] : [0.12, 0.16, 0.08], Math.abs(tint));
      context.fillStyle = css([body[0] * round, body[1] * round, body[2] * round]);
      context.fillRect(x + dx, foot - up + Math.sqrt(Math.max(0, 1 - share * share)) * half * tilt, 1.5, 1.5);
    }
  }
  context.fillStyle = css(mix(clay, [1, 0.9, 0.78], 0.24));
  context.beginPath();
  context.ellipse(x, foot - top[0], top[1], top[1] * tilt, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#2a1c12';
  context.beginPath();
  context.ellipse(x, foot - top[0] + 1, top[1] * 0.86, top[1] * tilt * 0.84, 0, 0, Math.PI * 2);
  context.fill();
}

/** The painter's things: two tins and the brushes. */
function paintTins(): void {
  for (const [x, foot, colour, paint, size] of [
    [126, 880, '#b8bcc0', '#2c3566', 1],
    [206, 898, '#c4c0b4', '#e8b31e', 0.86],
  ] as const) {
    const drip = (turn: number) => 16 + 34 * noise(turn * 2.6 + x, 3, 2) ** 2 * 2;
    vessel(
      {
        x,
        foot,
        colour,
        tilt: 0.24,
        profile: [
          [0, 33 * size],
          [4, 34 * size],
          [68 * size, 34 * size],
          [70 * size, 37 * size],
          [76 * size, 37 * size],
        ],
      },
      (up, turn) => {
        const rust = noise(turn * 4 + x, up / 18, 3) > 0.66 ? -0.2 : 0;
        return up > 70 * size - drip(turn) ? 0 : rust;
      },
    );
    const colourOf = rgb(paint);
    for (let dx = -36 * size; dx < 36 * size; dx++) {
      const turn = Math.asin(dx / (37 * size));
      const light = 0.4 + 0.75 * Math.max(0, Math.cos(turn + 0.62));
      context.fillStyle = css([colourOf[0] * light, colourOf[1] * light, colourOf[2] * light]);
      const rim = foot - 74 * size + Math.cos(turn) * 37 * size * 0.24;
      context.fillRect(x + dx, rim, 1.4, drip(turn) * size);
    }
    context.fillStyle = css(mix(colourOf, [1, 1, 1], 0.1));
    context.beginPath();
    context.ellipse(x, foot - 74 * size, 32 * size, 32 * 0.23 * size, 0, 0, Math.PI * 2);
    context.fill();
  }
  for (const [points, handle] of [
    ['120,812 96,742', '#c8402a'],
    ['136,812 152,724', '#d9a860'],
  ] as const) {
    shadowed(8, 6, 8, () => {
      for (const [width, colour] of [
        [9, '#3a2414'],
        [6.5, handle],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = width;
        context.beginPath();
        for (const point of trace(points)) context.lineTo(...point);
        context.stroke();
      }
    });
  }
}

/** A croton in a clay pot with white stains of hard water. */
function paintPot(): void {
  const [x, foot] = [1246, 846];
  const pot: Turned = {
    x,
    foot,
    colour: '#b4552e',
    tilt: 0.2,
    profile: trace('0,52 10,56 60,72 112,82 114,92 140,94 142,90'),
  };
  vessel(pot, (up, turn) => {
    const salt = Math.max(0, noise(turn * 3, up / 26, 3) - 0.46) * 1.5;
    const moss = up < 30 ? Math.max(0, noise(turn * 5 + 9, up / 12, 3) - 0.45) * -1.6 : 0;
    return salt + moss;
  });
  const leaves: { reach: number; angle: number; size: number; tone: number }[] = [];
  for (let k = 0; k < 78; k++) {
    leaves.push({
      reach: random() ** 0.8,
      angle: -Math.PI / 2 + (random() - 0.5) * 2.5,
      size: 0.75 + random() * 0.5,
      tone: random(),
    });
  }
  for (const [lean, top] of trace('-52,250 -8,300 44,262 16,210 -24,190')) {
    shadowed(14, 10, 10, () => {
      context.strokeStyle = '#5c4630';
      context.lineWidth = 7;
      context.beginPath();
      for (const at of bezier(
        [x + lean * 0.2, foot - 132],
        [x + lean * 0.3, foot - 180],
        [x + lean, foot - 220],
        [x + lean * 1.3, foot - top],
      ))
        context.lineTo(...at);
      context.stroke();
    });
  }
  for (const { reach, angle, size, tone } of leaves.toSorted((a, b) => b.reach - a.reach)) {
    const root: Point = [x + Math.cos(angle) * reach * 70, foot - 170 + Math.sin(angle) * reach * 118];
    crotonLeaf(root, angle + (tone - 0.5) * 0.9, 92 * size, tone);
  }
}

function crotonLeaf([x, y]: Point, angle: number, length: number, tone: number): void {
  const leaf = placed(x, y, angle);
  const droop = length * 0.16 * (Math.cos(angle) > 0 ? 1 : -1);
  const rib = smooth([leaf(0, 0), leaf(length * 0.5, 0), leaf(length, droop)]);
  const upper = smooth([
    leaf(0, 0),
    leaf(length * 0.3, -length * 0.15),
    leaf(length * 0.7, -length * 0.13 + droop * 0.4),
    leaf(length, droop),
  ]);
  const lower = smooth([
    leaf(length, droop),
    leaf(length * 0.66, length * 0.15 + droop * 0.5),
    leaf(length * 0.28, length * 0.15),
    leaf(0, 0),
  ]);
  const [light, dark] =
    tone < 0.22
      ? ['#c8452e', '#7e1f24']
      : tone < 0.4
        ? ['#e0a83a', '#94601c']
        : tone < 0.7
          ? ['#4f9a4a', '#1f5a34']
          : ['#2f7a42', '#143f2a'];
  const upwards = Math.cos(angle) > 0;
  shadowed(7, 8, 9, () => fill([...upper, ...lower], dark));
  fill([...upper, ...rib.toReversed()], upwards ? light : dark);
  fill([...rib, ...lower], upwards ? dark : light);
  context.strokeStyle = tone < 0.4 ? '#f6d48a' : '#e8c84a';
  context.lineWidth = 2;
  context.beginPath();
  for (const at of rib) context.lineTo(...at);
  context.stroke();
  context.lineWidth = 1;
  for (let k = 1; k < 6; k++) {
    const root = rib[Math.floor((k / 6.5) * rib.length)];
    for (const side of [-1, 1]) {
      const tip = placed(...root, angle + side * 0.8)(length * 0.13, 0);
      context.beginPath();
      context.moveTo(...root);
      context.lineTo(...tip);
      context.stroke();
    }
  }
}
