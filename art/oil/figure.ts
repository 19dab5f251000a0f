import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import type { Colour } from '../studio/colour.ts';
import type { Painting, Pair, Point } from './strokes.ts';
import { underPainting, vary } from './strokes.ts';

export interface Figure {
  /** Bounding box: left, top, right, bottom. */
  area: readonly [left: number, top: number, right: number, bottom: number];
  drawing: (context: SKRSContext2D) => void;
  /** The drawn colour under light and reflections. */
  lit?: (own: Colour, x: number, y: number) => Colour;
  /** Direction of the brush inside; along the outline it follows the outline. */
  angle: (x: number, y: number) => number;
  /** Minimal and maximal width of the marks. */
  width: readonly [narrow: number, broad: number];
  /** Variation of the colour between marks. */
  varied?: number;
  load?: number;
}

/** Depth of each point inside the outline of a drawing: 0 outside, 0.5 on the line, 1 well inside. */
function depthOf(painting: Painting, drawing: Figure['drawing'], reach: number) {
  const { width, height } = painting;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawing(context);
  const { data } = context.getImageData(0, 0, width, height);
  const solid = Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] / 255);
  const soft = blur(solid, width, height, reach, 2);
  const at = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    return Math.min(height - 1, Math.max(0, Math.round(y))) * width + column;
  };
  return {
    isInside: (x: number, y: number) => solid[at(x, y)] > 0.5,
    depth: (x: number, y: number) => soft[at(x, y)],
    /** The direction of the outline near the point. */
    along: (x: number, y: number) => {
      const across = soft[at(x + 2, y)] - soft[at(x - 2, y)];
      const down = soft[at(x, y + 2)] - soft[at(x, y - 2)];
      return Math.atan2(across, -down);
    },
  };
}

/** Paints a drawn figure: broad marks inside, then finer ones, then the outline with a thin brush. */
export function paintFigure(painting: Painting, figure: Figure): void {
  const { area, drawing, lit, angle, width, varied = 0.07, load = 0.7 } = figure;
  const own = underPainting(painting.width, painting.height, drawing);
  const { isInside, depth, along } = depthOf(painting, drawing, width[1] * 0.6);
  const { random } = painting;
  const colours = (x: number, y: number): Pair => {
    const colour = lit === undefined ? own(x, y) : lit(own(x, y), x, y);
    return [vary(colour, random, varied), vary(colour, random, varied)];
  };
  const size = (area[2] - area[0]) * (area[3] - area[1]);
  const turned = (x: number, y: number) =>
    depth(x, y) < 0.9 ? along(x, y) : angle(x, y) + (random() - 0.5) * 0.5;
  const pass = (
    narrow: number,
    broad: number,
    share: number,
    deeper: number,
    length: readonly [number, number],
  ) =>
    painting.cover({
      count: Math.round((size / (broad * broad)) * share),
      inside: (x, y) => isInside(x, y) && depth(x, y) > deeper,
      area,
      width: [narrow, broad],
      length,
      angle: turned,
      colours,
      mark: { load, dry: 0.12, ragged: 0.1, pickup: 0.08 },
    });
  const [fine, broad] = width;
  pass(broad * 0.6, broad, 5, 0.85, [1.4, 3]);
  pass(fine * 1.2, broad * 0.5, 3, 0.62, [1.6, 3]);
  pass(fine * 0.7, fine * 1.2, 3, 0.5, [1.6, 3]);
}

/** Scales points around a fixed one. */
export function scaledAbout([cx, cy]: Point, factor: number) {
  return (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor]);
}
