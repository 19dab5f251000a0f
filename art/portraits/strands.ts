/** Hair as the brush and the pen see it: a dark wash, lifted lights, strands, curls, and short strokes at the hairline. */
import { over, type Bearing } from './hair.ts';
import { trace, type Spot } from './outline.ts';
import { throughPoints } from './pen.ts';
import type { Portrait } from './portrait.ts';
import type { Solid, Vec } from './solid.ts';
import { paint, type Paint } from './washes.ts';

/** Black hair, with a colour of the bloom dropped into its shadow. */
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
    ...own,
  });
}

/** Several strands, each from a bearing line that `path` gives for chance numbers from 0 to 1. */
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

/** Some strands are lifted out of the wash as light, most are drawn with the pen. */
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

/** Takes paint off along a line, as with the point of a damp brush: a parting, a grey streak. */
export function liftLine(portrait: Portrait, points: readonly Vec[], width: number, strength: number): void {
  const spots = points.filter((p) => portrait.seesInHead(p)).map((p) => portrait.headSpot(p));
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

/** Curls drawn as loose hooks all over a part, fewer in the light. */
export function curls(portrait: Portrait, name: string, { size = 12, gap = 19, width = 1.9 } = {}): void {
  const { random } = portrait.pen;
  const { width: across, height: down } = portrait.sheet;
  for (let y = 0; y < down; y += gap) {
    for (let x = 0; x < across; x += gap) {
      const [cx, cy] = [x + (random() - 0.5) * gap * 1.6, y + (random() - 0.5) * gap * 1.6];
      const start = random() * Math.PI * 2;
      const radius = size * (0.45 + random() ** 2);
      const turn = (random() < 0.5 ? -1 : 1) * (0.22 + 0.34 * random());
      const drift = (random() - 0.5) * size * 0.22;
      const centre: Spot = [cx, cy];
      if (!portrait.isOn(name, centre) || random() > 1.2 - 0.65 * portrait.lightAt(centre)) continue;
      const hook = Array.from({ length: 11 }, (_, i): Spot => {
        const at = start + i * turn;
        const r = radius * (1 - i * 0.05);
        return [cx + Math.cos(at) * r + drift * i, cy + Math.sin(at) * r * 0.85];
      });
      portrait.pen.line(throughPoints(hook, 3), {
        width: width * (0.6 + 0.9 * random()),
        swell: 0.3,
        thin: 0.4,
        gaps: 0,
      });
    }
  }
}

/** Short strokes where hair begins, from the skin into the hair, down to a height of the face. */
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
