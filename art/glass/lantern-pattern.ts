import { bezier, cornered, evenly, band, oval, placed, smooth, type Point } from '../studio/curves.ts';
import { GlassPainting } from './panes.ts';
import { leaf, petal, round, type Shades } from './shapes.ts';

/** The flat pattern of the jar's wall: once around from left to right, from the shoulder down to the foot. */
export const PATTERN_WIDTH = 2400;
export const PATTERN_HEIGHT = 900;
const ARCHES = 8;
const STEP = PATTERN_WIDTH / ARCHES;

/** Arches with flowering plants between two borders, as in the windows of palaces. */
export function paintPattern(): GlassPainting {
  const glass = new GlassPainting(PATTERN_WIDTH, PATTERN_HEIGHT, 83, {
    wobble: 2.4,
    pressure: 0.3,
    gaps: 0.2,
  });
  const spandrels: readonly Shades[] = [
    ['#2848c8', '#1a7ab8'],
    ['#128a6a', '#0f6a86'],
  ];
  const grounds: readonly Shades[] = [
    ['#fff2b0', '#ffcc50'],
    ['#c4f6d4', '#58ccb4'],
    ['#ffdcb0', '#ff9a58'],
    ['#ccecff', '#6aaee8'],
  ];
  const blooms: readonly Shades[] = [
    ['#ffb83c', '#e8401c'],
    ['#ff7aa8', '#c8186a'],
    ['#ff6a4a', '#c0182c'],
    ['#d88af0', '#6a2ab8'],
  ];
  border(glass, 46, 40);
  for (let k = 0; k < ARCHES; k++) {
    const x = k * STEP;
    glass.pane(
      [
        [x, 96],
        [x + STEP / 2, 96],
        [x + STEP / 2, 792],
        [x, 792],
      ],
      spandrels[0],
      { liner: 7 },
    );
    glass.pane(
      [
        [x + STEP / 2, 96],
        [x + STEP, 96],
        [x + STEP, 792],
        [x + STEP / 2, 792],
      ],
      spandrels[1],
      { liner: 7 },
    );
    round(glass, x + 42, 158, 20, 20, ['#ff8a3c', '#e0381c'], { liner: 5.4 });
    round(glass, x + STEP - 42, 158, 20, 20, ['#ff8a3c', '#e0381c'], { liner: 5.4 });
    arch(glass, x, grounds[k % 4]);
    plant(glass, x + STEP / 2, blooms[k % 4], k);
  }
  border(glass, 846, 50);
  glass.bubbles(160);
  return glass;
}

function arch(glass: GlassPainting, x: number, shades: Shades): void {
  const at = (u: number, v: number): Point => [x + STEP / 2 + u, v];
  glass.pane(
    cornered(
      [at(-122, 782), at(-122, 420), at(-118, 372)],
      [at(-118, 372), at(-100, 326), at(-66, 318)],
      [at(-66, 318), at(-62, 262), at(-26, 228)],
      [at(-26, 228), at(-8, 190), at(0, 146)],
      [at(0, 146), at(8, 190), at(26, 228)],
      [at(26, 228), at(62, 262), at(66, 318)],
      [at(66, 318), at(100, 326), at(118, 372)],
      [at(118, 372), at(122, 420), at(122, 782)],
    ),
    shades,
    { liner: 8 },
  );
}

