/**
 * A rooster in big bristle strokes: turquoise over an orange first coat; the tail is cut off by the edge of the
 * picture.
 */
import { rgb } from '../studio/colour.ts';
import { savePicture } from '../studio/program.ts';
import { points, type Point } from '../studio/points.ts';
import { clamp } from '../studio/random.ts';
import { between, Painting, palette, pull, unsteadyPath, type Pair, type Palette } from '../oil/strokes.ts';

const WIDTH = 1400;
const HEIGHT = 1130;
const painting = new Painting(WIDTH, HEIGHT, { ground: '#ef7a3c', seed: 31, weave: 3 });
const { random, noise } = painting;

const turquoise = palette('#12a5a8', '#1db8b4', '#0e8f9c', '#43cbbd', '#18a0b4');
const deepWater = palette('#0c6f86', '#0a5c78', '#117f8f');
const plum = palette('#4a1038', '#6d1440', '#38102f');
const crimson = palette('#b3142a', '#c91f2c', '#8f1230');
const vermilion = palette('#e8301c', '#f04a22', '#d92616');
const orange = palette('#f47a1c', '#f9922a', '#e85f1a');
const yellow = palette('#ffc928', '#ffd84f', '#f7b21c');
const night = palette('#141c4c', '#1a2a6c', '#0f1638');
const emerald = palette('#0f7a4c', '#1c9a5c', '#0b5a48');
const violet = palette('#5a2390', '#7a34ac', '#46197a');
const pair = (pigment: Palette): Pair => pigment.pair(random, 0.05);
const oneOf = (...pigments: Palette[]): Pair => {
  const [a, b] = [0, 1].map(() => pigments[Math.floor(random() * pigments.length)].pick(random));
  return [a, b];
};

function ground(): void {
  painting.cover({
    count: 150,
    inside: () => true,
    area: [-60, -60, WIDTH + 60, HEIGHT + 60],
    width: [70, 150],
    length: [2.2, 4.5],
    angle: (x, y) => 2.4 * noise(x / 420, y / 420, 2) - 1.4,
    colours: (x, y) => (y > 850 + 90 * noise(x / 200, 3, 2) ? pair(deepWater) : pair(turquoise)),
    bend: 0.14,
    mark: { dry: 0.5, load: 0.95, ragged: 0.5, pitch: 3.4 },
  });
}

/** Sickle feathers from the rump up and over the edge of the picture, the far ones first. */
function tail(): void {
  const root: Point = [880, 590];
  const feathers: { by: Point; tip: Point; width: number; colours: Pair }[] = [
    { by: [930, 130], tip: [1010, -90], width: 74, colours: oneOf(night) },
    { by: [1010, 120], tip: [1180, -80], width: 84, colours: oneOf(emerald, night) },
    { by: [1090, 170], tip: [1330, -30], width: 88, colours: oneOf(night, violet) },
    { by: [1150, 250], tip: [1460, 120], width: 92, colours: oneOf(emerald) },
    { by: [1150, 350], tip: [1480, 300], width: 90, colours: oneOf(violet, night) },
    { by: [1150, 430], tip: [1400, 560], width: 86, colours: oneOf(night) },
    { by: [1120, 500], tip: [1290, 760], width: 76, colours: oneOf(emerald, night) },
    { by: [1050, 540], tip: [1150, 800], width: 60, colours: oneOf(violet) },
  ];
  for (const { by, tip, width, colours } of feathers) {
    const start: Point = [root[0] + (random() - 0.5) * 60, root[1] + (random() - 0.5) * 90];
    const path = [start, by, tip];
    painting.brush({ path, width, colours, load: 1.25, taper: [0.85, 0.5], dry: 0.3, pitch: 3.6 });
    const light = unsteadyPath(path, random, 12).map(([x, y]): Point => [x - 12, y - 12]);
    painting.brush({
      path: light,
      width: width * 0.24,
      colours: oneOf(turquoise, emerald, yellow),
      load: 1.1,
      taper: [0.2, 0.1],
      dry: 0.75,
    });
  }
}

const back: Point[] = points('470,430 600,520 740,560 870,530 960,480');
const belly: Point[] = points('395,560 430,740 590,860 800,800 950,620');

