/** The woman and her sari. */
import { placed, points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { between, type Pair, type Palette, palette, pull, shaken } from '../strokes.ts';
import {
  about,
  gold,
  leaf,
  painting,
  pair,
  random,
  rani,
  skin,
  skinLight,
  skinShade,
  teal,
  tealGlint,
  tealLight,
  tealShade,
  tone,
} from './canvas.ts';

interface Drape {
  /** The folds run between these two lines, from one end of them to the other. */
  between: readonly [string, string];
  /** Where along the way from the first line to the second each tone lies. */
  light: number;
  shade: number;
  folds: number;
  width: number;
}

/** Folds of the sari, laid from the shade into the light. */
function drape({ between: [one, other], light, shade, folds, width }: Drape): void {
  const [a, b] = [points(one), points(other)];
  const layers = [
    { colours: tealShade, from: 0, to: 1, count: folds, size: 1 },
    { colours: teal, from: Math.min(light, shade), to: shade, count: folds, size: 0.75 },
    { colours: tealLight, from: light - 0.25, to: light + 0.25, count: folds * 0.7, size: 0.5 },
    { colours: tealShade, from: 0.1, to: 1, count: folds * 0.35, size: 0.22 },
    { colours: tealGlint, from: light - 0.12, to: light + 0.1, count: folds * 0.28, size: 0.24 },
  ];
  for (const { colours, from, to, count, size } of layers) {
    for (let i = 0; i < count; i++) {
      const share = clamp(from + (to - from) * random());
      const start = Math.floor(random() * (a.length - 2));
      const path = shaken(between(a, b, share).slice(start, start + 3), random, width * 0.12);
      painting.brush({
        path,
        width: width * size * (0.6 + 0.7 * random()),
        colours: pair(colours),
        taper: [0.7, 0.4],
      });
    }
  }
}

export function sari(): void {
  for (let i = 0; i < 5; i++) {
    const path = pull(900 + about(60), 610 + about(40), 0.22, 420);
    painting.brush({ path, width: 70, colours: tone('#3f3256'), load: 0.5, dry: 0.4, taper: [1, 0.6] });
  }
  for (let i = 0; i < 7; i++) {
    const path = shaken(points('570,250 610,400 630,600'), random, 22);
    painting.brush({ path, width: 130, colours: pair(tealShade), load: 0.6, dry: 0 });
  }
  const lap = ['400,520 540,500 690,505 850,540', '340,640 540,650 720,650 910,630'] as const;
  drape({ between: lap, light: 0.2, shade: 1, folds: 26, width: 46 });
  const chest = ['560,290 610,360 668,430 720,520', '690,286 734,340 766,420 790,520'] as const;
  drape({ between: chest, light: 0.15, shade: 0.8, folds: 22, width: 40 });
  const back = [
    '546,190 488,252 446,330 420,420 404,520 396,610',
    '600,210 596,300 600,390 604,470 600,540 590,620',
  ] as const;
  drape({ between: back, light: 0.14, shade: 0.85, folds: 36, width: 50 });
}

/** Bowed so far that there is little to see but the parting and the nose. */
export function head(): void {
  const stroke = (path: string, width: number, colours: Pair, load = 0.9) =>
    painting.brush({ path: points(path), width, colours, load, dry: 0.05, ragged: 0.15, taper: [0.8, 0.6] });
  stroke('560,216 590,192 640,196', 60, tone('#1c1424'));
  stroke('566,232 598,214 650,228', 30, tone('#2a1a28'));
  stroke('588,224 598,262 616,296', 52, pair(skinShade));
  stroke('612,226 622,262 626,300', 56, pair(skin));
  stroke('648,236 646,268 634,298', 28, pair(skinShade));
  stroke('600,230 606,250 606,272', 22, pair(skinLight));
  stroke('622,234 630,262 632,280', 11, pair(skinLight));
  stroke('596,256 606,262 616,262', 6, pair(skinShade));
  stroke('638,262 646,262 654,256', 6, pair(skinShade));
  stroke('612,292 626,296 638,292', 9, tone('#5a2428'));
  stroke('602,180 614,206 620,222', 5, tone('#c8391f'));
  painting.brush({ path: pull(624, 278, 0, 6), width: 7, colours: pair(gold), load: 1.6, dry: 0, ragged: 0 });
  for (let i = 0; i < 13; i++) {
    const out = 30 * random();
    const hood = placed('-78,96 -84,30 -62,-26 -8,-54 42,-42 66,-8', [614, 222], 1 + out / 110);
    const from = Math.floor(random() * 3);
    const colours = from === 0 || random() < 0.4 ? tealLight : teal;
    painting.brush({
      path: shaken(hood.slice(from, from + 4), random, 3),
      width: 13 + 15 * random(),
      colours: pair(colours),
      taper: [0.8, 0.3],
    });
  }
  const edge = '556,322 540,262 556,212 602,180 644,188 668,222';
  painting.brush({ path: points(edge), width: 20, colours: pair(rani), load: 1.2, dry: 0.15 });
  painting.brush({
    path: points('563,318 549,262 563,220 604,190 640,197 660,226'),
    width: 6,
    colours: pair(gold),
    load: 1.3,
    dry: 0.2,
  });
  for (const [path, width, colours] of [
    ['556,318 620,372 690,450 738,540', 26, rani],
    ['572,316 634,368 702,446 748,530', 7, gold],
  ] as const) {
    painting.brush({
      path: points(path),
      width,
      colours: pair(colours),
      load: 1.2,
      dry: 0.2,
      taper: [0.8, 0.7],
    });
  }
}

export function arms(): void {
  const stroke = (path: string, width: number, colours: Palette, taper: [number, number] = [1, 0.75]) =>
    painting.brush({ path: points(path), width, colours: pair(colours), load: 1, dry: 0.08, taper });
  const raniLight = palette('#f0608e', '#e8447a');
  stroke('448,330 418,400 412,470', 66, rani);
  stroke('436,330 402,396 396,462', 22, raniLight);
  stroke('414,460 436,524 510,566', 50, skin, [1, 0.7]);
  stroke('398,464 416,524 474,560', 16, skinLight, [1, 0.5]);
  stroke('436,546 480,574 520,580', 14, skinShade, [1, 0.5]);
  for (const finger of ['500,556 536,572 556,600', '500,566 526,586 538,612', '498,572 508,596 516,618'])
    stroke(finger, 17, skin, [1, 0.5]);
  stroke('712,318 764,378 806,424', 64, rani);
  stroke('716,304 772,364 812,406', 18, raniLight);
  stroke('796,428 846,400 876,322', 48, skin, [1, 0.65]);
  stroke('786,412 834,386 862,326', 15, skinLight, [1, 0.5]);
  stroke('818,440 864,404 886,340', 13, skinShade, [1, 0.5]);
  stroke('866,334 872,308 892,302', 34, skin, [1, 0.8]);
  for (const finger of ['884,296 902,304 900,322', '872,292 892,292 904,300'])
    stroke(finger, 13, skinLight, [1, 0.7]);
  for (const [x, y, angle] of [
    [462, 556, 1.2],
    [474, 561, 1.2],
    [858, 372, 0.3],
    [862, 360, 0.3],
    [854, 384, 0.3],
  ]) {
    const bangle = pull(x, y, angle, 44, 0.14);
    painting.brush({
      path: bangle,
      width: 6,
      colours: pair(random() < 0.5 ? gold : leaf),
      load: 1.5,
      dry: 0,
    });
  }
}
