/** The woman: drawn in flat tones for each form, then modelled with the brush; her face last, in single strokes. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, mix, rgb } from '../../studio/colour.ts';
import { smooth } from '../../studio/curves.ts';
import { points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { curve, polygon } from '../../studio/shapes.ts';
import { paintFigure } from '../figure.ts';
import { type Pair, pull } from '../strokes.ts';
import { jitter, gold, leaf, noise, painting, pair, tone } from './canvas.ts';

const TEAL = { deep: '#0a3a4a', shade: '#0c5560', body: '#117a7a', light: '#2fa397', glint: '#9fdcc6' };
const RANI = { shade: '#7c1244', body: '#b8195a', light: '#e2477f' };
const SKIN = { deep: '#4a2620', shade: '#6b3a28', body: '#8f5535', light: '#b97848', glint: '#dfa572' };

const form = (context: SKRSContext2D, color: string, outline: string): void => {
  context.fillStyle = color;
  polygon(context, smooth(points(outline), { closed: true, step: 5 }));
};
const fold = (context: SKRSContext2D, color: string, path: string, width: number): void => {
  context.strokeStyle = color;
  curve(context, points(path), width);
};

/** She sits cross-legged; the cloth is tight over the knees and hangs between them. */
function lap(context: SKRSContext2D): void {
  form(context, TEAL.body, '388,640 400,576 452,536 540,520 640,540 740,516 850,534 918,584 932,650 660,690');
  form(context, TEAL.shade, '560,560 640,552 720,560 780,600 760,660 560,670 520,610');
  form(context, TEAL.light, '404,590 450,548 530,532 560,546 480,570 420,612');
  form(context, TEAL.light, '740,530 820,540 886,576 900,606 830,566 750,552');
  for (const [path, color, width] of [
    ['430,620 520,580 640,584', TEAL.deep, 10],
    ['900,630 800,584 690,588', TEAL.deep, 10],
    ['470,640 560,606 640,612', TEAL.light, 7],
    ['860,640 770,604 690,616', TEAL.light, 6],
    ['540,650 620,626 660,650', TEAL.deep, 8],
    ['412,600 470,556 540,542', TEAL.glint, 6],
    ['760,532 840,552 896,594', TEAL.glint, 5],
  ] as const)
    fold(context, color, path, width);
}

function torso(context: SKRSContext2D): void {
  // Back and shoulder under the sari, bent forward.
  form(
    context,
    TEAL.body,
    '536,262 488,300 452,360 432,450 424,560 560,570 700,560 772,520 764,420 742,340 706,292 640,270',
  );
  form(context, TEAL.shade, '660,300 730,336 762,420 768,520 690,556 630,560 650,440');
  form(context, TEAL.deep, '690,420 756,430 766,520 700,548 676,490');
  form(context, TEAL.light, '536,268 492,306 458,366 442,440 470,430 500,350 556,296');
  for (const [path, color, width] of [
    ['560,290 520,380 500,540', TEAL.shade, 14],
    ['590,300 570,400 560,556', TEAL.deep, 9],
    ['622,310 612,420 616,556', TEAL.shade, 12],
    ['540,290 498,370 476,520', TEAL.light, 8],
    ['600,300 586,400 582,540', TEAL.light, 7],
    ['646,320 640,430 646,540', TEAL.light, 6],
    ['486,316 456,390 444,470', TEAL.glint, 7],
  ] as const)
    fold(context, color, path, width);
  // The visible part of the bodice.
  form(context, RANI.body, '690,290 740,326 768,392 742,420 712,360 676,316');
  form(context, RANI.shade, '724,350 756,384 768,394 744,420 722,384');
  // The border runs from the head across the chest.
  fold(context, RANI.body, '566,306 640,372 704,452 760,534', 22);
  fold(context, '#e9b23c', '580,302 654,368 718,446 772,526', 6);
}

