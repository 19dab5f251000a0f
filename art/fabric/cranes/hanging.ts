/** The silk on its rod in front of a wall. */
import { type Colour, mix, rgb } from '../../studio/colour.ts';
import { type Point, smooth } from '../../studio/curves.ts';
import { clamp, smoothstep } from '../../studio/random.ts';
import { dot, line } from '../brush.ts';
import type { Fold } from '../cloth.ts';
import { BREADTH, HEIGHT, LENGTH, noise, random, ROD, second, WIDTH } from './silk.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** The folds of the silk: soft pleats that are tight at the rod and open downwards. */
function pleats(share: number, y: number): { slide: number; depth: number } {
  const down = smoothstep(ROD, HEIGHT, y);
  const sway = 0.02 * Math.sin(y / 310 + 1) + 0.012 * noise(y / 200, 4, 2);
  const s = share + sway * (0.4 + down);
  const tight = 1 - 0.45 * down;
  const waves: readonly [number, number, number][] = [
    [5.2, 0.6, 0.052],
    [8.7, 2.2, 0.024],
    [13.4, 4.1, 0.01],
  ];
  let slide = 0;
  let depth = 0;
  for (const [k, [count, phase, size]] of waves.entries()) {
    const angle = s * count * Math.PI * 2 * 0.72 + phase + (k === 1 ? down * 1.7 : -down * 0.5);
    slide += size * 0.3 * Math.sin(angle) * (k === 0 ? 1 : tight);
    depth += (size / 0.052) * Math.cos(angle) * (k === 0 ? 1 : tight);
  }
  return { slide, depth };
}

function edges(y: number): [left: number, right: number] {
  const down = smoothstep(ROD, HEIGHT * 0.9, y);
  const wave = 5 * Math.sin(y / 150) + 6 * (noise(y / 180, 7, 2) - 0.5);
  return [150 - 40 * down + wave, 872 + 34 * down + wave * 0.7];
}

export function hung(x: number, y: number): Fold | undefined {
  const [left, right] = edges(y);
  const share = (x - left) / (right - left);
  if (share < 0 || share > 1 || y < ROD - 26) return fallsBehind(x, y);
  const { slide, depth } = pleats(share, y);
  const hem = HEIGHT - 92 + depth * 10 + (second(x / 90, 3, 2) - 0.5) * 16;
  if (y > hem) return fallsBehind(x, y);
  const h = 0.004;
  const slope = (pleats(share + h, y).depth - pleats(share - h, y).depth) / (2 * h);
  const over = y < ROD + 12 ? Math.asin(clamp((ROD + 12 - y) / 38, 0, 1)) : 0;
  const turn = clamp(-slope * 0.016, -1, 1);
  const light = (0.82 + 0.3 * turn + 0.1 * depth) * (1 - 0.32 * over) * (1.06 - 0.14 * (y / HEIGHT));
  const glance =
    Math.exp(-(((turn - 0.36) / 0.2) ** 2)) * 0.23 + Math.exp(-((turn + 0.72) ** 2) / 0.03) * 0.06;
  const ripple = 0.7 + 0.6 * second(x / 9, y / 160, 3);
  const shine =
    glance * ripple * (1 - over * 0.4) + 0.12 * Math.exp(-(((over - 0.45) / 0.3) ** 2)) * (over > 0 ? 1 : 0);
  const u = clamp(share + slide, 0.001, 0.999) * BREADTH;
  const v = (y - ROD + 60) * ((LENGTH - 26) / (hem - ROD + 60));
  return { u, v, light, sheen: [shine, shine * 0.9, shine * 0.74] };
}

/** The other half of the silk hangs behind the rod and is visible at the right. */
function fallsBehind(x: number, y: number): Fold | undefined {
  const right = 918 + 16 * smoothstep(ROD, HEIGHT, y) + 6 * Math.sin(y / 110);
  const [, front] = edges(y);
  if (x < front - 60 || x > right || y < ROD - 6 || y > HEIGHT - 268 + 10 * Math.sin(x / 30))
    return undefined;
  const share = (x - front) / (right - front);
  const light = 0.5 + 0.22 * Math.sin(share * 5 + 0.4) + 0.14 * share;
  return { u: BREADTH - 8 - (right - x) * 1.05, v: LENGTH - 20 - (HEIGHT - 262 - y) * 1.1, light };
}

