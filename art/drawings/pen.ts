import { type Random, randomFrom } from '../studio/random.ts';

export type Point = [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A number for path data: one decimal at most, no leading zero. */
function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers with as few separators as path data allows. */
function packed(values: number[]): string {
  return values.map(short).reduce((text, value) => {
    if (text === '') return value;
    const glued = value.startsWith('-') || (value.startsWith('.') && /\.\d*$/.test(text));
    return glued ? text + value : `${text} ${value}`;
  }, '');
}

/** Path data for a polyline: absolute start, then relative steps, rounded without drift. */
function polyline(points: Point[]): string {
  const [start = [0, 0], ...rest] = points;
  let x = round(start[0]);
  let y = round(start[1]);
  const steps: number[] = [];
  for (const [nextX, nextY] of rest) {
    steps.push(round(round(nextX) - x), round(round(nextY) - y));
    x = round(nextX);
    y = round(nextY);
  }
  return `M${packed([round(start[0]), round(start[1])])}l${packed(steps)}`;
}

type Group = { kind: 'stroke' | 'fill'; colour: string; width: number; data: string[] };

/**
 * A pen that draws unsteady lines in SVG. Lines of the same colour and width become one path, which keeps the files small.
 */
export class Pen {
  readonly random: Random;
  #colour: string;
  #wobble: number;
  #groups: Group[] = [];
  /** The order of drawing matters only where colours overlap; see `layer`. */
  #floor = 0;

  constructor(seed: number, colour: string, wobble = 1.1) {
    this.random = randomFrom(seed);
    this.#colour = colour;
    this.#wobble = wobble;
  }

  /** A value with a random deviation of up to half of `amount`. */
  jitter(value: number, amount = this.#wobble): number {
    return value + (this.random() - 0.5) * amount;
  }

  /** Begins a new layer: everything drawn after this covers everything before. */
  layer() {
    this.#floor = this.#groups.length;
  }

  #add(kind: Group['kind'], data: string, colour: string, width: number) {
    const open = this.#groups.slice(this.#floor);
    const group = open.find((one) => one.kind === kind && one.colour === colour && one.width === width);
    if (group) group.data.push(data);
    else this.#groups.push({ kind, colour, width, data: [data] });
  }

  /** A line through points. Widths are rounded to halves so that lines can share a path. */
  line(points: Point[], width: number, colour = this.#colour) {
    const wobbled = points.map(([x, y]): Point => [this.jitter(x), this.jitter(y)]);
    this.#add('stroke', polyline(wobbled), colour, Math.round(width * 2) / 2);
  }

  /** A filled shape through points. */
  shape(points: Point[], colour = this.#colour) {
    const wobbled = points.map(([x, y]): Point => [this.jitter(x, 0.8), this.jitter(y, 0.8)]);
    this.#add('fill', `${polyline(wobbled)}z`, colour, 1.4);
  }

  /** A filled disc. */
  dot(x: number, y: number, radius: number, colour = this.#colour) {
    const r = short(radius);
    const across = short(round(radius) * 2);
    this.#add(
      'fill',
      `M${packed([x - radius, y])}a${r} ${r} 0 1 0 ${across} 0 ${r} ${r} 0 1 0-${across} 0`,
      colour,
      1.4,
    );
  }

  /** An open circle or part of one, drawn with a wobble and a little overlap. */
  ring(x: number, y: number, radius: number, width: number, colour = this.#colour, from = 0, to = 6.5) {
    const steps = Math.max(8, Math.round(((to - from) * Math.sqrt(radius)) / 1.25));
    const points = Array.from({ length: steps + 1 }, (_, k): Point => {
      const angle = from + ((to - from) * k) / steps;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    const steady = this.#wobble;
    this.#wobble = steady * 0.6;
    this.line(points, width, colour);
    this.#wobble = steady;
  }

  /** A coil of half circles from its inner end outwards; the inner end can be off-centre. */
  coil(x: number, y: number, radius: number, turns: number, width: number, heart: Point = [0, 0]) {
    const halves = turns * 2;
    const startX = x + heart[0];
    let data = `M${packed([startX, y + heart[1]])}`;
    let right = true;
    let at = startX;
    for (let k = 1; k <= halves; k++) {
      const grown = (radius * k) / halves;
      const centre = x + heart[0] * (1 - k / halves);
      const next = centre + (right ? grown : -grown) + this.jitter(0, 0.6);
      const rx = Math.abs(next - at) / 2;
      const drop = (-heart[1] / halves) * 1.0;
      data += `a${short(rx)} ${short(rx)} 0 0 1 ${packed([next - at, drop])}`;
      at = next;
      right = !right;
    }
    this.#add('stroke', data, this.#colour, width);
  }

  /** Ready path data, filled. */
  path(data: string, colour = this.#colour) {
    this.#add('fill', data, colour, 0);
  }

  /** Ready path data, as a line. */
  trace(data: string, width: number, colour = this.#colour) {
    this.#add('stroke', data, colour, width);
  }

  /** The drawing as SVG elements. */
  toString(): string {
    return this.#groups
      .map(({ kind, colour, width, data }) => {
        if (kind === 'stroke')
          return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" d="${data.join('')}"/>`;
        const outline = width ? ` stroke="${colour}" stroke-width="${width}"` : '';
        return `<path fill="${colour}"${outline} d="${data.join('')}"/>`;
      })
      .join('');
  }
}

/** A complete SVG file around elements. */
export function svgFile(width: number, height: number, elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${elements}</svg>\n`;
}
