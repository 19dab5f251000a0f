/** Prints of a small painted hand on paper: pads, creases, and the ridges of the skin. */
import type { Point } from '../studio/curves.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import type { ThickPaint } from '../studio/thick-paint.ts';

export interface Print {
  colour: string;
  at: Point;
  /** Direction of the fingertips; 0 points up. */
  angle: number;
  /** Length of the hand, or of the fingertip, in pixels. */
  size: number;
  /** Amount of paint on the skin, 0 to 1. */
  wet: number;
  /** Mirrors the print: the shapes here are those of a right hand. */
  left?: boolean;
}

/** A part of the skin that touches the paper: an ellipse with a rotation of `lean`. */
interface Pad {
  x: number;
  y: number;
  rx: number;
  ry: number;
  lean: number;
  tip: boolean;
}

const pad = (x: number, y: number, rx: number, ry: number, lean = 0, tip = false): Pad => ({
  x,
  y,
  rx,
  ry,
  lean,
  tip,
});

/** Three pads along a finger from its root to its tip. */
function finger(x: number, y: number, lean: number, length: number, width: number): Pad[] {
  const along = (share: number): Point => [
    x + Math.sin(lean) * length * share,
    y - Math.cos(lean) * length * share,
  ];
  const [low, middle, top] = [along(0.16), along(0.47), along(0.81)];
  return [
    pad(low[0], low[1], width * 0.96, length * 0.235, lean),
    pad(middle[0], middle[1], width * 0.94, length * 0.2, lean),
    pad(top[0], top[1], width * 1.06, length * 0.225, lean, true),
  ];
}

/** A four-year-old's right hand: wrist at the origin, one unit long, fingers up. */
const HAND: readonly Pad[] = [
  pad(-0.13, -0.2, 0.115, 0.19, 0.22),
  pad(0.11, -0.19, 0.105, 0.18, -0.12),
  pad(-0.15, -0.43, 0.085, 0.075, -0.2),
  pad(-0.02, -0.47, 0.085, 0.075),
  pad(0.1, -0.45, 0.08, 0.07, 0.15),
  pad(0.18, -0.39, 0.06, 0.07, 0.3),
  pad(0, -0.34, 0.17, 0.13),
  ...finger(-0.17, -0.5, -0.28, 0.34, 0.06),
  ...finger(-0.03, -0.55, -0.05, 0.38, 0.062),
  ...finger(0.1, -0.52, 0.14, 0.35, 0.06),
  ...finger(0.2, -0.43, 0.38, 0.27, 0.052),
  ...finger(-0.2, -0.28, -0.86, 0.29, 0.068),
];

const FINGERTIP: readonly Pad[] = [pad(0, 0, 0.36, 0.5, 0, true)];

/** How deep a point is inside a pad (1 at the centre, 0 at the rim), and its coordinates relative to the pad. */
function within(part: Pad, u: number, v: number) {
  const cos = Math.cos(part.lean);
  const sin = Math.sin(part.lean);
  const x = (u - part.x) * cos + (v - part.y) * sin;
  const y = -(u - part.x) * sin + (v - part.y) * cos;
  return { depth: 1 - Math.hypot(x / part.rx, y / part.ry), x, y };
}

function press(paint: ThickPaint, parts: readonly Pad[], print: Print, ridge: number) {
  const { at, angle, size, wet, left = false, colour } = print;
  const { noise } = paint;
  const phase = paint.random() * 80;
  const cos = Math.cos(angle) / size;
  const sin = Math.sin(angle) / size;
  const area = {
    left: at[0] - size * 1.1,
    right: at[0] + size * 1.1,
    top: at[1] - size * 1.1,
    bottom: at[1] + size * 1.1,
  };
  paint.print(area, { colour, pickUp: 0.22 }, (px, py) => {
    const dx = px - at[0];
    const dy = py - at[1];
    const wobble = (noise(px / 13 + phase, py / 13, 2) - 0.5) * 0.022;
    const u = (dx * cos + dy * sin) * (left ? -1 : 1) + wobble;
    const v = -dx * sin + dy * cos + wobble;
    let depth = -1;
    let skin = 0;
    for (const part of parts) {
      const here = within(part, u, v);
      if (here.depth <= depth) continue;
      depth = here.depth;
      // The ridges arch over a fingertip and run straight down its sides; on the palm they follow the hand.
      const core = here.y - part.ry * 0.1;
      skin = part.tip
        ? Math.hypot(here.x, Math.min(0, core) * 0.9) + Math.max(0, core) * 0.12
        : here.y + here.x * 0.5;
    }
    if (depth <= 0) return [0, 0];
    const bent = (noise(px / 30 + phase, py / 30, 2) - 0.5) * 1.1;
    const line = 0.5 + 0.5 * Math.cos(((skin * size) / ridge + bent) * Math.PI * 2);
    const patch = noise(px / 28 + phase, py / 28, 3) - 0.5 + (noise(px / 4, py / 4 + phase, 2) - 0.5) * 0.55;
    const amount = wet + patch * 1.25 - (1 - line) * 0.5 + 0.16 * smoothstep(0.25, 0, depth);
    const cover = smoothstep(0.02, 0.3, amount) * smoothstep(0, 0.09, depth);
    const squeezed = 0.75 * smoothstep(0.22, 0.04, depth) * smoothstep(0, 0.05, depth) * wet;
    return [cover, clamp(amount * 0.55 * (0.3 + 0.7 * line)) + squeezed];
  });
}

/** The print of a whole hand; `at` is its wrist. */
export const pressHand = (paint: ThickPaint, print: Print) => press(paint, HAND, print, 4.4);

/** The print of one fingertip; `at` is its centre. */
export const pressFinger = (paint: ThickPaint, print: Print) => press(paint, FINGERTIP, print, 4.8);
