/** A sheet on a pin board: cut or torn out of a book, taped, with a corner that curls forward. */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb } from './colour.ts';
import type { Point } from './curves.ts';
import { paintWall, shadows } from './mount.ts';
import { noiseFrom, randomFrom, type Noise, type Random } from './random.ts';

type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export interface PinUp {
  /** Width of the board around the sheet, in pixels, and its colour. */
  pad?: number;
  board?: string;
  /** The corners with masking tape. */
  tape?: readonly Corner[];
  /** The side that was torn out of a wire-bound book. */
  torn?: 'left' | 'top';
  /** How far the lower right corner curls forward, in pixels. */
  curl?: number;
  /** Colour of the paper, visible at torn holes and on the back of the curl. */
  paper?: string;
  /** Rotation of the sheet, in radians. */
  turn?: number;
  seed?: number;
}

const HOLE = 9;
const HOLES_APART = 27;

/** The outline of the sheet in its own pixels, cut with scissors or torn along the wire holes. */
function outlineOf(width: number, height: number, torn: PinUp['torn'], curl: number, noise: Noise): Point[] {
  const waver = (along: number, side: number) => Math.abs(noise(along / 140, side, 2) - 0.5) * 2.4;
  const outline: Point[] = [];
  const tornEdge = (length: number, place: (along: number, depth: number) => Point) => {
    for (let along = 0; along <= length; along += 2) {
      const fromHole = ((along + HOLES_APART / 2) % HOLES_APART) - HOLES_APART / 2;
      const open = Math.abs(fromHole) < HOLE * 0.42;
      const ragged = 1.5 + noise(along / 5, 3.7, 2) * 5;
      outline.push(place(along, open ? HOLE + 7 + noise(along / 3, 8, 1) * 2 : ragged));
    }
  };
  if (torn === 'top') tornEdge(width, (along, depth) => [along, depth]);
  else for (let x = 0; x <= width; x += 8) outline.push([x, waver(x, 1)]);
  const below = height - curl;
  for (let y = 0; y <= below; y += 8) outline.push([width - waver(y, 2), y]);
  for (let x = width - curl; x >= 0; x -= 8) outline.push([x, height - waver(x, 3)]);
  if (torn === 'left') tornEdge(height, (along, depth) => [depth, height - along]);
  else for (let y = height; y >= 0; y -= 8) outline.push([waver(y, 4), y]);
  return outline;
}

function trace(context: SKRSContext2D, outline: readonly Point[]) {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
}

/** Draws the back of the lower right corner, which curls over the front. */
function paintCurl(context: SKRSContext2D, width: number, height: number, curl: number, paper: string) {
  const bent = new Array<Point>();
  for (let t = 0; t <= 1.001; t += 0.05) {
    const bulge = Math.sin(t * Math.PI) * curl * 0.1;
    bent.push([width - curl * t - bulge, height - curl * (1 - t) - bulge]);
  }
  const tip: Point = [width - curl * 0.83, height - curl * 0.8];
  const light = context.createLinearGradient(
    width - curl * 0.85,
    height - curl * 0.85,
    width - curl * 0.46,
    height - curl * 0.46,
  );
  const base = rgb(paper);
  light.addColorStop(0, css(mix(base, [0.32, 0.24, 0.18], 0.1)));
  light.addColorStop(0.55, css(mix(base, [1, 1, 1], 0.35)));
  light.addColorStop(1, css(mix(base, [0.32, 0.24, 0.18], 0.38)));
  context.save();
  context.shadowColor = 'rgba(50,32,18,.45)';
  context.shadowBlur = curl * 0.22;
  context.shadowOffsetX = curl * 0.02;
  context.shadowOffsetY = curl * 0.05;
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(width, height - curl);
  context.quadraticCurveTo(width - curl * 0.55, height - curl * 1.02, ...tip);
  context.quadraticCurveTo(width - curl * 1.02, height - curl * 0.5, width - curl, height);
  for (const point of bent.toReversed()) context.lineTo(...point);
  context.closePath();
  context.fill();
  context.restore();
}

/** Draws a strip of masking tape, torn by hand at both ends. */
function paintTape(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  random: Random,
) {
  const half = 23 + random() * 4;
  const end = (side: number) =>
    Array.from({ length: 15 }, (_, i): Point => [
      side * (length / 2 + (random() - 0.5) * (i % 2 ? 11 : 5)),
      side * half * (i / 7 - 1),
    ]);
  const outline = [...end(1), ...end(-1)];
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.save();
  context.shadowColor = 'rgba(60,40,20,.32)';
  context.shadowBlur = 5;
  context.shadowOffsetX = 1.5;
  context.shadowOffsetY = 2.5;
  context.fillStyle = 'rgba(229,208,158,.9)';
  trace(context, outline);
  context.fill();
  context.restore();
  trace(context, outline);
  context.clip();
  for (let i = 0; i < 110; i++) {
    const across = (random() - 0.5) * length * 1.1;
    context.strokeStyle = random() < 0.5 ? 'rgba(255,248,222,.09)' : 'rgba(150,112,60,.05)';
    context.lineWidth = 0.5 + random() * 1.1;
    context.beginPath();
    context.moveTo(across, -half);
    context.lineTo(across + (random() - 0.5) * 5, half);
    context.stroke();
  }
  context.restore();
}

/** Places the finished sheet on a board. */
export function pinUp(sheet: Canvas, options: PinUp = {}): Canvas {
  const {
    pad = 44,
    board = '#c9b48f',
    tape = [],
    torn,
    curl = 0,
    paper = '#f4eddc',
    turn = 0,
    seed = 9,
  } = options;
  const canvas = createCanvas(sheet.width + pad * 2, sheet.height + pad * 2);
  const context = canvas.getContext('2d');
  const noise = noiseFrom(seed);
  const random = randomFrom(seed + 1);
  paintWall(context, board, noise, random);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(turn);
  context.translate(-sheet.width / 2, -sheet.height / 2);

  const outline = outlineOf(sheet.width, sheet.height, torn, curl, noise);
  for (const shadow of shadows) {
    context.save();
    context.shadowColor = `rgba(60,38,20,${shadow.alpha})`;
    context.shadowBlur = shadow.blur;
    context.shadowOffsetX = shadow.x;
    context.shadowOffsetY = shadow.y;
    context.fillStyle = paper;
    trace(context, outline);
    context.fill();
    context.restore();
  }
  context.save();
  trace(context, outline);
  context.clip();
  context.drawImage(sheet, 0, 0);
  context.restore();
  if (curl > 0) paintCurl(context, sheet.width, sheet.height, curl, paper);

  for (const corner of tape) {
    const right = corner.endsWith('right');
    const bottom = corner.startsWith('bottom');
    const leans = right === bottom ? -Math.PI / 4 : Math.PI / 4;
    paintTape(
      context,
      right ? sheet.width - 8 : 8,
      bottom ? sheet.height - 8 : 8,
      leans + (random() - 0.5) * 0.3,
      112 + random() * 26,
      random,
    );
  }
  return canvas;
}