/** Her right hand rests on the heap; her left holds the scales at eye level. */
function arms(context: SKRSContext2D): void {
  form(context, RANI.body, '468,330 500,326 508,372 494,436 468,470 424,458 428,400');
  form(context, RANI.light, '462,344 484,336 466,396 448,452 428,452 436,392');
  form(context, RANI.shade, '500,380 494,436 468,470 452,468 480,420');
  form(context, SKIN.body, '424,454 470,466 474,500 506,536 548,560 560,588 540,604 500,584 448,548 420,500');
  form(context, SKIN.light, '424,462 446,470 440,508 470,546 520,578 512,588 446,544 422,500');
  form(context, SKIN.shade, '470,478 476,502 510,534 546,560 520,556 480,528');
  for (const finger of [
    '536,574 566,584 584,606',
    '528,584 556,600 570,620',
    '516,588 536,608 546,626',
    '546,566 574,568 596,580',
  ])
    fold(context, SKIN.body, finger, 14);
  form(context, RANI.body, '716,300 752,306 800,364 822,404 786,436 744,396 708,336');
  form(context, RANI.light, '724,304 750,310 796,366 814,396 800,400 760,352');
  form(context, RANI.shade, '720,346 752,390 786,430 772,436 736,396');
  form(context, SKIN.body, '786,432 818,398 850,380 866,330 878,310 900,318 894,360 880,402 836,436 800,450');
  form(context, SKIN.light, '800,412 846,386 866,334 876,330 870,372 842,402 800,426');
  form(context, SKIN.shade, '800,448 836,434 880,402 894,360 884,372 862,402 820,428');
  form(context, SKIN.body, '862,334 860,304 876,286 904,288 916,306 906,330 886,340');
  fold(context, SKIN.light, '868,300 884,290 902,294', 12);
  fold(context, SKIN.light, '872,314 892,302 910,310', 11);
  fold(context, SKIN.shade, '878,330 896,320 908,324', 10);
}

/** Hood, hair and the planes of a bowed face, turned towards the scales. */
function head(context: SKRSContext2D): void {
  form(context, TEAL.shade, '548,300 532,236 552,172 606,136 664,142 704,184 710,236 690,284 650,312');
  form(context, TEAL.body, '540,300 526,236 546,170 602,134 650,138 604,164 572,214 570,270 584,310');
  form(context, TEAL.light, '532,262 536,206 562,164 606,142 620,146 574,186 556,236 556,286');
  form(context, '#1c1220', '590,238 596,192 630,166 668,172 692,204 694,240 660,214 626,214');
  form(context, SKIN.shade, '618,292 612,320 664,330 676,290');
  form(context, SKIN.body, '604,240 622,212 660,204 690,218 698,250 692,282 674,312 652,322 628,306 610,276');
  form(context, SKIN.light, '606,244 624,216 656,210 650,236 640,262 636,296 618,286');
  form(context, SKIN.shade, '690,222 698,250 692,282 674,312 656,322 664,292 676,262 676,236');
  form(context, SKIN.deep, '630,310 652,322 674,312 670,322 650,332 632,322');
  fold(context, '#2a1a28', '632,176 646,196 656,208', 3);
}

/** Long strokes down the cloth: dark in the hollows, light on the ridges, sunlight on her back. */
function folds(): void {
  for (const [path, width, color] of [
    ['566,296 530,380 512,470 506,556', 17, TEAL.shade],
    ['606,306 584,400 572,480 566,560', 15, TEAL.deep],
    ['650,330 636,410 632,490 630,560', 17, TEAL.shade],
    ['712,400 720,440 722,490 716,540', 15, TEAL.deep],
    ['548,290 510,360 490,450 482,548', 11, TEAL.light],
    ['588,300 560,390 546,470 540,556', 9, TEAL.light],
    ['628,316 608,410 600,490 600,560', 9, TEAL.light],
    ['672,356 664,420 664,490 668,548', 8, TEAL.light],
    ['534,292 496,346 466,410 450,470', 9, TEAL.glint],
    ['602,310 590,350 580,400 574,430', 5, TEAL.glint],
    ['420,616 480,578 560,572 640,590', 14, TEAL.shade],
    ['900,612 830,580 760,572 690,588', 14, TEAL.shade],
    ['408,600 460,556 530,540 580,548', 9, TEAL.light],
    ['780,536 840,548 890,580 914,606', 9, TEAL.light],
    ['404,596 450,552 510,536 540,536', 5, TEAL.glint],
    ['772,530 830,542 870,562 890,580', 4, TEAL.glint],
  ] as const)
    painting.brush({
      path: points(path),
      width,
      colours: tone(color),
      load: 0.9,
      dry: 0.3,
      ragged: 0.25,
      taper: [0.5, 0.4],
    });
  painting.brush({
    path: points('572,310 640,372 704,452 758,534'),
    width: 22,
    colours: tone(RANI.body),
    load: 1,
    dry: 0.05,
    taper: [0.7, 0.8],
  });
  painting.brush({
    path: points('584,306 654,368 718,446 770,526'),
    width: 7,
    colours: pair(gold),
    load: 1.2,
    dry: 0.15,
  });
}

