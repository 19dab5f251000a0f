/**
 * A vegetable cart in coloured pencil by a ten-year-old: in front view, with every vegetable shaded. A cow looks at it;
 * there is no seller.
 */
import { oval } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { points } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { pinUp } from '../studio/pin-up.ts';
import { clamp } from '../studio/random.ts';
import { balance, cart, front, pole, slate, umbrella } from './cart.ts';
import { cow } from './cow.ts';
import { jitter, drawing, PAPER, pencils, random, WIDTH } from './pencils.ts';
import { brinjal, carrot, cauliflower, chilli, heap, lemon, onion, potato, tomato } from './produce.ts';

umbrella();

pole();

cart();

heap(170, 356, 452, [6, 5, 4, 2], 38, (x, y) => tomato(x, y, 31 + jitter(3)));

heap(430, 720, 446, [6, 5, 4], 40, (x, y) => brinjal(x, y, 62 + jitter(6), jitter(0.7)));

heap(806, 990, 462, [6, 5, 3], 32, potato);

balance();

slate(338, 428, '₹40');

for (let i = 0; i < 30; i++)
  chilli(
    148 + random() * 150,
    572 - random() * 52 * (1 - Math.abs(i - 15) / 30),
    62 + random() * 22,
    jitter(0.9),
    i % 6 === 2,
  );

heap(342, 486, 568, [5, 4, 3], 30, onion);

heap(530, 640, 572, [4, 3, 2], 27, lemon);

for (let i = 0; i < 9; i++)
  carrot(690 + jitter(16) + (i % 3) * 22, 574 - i * 9, 128 + jitter(12), jitter(0.16));

cauliflower(884, 536, 60);

cauliflower(992, 540, 62);

cauliflower(938, 496, 60);

front();

cow();

drawing.settle();

drawing.background(
  [
    [10, 8],
    [WIDTH - 8, 12],
    [WIDTH - 12, 802],
    [8, 806],
  ],
  [
    {
      pencil: pencils.sky,
      pressure: 0.36,
      angle: 0.95,
      gap: 5.4,
      tone: (x, y) => clamp(1.1 - y / 900) * (0.5 + 0.5 * drawing.sheet.noise(x / 170, y / 170, 2)),
    },
  ],
);

drawing.background(points('10,640 430,630 420,806 8,808'), [
  { pencil: pencils.sky, pressure: 0.3, angle: 0.2, gap: 6 },
]);

drawing.background(
  [
    [6, 800],
    [WIDTH - 8, 796],
    [WIDTH - 10, 934],
    [10, 936],
  ],
  [
    { pencil: pencils.ochre, pressure: 0.42, angle: 0.04, gap: 4.4 },
    {
      pencil: pencils.brown,
      pressure: 0.36,
      angle: 0.5,
      gap: 6,
      tone: (x, y) => drawing.sheet.noise(x / 120, y / 60, 2),
    },
  ],
);

for (const [x, wide] of points('380,200 850,200 600,420')) {
  drawing.background(oval(x + 30, 884, wide, 17), [
    { pencil: pencils.umber, pressure: 0.5, angle: 0.05, gap: 3.6 },
  ]);
}

drawing.colour();

for (const letter of written('Kiaan  V-A', 36, 924, { size: 24, random, unruly: 0.08 })) {
  for (const stroke of letter)
    drawing.sheet.mark(stroke, {
      colour: pencils.black,
      width: 2,
      pressure: 0.8,
      cover: 0.5,
      soft: 0.3,
      jitter: 0.3,
    });
}

savePicture(
  pinUp(drawing.sheet.toCanvas({ relief: 0.05, sheen: 0.05, wave: 0.03 }), {
    pad: 42,
    board: '#b98f63',
    paper: PAPER,
    torn: 'left',
    curl: 66,
    turn: 0.005,
    tape: ['top-left', 'top-right'],
    seed: 41,
  }),
);