function body(): void {
  const layers = [
    { from: 0.5, to: 1, count: 15, pigment: plum, width: 74 },
    { from: 0.3, to: 0.92, count: 14, pigment: crimson, width: 66 },
    { from: 0.02, to: 0.5, count: 14, pigment: vermilion, width: 60 },
  ];
  for (const { from, to, count, pigment, width } of layers) {
    for (let i = 0; i < count; i++) {
      const curve = unsteadyPath(between(back, belly, from + (to - from) * random()), random, 12);
      const start = Math.floor(random() * 3);
      const path = curve.slice(start, start + 3);
      painting.brush({
        path,
        width: width * (0.7 + 0.5 * random()),
        colours: pair(pigment),
        load: 1.15,
        dry: 0.35,
      });
    }
  }
  // Pale dabs on the breast, as on speckled hens.
  for (let i = 0; i < 26; i++) {
    const [x, y] = between(back, belly, 0.62 + 0.36 * random())[1];
    const at = pull(
      x + 150 * random() - 20,
      y + 70 * random() - 40,
      0.9 + random() * 0.5,
      26 + 16 * random(),
    );
    painting.brush({
      path: at,
      width: 13 + 8 * random(),
      colours: oneOf(orange, yellow),
      load: 1.4,
      dry: 0.2,
    });
  }
}

function wing(): void {
  const shoulder: Point = [560, 590];
  const rows = [
    { reach: 330, count: 9, from: 0.02, to: 0.62, width: 52, colours: () => oneOf(night, emerald) },
    { reach: 245, count: 9, from: -0.02, to: 0.78, width: 46, colours: () => oneOf(violet, night) },
    { reach: 185, count: 10, from: -0.12, to: 0.95, width: 44, colours: () => oneOf(yellow, orange) },
    { reach: 115, count: 9, from: -0.2, to: 1.15, width: 40, colours: () => oneOf(orange, vermilion) },
  ];
  for (const { reach, count, from, to, width, colours } of rows) {
    for (let i = count - 1; i >= 0; i--) {
      const angle = from + ((to - from) * i) / (count - 1) + (random() - 0.5) * 0.08;
      const long = reach * (0.92 + 0.16 * random());
      const end: Point = [shoulder[0] + Math.cos(angle) * long, shoulder[1] + Math.sin(angle) * long];
      const middle: Point = [
        shoulder[0] + Math.cos(angle + 0.16) * long * 0.55,
        shoulder[1] + Math.sin(angle + 0.16) * long * 0.55,
      ];
      const path: Point[] = [[shoulder[0] + 12 * random(), shoulder[1] + 12 * random()], middle, end];
      painting.brush({
        path,
        width: width * (0.85 + 0.3 * random()),
        colours: colours(),
        load: 1.25,
        dry: 0.25,
      });
    }
  }
}

/** Neck feathers fall from the head over breast and shoulder. */
function neck(): void {
  const nape: Point[] = points('455,290 545,400 640,590');
  const throat: Point[] = points('380,330 335,480 380,690');
  const coats = [
    { count: 16, width: 54, reach: 1, colours: () => oneOf(crimson, vermilion) },
    { count: 20, width: 40, reach: 0.96, colours: () => oneOf(orange, vermilion) },
    { count: 24, width: 28, reach: 0.86, colours: () => oneOf(yellow, orange) },
    { count: 9, width: 13, reach: 0.9, colours: () => oneOf(crimson) },
    { count: 14, width: 15, reach: 0.74, colours: () => oneOf(yellow) },
  ];
  for (const { count, width, reach, colours } of coats) {
    for (let i = 0; i < count; i++) {
      const share = clamp((i + random()) / count);
      const [a, b, c] = unsteadyPath(between(nape, throat, share), random, 9);
      const end: Point = [
        b[0] + (c[0] - b[0]) * reach * (0.7 + 0.4 * random()),
        b[1] + (c[1] - b[1]) * reach,
      ];
      painting.brush({
        path: [a, b, end],
        width: width * (0.8 + 0.4 * random()),
        colours: colours(),
        load: 1.25,
        taper: [0.6, 0.25],
        dry: 0.35,
      });
    }
  }
}

