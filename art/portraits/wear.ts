/** What several sitters wear. */
import { points } from '../studio/points.ts';
import { front, thicker, within, type Solid, type Vec } from './solid.ts';
import { throughPoints } from './pen.ts';
import type { Portrait } from './portrait.ts';

/** A sari's end over the shoulder at the viewer's right, with its border, on a blouse. */
export function sari(blouse: Solid): { cloth: Solid; pallu: Solid; border: Solid } {
  const cloth = thicker(blouse, 4);
  return {
    cloth,
    pallu: within(1, cloth, front(points('48,-60 124,-80 240,-150 240,-470 -226,-470 -196,-350 4,-188'))),
    border: within(1, thicker(cloth, 2), front(points('48,-60 80,-66 42,-200 -190,-388 -206,-352 4,-188'))),
  };
}

/** The folds of a sari's end, from the shoulder down. */
export function drawFolds(portrait: Portrait, cloth: Solid, count = 6): void {
  const { random } = portrait.pen;
  for (let i = 0; i < count; i++) {
    const x = 90 + i * 14 + random() * 6;
    const sway = random() * 14;
    portrait.drawCloth(
      'pallu',
      cloth,
      [
        [x, -82 - i * 6],
        [x - 14 + i * 2 + sway, -196 - i * 8],
        [x - 98 + i * 9, -330 - i * 6 - sway],
      ],
      {
        width: 2.5,
        swell: 0.2,
        thin: 0.6,
        gaps: 0.5,
      },
    );
  }
}

/** Round spectacles on nose and ears. */
export function spectacles(portrait: Portrait): void {
  const { eyeApart, breadth } = portrait.measures;
  const nib = { width: 2.4 * portrait.penScale, gaps: 0.15 };
  for (const side of [-1, 1]) {
    const rim = Array.from({ length: 41 }, (_, i): Vec => {
      const turn = (i / 40) * Math.PI * 2;
      const x = Math.cos(turn) * 23;
      return [side * (eyeApart + 2 + x), -2 + Math.sin(turn) * 19.5, 93 - 0.006 * (x + 23) ** 2];
    });
    portrait.drawOn(rim, nib);
    const arm: Vec[] = [
      [side * (eyeApart + 25), 3, 82],
      [side * (breadth + 2), 4, 42],
      [side * (breadth + 4), 2, 2],
    ];
    portrait.drawOn(throughPoints(arm), nib);
  }
  portrait.drawOn(
    throughPoints<Vec>([
      [21 - eyeApart, 2, 93],
      [0, 6, 99],
      [eyeApart - 21, 2, 93],
    ]),
    nib,
  );
}
