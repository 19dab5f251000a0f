import type { SKRSContext2D } from '@napi-rs/canvas';
import { Path2D } from '@napi-rs/canvas';

/** Draws with the origin at the tool's tip; the tool extends to the lower right. */
function atTip(context: SKRSContext2D, x: number, y: number, draw: () => void) {
  context.save();
  context.translate(x, y);
  context.rotate((50 * Math.PI) / 180);
  Object.assign(context, {
    shadowColor: 'rgba(50,30,10,.35)',
    shadowBlur: 10,
    shadowOffsetX: 8,
    shadowOffsetY: 12,
  });
  draw();
  context.restore();
}

function fill(context: SKRSContext2D, colour: string, path: string) {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

/** A round brush loaded with a colour; (x, y) is where it touches the paper. */
export function drawBrush(context: SKRSContext2D, x: number, y: number, colour: string) {
  atTip(context, x, y, () => {
    fill(context, '#7a2c1c', 'M98-5C170-7 260-5 300 0 260 5 170 7 98 5z');
    fill(context, '#b9b2a4', 'M62-8l38 3v10l-38 3z');
    fill(context, '#4a2d1c', 'M0 0C16-6 40-10 64-8v16C40 10 16 6 0 0z');
    context.shadowColor = 'transparent';
    fill(context, colour, 'M0 0C10-4 24-8 38-8c4 5 4 11 0 16C24 8 10 4 0 0z');
    fill(context, '#f6f3ea', 'M64-5l35 2v2l-35-1z');
    fill(context, '#d4775a', 'M104-3c60-1.500 130-1 180 1.500-50-.5-120-.5-180 1z');
  });
}

/** A pencil; (x, y) is its point. */
export function drawPencil(context: SKRSContext2D, x: number, y: number) {
  atTip(context, x, y, () => {
    fill(context, '#23407a', 'M34-8h240q6 8 0 16H34z');
    fill(context, '#e4c69a', 'M4-1L36-8q-6 4 0 8-6 4 0 8L4 1z');
    context.shadowColor = 'transparent';
    fill(context, '#3a322c', 'M0 0l12-3v6z');
    fill(context, '#4a69a8', 'M35-7h238v4H35z');
    fill(context, '#e8a317', 'M262-8h6v16h-6z');
  });
}
