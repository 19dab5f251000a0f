/** Where something lies on a page: left, top and width in hundredths of the page, then its turn in degrees. */
export type Place = readonly [left: number, top: number, width: number, turn: number];

interface Pasted {
  at: Place;
  side: 'left' | 'right';
  shape?: 'round' | 'pinked';
}

/** How one sketchbook lies open: what is pasted where, in the order of the block's pictures and notes. */
export interface Spread {
  /** Pages already turned and pages still to come, as pixels of paper edge. */
  thickness: readonly [left: number, right: number];
  crayons?: Place;
  pictures: readonly Pasted[];
  notes: readonly Pasted[];
  tapes: readonly Pasted[];
  dabs: readonly (Pasted & { pigment: string })[];
  /** A pencil grid over the first picture, for enlarging it. */
  grid?: Place;
  hasLooseSheets?: boolean;
}

export const spreads: readonly Spread[] = [
  {
    thickness: [2, 20],
    crayons: [6, 4, 88, 0],
    pictures: [{ side: 'right', at: [14, 16, 70, 2] }],
    notes: [],
    tapes: [{ side: 'right', at: [37, 11, 24, -4] }],
    dabs: [],
  },
  {
    thickness: [8, 15],
    pictures: [
      { side: 'left', at: [8, 7, 84, -1] },
      { side: 'right', at: [11, 8, 70, 1.5] },
      { side: 'right', at: [62, 64, 32, -4] },
    ],
    notes: [
      { side: 'left', at: [10, 58, 80, -2] },
      { side: 'left', at: [62, 86, 34, -4] },
      { side: 'right', at: [9, 74, 50, -1] },
    ],
    tapes: [{ side: 'right', at: [38, 4, 22, 3] }],
    dabs: [
      { side: 'left', at: [8, 68, 26, -4], pigment: 'neel' },
      { side: 'left', at: [37, 67, 26, 3], pigment: 'mor' },
      { side: 'left', at: [66, 69, 26, -2], pigment: 'haldi' },
      { side: 'left', at: [8, 80, 26, 2], pigment: 'rani' },
      { side: 'left', at: [37, 81, 26, -3], pigment: 'patta' },
    ],
  },
  {
    thickness: [9, 15],
    pictures: [
      { side: 'left', at: [7, 5, 76, -2] },
      { side: 'left', at: [40, 55, 56, 3], shape: 'pinked' },
      { side: 'right', at: [12, 5, 82, 2] },
      { side: 'right', at: [3, 47, 50, 0], shape: 'round' },
      { side: 'right', at: [50, 57, 48, -4] },
    ],
    notes: [
      { side: 'left', at: [6, 72, 34, -5] },
      { side: 'right', at: [8, 89, 54, 2] },
    ],
    tapes: [
      { side: 'left', at: [32, 2, 22, 4] },
      { side: 'right', at: [62, 54, 22, -6] },
    ],
    dabs: [{ side: 'right', at: [62, 91, 32, -3], pigment: 'geru' }],
  },
  {
    thickness: [14, 22],
    pictures: [
      { side: 'left', at: [5, 4, 58, -1.5] },
      { side: 'left', at: [44, 47, 50, 3] },
      { side: 'right', at: [5, 5, 90, 1] },
      { side: 'right', at: [8, 53, 44, -4] },
    ],
    notes: [{ side: 'left', at: [68, 12, 26, 4] }],
    tapes: [
      { side: 'left', at: [58, 44, 22, 5] },
      { side: 'right', at: [20, 50, 22, -8] },
    ],
    dabs: [
      { side: 'right', at: [60, 70, 32, -8], pigment: 'sindoor' },
      { side: 'right', at: [62, 79, 30, 3], pigment: 'haldi' },
      { side: 'left', at: [6, 74, 30, -4], pigment: 'neel' },
      { side: 'left', at: [7, 84, 28, 3], pigment: 'jamun' },
    ],
    grid: [5, 4, 58, -1.5],
    hasLooseSheets: true,
  },
];