/** Lime wash, with the soft shadow of the silk. */
export function wall(x: number, y: number): Colour {
  const plaster = 0.95 + (noise(x / 190, y / 150, 4) - 0.5) * 0.1 + (second(x / 15, y / 12, 3) - 0.5) * 0.05;
  const [left, right] = edges(y);
  const inside = Math.min(x - left - 14, right + 60 - x);
  const below = smoothstep(HEIGHT - 40, HEIGHT - 110, y) * smoothstep(ROD - 6, ROD + 50, y);
  const shade = 1 - 0.36 * smoothstep(-26, 30, inside) * below;
  const lamp = 1.13 - 0.2 * Math.hypot(x / WIDTH - 0.25, y / HEIGHT - 0.2);
  const wash = mix(rgb('#efe8d8'), rgb('#ddd2bc'), noise(x / 420 + 8, y / 320, 3));
  return [
    wash[0] * plaster * shade * lamp,
    wash[1] * plaster * shade * lamp,
    wash[2] * plaster * shade * lamp,
  ];
}

/** The rod with its turned ends, its cords, and the tassels of the silk. */
export function finish(context: SKRSContext2D): void {
  context.lineCap = 'round';
  tassels(context);
  const stick = (from: number, to: number) => {
    const wood = context.createLinearGradient(0, ROD - 22, 0, ROD + 14);
    wood.addColorStop(0, '#5e3a20');
    wood.addColorStop(0.28, '#c08a52');
    wood.addColorStop(0.6, '#7c4d2a');
    wood.addColorStop(1, '#2e1a0e');
    context.save();
    context.shadowColor = 'rgba(60,34,10,.45)';
    context.shadowBlur = 12;
    context.shadowOffsetX = 9;
    context.shadowOffsetY = 13;
    context.fillStyle = wood;
    context.fillRect(from, ROD - 20, to - from, 32);
    context.restore();
  };
  stick(46, edges(ROD)[0] + 2);
  stick(920, WIDTH - 46);
  for (const x of [46, WIDTH - 46]) {
    const knob = context.createRadialGradient(x - 8, ROD - 14, 2, x, ROD - 4, 27);
    knob.addColorStop(0, '#ffe9a8');
    knob.addColorStop(0.35, '#d09a3c');
    knob.addColorStop(1, '#5c3a12');
    context.fillStyle = knob;
    context.beginPath();
    context.arc(x, ROD - 4, 24, 0, Math.PI * 2);
    context.fill();
  }
  for (const x of [92, WIDTH - 84]) {
    for (const side of [-1, 1]) {
      line(
        context,
        [
          [x + side * 9, ROD + 10],
          [x + side * 9, ROD - 22],
          [x + side * 2, -6],
        ],
        6,
        '#6a4a24',
      );
      line(
        context,
        [
          [x + side * 9 - 1, ROD + 8],
          [x + side * 9 - 1, ROD - 22],
          [x + side * 2 - 1, -6],
        ],
        3,
        '#d0a868',
      );
    }
  }
}

function tassels(context: SKRSContext2D): void {
  const [left, right] = edges(HEIGHT - 92);
  const threads = ['#d8a440', '#7c1c3a', '#a83050', '#f0cc70'];
  for (let k = 0; k <= 24; k++) {
    const share = 0.012 + (k / 24) * 0.976;
    const { depth } = pleats(share, HEIGHT - 92);
    const x = left + share * (right - left);
    const y = HEIGHT - 94 + depth * 10 + (second(x / 90, 3, 2) - 0.5) * 16;
    line(
      context,
      [
        [x + 7, y + 12],
        [x + 10, y + 62],
      ],
      9,
      'rgba(70,40,10,.22)',
    );
    for (let i = 0; i < 9; i++) {
      const end: Point = [x + (i - 4) * 2 + (random() - 0.5) * 4, y + 56 + random() * 10];
      line(
        context,
        smooth([[x, y - 2], [x + (i - 4) * 0.8, y + 16], end]),
        1.5,
        threads[Math.floor(random() * 4)],
      );
    }
    dot(context, [x, y + 10], 4.6, '#8a2444');
    dot(context, [x - 1.3, y + 8.6], 1.8, '#d86a88');
  }
}
