/** Eyes and brows: the lids are on the eyeball, the iris follows the gaze. */
import { isInside } from '../studio/curves.ts';
import { clamp } from '../studio/random.ts';
import { EYE_DEPTH, EYE_RADIUS } from './head.ts';
import { throughPoints } from './pen.ts';
import type { Plane, Portrait } from './portrait.ts';
import type { Vec } from './solid.ts';

/** The opening of the eye in the face's coordinates: from the inner to the outer corner. */
function lidLines(portrait: Portrait, side: number) {
  const { measures, expression, looks } = portrait;
  const half = measures.eye;
  const middle = measures.eyeApart;
  const size = looks.eyeSize ?? 1;
  const open = 8.6 * size * (expression.lids ?? 1);
  const below = 6.2 * size * (1 - 0.6 * (expression.crinkle ?? 0));
  const at = (x: number, y: number): Plane => [side * (middle + x), y];
  const upper = [
    at(-half, -2.8),
    at(-half * 0.62, open * 0.6),
    at(-half * 0.08, open),
    at(half * 0.5, open * 0.82),
    at(half * 1.02, 0.8),
  ];
  const lower = [
    at(-half, -2.8),
    at(-half * 0.5, -below * 0.78),
    at(half * 0.1, -below),
    at(half * 0.65, -below * 0.62),
    at(half * 1.02, 0.8),
  ];
  return { upper, lower, open, below, half, at };
}

/** The direction of the gaze in the head's coordinates. */
function lookOf({ expression: { gaze }, spaces }: Portrait): Vec {
  const radians = Math.PI / 180;
  const [x, y, z] = spaces.head.direction([0, 0, 1]);
  // Without a given gaze, the eyes turn about half of the way to the viewer, which looks friendlier than all of it.
  const turn = clamp(gaze ? gaze[0] * radians : Math.atan2(x, z) * 0.55, -0.62, 0.62);
  const lift = clamp(gaze ? gaze[1] * radians : Math.asin(y) * 0.6, -0.5, 0.4);
  return [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)];
}

function onEyeball(portrait: Portrait, [x, y]: Plane): Vec {
  const middle = Math.sign(x) * portrait.measures.eyeApart;
  const reach = EYE_RADIUS + 1.5;
  const rest = reach * reach - (x - middle) ** 2 * 0.8 - (y + 1) ** 2 * 0.8;
  return [x, y, EYE_DEPTH + Math.sqrt(Math.max(20, rest))];
}