/** Warm where the form faces the upper left, violet where it turns away. */
const dawnLit = (own: Colour, x: number, y: number): Colour => {
  const play = noise(x / 46, y / 60, 2) - 0.5;
  return mix(own, play > 0 ? rgb('#ffd9a0') : rgb('#2c2450'), clamp(Math.abs(play) * 0.44));
};

export function seller(): void {
  for (let i = 0; i < 5; i++) {
    const path = pull(920 + jitter(50), 640 + jitter(34), 0.2, 420);
    painting.brush({ path, width: 64, colours: tone('#3a2e54'), load: 0.5, dry: 0.4, taper: [1, 0.6] });
  }
  const cloth = { lit: dawnLit, varied: 0.07, load: 0.95 };
  paintFigure(painting, {
    ...cloth,
    area: [380, 505, 940, 700],
    drawing: lap,
    angle: (x) => (x < 650 ? -0.3 : 0.3),
    width: [5, 22],
  });
  paintFigure(painting, {
    ...cloth,
    area: [415, 255, 780, 575],
    drawing: torso,
    angle: (x, y) => 1.5 + (x - 600) / 500 + (y - 400) / 1600,
    width: [5, 20],
  });
  folds();
  paintFigure(painting, {
    ...cloth,
    area: [410, 280, 925, 640],
    drawing: arms,
    angle: (x) => (x < 640 ? 1 : -0.8),
    width: [4, 13],
  });
  paintFigure(painting, {
    ...cloth,
    load: 0.7,
    varied: 0.05,
    area: [515, 125, 720, 340],
    drawing: head,
    angle: (x, y) => Math.atan2(y - 226, x - 620) + 1.57,
    width: [4, 13],
  });
}

/** Lowered lids, a closed mouth; gold at nose and ear. */
export function face(): void {
  const stroke = (path: string, width: number, colours: Pair, load = 0.8) =>
    painting.brush({
      path: points(path),
      width,
      colours,
      load,
      dry: 0,
      ragged: 0.08,
      taper: [0.6, 0.4],
      pitch: 1.6,
    });
  stroke('616,238 628,230 642,233', 4, tone('#2a1714'));
  stroke('660,232 674,228 686,236', 4, tone('#2a1714'));
  stroke('617,252 630,260 644,254', 4.4, tone('#20100f'));
  stroke('660,254 674,260 688,253', 4.4, tone('#20100f'));
  stroke('618,246 630,248 642,247', 5, tone('#b97848'));
  stroke('662,247 674,248 684,246', 5, tone('#8f5535'));
  stroke('650,236 656,258 660,278', 5, tone('#c98a58'));
  stroke('644,280 654,287 666,281', 4.6, tone('#552a20'));
  stroke('638,300 652,297 668,301', 4.6, tone('#8f3040'));
  stroke('642,306 654,309 664,305', 4.6, tone('#b5505a'));
  stroke('622,272 630,282 634,292', 6, tone('#c98a58'));
  painting.brush({
    path: pull(654, 226, 0, 5),
    width: 8,
    colours: tone('#c8231f'),
    load: 1.4,
    dry: 0,
    ragged: 0,
  });
  painting.brush({ path: pull(642, 280, 0, 4), width: 6, colours: pair(gold), load: 1.6, dry: 0, ragged: 0 });
  painting.brush({
    path: pull(606, 278, 1.5, 12),
    width: 7,
    colours: pair(gold),
    load: 1.6,
    dry: 0,
    ragged: 0,
  });
  for (const [path, width, colours] of [
    ['582,316 562,262 574,204 616,162 660,160 694,190 704,236', 15, tone('#b8195a')],
    ['590,312 571,262 582,208 620,170 658,168 686,194 696,234', 5, pair(gold)],
    ['546,288 536,232 556,178', 6, tone('#d5f0d4')],
  ] as const)
    painting.brush({
      path: points(path),
      width,
      colours,
      load: 1.2,
      dry: 0.15,
      ragged: 0.1,
      taper: [0.8, 0.6],
    });
  for (const [x, y, angle] of [
    [464, 540, 1.0],
    [476, 548, 1.0],
    [488, 556, 1.0],
    [858, 376, 0.35],
    [862, 364, 0.35],
    [853, 388, 0.35],
  ])
    painting.brush({
      path: pull(x, y, angle, 40, 0.14),
      width: 6,
      colours: pair(Math.round(x) % 4 === 0 ? leaf : gold),
      load: 1.5,
      dry: 0,
    });
}
