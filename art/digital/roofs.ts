/** The near roofs: the neighbours’ roof, the water tank, a pot of tulsi on the parapet. */
import { mix, rgb } from '../studio/colour.ts';
import { oval, smooth, type Point } from '../studio/curves.ts';
import { moved, points } from '../studio/hand.ts';
import { DigitalPainting } from './brushes.ts';

export const WIDTH = 1120;

export const HEIGHT = 1400;

export const GLOW: Point = [486, 846];

export const painting = new DigitalPainting(WIDTH, HEIGHT, 1717);

export const { context, random } = painting;

export const box = (x: number, y: number, wide: number, high: number): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

/** The next roof: washing, a dish, a boy with another kite. */
export function neighbours() {
  const roof = box(-20, 1196, 470, 230);
  painting.shape(roof, '#2a2750', () => {
    painting.scumble(
      roof,
      { colour: '#332c5a', width: 50, opacity: 0.5, vary: 0.12 },
      { angle: 0.02, miss: 0.3 },
    );
    painting.stroke(points('-20,1204 450,1200'), { colour: '#b0698a', width: 16, opacity: 0.8, taper: 0.9 });
    for (const [x, y] of points('64,1272 188,1270 312,1274')) {
      context.save();
      context.shadowColor = '#ffb04e';
      context.shadowBlur = 34;
      painting.shape(box(x, y, 64, 84), x === 188 ? '#4a3a6a' : '#ffc970', () => {
        if (x === 188) return;
        painting.scumble(box(x, y, 64, 84), { colour: '#ff9f4e', width: 30, opacity: 0.5 }, { angle: 1.5 });
        painting.stroke(moved(points('10,0 8,90'), x, y), {
          colour: '#a8543f',
          width: 22,
          opacity: 0.8,
          taper: 0.9,
        });
      });
      context.restore();
      for (let bar = 1; bar < 4; bar++)
        painting.stroke(
          [
            [x + bar * 16, y],
            [x + bar * 16, y + 84],
          ],
          { colour: '#241f45', width: 6, tip: 'ink', opacity: 1, taper: 0.9 },
        );
    }
  });
  painting.shape(box(-20, 1166, 476, 36), '#3b3263', () =>
    painting.scumble(
      box(-20, 1166, 476, 36),
      { colour: '#8a5580', width: 16, opacity: 0.4 },
      { angle: 0.01, miss: 0.4 },
    ),
  );
  for (const x of [26, 404])
    painting.stroke(
      [
        [x, 1170],
        [x + 2, 1052],
      ],
      { colour: '#1d1a3a', width: 8, tip: 'ink', opacity: 1, taper: 0.9 },
    );
  const line = (t: number): Point => [26 + 380 * t, 1058 + Math.sin(t * Math.PI) * 22];
  painting.stroke(
    Array.from({ length: 20 }, (_, i) => line(i / 19)),
    { colour: '#1d1a3a', width: 4, tip: 'ink', opacity: 1, taper: 0.9 },
  );
  const washing: [number, number, number, string][] = [
    [0.06, 56, 78, '#d8486a'],
    [0.25, 44, 58, '#f0e0c8'],
    [0.4, 84, 96, '#2a8c93'],
    [0.66, 40, 52, '#f0b04a'],
    [0.8, 58, 80, '#8a5a9c'],
  ];
  for (const [t, wide, long, colour] of washing) {
    const [x, y] = line(t);
    const cloth = smooth(
      [
        [x, y],
        [x + wide, y + 2],
        [x + wide - 6, y + long * 0.5],
        [x + wide + 9, y + long],
        [x + wide * 0.4, y + long - 5],
        [x + 8, y + long + 2],
        [x - 3, y + long * 0.5],
      ],
      { closed: true, step: 4 },
    );
    painting.shape(cloth, mix(rgb(colour), rgb('#33305c'), 0.42), () => {
      painting.stroke(
        [
          [x + wide * 0.2, y],
          [x + wide * 0.28, y + long],
        ],
        { colour: mix(rgb(colour), rgb('#ffc48a'), 0.3), width: 16, opacity: 0.8 },
      );
      painting.stroke(
        [
          [x + wide * 0.72, y],
          [x + wide * 0.8, y + long],
        ],
        { colour: '#2a2650', width: 16, opacity: 0.5 },
      );
    });
    painting.rim(cloth, GLOW, { colour: '#ffcf98', width: 5, opacity: 0.7 });
  }
  const boy = smooth(
    points(`
      318,1168 316,1130 308,1116 304,1090 314,1082 312,1070 322,1060 333,1070 331,1082 342,1090
      354,1066 360,1070 348,1104 338,1118 338,1168 330,1168 328,1138 326,1168
    `),
    { closed: true, step: 3 },
  );
  painting.shape(boy, '#1b1836');
  painting.rim(boy, GLOW, { colour: '#ffcf98', width: 4, opacity: 0.8 });
}

