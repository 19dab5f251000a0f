/** Water in long panes, with lotuses. */
import { placed } from '../../studio/curves.ts';
import { bands, lilyPad, lotus, lotusBud, petal, round, type Shades } from '../shapes.ts';
import { glass } from './pane.ts';

export function paintWater(): void {
  const edges = [360, 424, 486, 552, 620, 692, 810].map((height, k) => (x: number) => {
    return height + 9 * Math.sin(x / 104 + k * 1.9) + 5 * Math.sin(x / 43 + k);
  });
  bands(
    glass,
    edges,
    [
      ['#ffd0a8', '#a8dcd8'],
      ['#9adcd8', '#5cc4cc'],
      ['#63c8d0', '#34a8c0'],
      ['#3eacc6', '#2390b4'],
      ['#2c93b8', '#1b76a4'],
      ['#1f7cae', '#145a90'],
    ],
    { shortest: 170, longest: 380 },
  );
}

export function paintLilies(): void {
  const greens: readonly Shades[] = [
    ['#a4d850', '#2f9a4a'],
    ['#5cc05a', '#14804c'],
    ['#d0e050', '#5aa83e'],
  ];
  lilyPad(glass, [452, 706], 74, 24, 3.4, greens, { wedges: 7, liner: 4 });
  lilyPad(glass, [1246, 610], 64, 20, 1, greens, { wedges: 6, liner: 4 });
  lilyPad(glass, [314, 742], 120, 34, 5.8, greens, { liner: 4.2 });
  lilyPad(glass, [104, 700], 112, 36, 0.5, greens, { liner: 4.4 });
  lilyPad(glass, [1232, 740], 104, 30, 3.8, greens, { liner: 4.4 });
  lilyPad(glass, [250, 634], 62, 19, 2.2, greens, { wedges: 6, liner: 3.8 });
  lotusBud(glass, 216, 722, 104, 0.74);
  lotus(glass, 108, 696, 0.66, -0.05);
  lotus(glass, 1250, 730, 0.5, 0.08);
  const low = placed(346, 734, -Math.PI / 2, 0.5);
  for (const turn of [-0.7, 0.62, -0.1]) {
    const place = placed(346, 734, -Math.PI / 2 + turn, 0.5);
    glass.pane(petal(place, 104, 34), ['#fff0f4', '#f06aa0'], { at: [low(0, 0), place(104, 0)], liner: 4.4 });
  }
  round(glass, 640, 742, 30, 10, ['#8ccc50', '#2f9a4a'], { liner: 3.6 });
}