export function drawEye(portrait: Portrait, side: number): void {
  const { pen, expression, looks } = portrait;
  const { upper, lower, open, below, half, at } = lidLines(portrait, side);
  const on = (points: readonly Plane[]) => throughPoints(points).map((p) => onEyeball(portrait, p));
  const opening = [...on(upper), ...on(lower).toReversed()];
  const visible = opening.filter((p) => portrait.isVisibleInHead(p, 9)).length / opening.length;
  if (visible < 0.45) return;
  const outline = opening.map((p) => portrait.headSpot(p));
  portrait.liftPaint(outline);

  const size = looks.eyeSize ?? 1;
  const centre: Vec = [side * portrait.measures.eyeApart, -0.5, EYE_DEPTH];
  const gaze = lookOf(portrait);
  const disc = (radius: number, away = 0, aside: Plane = [0, 0]) => {
    const across: Vec = [gaze[2], 0, -gaze[0]];
    const up: Vec = [-gaze[0] * gaze[1], 1 - gaze[1] * gaze[1], -gaze[1] * gaze[2]];
    return Array.from({ length: 28 }, (_, i) => {
      const turn = (i / 28) * Math.PI * 2;
      const u = Math.cos(turn) * radius + aside[0];
      const v = Math.sin(turn) * radius + aside[1];
      const out = EYE_RADIUS - 1 + away;
      return portrait.headSpot([
        centre[0] + gaze[0] * out + across[0] * u + up[0] * v,
        centre[1] + gaze[1] * out + across[1] * u + up[1] * v,
        centre[2] + gaze[2] * out + across[2] * u + up[2] * v,
      ]);
    });
  };
  const iris = 8.3 * size;
  portrait.touch({ colour: looks.iris ?? '#5a3018', strength: 1.1, spots: disc(iris), limit: outline });
  // The shadow of the upper lid on the eyeball; without it the eyes seem to stare.
  const lid = throughPoints(upper);
  const shadow = lid.map(([x, y]): Plane => [x, y - 3.4 * size]).toReversed();
  const strip = [...lid, ...shadow].map((p) => portrait.headSpot(onEyeball(portrait, p)));
  portrait.touch({ colour: '#6a4638', strength: 0.4, spots: strip, limit: outline });
  const glint = disc(2.3 * size, 1, [-2.9 * size, 3 * size]);
  pen.fill(disc(4.4 * size), outline, [glint]);
  pen.line(
    [...disc(iris), disc(iris)[0]].filter((spot) => isInside(outline, spot)),
    { width: 2.2, gaps: 0 },
  );

  const width = 1.6 * portrait.penScale;
  const lashEnd = at(half * 1.24, looks.lashes ? 4.4 : 0.2);
  portrait.drawOn([...on(upper), onEyeball(portrait, lashEnd)], {
    width: width * (looks.lashes ? 3.6 : 3),
    swell: 0.45,
    thin: 0.16,
    gaps: 0,
  });
  portrait.drawOn(on(lower).slice(16), { width: width * 0.95, swell: 0.5, thin: 0.3, gaps: 0.3 });
  const fold = [at(-half * 0.72, open * 0.78 + 2), at(0, open + 4.4), at(half * 0.9, open * 0.62 + 3.2)];
  portrait.drawFace(fold, { width: width * 0.9, swell: 0.4, thin: 0.4, gaps: 0.2 });
  if (expression.crinkle) {
    portrait.drawFace(
      [at(-half * 0.3, -below - 5), at(half * 0.3, -below - 5.6), at(half * 0.9, -below - 3)],
      { width: width * 0.75, swell: 0.4, thin: 0.4, gaps: 0.2 },
    );
  }
}

export function drawBrow(portrait: Portrait, side: number): void {
  const { looks, expression, measures, pen } = portrait;
  const weight = looks.browWeight ?? 1;
  const arch = looks.browArch ?? 1;
  const [left, right] = expression.brows ?? [0, 0];
  const lift = (side < 0 ? left : right) + (looks.browHeight ?? 17);
  const half = measures.eye * 1.2;
  const grey = looks.browColour === 'grey';
  /** The middle line of the brow, from its inner end (0) to its outer end (1). */
  const along = (t: number): Plane => [
    side * (measures.eyeApart - half * 0.95 + t * half * 2.02),
    lift + 5 * arch * Math.sin(Math.PI * (0.1 + t * 0.7)) - (t > 0.66 ? (t - 0.66) * 17 * arch : 0),
  ];
  /** Half the thickness of the brow. */
  const thick = (t: number) => (2.5 - 1.9 * t) * Math.min(1, 0.55 + t * 3) * weight;
  const shares = Array.from({ length: 9 }, (_, i) => i / 8);
  const edge = (sign: number): Plane[] => shares.map((t) => [along(t)[0], along(t)[1] + sign * thick(t)]);
  if (grey) {
    const wide = (sign: number): Plane[] =>
      shares.map((t) => [along(t)[0], along(t)[1] + sign * 2.6 * weight]);
    portrait.liftPaint(
      [...wide(1), ...wide(-1).toReversed()].map((p) => portrait.headSpot(portrait.onFace(p))),
    );
  } else {
    portrait.paintFace([...edge(1), ...edge(-1).toReversed()], '#2c1e1c', 0.85);
  }
  const hairs = grey ? 22 : 11;
  for (let i = 0; i < hairs; i++) {
    const t = ((i + 0.5) / hairs) * (grey ? 1 : 0.8);
    const [x, y] = along(t);
    const jitter = (pen.random() - 0.5) * (grey ? 3.4 : 1);
    const lean = (1.5 - t * 2.6) * thick(t);
    portrait.drawFace(
      [
        [x - side * 2.6, y - lean * 0.9 + jitter],
        [x + side * 0.6, y + jitter * 0.5],
        [x + side * 4.2, y + lean * 0.7 + jitter],
      ],
      { width: (grey ? 1.5 : 1.7) * portrait.penScale, swell: 0.3, thin: 0.5, gaps: 0 },
    );
  }
}