/** The tank: black plastic with ribs, a warm edge from the sun and a cold one from the sky. */
export function tank() {
  const [x, top, half] = [748, 1092, 268];
  const body: Point[] = [
    ...oval(x, top, half, 50, { from: Math.PI, to: Math.PI * 2, count: 30 }),
    [x + half + 6, HEIGHT + 10],
    [x - half - 6, HEIGHT + 10],
  ];
  painting.shape(body, '#19172c', () => {
    painting.scumble(
      body,
      { colour: '#221e3a', width: 46, opacity: 0.5, vary: 0.1 },
      { angle: 1.56, miss: 0.3 },
    );
    for (let rib = 0; rib < 7; rib++) {
      const y = top + 56 + rib * 44;
      painting.stroke(oval(x, y, half + 4, 50, { from: 0.04, to: Math.PI - 0.04, count: 30 }), {
        colour: '#0d0c1c',
        width: 17,
        opacity: 0.8,
        taper: 0.9,
      });
      painting.stroke(
        oval(x, y + 13, half + 4, 50, { from: Math.PI * 0.56, to: Math.PI * 0.99, count: 24 }),
        { colour: '#b0586a', width: 9, opacity: 0.5, taper: 0.4 },
      );
      painting.stroke(oval(x, y + 13, half + 4, 50, { from: Math.PI * 0.8, to: Math.PI * 0.97, count: 12 }), {
        colour: '#ffb57a',
        width: 7,
        opacity: 0.6,
        taper: 0.3,
      });
      painting.stroke(
        oval(x, y + 12, half + 4, 50, { from: Math.PI * 0.05, to: Math.PI * 0.26, count: 14 }),
        { colour: '#4a6a92', width: 9, opacity: 0.45, taper: 0.3 },
      );
    }
    painting.stroke(
      [
        [x - half + 8, top + 10],
        [x - half, HEIGHT],
      ],
      { colour: '#e88a5f', width: 18, opacity: 0.45, taper: 0.9 },
    );
  });
  const lid = oval(x, top, half - 4, 48);
  painting.shape(lid, '#2b2545', () => {
    painting.scumble(
      lid,
      { colour: '#4a3a5c', width: 30, opacity: 0.45, vary: 0.14 },
      { angle: 0.04, miss: 0.3 },
    );
    painting.stroke(oval(x, top, half - 30, 34, { from: Math.PI * 0.9, to: Math.PI * 1.75 }), {
      colour: '#ff9f6a',
      width: 15,
      opacity: 0.5,
      taper: 0.2,
    });
    painting.glow(x - 10, top + 8, 150, '#0a0818', 0.8, 'multiply', 0.32);
  });
  painting.rim(lid, [GLOW[0], GLOW[1] - 300], { colour: '#ffc48a', width: 8, opacity: 0.9 });
}

/** The girl's own roof in the corner: parapet, a pot of tulsi, slippers at the foot of the ladder. */
export function foreground() {
  const parapet: Point[] = [
    [-10, 1346],
    [WIDTH + 10, 1318],
    [WIDTH + 10, HEIGHT + 10],
    [-10, HEIGHT + 10],
  ];
  painting.shape(parapet, '#141226', () => {
    painting.scumble(
      parapet,
      { colour: '#241e3c', width: 40, opacity: 0.6, vary: 0.1 },
      { angle: -0.02, miss: 0.2 },
    );
    painting.stroke(
      [
        [-10, 1352],
        [WIDTH, 1324],
      ],
      { colour: '#8a4f6c', width: 14, opacity: 0.7, taper: 0.9 },
    );
  });
  const pot = smooth(points('1010,1258 1092,1256 1080,1336 1022,1338'), { closed: false, step: 4 });
  painting.shape(pot, '#5a2a34', () =>
    painting.stroke(points('1020,1262 1030,1336'), { colour: '#d97a52', width: 18, opacity: 0.8 }),
  );
  painting.stroke(points('1004,1258 1098,1256'), { colour: '#7a3a3c', width: 20, opacity: 1, taper: 0.9 });
  for (let leaf = 0; leaf < 130; leaf++) {
    const angle = -Math.PI * (0.08 + random() * 0.84);
    const reach = 20 + random() * 100;
    const at: Point = [1051 + Math.cos(angle) * reach * 0.82, 1250 + Math.sin(angle) * reach];
    const litSide = at[0] < 1040;
    painting.stroke([at, [at[0] + painting.jitter(12), at[1] - 7]], {
      colour: litSide && random() < 0.5 ? '#a89a5a' : random() < 0.5 ? '#1c3a3c' : '#2c5648',
      width: 13 + random() * 9,
      tip: 'chalk',
      opacity: 0.85,
      taper: 0.3,
    });
  }
}
