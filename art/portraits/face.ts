/** A face's features: few lines, drawn on the surface of the head so that they turn with it. */
import { drawBrow, drawEye } from './eyes.ts';
import { throughPoints } from './pen.ts';
import type { Plane, Portrait } from './portrait.ts';

export interface Expression {
  /** Where the eyes look, as turn and lift in degrees from straight ahead of the head; the viewer when left out. */
  gaze?: readonly [turn: number, lift: number];
  /** How far the lids are open; 1 is awake and at ease. */
  lids?: number;
  /** How far the lower lids are pushed up by a smile. */
  crinkle?: number;
  /** Corners of the mouth up, 0 to 1. */
  smile?: number;
  /** Lift of the brow at the viewer's left and right in millimetres. */
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
  /** Size of iris and opening against a grown person's. */
  eyeSize?: number;
  /** 0 none, 1 an old face: lines at eyes, cheeks and brow. */
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
      { width: width * shadow, swell: 0.3, thin: 0.2, gaps: 0.1 },
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
  const half = m.mouthHalf * (1 + 0.12 * smile);
  const up = 5.5 * smile;
  const y = -m.mouth;
  const at = (share: number, dy: number): Plane => [share * half, y + dy];
  const line = [
    at(-1, up),
    at(-0.62, up * 0.3),
    at(-0.22, 0.6),
    at(0, -0.6),
    at(0.22, 0.6),
    at(0.62, up * 0.3),
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
    at(-0.45, -m.lowerLip * 1.05 + up * 0.2),
    at(0, -m.lowerLip * 1.45),
    at(0.45, -m.lowerLip * 1.05 + up * 0.2),
    at(0.9, up - 0.6),
  ];
  const strength = looks.lipStrength ?? 0.5;
  const colour = looks.lips ?? '#a8473f';
  portrait.paintFace([...throughPoints(above), ...throughPoints(line).toReversed()], colour, strength * 1.25);
  portrait.paintFace([...throughPoints(line), ...throughPoints(below).toReversed()], colour, strength * 0.75);
  const width = 1.6 * portrait.penScale;
  portrait.drawFace(line, { width: width * 1.9, swell: 0.3, thin: 0.3, gaps: 0.05 });
  portrait.drawFace(
    [at(-0.34, -m.lowerLip * 1.75), at(0, -m.lowerLip * 1.95), at(0.36, -m.lowerLip * 1.75)],
    { width, gaps: 0.3 },
  );
  for (const side of [-1, 1]) {
    portrait.drawFace([at(side * 1.07, up + 2.4), at(side * 1.11, up), at(side * 1.08, up - 2.6)], {
      width: width * 0.9,
      gaps: 0,
    });
  }
}

function ageLines(portrait: Portrait, strength: number): void {
  const { measures: m } = portrait;
  const width = 1.2 * portrait.penScale * (0.6 + 0.5 * strength);
  for (const side of [-1, 1]) {
    const outer = m.eyeApart + m.eye;
    portrait.drawFace(
      [
        [side * (m.noseHalf + 6), -m.nose + 6],
        [side * (m.noseHalf + 16), -m.nose - 10],
        [side * (m.mouthHalf + 9), -m.mouth + 2],
      ],
      { width, gaps: 0.2 },
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
  }
  nose(portrait);
  mouth(portrait);
  if (portrait.looks.lines) ageLines(portrait, portrait.looks.lines);
}
