/** The girl on her stool, from behind, and her shadow on the wall. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { paintFigure, scaledAbout } from '../figure.ts';
import { pull, unsteadyPath, underPainting, vary, type Mark, type Pair, type Point } from '../strokes.ts';
import { jitter, blob, FLOOR, HEIGHT, limb, painting, polygon, random, WIDTH } from './canvas.ts';

/** Her coordinates are scaled up around her feet. */
const FEET: Point = [646, 812];
const GROWN = 1.22;
const grown = scaledAbout(FEET, GROWN);
const SKIN = '#a3653b';
const head: Point[] = points('612,432 618,396 648,384 678,398 682,434 670,466 646,474 622,466');
const bodice: Point[] = points('604,500 628,486 664,486 690,498 686,545 680,590 614,590 606,545');
const skirt: Point[] = points('612,584 682,584 706,640 728,706 690,716 646,712 602,718 566,704 590,640');
const rightArm: Point[] = points('684,506 728,462 762,392');
const leftArm: Point[] = points('608,508 578,560 586,612');
const legs: Point[][] = [points('622,705 622,765 620,806'), points('668,705 666,765 668,806')];

function girl(context: SKRSContext2D, colour?: string): void {
  context.translate(FEET[0] * (1 - GROWN), FEET[1] * (1 - GROWN));
  context.scale(GROWN, GROWN);
  const dye = (own: string) => {
    context.fillStyle = colour ?? own;
    context.strokeStyle = colour ?? own;
  };
  dye(SKIN);
  for (const leg of legs) limb(context, leg, 22);
  limb(context, rightArm, 21);
  limb(context, leftArm, 21);
  polygon(context, points('632,455 660,455 664,492 628,492'));
  dye('#a3145a');
  blob(context, skirt);
  dye('#c2206c');
  blob(context, bodice);
  limb(context, [rightArm[0], [704, 487]], 36);
  limb(context, [leftArm[0], [594, 534]], 34);
  dye('#20120f');
  blob(context, head);
}

function stool(context: SKRSContext2D): void {
  context.strokeStyle = '#5f3519';
  for (const [top, foot] of points('578,566 712,728 604,604 690,694')) {
    limb(
      context,
      [
        [top, 830],
        [foot, foot > 600 && foot < 700 ? 905 : 950],
      ],
      13,
    );
  }
  limb(context, points('572,905 722,905'), 9);
  context.fillStyle = '#8d5528';
  polygon(context, points('556,812 736,812 728,834 564,834'));
}

const shade = '#9a8698';

/** The light comes from the upper left behind the camera: her shadow is on the wall to her right. */
export function paintShadow(): void {
  const cast = underPainting(WIDTH, HEIGHT, (context) => {
    context.translate(112, 54);
    girl(context, '#fff');
  });
  const isShadow = (x: number, y: number) => y < FLOOR - 4 && cast(x, y)[0] > 0.5;
  painting.cover({
    count: 7000,
    inside: isShadow,
    area: [600, 330, 980, FLOOR],
    width: [7, 24],
    length: [1.4, 2.8],
    angle: () => -0.9 + jitter(0.5),
    colours: (x, y) => {
      const under = painting.at(x, y);
      const dark = mix(under, rgb(shade), 0.5);
      const deep: Colour = [dark[0] * 0.86, dark[1] * 0.82, dark[2] * 0.9];
      return [vary(deep, random, 0.04), vary(deep, random, 0.04)];
    },
    mark: { load: 0.4, dry: 0.2, opacity: 0.8 },
  });
}

/** Lit from the left: each colour is warmer on that side and cooler on the right. */
function shaded(own: Colour, x: number): Colour {
  const turn = clamp((x - 640) / 105, -1, 1);
  return turn < 0 ? mix(own, rgb('#ffd9a0'), -turn * 0.3) : mix(own, rgb('#3a1640'), turn * 0.36);
}

