/** The features of a face: a few lines, drawn on the surface of the head so that they turn with it. */
import { drawBrow, drawEye } from './eyes.ts';
import { throughPoints } from './pen.ts';
import type { Plane, Portrait } from './portrait.ts';
import { plus, turned, turnOf, type Vec } from './solid.ts';

export interface Expression {
  /**
   * Direction of the gaze, as turn and lift in degrees from straight ahead of the head; by default towards the viewer.
   */
  gaze?: readonly [turn: number, lift: number];
  /** How far the lids are open; 1 is awake and relaxed. */
  lids?: number;
  /** How far a smile pushes up the lower lids. */
  crinkle?: number;
  /** Lift of the corners of the mouth, 0 to 1. */
  smile?: number;
  /** How far the lips are open and show the upper teeth, 0 to 1. */
  laugh?: number;
  /** Lift of the brows at the viewer's left and right, in millimetres. */
  brows?: readonly [left: number, right: number];
}

export interface Looks {
  iris?: string;
  /** Thickness of the brows, and their height over the eyes. */
  browWeight?: number;
  browHeight?: number;
  browColour?: 'dark' | 'grey';
  /** Bend of the brow. */
  browArch?: number;
  lashes?: boolean;
  lips?: string;
  lipStrength?: number;
  /** Size of iris and eye opening, relative to an adult's. */
  eyeSize?: number;
  /** Wrinkles at eyes, cheeks and brow: 0 none, 1 an old face. */
  lines?: number;
}

function nose(portrait: Portrait): void {
  const { noseHalf, nose: base } = portrait.measures;
  const width = 1.9 * portrait.penScale;
  for (const side of [-1, 1]) {
    const shadow = side > 0 ? 1.15 : 0.8;
    portrait.drawFace(
      [
        [side * (noseHalf - 3), -base + 12],
        [side * (noseHalf + 0.6), -base + 6],
        [side * (noseHalf - 0.5), -base + 0.5],
        [side * (noseHalf - 5), -base - 0.8],
      ],
      { width: width * shadow * 0.9, swell: 0.4, thin: 0.3, gaps: 0 },
    );
    portrait.drawFace(
      [
        [side * (noseHalf * 0.62), -base - 0.4],
        [side * (noseHalf * 0.36), -base + 0.2],
        [side * (noseHalf * 0.22), -base - 1.6],
      ],
      { width: width * 1.5, swell: 0.3, thin: 0.3, gaps: 0 },
    );
  }
}

function mouth(portrait: Portrait): void {
  const { measures: m, expression, looks } = portrait;
  const smile = expression.smile ?? 0.3;
  const laugh = expression.laugh ?? 0;
  const half = m.mouthHalf * (1 + 0.12 * smile + 0.1 * laugh);
  const up = 5.5 * smile;
  const y = -m.mouth;
  const at = (share: number, dy: number): Plane => [share * half, y + dy];
  const upper = [
    at(-1, up),
    at(-0.62, up * 0.3),
    at(-0.22, 0.6),
    at(0, -0.6),
    at(0.22, 0.6),
    at(0.62, up * 0.3),
    at(1, up),
  ];
  const gap = 11 * laugh;
  const lower = [
    at(-1, up),
    at(-0.66, up * 0.3 - gap * 0.72),
    at(-0.25, 0.2 - gap),
    at(0, -0.6 - gap),
    at(0.25, 0.2 - gap),
    at(0.66, up * 0.3 - gap * 0.72),
    at(1, up),
  ];
  const above = [
    at(-0.95, up + 0.4),
    at(-0.5, m.upperLip * 0.75 + up * 0.3),
    at(-0.2, m.upperLip * 1.25),
    at(0, m.upperLip * 0.95),
    at(0.2, m.upperLip * 1.25),
    at(0.5, m.upperLip * 0.75 + up * 0.3),
    at(0.95, up + 0.4),
  ];
  const below = [
    at(-0.9, up - 0.6),
    at(-0.45, -m.lowerLip * 1.05 + up * 0.2 - gap),
    at(0, -m.lowerLip * 1.45 - gap),
    at(0.45, -m.lowerLip * 1.05 + up * 0.2 - gap),
    at(0.9, up - 0.6),
  ];
  const strength = looks.lipStrength ?? 0.5;
  const colour = looks.lips ?? '#a8473f';
  portrait.paintFace([...throughPoints(above), ...throughPoints(upper).toReversed()], colour, strength * 1.2);
  portrait.paintFace([...throughPoints(lower), ...throughPoints(below).toReversed()], colour, strength * 0.8);
  const width = 1.6 * portrait.penScale;
  if (laugh > 0) teeth(portrait, upper, lower);
  portrait.drawFace(upper, { width: width * (laugh > 0 ? 1.3 : 1.8), swell: 0.3, thin: 0.3, gaps: 0.05 });
  portrait.drawFace(
    [at(-0.3, -m.lowerLip * 1.8 - gap), at(0, -m.lowerLip * 2 - gap), at(0.32, -m.lowerLip * 1.8 - gap)],
    { width: width * 0.9, swell: 0.4, thin: 0.4, gaps: 0.2 },
  );
  for (const side of [-1, 1]) {
    portrait.drawFace([at(side * 1.06, up + 2), at(side * 1.1, up), at(side * 1.07, up - 2.2)], {
      width: width * 0.8,
      gaps: 0,
    });
  }
}

