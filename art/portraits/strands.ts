/** Hair: a dark wash, lifted lights, strands, curls, and short strokes at the hairline. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { over, type Bearing } from './hair.ts';
import { trace, type Spot } from './outline.ts';
import { throughPoints } from './pen.ts';
import type { Portrait } from './portrait.ts';
import type { Solid, Vec } from './solid.ts';
import { COARSE, NOTHING } from './view.ts';
import { paint, type Paint } from './washes.ts';

/** Black hair, with a colour of the bloom in its shadow. */
export function paintDarkHair(
  portrait: Portrait,
  name: string,
  drop: string,
  own: Partial<Paint> = {},
): void {
  paint(portrait, name, {
    colour: '#32272a',
    strength: 0.88,
    shine: 0.45,
    shineFrom: 0.91,
    shade: '#1e171e',
    shadeStrength: 0.5,
    drops: [{ colour: drop, strength: 0.35 }],
    smooth: 8,
    inShadow: false,
    softness: 0.22,
    ...own,
  });
}

/** Several strands, each from a line of bearings that `path` returns for random numbers from 0 to 1. */
export function strandsOf(
  { pen }: Portrait,
  hair: Solid,
  count: number,
  path: (side: 1 | -1, chance: number, other: number) => readonly Bearing[],
): Vec[][] {
  return Array.from({ length: count }, (_, i) =>
    over(hair, path(i % 2 ? 1 : -1, pen.random(), pen.random()), 7),
  );
}

/** Lifts some strands out of the wash as light, and draws most with the pen. */
export function comb(
  portrait: Portrait,
  name: string,
  strands: readonly (readonly Vec[])[],
  { width = 2, lights = 0.3, gaps = 0.4, lift = 0.4 } = {},
): void {
  const { random } = portrait.pen;
  for (const strand of strands) {
    const from = Math.floor(random() * 0.35 * strand.length);
    const to = Math.ceil((0.55 + random() * 0.45) * strand.length);
    const piece = strand.slice(from, to);
    if (random() >= lights) {
      portrait.drawOn(
        piece,
        { width: width * (0.6 + random() * 0.8), swell: 0.3, thin: 0.5, gaps },
        { on: name },
      );
      continue;
    }
    const bright = piece.filter((p) => {
      const spot = portrait.headSpot(p);
      return portrait.lightAt(spot) > 0.62 && portrait.isOn(name, spot);
    });
    if (bright.length > 3) liftLine(portrait, bright, (2 + random() * 6) * portrait.penScale, lift);
  }
}

/**
 * Narrow dark strokes along the strands, with the first wash visible between them, then some lifted lights where the
 * hair bends towards the window.
 */
export function brushHair(
  portrait: Portrait,
  name: string,
  strands: readonly (readonly Vec[])[],
  { colour = '#1c141b', strength = 0.55, width = 9, lights = 0.6, band = [0.6, 0.9] as const } = {},
): void {
  const { pen, view, sheet } = portrait;
  const seen = strands.map((strand) =>
    strand
      .filter((p) => portrait.isOn(name, portrait.headSpot(p)) && portrait.isVisibleInHead(p, 9))
      .map((p) => portrait.headSpot(p)),
  );
  const formAt = ([x, y]: Spot) => view.form[Math.round(y / COARSE) * view.columns + Math.round(x / COARSE)];
  const stroke = (context: SKRSContext2D, spots: readonly Spot[], full: number) => {
    for (let i = 1; i < spots.length; i++) {
      const t = (i - 0.5) / (spots.length - 1);
      context.lineWidth = Math.max(0.7, full * Math.min(1, t / 0.3) * Math.min(1, (1 - t) / 0.45));
      context.beginPath();
      context.moveTo(...spots[i - 1]);
      context.lineTo(...spots[i]);
      context.stroke();
    }
  };
  const dark = sheet.draw((context) => {
    context.globalAlpha = 0.7;
    for (const spots of seen) {
      const from = Math.floor(pen.random() * 0.3 * spots.length);
      const to = Math.ceil((0.6 + pen.random() * 0.4) * spots.length);
      stroke(context, spots.slice(from, to), width * (0.35 + pen.random()) * portrait.penScale);
    }
  });
  sheet.wash(dark, {
    color: colour,
    dens: strength,
    edge: 0.3,
    edgeR: 3,
    gran: 0.3,
    warp: 1.5,
    warpS: 20,
    flow: 0.4,
  });
  const bright = sheet.draw((context) => {
    for (const spots of seen) {
      if (pen.random() > 0.55) continue;
      const lit = spots.filter((spot) => formAt(spot) > band[0] && formAt(spot) < band[1]);
      context.globalAlpha = 0.5 + 0.5 * pen.random();
      if (lit.length > 3) stroke(context, lit, (1.5 + 4 * pen.random()) * portrait.penScale);
    }
  });
  sheet.lift(bright, lights);
}