export function paintGirl(): void {
  const mark = ({ path, width, ...more }: Mark) =>
    painting.brush({ ...more, path: grown(path), width: width * GROWN });
  paintFigure(painting, {
    area: [540, 780, 750, 960],
    drawing: stool,
    angle: (_x, y) => (y < 838 ? 0.03 : 1.55),
    width: [4, 9],
    lit: shaded,
  });
  paintFigure(painting, {
    area: [500, 270, 880, 820],
    drawing: girl,
    angle: (x, y) => (y > 534 && y < 700 ? 1.57 + (x - 646) / 230 : 1.35),
    width: [4, 13],
    lit: shaded,
  });
  // Folds of the skirt, dots on the cloth, the bow at the back.
  for (let i = 0; i < 16; i++) {
    const top: Point = [616 + i * 4.2, 596];
    const foot: Point = [572 + i * 10.2, 706 + jitter(5)];
    const colours: Pair = i % 2 === 0 ? [rgb('#e0558f'), rgb('#cf3a7c')] : [rgb('#6f0d43'), rgb('#8a1250')];
    mark({
      path: unsteadyPath([top, [(top[0] + foot[0]) / 2, 650], foot], random, 3),
      width: 6,
      colours,
      dry: 0.45,
      taper: [0.4, 0.9],
      load: 0.6,
    });
  }
  for (let i = 0; i < 70; i++) {
    const y = 510 + random() * 190;
    const half = y < 590 ? 30 : 34 + (y - 590) * 0.42;
    const x = 647 + jitter(half);
    mark({
      path: pull(x, y, 0.4, 4),
      width: 4.4,
      colours: [rgb('#fff1d6'), rgb('#ffe3ba')],
      ragged: 0,
      dry: 0,
    });
  }
  const sash: Pair = [rgb('#f0b52e'), rgb('#d98a12')];
  mark({
    path: points('612,588 646,593 682,587'),
    width: 15,
    colours: sash,
    dry: 0.1,
    ragged: 0.05,
  });
  for (const path of [
    points('646,592 612,576 600,604 644,598'),
    points('650,592 688,578 696,606 650,598'),
    points('642,598 630,634 618,668'),
    points('654,598 664,632 680,660'),
  ] as Point[][]) {
    mark({ path, width: 12, colours: sash, taper: [0.6, 0.9], dry: 0.15, ragged: 0.1 });
  }
  // Hair: strands from the parting, two plaits with red ribbons.
  for (let i = 0; i < 46; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const reach = random();
    mark({
      path: [
        [647 + side * 1.5, 388 + reach * 60],
        [647 + side * (16 + reach * 8), 400 + reach * 50],
        [647 + side * (22 + reach * 8), 448 + reach * 16],
      ],
      width: 4,
      colours:
        side < 0 && random() < 0.5 ? [rgb('#6b4430'), rgb('#3a221a')] : [rgb('#1c100e'), rgb('#33201a')],
      dry: 0.3,
      load: 0.6,
    });
  }
  mark({
    path: points('647,388 648,420 647,462'),
    width: 2.6,
    colours: [rgb('#9a6a48'), rgb('#7d5038')],
    dry: 0.2,
    ragged: 0,
  });
  for (const side of [-1, 1]) {
    for (let knot = 0; knot < 9; knot++) {
      const t = knot / 8;
      const [x, y] = [647 + side * (26 + 16 * Math.sin(t * 2.2) + 6 * t), 462 + t * 128];
      const colours: Pair = [rgb('#20120f'), rgb(side < 0 ? '#5a3a2a' : '#33201a')];
      mark({
        path: [
          [x - 8, y - 6],
          [x, y + 6],
          [x + 8, y - 6],
        ],
        width: 10 - t * 2,
        colours,
        ragged: 0.05,
        dry: 0.05,
      });
    }
    const [x, y] = [647 + side * 45, 600];
    for (const path of [
      [
        [x, y],
        [x - 16, y - 8],
        [x - 18, y + 6],
        [x, y + 2],
      ],
      [
        [x, y],
        [x + 16, y - 8],
        [x + 18, y + 6],
        [x, y + 2],
      ],
      [
        [x, y + 2],
        [x - 3, y + 12],
        [x - 2, y + 24],
      ],
    ] as Point[][]) {
      mark({ path, width: 8, colours: [rgb('#d8431f'), rgb('#b52c18')], ragged: 0.05, dry: 0.05 });
    }
  }
  // She stands on her toes: the pale soles; anklets.
  for (const x of [620, 668]) {
    mark({
      path: [
        [x - 9, 800],
        [x, 806],
        [x + 9, 802],
      ],
      width: 9,
      colours: [rgb('#c98a62'), rgb('#b2714a')],
      ragged: 0,
      dry: 0,
    });
    mark({
      path: [
        [x - 11, 786],
        [x, 790],
        [x + 11, 786],
      ],
      width: 3.4,
      colours: [rgb('#e9e4d8'), rgb('#bdb6a8')],
      ragged: 0,
      dry: 0,
    });
  }
  for (const [x, y] of points('748,416 744,424 740,433')) {
    mark({
      path: pull(x, y, 0.42, 22),
      width: 4,
      colours: [rgb('#f0b52e'), rgb('#c9761a')],
      ragged: 0,
      dry: 0,
    });
  }
  // The hand, the brush with green paint, the tin in the other hand.
  mark({
    path: points('758,398 764,388 768,378'),
    width: 20,
    colours: [rgb('#b0714a'), rgb('#8f5735')],
    ragged: 0,
    dry: 0,
  });
  mark({
    path: points('752,408 772,370 794,330'),
    width: 5,
    colours: [rgb('#c98f3f'), rgb('#a06a28')],
    ragged: 0,
    dry: 0,
  });
  mark({
    path: points('793,332 800,319 807,304'),
    width: 10,
    colours: [rgb('#6aa33f'), rgb('#3f7538')],
    taper: [0.9, 0.2],
    ragged: 0.1,
    dry: 0,
  });
  mark({
    path: points('574,616 590,618 606,616'),
    width: 30,
    colours: [rgb('#d9d4c8'), rgb('#8f8a82')],
    ragged: 0,
    dry: 0,
    taper: [1, 1],
  });
  mark({
    path: points('575,601 590,604 605,601'),
    width: 8,
    colours: [rgb('#6aa33f'), rgb('#3f7538')],
    ragged: 0,
    dry: 0,
  });
}