const INSIDE_MOUTH = '#5a1f22';

/** The row of upper teeth as one light shape between dark corners. */
function teeth(portrait: Portrait, upper: readonly Plane[], lower: readonly Plane[]): void {
  const [top, bottom] = [throughPoints(upper), throughPoints(lower)];
  const reach = upper[6][0] * 0.8;
  const isRow = ([x]: Plane) => Math.abs(x) < reach;
  const edge = bottom.map(([x, y]): Plane => [x, y + 1.6]);
  const row = [...top.filter(isRow), ...edge.filter(isRow).toReversed()];
  portrait.clearToWhite(row.map((p) => portrait.headSpot(portrait.onFace(p))));
  const below = [...edge.filter(isRow), ...bottom.filter(isRow).toReversed()];
  portrait.paintFace(below, INSIDE_MOUTH, 1.1);
  for (const side of [-1, 1]) {
    const isCorner = ([x]: Plane) => x * side >= reach;
    const corner = [...top.filter(isCorner), ...edge.filter(isCorner).toReversed()];
    portrait.paintFace(corner, INSIDE_MOUTH, 1.1);
  }
  portrait.drawFace(lower, { width: 1.5 * portrait.penScale, swell: 0.3, thin: 0.3, gaps: 0.05 });
}

/** The fold inside the ear's rim, and the small one in front of its opening. */
function ear(portrait: Portrait, side: number): void {
  const { breadth, face, ear: size } = portrait.measures;
  const turn = turnOf({ yaw: -20, pitch: -8 });
  const place = (deep: number, high: number): Vec => {
    const [x, y, z] = plus([breadth - 2, -0.1 * face, -6], turned(turn, [6, high * size, deep * size - 4]));
    return [side * x, y, z];
  };
  const nib = { width: 1.5 * portrait.penScale, swell: 0.3, thin: 0.4, gaps: 0 };
  const rim: Vec[] = [
    place(0.3, 0.5),
    place(0.12, 0.74),
    place(-0.2, 0.64),
    place(-0.34, 0.2),
    place(-0.26, -0.26),
    place(-0.1, -0.5),
  ];
  const opening: Vec[] = [place(0.16, 0.1), place(0.04, -0.08), place(0.1, -0.3), place(-0.06, -0.42)];
  portrait.drawOn(throughPoints(rim), nib, { on: 'skin', slack: 14 });
  portrait.drawOn(throughPoints(opening), nib, { on: 'skin', slack: 14 });
}

function ageLines(portrait: Portrait, strength: number): void {
  const { measures: m } = portrait;
  const width = 1.2 * portrait.penScale * (0.6 + 0.5 * strength);
  for (const side of [-1, 1]) {
    const outer = m.eyeApart + m.eye;
    portrait.drawFace(
      [
        [side * (m.noseHalf + 8), -m.nose + 1],
        [side * (m.noseHalf + 14), -m.nose - 8],
        [side * (m.mouthHalf + 8), -m.mouth + 12 - 12 * strength],
      ],
      { width, swell: 0.4, thin: 0.4, gaps: 0.1 },
    );
    if (strength < 0.5) continue;
    portrait.drawFace(
      [
        [side * (outer + 5), 0],
        [side * (outer + 14), 3],
      ],
      { width },
    );
    portrait.drawFace(
      [
        [side * (outer + 5), -4],
        [side * (outer + 14), -7],
      ],
      { width },
    );
    portrait.drawFace(
      [
        [side * (m.eyeApart - 9), -11],
        [side * (m.eyeApart + 2), -14],
        [side * (m.eyeApart + 13), -10],
      ],
      { width },
    );
  }
  if (strength < 0.8) return;
  for (const y of [40, 52])
    portrait.drawFace(
      [
        [-34, y],
        [-8, y + 2],
        [20, y + 1],
        [36, y - 2],
      ],
      { width, gaps: 0.8 },
    );
}

export function drawFeatures(portrait: Portrait): void {
  for (const side of [-1, 1]) {
    drawEye(portrait, side);
    drawBrow(portrait, side);
    ear(portrait, side);
  }
  nose(portrait);
  mouth(portrait);
  if (portrait.looks.lines) ageLines(portrait, portrait.looks.lines);
}