/** Loose hairs that follow the outline of the hair at a small distance. */
export function flyaways(
  portrait: Portrait,
  name: string,
  { gap = 70, length = 150, off = 8, width = 1.5, lowest = 1 } = {},
): void {
  const { view, pen, sheet } = portrait;
  const { random } = pen;
  const hair = portrait.indexOf(name);
  const border = (here: number, there: number) => view.part[here] === hair && view.part[there] === NOTHING;
  for (const chain of trace(view, border, 60)) {
    const step = Math.hypot(chain[1][0] - chain[0][0], chain[1][1] - chain[0][1]) || 1;
    const points = Math.max(6, Math.round(length / (step * 2)));
    for (
      let i = 4;
      i < chain.length - points;
      i += Math.max(2, Math.round((gap / step) * (0.4 + random())))
    ) {
      const count = Math.round(points * (0.6 + 0.8 * random()));
      const piece = chain.slice(i, i + count);
      if (piece.length < 5 || piece.some(([, y]) => y > sheet.height * lowest)) continue;
      const backwards = random() < 0.5;
      const far = off * (0.35 + random());
      const stray = piece.map(([x, y], k): Spot => {
        const [ax, ay] = piece[Math.max(0, k - 2)];
        const [bx, by] = piece[Math.min(piece.length - 1, k + 2)];
        const size = Math.hypot(bx - ax, by - ay) || 1;
        const [nx, ny] = [(by - ay) / size, -(bx - ax) / size];
        const outward = portrait.isOn(name, [x + nx * 12, y + ny * 12]) ? -1 : 1;
        const t = backwards ? 1 - k / (piece.length - 1) : k / (piece.length - 1);
        const lift = t * t * far * outward;
        return [x + nx * lift, y + ny * lift];
      });
      pen.line(stray, { width: width * (0.6 + 0.6 * random()), swell: 0.3, thin: 0.5, gaps: 0 });
    }
  }
}

/** Removes paint along a line, as with a damp brush: a parting, a grey streak. */
export function liftLine(portrait: Portrait, points: readonly Vec[], width: number, strength: number): void {
  const spots = points.filter((p) => portrait.isVisibleInHead(p)).map((p) => portrait.headSpot(p));
  portrait.sheet.lift((context) => {
    for (let i = 1; i < spots.length; i++) {
      const t = i / spots.length;
      context.lineWidth = width * (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, t + 0.15)));
      context.beginPath();
      context.moveTo(...spots[i - 1]);
      context.lineTo(...spots[i]);
      context.stroke();
    }
  }, strength);
}

/** Curls as loose hooks on a whole part: lifted with a damp brush in the light, drawn with the pen elsewhere. */
export function curls(
  portrait: Portrait,
  name: string,
  { size = 12, gap = 19, width = 1.9, lights = 0.5 } = {},
): void {
  const { pen, view, sheet } = portrait;
  const { random } = pen;
  const lit: Spot[][] = [];
  for (let y = 0; y < sheet.height; y += gap) {
    for (let x = 0; x < sheet.width; x += gap) {
      const [cx, cy] = [x + (random() - 0.5) * gap * 1.6, y + (random() - 0.5) * gap * 1.6];
      const start = random() * Math.PI * 2;
      const radius = size * (0.45 + random() ** 2);
      const turn = (random() < 0.5 ? -1 : 1) * (0.22 + 0.34 * random());
      const drift = (random() - 0.5) * size * 0.22;
      const chance = random();
      const centre: Spot = [cx, cy];
      if (!portrait.isOn(name, centre)) continue;
      const light = view.form[Math.round(cy / COARSE) * view.columns + Math.round(cx / COARSE)];
      const hook = Array.from({ length: 11 }, (_, i): Spot => {
        const at = start + i * turn;
        const r = radius * (1 - i * 0.05);
        return [cx + Math.cos(at) * r + drift * i, cy + Math.sin(at) * r * 0.85];
      });
      const line = throughPoints(hook, 3);
      if (light > 0.55 && chance < 0.6) lit.push(line.filter((spot) => portrait.isOn(name, spot)));
      else if (chance < 1.15 - 0.6 * light)
        pen.line(line, { width: width * (0.6 + 0.9 * random()), swell: 0.3, thin: 0.4, gaps: 0 });
    }
  }
  sheet.lift((context) => {
    for (const line of lit) {
      context.lineWidth = width * (0.7 + 1.2 * random());
      context.beginPath();
      for (const spot of line) context.lineTo(...spot);
      context.stroke();
    }
  }, lights);
}

/** Short strokes at the hairline, from the skin into the hair, down to a height of the face. */
export function roots(
  portrait: Portrait,
  name: string,
  { length = 22, gap = 9, width = 1.7, lean = 0.5, out = 4, lowest = -200 } = {},
) {
  const hair = portrait.indexOf(name);
  const skin = portrait.indexOf('skin');
  const { part } = portrait.view;
  const { random } = portrait.pen;
  const middle = portrait.headSpot([0, 0, 90])[0];
  const foot = portrait.headSpot([0, lowest, 60])[1];
  for (const chain of trace(
    portrait.view,
    (here, there) => part[here] === hair && part[there] === skin,
    50,
  )) {
    let since = 0;
    for (let i = 2; i < chain.length - 2; i++) {
      const [x, y] = chain[i];
      since += Math.hypot(x - chain[i - 1][0], y - chain[i - 1][1]);
      if (y > foot || since < gap * (0.5 + random())) continue;
      since = 0;
      const along: Spot = [chain[i + 2][0] - chain[i - 2][0], chain[i + 2][1] - chain[i - 2][1]];
      const size = Math.hypot(...along) || 1;
      const [ax, ay] = [along[0] / size, along[1] / size];
      const inward = [1, -1].find((sign) => portrait.isOn(name, [x - ay * sign * 14, y + ax * sign * 14]));
      if (inward === undefined) continue;
      const [nx, ny] = [-ay * inward, ax * inward];
      const away = x < middle ? -1 : 1;
      const slant = lean * (0.5 + random()) * away * Math.sign(ax || 1);
      const to = (far: number, bend: number): Spot => [
        x + (nx + ax * slant * bend) * far,
        y + (ny + ay * slant * bend) * far,
      ];
      const long = length * (0.4 + random());
      const stroke = [to(-out * random(), 0.4), to(long * 0.3, 0.7), to(long * 0.7, 1), to(long, 1.2)];
      portrait.pen.line(stroke, { width: width * (0.6 + 0.7 * random()), swell: 0.4, thin: 0.5, gaps: 0 });
    }
  }
}
