/** Petals on the road and the two walkers. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, mix, rgb } from '../../studio/colour.ts';
import { type Point, points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { curve, oval, polygon } from '../../studio/shapes.ts';
import { paintFigure } from '../figure.ts';
import { pull, vary } from '../strokes.ts';
import {
  jitter,
  AWAY,
  fire,
  flame,
  HEIGHT,
  noise,
  painting,
  pair,
  random,
  roadLeft,
  roadRight,
  roadShade,
  shade,
  sun,
  two,
} from './canvas.ts';
import { flower } from './near.ts';

/** Petals on the road in drifts, dense at the sides, of varying size. */
export function fallenPetals(): void {
  for (let i = 0; i < 1150; i++) {
    const y = AWAY.y + 14 + random() ** 0.8 * (HEIGHT - AWAY.y);
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const inwards = random() ** 2 * 0.5 - 0.12;
    const breadth = (roadRight(y) - roadLeft(y)) * inwards;
    const x = random() < 0.5 ? roadLeft(y) + breadth : roadRight(y) - breadth;
    if (noise(x / 70, y / 22, 2) < 0.48) continue;
    const isLit = noise(x / 120, y / 34, 3) > 0.46;
    painting.knife({
      path: pull(x, y, jitter(0.5), 3 + 19 * depth * (0.3 + random()), jitter(0.15)),
      width: 2 + 8 * depth * (0.3 + random()),
      colours: isLit ? two(sun, flame) : two(fire, shade),
      load: 1.1,
    });
  }
  for (let i = 0; i < 16; i++) {
    const y = 900 + random() * 150;
    flower(
      [roadLeft(y) + jitter(80) + (random() < 0.5 ? 0 : roadRight(y) - roadLeft(y)), y],
      9 + random() * 10,
    );
  }
}

const limb = (context: SKRSContext2D, color: string, path: string, width: number): void => {
  context.strokeStyle = color;
  curve(context, points(path), width);
};
const patch = (context: SKRSContext2D, color: string, outline: string): void => {
  context.fillStyle = color;
  polygon(context, points(outline));
};
const round = (
  context: SKRSContext2D,
  color: string,
  x: number,
  y: number,
  wide: number,
  high: number,
): void => {
  context.fillStyle = color;
  oval(context, x, y, wide, high);
};

/** A mother in a yellow sari, with the umbrella in one hand and the child's hand in the other. */
function mother(context: SKRSContext2D): void {
  limb(context, '#7c4a2c', '612,836 610,846', 15);
  limb(context, '#7c4a2c', '648,834 652,842', 15);
  patch(
    context,
    '#e9a81c',
    '600,736 588,776 582,830 600,842 626,838 640,842 668,832 664,784 654,736 628,728',
  );
  patch(context, '#b9780f', '640,738 654,736 664,784 668,832 646,840 650,790');
  patch(context, '#c98a12', '618,748 622,790 614,838 604,840 608,790');
  limb(context, '#b8195a', '583,832 602,842 626,838 642,842 668,833', 6);
  patch(context, '#8a5232', '604,716 602,742 652,742 652,716');
  patch(context, '#c2206c', '598,664 596,700 602,724 652,724 658,700 654,664 636,652 616,652');
  patch(context, '#8f1450', '640,654 654,664 658,700 652,724 638,724 644,690');
  limb(context, '#8a5232', '654,672 670,712 686,744', 13);
  limb(context, '#c2206c', '652,668 660,688', 18);
  limb(context, '#8a5232', '600,672 580,692 604,660', 13);
  limb(context, '#c2206c', '602,668 588,682', 18);
  patch(context, '#f6c542', '646,654 656,662 624,720 602,760 592,800 584,796 588,748 616,690');
  limb(context, '#b8195a', '656,662 626,718 604,760 593,798', 4);
  limb(context, '#8a5232', '627,650 627,640', 16);
  round(context, '#20131a', 627, 624, 19, 22);
  round(context, '#2c1a22', 628, 638, 14, 12);
  limb(context, '#fbf3dc', '614,642 628,651 642,642', 5);
}

