/** Eyes and brows: the lids lie on the ball of the eye, the iris looks somewhere. */
import { isInside } from '../studio/curves.ts';
import { clamp } from '../studio/random.ts';
import { EYE_DEPTH, EYE_RADIUS } from './head.ts';
import { throughPoints } from './pen.ts';
import type { Plane, Portrait } from './portrait.ts';
import type { Vec } from './solid.ts';

/** The eye's opening in the face's own measure: inner corner to outer corner. */
function lidLines(portrait: Portrait, side: number) {
  const { measures, expression, looks } = portrait;
  const half = measures.eye;
  const middle = measures.eyeApart;
  const size = looks.eyeSize ?? 1;
  const open = 7.4 * size * (expression.lids ?? 1);
  const below = 5.6 * size * (1 - 0.55 * (expression.crinkle ?? 0));
  const at = (x: number, y: number): Plane => [side * (middle + x), y];
  const upper = [
    at(-half, -2.6),
    at(-half * 0.55, open * 0.62),
    at(half * 0.05, open),
    at(half * 0.6, open * 0.72),
    at(half * 1.02, 1.2),
  ];
  const lower = [
    at(-half, -2.6),
    at(-half * 0.5, -below * 0.72),
    at(half * 0.1, -below),
    at(half * 0.65, -below * 0.62),
    at(half * 1.02, 1.2),
  ];
  return { upper, lower, open, below, half, at };
}

/** The direction of the eyes' look in the head's measure. */
function lookOf({ expression: { gaze }, spaces }: Portrait): Vec {
  const radians = Math.PI / 180;
  const [x, y, z] = spaces.head.direction([0, 0, 1]);
  // Eyes that follow the viewer all the way look sly; half of it is friendly.
  const turn = clamp(gaze ? gaze[0] * radians : Math.atan2(x, z) * 0.55, -0.62, 0.62);
  const lift = clamp(gaze ? gaze[1] * radians : Math.asin(y) * 0.6, -0.5, 0.4);
  return [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)];
}

/** A point on the ball of the eye. */
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
  const visible = opening.filter((p) => portrait.seesInHead(p, 9)).length / opening.length;
  if (visible < 0.45) return;
  const outline = opening.map((p) => portrait.headSpot(p));
  portrait.leave(outline);

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
  portrait.touch({
    colour: looks.iris ?? '#5a3018',
    strength: 1.05,
    spots: disc(7.3 * size),
    limit: outline,
  });
  const glint = disc(1.9 * size, 1, [-2.6 * size, 2.8 * size]);
  pen.fill(disc(3.7 * size), outline, [glint]);
  pen.line(
    [...disc(7.2 * size), disc(7.2 * size)[0]].filter((spot) => isInside(outline, spot)),
    { width: 2, gaps: 0 },
  );

  const width = 1.6 * portrait.penScale;
  const lashEnd = at(half * 1.22, looks.lashes ? 3.4 : 0.6);
  portrait.drawOn([...on(upper), onEyeball(portrait, lashEnd)], {
    width: width * 2.6,
    swell: 0.35,
    thin: 0.2,
    gaps: 0,
  });
  portrait.drawOn(on(lower).slice(9), { width: width * 0.95, swell: 0.4, thin: 0.3, gaps: 0.5 });
  const fold = [at(-half * 0.8, open * 0.75 + 1), at(0, open + 4.2), at(half * 0.95, open * 0.62 + 2.6)];
  portrait.drawFace(fold, { width, swell: 0.3, thin: 0.3, gaps: 0.4 });
  if (expression.crinkle) {
    portrait.drawFace(
      [at(-half * 0.5, -below - 4.5), at(half * 0.2, -below - 5.5), at(half * 0.9, -below - 3)],
      {
        width: width * 0.8,
        gaps: 0.6,
      },
    );
  }
}

export function drawBrow(portrait: Portrait, side: number): void {
  const { looks, expression, measures, pen } = portrait;
  const weight = looks.browWeight ?? 1;
  const arch = looks.browArch ?? 1;
  const [left, right] = expression.brows ?? [0, 0];
  const lift = (side < 0 ? left : right) + (looks.browHeight ?? 17);
  const middle = measures.eyeApart;
  const half = measures.eye * 1.2;
  const grey = looks.browColour === 'grey';
  const hairs = grey ? 22 : 15;
  if (grey) {
    const edge = (dy: number) =>
      [-0.95, -0.3, 0.4, 1].map((share): Plane => [
        side * (middle + share * half),
        lift + dy + 3 * (1 - share * share),
      ]);
    portrait.leave(
      [...edge(3.5 * weight), ...edge(-2 * weight).toReversed()].map((p) =>
        portrait.headSpot(portrait.onFace(p)),
      ),
    );
  }
  for (let i = 0; i < hairs; i++) {
    const t = i / (hairs - 1);
    const x = middle - half * 0.98 + t * half * 2.06;
    const y =
      lift + 5 * arch * Math.sin(Math.PI * (0.12 + t * 0.72)) - (t > 0.68 ? (t - 0.68) * 16 * arch : 0);
    const lean = 1.4 - t * 2.1;
    const jitter = (pen.random() - 0.5) * (grey ? 3.4 : 1.2);
    const thick = (1 - 0.62 * t) * (t < 0.1 ? 0.7 : 1) * weight;
    portrait.drawFace(
      [
        [side * (x - 3.2), y - 2.2 * thick * Math.max(0.3, lean) + jitter],
        [side * (x + 0.6), y + jitter * 0.5],
        [side * (x + 4.4), y + 1.8 * thick * lean + jitter],
      ],
      { width: (grey ? 1.5 : 3.3) * thick * portrait.penScale, swell: 0.3, thin: 0.5, gaps: 0 },
    );
  }
}
