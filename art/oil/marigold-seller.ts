/**
 * A flower seller at dawn, seen from slightly above: cool ground, one low light, and everything warm heaped up in
 * front. Brush for cloth and skin, knife for blossoms.
 */
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { handIn } from '../studio/hand-in.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { clamp } from '../studio/random.ts';
import { blossom, garland, heap, orange, rose, white, yellow } from './blossoms.ts';
import { between, Painting, palette, pull, shaken, vary, type Pair, type Palette } from './strokes.ts';

const WIDTH = 1400;
const HEIGHT = 1060;
const painting = new Painting(WIDTH, HEIGHT, { ground: '#8a4a34', seed: 52, weave: 2.6 });
const { random, noise } = painting;
const about = (reach: number) => (random() - 0.5) * 2 * reach;
const pair = (colours: Palette): Pair => colours.pair(random, 0.05);
const tone = (hex: string): Pair => [vary(rgb(hex), random, 0.04), vary(rgb(hex), random, 0.09)];

const dusk = palette('#3d3b66', '#4b4977', '#5c5788', '#474573');
const stone = palette('#6d6892', '#837aa2', '#75709a', '#8f819f');
const dawn = palette('#e9b48c', '#d99a86', '#f3cfa0', '#c98f92');
const jute = palette('#a87848', '#956638', '#bb8c58', '#8a5c36');
const juteShade = palette('#5c3c3a', '#6b4638', '#523846');
const juteLight = palette('#d8b27a', '#e3c38e', '#cfa468');
const teal = palette('#0f6f72', '#117c7c', '#0c5f68');
const tealShade = palette('#0a3a4c', '#0d3148', '#123f58');
const tealLight = palette('#2fa49a', '#4dbba8', '#269388');
const tealGlint = palette('#a6e2cc', '#d5f0d4', '#7fd0bc');
const rani = palette('#b8195a', '#d22c6a', '#9c1450');
const gold = palette('#f0b93a', '#ffd76a', '#d9962a');
const skin = palette('#8a4f30', '#7c4429', '#965a38');
const skinShade = palette('#4c2822', '#5a2f26', '#43222a');
const skinLight = palette('#c98a58', '#b97848', '#d99c68');
const leaf = palette('#2f5a34', '#3f7538', '#244a36', '#5c8a3c');

function ground(): void {
  const light = (x: number, y: number) =>
    noise(x / 260, y / 120, 3) + 0.34 * (1 - y / 520) - 0.12 * (x / WIDTH);
  painting.cover({
    count: 420,
    inside: () => true,
    area: [-40, -40, WIDTH + 40, HEIGHT],
    width: [34, 110],
    length: [2, 4.5],
    angle: (x, y) => -0.16 + 0.5 * (noise(x / 200, y / 200, 2) - 0.5),
    colours: (x, y) => pair(light(x, y) > 0.72 ? dawn : light(x, y) > 0.52 ? stone : dusk),
    mark: { dry: 0.4, load: 0.75 },
  });
}