/** The child skips; her school bag swings up. */
function child(context: SKRSContext2D): void {
  limb(context, '#8a5232', '704,806 702,838', 11);
  limb(context, '#8a5232', '722,804 736,816 730,832', 11);
  limb(context, '#8a5232', '706,754 692,744', 9);
  limb(context, '#8a5232', '724,756 742,772 752,764', 9);
  patch(context, '#f4efe2', '700,746 692,800 680,812 708,818 742,810 730,796 726,746 713,740');
  patch(context, '#b9bcd8', '718,744 726,746 730,796 742,810 722,815');
  patch(context, '#c8391f', '698,752 728,748 732,784 702,790');
  patch(context, '#9a2416', '720,750 728,748 732,784 722,786');
  limb(context, '#7c4a2c', '713,744 713,736', 10);
  round(context, '#20131a', 713, 722, 16, 17);
  limb(context, '#20131a', '700,728 692,744', 7);
  limb(context, '#20131a', '726,728 736,742', 7);
  round(context, '#e03a6a', 692, 746, 5, 4);
  round(context, '#e03a6a', 737, 744, 5, 4);
}

const DOME = { x: 640, y: 606, wide: 104, high: 62 };

/** Eight panels from the lit left to the dark right, scalloped between the ribs. */
function umbrella(context: SKRSContext2D): void {
  const tones = ['#a9d4f0', '#7fb8e6', '#559bd8', '#3a7cc4', '#2c62aa', '#234e90', '#1c3f78'];
  const rim = (t: number): Point => [DOME.x + (t - 0.5) * 2 * DOME.wide, DOME.y + 10 * Math.sin(t * Math.PI)];
  for (const [i, tone] of tones.entries()) {
    const [a, b] = [rim(i / tones.length), rim((i + 1) / tones.length)];
    const bulge = (t: number): Point => {
      const u = (t - 0.5) * 2;
      return [DOME.x + u * DOME.wide * 0.86, DOME.y - DOME.high * (0.62 - 0.25 * u * u)];
    };
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(DOME.x - 6, DOME.y - DOME.high);
    context.quadraticCurveTo(...bulge(i / tones.length), ...a);
    context.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 9, ...b);
    context.quadraticCurveTo(...bulge((i + 1) / tones.length), DOME.x - 6, DOME.y - DOME.high);
    context.fill();
  }
}

const warmed = (own: Colour, x: number, y: number): Colour => {
  const light = clamp(0.5 + 0.5 * Math.sin(x / 9 + y / 37));
  return mix(own, light > 0.5 ? [1, 0.92, 0.7] : [0.3, 0.2, 0.42], Math.abs(light - 0.5) * 0.2);
};

/** A woman in a sari and a child under one umbrella, walking away. */
export function walkers(): void {
  for (const [x, y, long, wide] of [
    [690, 850, 130, 16],
    [760, 842, 80, 11],
    [740, 858, 120, 12],
  ] as const)
    painting.brush({
      path: pull(x, y, 0.1, long),
      width: wide,
      colours: pair(roadShade),
      load: 0.8,
      dry: 0.1,
      taper: [1, 0.4],
    });
  const brush = { lit: warmed, varied: 0.05, load: 0.75 };
  paintFigure(painting, {
    ...brush,
    area: [570, 590, 700, 856],
    drawing: mother,
    angle: () => 1.5,
    width: [4, 12],
  });
  paintFigure(painting, {
    ...brush,
    area: [672, 696, 764, 846],
    drawing: child,
    angle: () => 1.4,
    width: [3.4, 9],
  });
  painting.brush({
    path: points('604,664 618,620 634,552'),
    width: 4.4,
    colours: [rgb('#2a1d16'), rgb('#5a3a24')],
    dry: 0,
    ragged: 0,
  });
  paintFigure(painting, {
    ...brush,
    area: [530, 536, 750, 630],
    drawing: umbrella,
    angle: (x) => 0.9 + (DOME.x - x) / 160,
    width: [4, 12],
  });
  for (const t of [-0.72, -0.4, -0.06, 0.3, 0.66])
    painting.brush({
      path: [
        [DOME.x - 6, DOME.y - DOME.high + 3],
        [DOME.x + t * DOME.wide * 0.66, DOME.y - DOME.high * 0.56],
        [DOME.x + t * DOME.wide, DOME.y + 4],
      ],
      width: 3,
      colours: [rgb('#16335f'), rgb('#1f477f')],
      dry: 0,
      ragged: 0,
    });
  painting.brush({
    path: points('634,546 632,530'),
    width: 4,
    colours: [rgb('#2a1d16'), rgb('#5a3a24')],
    dry: 0,
    ragged: 0,
  });
  painting.brush({
    path: points('604,662 601,676 606,684'),
    width: 5,
    colours: [vary(rgb('#8a5232'), random), rgb('#8a5232')],
    dry: 0,
  });
}
