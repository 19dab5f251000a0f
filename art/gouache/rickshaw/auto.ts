/** An auto-rickshaw, built in metres, and its position in the street. */
import type { Point } from '../../studio/points.ts';
import { wheels, steering, glass, body, front, posts, hood, extras, headlight, lampAt } from './body.ts';
import { HALF, on } from './frame.ts';
import { inside } from './riders.ts';
import { scaleAt, see, sheet, show, type Piece } from './view.ts';

/** The position of the headlight's reflection. */
export const lampOnTheRoad: Point = see([lampAt[0], -lampAt[1], lampAt[2]]);

/** All pieces from far to near; the road mirrors the same list. */
export const auto: readonly Piece[] = [
  ...wheels(),
  ...inside(),
  ...steering(),
  ...glass(),
  ...body(),
  ...front(),
  ...posts(),
  ...hood(),
  ...extras(),
  ...headlight(),
];

/** The dark area under the floor. */
export function shade(): void {
  const under = [
    on(2.4, 0.1, 0),
    on(1.9, HALF, 0),
    on(-0.05, HALF + 0.05, 0),
    on(-0.1, -HALF, 0),
    on(2.0, -HALF, 0),
  ];
  sheet.fill('#15142e', under.map(see), { soft: 5, cover: 0.92 });
}

export function showAuto(): void {
  show(auto);
  const glow = see(lampAt);
  const metre = scaleAt(lampAt[2]);
  sheet.spot('#ffe9a8', glow, 0.3 * metre, 0.28 * metre, { soft: 20, cover: 0.2 });
  sheet.spot('#fffbe6', glow, 0.085 * metre, 0.085 * metre);
}
