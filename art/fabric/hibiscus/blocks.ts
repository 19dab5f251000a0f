/** The prints of the wooden blocks: buti (a small flower), vine and mango. */
import { distance, isInside, type Point } from '../../studio/curves.ts';
import { cleared } from '../brush.ts';
import { BORDER, dye, HEIGHT, INDIGO, MADDER, random, waxed, WIDTH } from './cotton.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** A print of two blocks, red and blue; each has its own offset and amount of dye. */
function stamp(
  x: number,
  y: number,
  turn: number,
  block: (context: SKRSContext2D, red: boolean) => void,
): void {
  for (const red of [true, false]) {
    dye.save();
    dye.translate(x + (random() - 0.5) * 3.4, y + (random() - 0.5) * 3.4);
    dye.rotate(turn + (random() - 0.5) * 0.03);
    dye.globalAlpha = 0.76 + random() * 0.24;
    dye.fillStyle = red ? MADDER : INDIGO;
    dye.strokeStyle = dye.fillStyle;
    block(dye, red);
    dye.restore();
  }
}

export function ellipse(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn = 0,
): void {
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  context.fill();
}

/** The small flower of the ground. */
function buti(context: SKRSContext2D, red: boolean): void {
  if (red) {
    for (let k = 0; k < 5; k++) {
      context.save();
      context.rotate(k * 1.257);
      ellipse(context, 0, -10, 5, 8);
      context.restore();
    }
    return;
  }
  ellipse(context, 0, 0, 4, 4);
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(0, 16);
  context.quadraticCurveTo(5, 24, 0, 32);
  context.stroke();
  for (const side of [-1, 1]) ellipse(context, side * 8, 25, 7, 3.4, -side * 0.6);
}

/** The vine of the narrow band. */
function vine(context: SKRSContext2D, red: boolean): void {
  if (red) {
    ellipse(context, 0, -6, 8, 8);
    return;
  }
  context.lineWidth = 3.4;
  context.beginPath();
  context.moveTo(-33, 6);
  context.bezierCurveTo(-16, -20, 16, 30, 33, 6);
  context.stroke();
  ellipse(context, -18, 14, 10, 4.4, 0.7);
  ellipse(context, 18, -8, 10, 4.4, -0.7);
  for (let k = 0; k < 6; k++) ellipse(context, Math.cos(k) * 13, -6 + Math.sin(k) * 13, 2.2, 2.2);
}

/** The mango of the broad band. */
function mango(context: SKRSContext2D, red: boolean): void {
  const body = (size: number) => {
    context.beginPath();
    context.moveTo(0, 44 * size);
    context.bezierCurveTo(-42 * size, 44 * size, -44 * size, -14 * size, -8 * size, -40 * size);
    context.bezierCurveTo(6 * size, -54 * size, 34 * size, -58 * size, 38 * size, -40 * size);
    context.bezierCurveTo(28 * size, -50 * size, 14 * size, -40 * size, 22 * size, -22 * size);
    context.bezierCurveTo(40 * size, 4 * size, 36 * size, 44 * size, 0, 44 * size);
  };
  const ring = (count: number, visit: (cos: number, sin: number) => void) => {
    for (let k = 0; k < count; k++) visit(Math.cos((k / count) * 6.283), Math.sin((k / count) * 6.283));
  };
  if (red) {
    body(0.74);
    context.fill();
    context.globalCompositeOperation = 'destination-out';
    context.globalAlpha = 1;
    ring(6, (cos, sin) => ellipse(context, cos * 11 - 2, 12 + sin * 11, 5, 5));
    return;
  }
  context.lineWidth = 5;
  body(1);
  context.stroke();
  ring(17, (cos, sin) => ellipse(context, cos * 47 - 2, 6 + sin * 55, 3.2, 3.2));
  ellipse(context, -2, 12, 5, 5);
}

export function printGround(): void {
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 12; column++) {
      const at: Point = [46 + column * 124 + (row % 2) * 62, 44 + row * 113];
      if (!mostlyWaxed(at)) stamp(...at, 0, buti);
    }
  }
}

/** Whether a print would be almost covered by wax; such prints are left out. */
function mostlyWaxed([x, y]: Point): boolean {
  return waxed.some(
    (outline) => isInside(outline, [x, y + 8]) || outline.some((at) => distance(at, [x, y + 8]) < 33),
  );
}

export function printBorder(): void {
  cleared(dye, [
    [0, BORDER - 26],
    [WIDTH, BORDER - 26],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ]);
  const rules: readonly [y: number, width: number, colour: string][] = [
    [-6, 7, INDIGO],
    [6, 3, MADDER],
    [60, 4, INDIGO],
    [190, 4, INDIGO],
    [202, 9, MADDER],
    [218, 4, INDIGO],
  ];
  for (const [y, width, colour] of rules) {
    for (let x = 0; x < WIDTH; x += 90) {
      dye.globalAlpha = 0.78 + random() * 0.2;
      dye.fillStyle = colour;
      dye.fillRect(x - 1, BORDER + y + (random() - 0.5) * 2.4, 93, width);
    }
  }
  dye.globalAlpha = 1;
  for (let k = 0; k < 22; k++) stamp(32 + k * 66, BORDER + 34, 0, vine);
  for (let k = 0; k < 15; k++) stamp(50 + k * 96, BORDER + 124, k % 2 ? 0.06 : -0.06, mango);
}