function plant(glass: GlassPainting, x: number, bloom: Shades, kind: number): void {
  const sway = kind % 2 ? 12 : -10;
  const stem = (points: Point[], half: number) => {
    const chain = evenly(smooth(points), 3);
    glass.pane(
      band(chain, (t) => half * (1 - 0.4 * t)),
      ['#58b848', '#1f7a3c'],
      { liner: 5 },
    );
  };
  stem(
    [
      [x, 768],
      [x + sway, 620],
      [x - sway, 470],
      [x, 360],
    ],
    9,
  );
  stem(
    [
      [x + 2, 700],
      [x - 44, 620],
      [x - 70, 540],
    ],
    7,
  );
  stem(
    [
      [x, 680],
      [x + 40, 590],
      [x + 66, 500],
    ],
    7,
  );
  const green: Shades = ['#c0e850', '#3aa648'];
  const deep: Shades = ['#7ad060', '#147a4c'];
  for (const [dx, y, angle, length, shades] of [
    [-4, 762, -2.6, 108, green],
    [4, 764, -0.5, 108, deep],
    [-6, 640, -2.3, 78, deep],
    [8, 560, -0.5, 74, green],
    [-6, 500, -2.5, 70, green],
  ] as [number, number, number, number, Shades][]) {
    leaf(glass, x + dx, y, angle, length, shades, { liner: 5.4 });
  }
  const flower = [poppy, lily][kind % 2];
  flower(glass, x - 72, 528, 0.74, -0.35, bloom);
  flower(glass, x + 68, 486, 0.78, 0.3, bloom);
  flower(glass, x, 350, 1, 0, bloom);
}

/** Five round petals, seen slightly from the side. */
function poppy(glass: GlassPainting, x: number, y: number, size: number, turn: number, shades: Shades): void {
  for (const angle of [-1.5, 1.5, -0.78, 0.78, 0]) {
    const place = placed(x, y, -Math.PI / 2 + turn + angle, size);
    glass.pane(petal(place, 78, 36, 0.98), shades, { at: [place(6, 0), place(74, 0)], liner: 5.6 });
  }
  round(glass, x, y, 20 * size, 15 * size, ['#ffe860', '#e8b020'], { liner: 5 });
  for (let k = 0; k < 5; k++) glass.dot(x + (k - 2) * 6 * size, y - 22 * size - (k % 2) * 6, 3.2, 'gold');
}

/** Three long petals up and two hanging, like an iris. */
function lily(glass: GlassPainting, x: number, y: number, size: number, turn: number, shades: Shades): void {
  for (const [angle, length, half] of [
    [-1.9, 74, 26],
    [1.9, 74, 26],
    [-0.62, 86, 26],
    [0.62, 86, 26],
    [0, 96, 30],
  ]) {
    const place = placed(x, y, -Math.PI / 2 + turn + angle, size);
    glass.pane(petal(place, length, half, 0.72), shades, { at: [place(4, 0), place(length, 0)], liner: 5.6 });
    glass.line([place(20, 0), place(length * 0.7, 0)], 2.6, { tube: 'gold', taper: 0.6 });
  }
  glass.dot(...placed(x, y, turn, size)(0, -10), 6 * size, 'gold');
}

/** A row of almond shapes and dots between two lines. */
function border(glass: GlassPainting, y: number, half: number): void {
  const count = ARCHES * 3;
  const step = PATTERN_WIDTH / count;
  const tints: readonly Shades[] = [
    ['#ff6a5a', '#c81e3c'],
    ['#ffd84a', '#f09a1c'],
    ['#58d0a0', '#128a70'],
  ];
  for (let k = 0; k < count; k++) {
    const x = k * step;
    glass.pane(
      [
        [x, y - half],
        [x + step, y - half],
        [x + step, y + half],
        [x, y + half],
      ],
      ['#3458d0', '#2038a0'],
      { liner: 6 },
    );
    const upper = bezier(
      [x + 6, y],
      [x + step * 0.3, y - half * 1.1],
      [x + step * 0.7, y - half * 1.1],
      [x + step - 6, y],
    );
    const lower = bezier(
      [x + step - 6, y],
      [x + step * 0.7, y + half * 1.1],
      [x + step * 0.3, y + half * 1.1],
      [x + 6, y],
    );
    glass.pane([...upper, ...lower], tints[k % 3], { liner: 5.6 });
    glass.pane(oval(x + step / 2, y, half * 0.36, half * 0.3), ['#fffbe0', '#ffe6a0'], {
      liner: 4.4,
      strength: 0.6,
    });
    for (const side of [-1, 1]) glass.dot(x, y + side * half * 0.62, 5, 'gold');
  }
}