/** People and baskets behind her: few touches, most of them cool. */
function market(): void {
  const stroke = (at: Point, size: number, path: string, width: number, colours: Pair) =>
    painting.brush({
      path: placed(path, at, size),
      width: width * size,
      colours,
      load: 0.9,
      dry: 0.2,
      taper: [0.8, 0.6],
    });
  const shadow = (at: Point, size: number) => {
    for (let i = 0; i < 3; i++) {
      const path = placed(`0,${about(0.02)} .4,${0.12 + about(0.03)} .9,${0.24 + about(0.05)}`, at, size);
      painting.brush({ path, width: 0.1 * size, colours: pair(dusk), load: 0.5, dry: 0.5, taper: [1, 0.5] });
    }
  };
  const basket = (at: Point, size: number, color: string) => {
    shadow(at, size * 1.6);
    stroke(at, size, '-1,-.1 -.6,.36 0,.5 .6,.36 1,-.1', 0.44, tone('#5c4238'));
    stroke(at, size, '-.9,.02 -.5,.3 -.1,.38', 0.1, tone('#a87c50'));
    for (let i = 0; i < 46; i++) {
      const [x, y] = [about(0.8), -0.2 + about(0.22)];
      const facing = random() - x * 0.4 - y * 0.8;
      const petal = mix(
        mix(rgb('#5a2c3c'), rgb(color), clamp(facing * 1.6)),
        rgb('#ffe9b0'),
        clamp(facing - 0.9),
      );
      stroke(at, size, `${x - 0.1},${y + about(0.08)} ${x + 0.1},${y + about(0.08)}`, 0.17, [
        petal,
        vary(petal, random, 0.1),
      ]);
    }
  };
  const walking = (at: Point, size: number, cloth: string, lower: string) => {
    shadow(at, size);
    stroke(at, size, '-.02,-.44 -.1,-.2 -.2,0', 0.1, tone('#5c3a34'));
    stroke(at, size, '.04,-.44 .12,-.22 .1,0', 0.1, tone('#44304a'));
    for (let i = 0; i < 5; i++) stroke(at, size, `${about(0.06)},-.52 ${about(0.1)},-.2`, 0.15, tone(lower));
    for (let i = 0; i < 5; i++) stroke(at, size, `${about(0.07)},-.8 ${about(0.06)},-.44`, 0.15, tone(cloth));
    stroke(at, size, '-.12,-.78 -.1,-.48', 0.05, tone('#f0d0ac'));
    stroke(at, size, '0,-1 .01,-.84', 0.17, tone('#43262c'));
  };
  basket([80, 300], 84, '#d8a444');
  basket([290, 150], 62, '#c65f7c');
  basket([1010, 230], 66, '#d59a3c');
  walking([424, 236], 200, '#b7a3c0', '#6d6292');
  walking([1180, 400], 330, '#c9b6b8', '#77709a');
  stroke([1180, 400], 330, '.1,-.76 .18,-.96 .12,-1.04', 0.06, tone('#6b4030'));
  basket([1182, 36], 80, '#eaa02c');
  walking([872, 206], 170, '#8a4a74', '#5a3a68');
  basket([1348, 250], 80, '#c9587c');
}

const cloth = points('60,640 250,520 560,470 900,480 1220,530 1420,640 1420,1080 -20,1080');
const hem = points('-10,690 90,632 250,540 560,500 900,500 1180,540 1330,600 1420,690');