function head(): void {
  const dab = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    colours: Pair,
    load = 1.4,
  ) =>
    painting.brush({
      path: pull(x, y, angle, length, 0.08),
      width,
      colours,
      load,
      dry: 0.1,
      taper: [0.8, 0.6],
    });
  for (let i = 0; i < 5; i++)
    dab(415 + 8 * i, 268 + 14 * (i % 3), 0.3 * i - 0.5, 110, 52, oneOf(vermilion, orange));
  for (const [x, y, angle, length] of [
    [356, 212, -1.85, 92],
    [394, 176, -1.7, 122],
    [444, 168, -1.45, 136],
    [492, 190, -1.15, 120],
    [518, 240, -0.6, 90],
  ]) {
    dab(x, y, angle, length, 50, oneOf(crimson, vermilion), 1.7);
    dab(x - 8, y - 6, angle, length * 0.5, 16, oneOf(vermilion, orange), 1.7);
  }
  for (const [x, y, length] of [
    [352, 392, 120],
    [392, 410, 104],
  ]) {
    dab(x, y, 1.5, length, 50, oneOf(crimson, vermilion), 1.7);
    dab(x - 9, y - 4, 1.5, length * 0.5, 15, oneOf(orange, vermilion), 1.5);
  }
  painting.brush({
    path: points('372,268 320,276 262,318'),
    width: 46,
    colours: oneOf(yellow),
    load: 1.5,
    taper: [1, 0.15],
    dry: 0.05,
  });
  painting.brush({
    path: points('366,316 326,322 286,338'),
    width: 26,
    colours: oneOf(orange),
    load: 1.4,
    taper: [1, 0.2],
    dry: 0.05,
  });
  const black: Pair = [rgb('#0d0d18'), rgb('#151028')];
  const white: Pair = [rgb('#fffaf0'), rgb('#fff3d0')];
  const blob = (x: number, y: number, size: number, colours: Pair, load: number) => {
    for (const angle of [0.4, 1.5, 2.6]) {
      const path = pull(x, y, angle, size * 0.9);
      painting.brush({ path, width: size, colours, load, dry: 0, ragged: 0.1, opacity: 1, pickup: 0 });
    }
  };
  blob(419, 262, 54, white, 1.3);
  blob(412, 266, 30, black, 0.8);
  blob(405, 257, 9, white, 1.4);
}

function legs(): void {
  const bird: { hip: Point; knee: Point; foot: Point }[] = [
    { hip: [600, 800], knee: [640, 900], foot: [585, 1020] },
    { hip: [740, 790], knee: [790, 880], foot: [770, 1000] },
  ];
  for (const { hip, knee, foot } of bird) {
    for (let i = 0; i < 5; i++) {
      const path = unsteadyPath(
        [hip, [(hip[0] + knee[0]) / 2 + 10, (hip[1] + knee[1]) / 2], knee],
        random,
        16,
      );
      painting.brush({ path, width: 50, colours: oneOf(plum, crimson), taper: [1, 0.4], load: 1.1 });
    }
    painting.brush({ path: [knee, foot], width: 26, colours: oneOf(yellow, orange), load: 1.4, dry: 0.1 });
    for (const [dx, dy] of points('-105,26 -52,66 30,58 66,4')) {
      const toe: Point = [foot[0] + dx, foot[1] + dy];
      const middle: Point = [foot[0] + dx * 0.5, foot[1] + dy * 0.5 - 12];
      painting.brush({
        path: [foot, middle, toe],
        width: 23,
        colours: oneOf(yellow, orange),
        load: 1.4,
        taper: [1, 0.4],
      });
    }
  }
}

function signature(): void {
  const letters: Point[][] = [
    points('0,0 0,40'),
    points('22,2 2,22 24,42'),
    points('34,42 46,2 60,42'),
    points('38,28 56,27'),
    points('70,40 70,3 88,8 72,20 92,30 72,41'),
    points('104,2 105,41'),
    points('118,42 118,4 138,10 120,22 142,44'),
  ];
  for (const letter of letters) {
    painting.scratch(
      letter.map(([x, y]) => [70 + x * 1.15, 1040 + y * 1.05 - x * 0.06]),
      6,
      rgb('#f4a06a'),
    );
  }
}

ground();
tail();
legs();
body();
wing();
neck();
head();
signature();
savePicture(painting.toCanvas({ gloss: 0.8 }));