function gunny(): void {
  const top = (x: number) => {
    const i = Math.max(0, cloth.slice(0, 6).findIndex(([px]) => px > x) - 1);
    const [[ax, ay], [bx, by]] = [cloth[i], cloth[i + 1]];
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
  const colours = (x: number, y: number) => {
    const fold = noise(x / 170 + 3, y / 60, 3) - (x - 500) / 4200;
    return pair(fold > 0.58 ? juteLight : fold < 0.4 ? juteShade : jute);
  };
  const area = [-20, 470, WIDTH + 20, HEIGHT + 20] as const;
  const inside = (x: number, y: number) => y > top(x) + 18;
  const weave = { dry: 0.5, load: 0.8, pitch: 3 };
  painting.cover({
    count: 300,
    inside,
    area,
    width: [30, 80],
    length: [2, 4],
    angle: () => 0.1 + about(0.2),
    colours,
    mark: weave,
  });
  painting.cover({
    count: 380,
    inside,
    area,
    width: [8, 22],
    length: [3, 7],
    angle: () => (random() < 0.5 ? 0.06 : 1.5) + about(0.1),
    colours,
    mark: { ...weave, dry: 0.8 },
  });
  // The edge is rolled back and catches the light.
  for (let i = 0; i < 40; i++) {
    const at = Math.floor(random() * (hem.length - 1));
    const [a, b] = [hem[at], hem[at + 1]];
    const [from, to] = [random() * 0.6, 0.4 + random() * 0.6];
    const path = [between([a], [b], from)[0], between([a], [b], Math.max(to, from + 0.3))[0]];
    painting.brush({
      path: shaken(path, random, 7),
      width: 12 + 14 * random(),
      colours: pair(random() < 0.55 ? juteLight : jute),
      dry: 0.5,
    });
  }
}

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

function sari(): void {
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
function head(): void {
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

function arms(): void {
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

function scales(): void {
  const thin = (path: string, width: number, colours: Pair) =>
    painting.brush({ path: points(path), width, colours, load: 1.1, dry: 0, ragged: 0, taper: [0.9, 0.9] });
  thin('898,306 898,352', 4, tone('#3a2a30'));
  thin('772,366 898,350 1022,338', 9, tone('#6d4a2a'));
  thin('774,362 898,346 1020,335', 4, pair(gold));
  for (const [x, y, hook] of [
    [778, 506, 365],
    [1016, 470, 338],
  ]) {
    for (const side of [-66, 0, 66]) thin(`${x},${hook} ${x + side},${y}`, 2.6, tone('#4a3434'));
    painting.brush({
      path: points(`${x - 74},${y} ${x - 40},${y + 26} ${x},${y + 32} ${x + 40},${y + 26} ${x + 74},${y}`),
      width: 26,
      colours: tone('#6a4a3a'),
      dry: 0,
      taper: [0.4, 0.4],
    });
    thin(`${x - 72},${y - 2} ${x},${y + 12} ${x + 72},${y - 2}`, 7, pair(gold));
    thin(`${x - 60},${y + 8} ${x - 36},${y + 22} ${x - 14},${y + 27}`, 6, tone('#f7e6b8'));
  }
  for (let i = 0; i < 9; i++) blossom(painting, [1016 + about(46), 454 + about(10)], 19, orange, 0.9);
  for (const [x, high] of [
    [760, 32],
    [792, 24],
  ]) {
    painting.brush({
      path: points(`${x},${512 - high} ${x},512`),
      width: 26,
      colours: tone('#2b2733'),
      dry: 0,
    });
    painting.brush({
      path: points(`${x - 8},${512 - high} ${x - 8},508`),
      width: 6,
      colours: tone('#8a86a0'),
      dry: 0,
    });
  }
}

function leaves(x: number, y: number, count: number, size: number): void {
  for (let i = 0; i < count; i++) {
    const angle = about(1.2) + 0.5;
    const path = pull(
      x + about(size),
      y + about(size * 0.5),
      angle,
      size * (0.7 + 0.6 * random()),
      about(0.12),
    );
    painting.brush({ path, width: size * 0.26, colours: pair(leaf), taper: [0.4, 0.1], load: 1 });
    if (random() < 0.5)
      painting.brush({
        path: shaken(path, random, 3),
        width: size * 0.06,
        colours: tone('#b9cf7a'),
        taper: [0.6, 0.1],
      });
  }
}

function flowers(): void {
  heap(painting, { at: [226, 640], wide: 190, deep: 62, high: 120, flower: yellow, size: [15, 21] });
  painting.brush({
    path: points('960,610 1000,690 1120,722 1240,690 1290,600'),
    width: 70,
    colours: tone('#6a4634'),
    dry: 0.1,
  });
  painting.brush({
    path: points('966,640 1010,700 1100,728'),
    width: 14,
    colours: tone('#c49660'),
    dry: 0.4,
  });
  heap(painting, { at: [1124, 610], wide: 156, deep: 58, high: 70, flower: white, size: [11, 15] });
  leaves(930, 690, 30, 84);
  heap(painting, { at: [640, 800], wide: 330, deep: 128, high: 190, flower: orange, size: [20, 34] });
  heap(painting, { at: [110, 970], wide: 300, deep: 150, high: 190, flower: rose, size: [26, 42] });
  heap(painting, { at: [1180, 980], wide: 330, deep: 150, high: 220, flower: yellow, size: [26, 42] });
  for (const [reach, flowers] of [
    [1, [orange, orange, white]],
    [0.66, [rose, rose, white]],
    [0.34, [orange]],
  ] as const) {
    const coil = Array.from({ length: 13 }, (_, i): Point => {
      const angle = -2.6 + (i / 12) * 6.1;
      return [630 + Math.cos(angle) * 205 * reach, 1032 + Math.sin(angle) * 86 * reach];
    });
    garland(painting, coil, 22, flowers);
  }
}

function scattered(): void {
  for (let i = 0; i < 120; i++) {
    const x = WIDTH * random();
    const y = 560 + 480 * random() ** 0.8;
    const flower = x < 430 ? rose : x < 900 ? orange : yellow;
    const size = 8 + ((y - 500) / 560) * 12;
    painting.knife({
      path: pull(x, y, random() * 3, size * 1.4, 0.1),
      width: size * 0.55,
      colours: pair(random() < 0.5 ? flower.body : flower.light),
      load: 1.2,
    });
  }
}

/** First sun along everything that faces the upper left. */
function firstLight(): void {
  const glow: Colour = rgb('#fff0c0');
  for (const [path, width] of [
    ['590,158 542,180 520,222', 8],
    ['500,240 462,296 436,344', 7],
    ['404,400 390,450', 5],
  ] as const) {
    painting.brush({
      path: points(path),
      width,
      colours: [glow, mix(glow, rgb('#7fd0bc'), 0.4)],
      load: 1.5,
      taper: [0.5, 0.2],
      dry: 0.5,
    });
  }
}

ground();
market();
gunny();
sari();
head();
arms();
firstLight();
flowers();
scales();
scattered();
handIn(painting.toCanvas());
