/** A four-year-old's tree: a trunk dragged with the whole hand, and leaves of hand and finger prints. */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { smooth, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { points, shaky } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { pinUp } from '../studio/pin-up.ts';
import { noiseFrom, randomFrom } from '../studio/random.ts';
import { rgb } from '../studio/colour.ts';
import { ThickPaint } from '../studio/thick-paint.ts';
import { pressFinger, pressHand } from './prints.ts';

const SUGAR_PAPER = '#93b4b3';

/** Sugar paper: dull, soft, full of coloured fibres. */
function sugarPaper(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const noise = noiseFrom(17);
  const random = randomFrom(18);
  const base = rgb(SUGAR_PAPER);
  const image = context.createImageData(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const pulp =
        1 +
        (noise(x / 5, y / 4, 3) - 0.5) * 0.1 +
        (noise(x / 90, y / 90, 2) - 0.5) * 0.07 +
        (random() - 0.5) * 0.05;
      for (let channel = 0; channel < 3; channel++) image.data[at * 4 + channel] = 255 * base[channel] * pulp;
      image.data[at * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  for (let fibre = 0; fibre < 2600; fibre++) {
    const [x, y, angle] = [random() * width, random() * height, random() * 6.3];
    const length = 3 + random() * 11;
    context.strokeStyle = ['rgba(240,246,240,.22)', 'rgba(40,74,82,.2)', 'rgba(190,120,110,.16)'][fibre % 3];
    context.lineWidth = 0.5 + random() * 0.7;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
      x + Math.cos(angle + 0.9) * length * 1.4,
      y + Math.sin(angle + 0.9) * length * 1.4,
    );
    context.stroke();
  }
  return canvas;
}

const PAD = 46;
const sheet = sugarPaper(1014, 1308);
const paint = new ThickPaint(
  pinUp(sheet, { pad: PAD, board: '#d9c7a6', paper: SUGAR_PAPER, turn: 0.008, seed: 30 }),
  404,
);
const random = paint.random;
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

const pots = {
  brown: '#6a3717',
  leaf: '#2f8f36',
  lime: '#93bd1f',
  yellow: '#f5c211',
  orange: '#f07a16',
  red: '#d32a1e',
  white: '#f4efe2',
} as const;
type Pot = keyof typeof pots;

/** Four parallel finger strokes. */
function dragFingers(path: Point[], pot: Pot, finger: number, count: number, load = 0.98) {
  for (let i = 0; i < count; i++) {
    const shift = (i - (count - 1) / 2) * finger * 0.8;
    const late = Math.round(random() * 3);
    const own = smooth(path)
      .slice(late * 4)
      .map(([x, y]): Point => [x + shift + jitter(2), y + Math.abs(shift) * 0.25]);
    paint.drag(shaky(own, 6, 110, random), {
      colour: pots[pot],
      width: finger * (0.95 + random() * 0.2),
      load: load + jitter(0.16),
      reach: 1100 + random() * 700,
      bristle: 2.6,
      streaks: 0.95,
      body: 0.6,
      bank: 0.5,
      pickUp: 0.2,
    });
  }
}

function trunk() {
  for (const [from, bend] of points('430,14 520,-18 610,20 560,-6 480,8')) {
    const top = 560 + random() * 90;
    dragFingers(
      [
        [from + jitter(16), 1272],
        [from + bend, 1090],
        [500 + (from - 500) * 0.68 + jitter(10), 860],
        [506 + (from - 500) * 0.5, top],
      ],
      'brown',
      41,
      3,
    );
  }
  const branches: Point[][] = [
    points('470,800 392,690 290,610 196,560'),
    points('560,790 660,684 742,600 832,580'),
    points('510,700 504,560 470,420 462,330'),
    points('540,700 600,560 666,450 690,372'),
    points('496,690 410,540 338,440 310,372'),
  ];
  for (const branch of branches) dragFingers(branch, 'brown', 36, branch === branches[2] ? 2 : 1, 0.92);
  for (const root of [
    points('420,1250 340,1284 250,1290'),
    points('640,1246 730,1276 812,1282'),
  ] satisfies Point[][]) {
    dragFingers(root, 'brown', 38, 1, 0.8);
  }
}

function sun() {
  const swirl = Array.from({ length: 70 }, (_, i): Point => {
    const turn = i * 0.33;
    return [178 + Math.cos(turn) * (6 + i * 1.25), 190 + Math.sin(turn) * (6 + i * 1.15)];
  });
  paint.drag(shaky(swirl, 4, 60, random), {
    colour: pots.yellow,
    width: 32,
    load: 0.98,
    reach: 4200,
    bristle: 2.6,
    streaks: 0.8,
    body: 0.55,
    bank: 0.55,
  });
  for (let ray = 0; ray < 7; ray++) {
    const angle = -0.5 + ray * 0.47 + jitter(0.1);
    const end = 150 + random() * 46;
    paint.drag(
      [
        [178 + Math.cos(angle) * 116, 190 + Math.sin(angle) * 112],
        [178 + Math.cos(angle) * end, 190 + Math.sin(angle) * end],
      ],
      {
        colour: pots[ray % 3 ? 'yellow' : 'orange'],
        width: 27,
        load: 0.86,
        reach: 150,
        bristle: 2.6,
        streaks: 0.8,
        body: 0.5,
        bank: 0.4,
      },
    );
  }
}

function grass() {
  for (let pull = 0; pull < 22; pull++) {
    const x = 64 + random() * 940;
    if (x > 370 && x < 690) continue;
    const lean = jitter(46);
    const tall = 60 + random() * 90;
    const foot = 1344 - random() * 60;
    paint.drag(
      shaky(
        [
          [x, foot],
          [x + lean * 0.3, foot - tall * 0.6],
          [x + lean, foot - tall],
        ],
        5,
        60,
        random,
      ),
      {
        colour: pots[random() < 0.7 ? 'leaf' : 'lime'],
        width: 30 + jitter(5),
        load: 0.88,
        reach: 130 + random() * 60,
        bristle: 2.6,
        streaks: 0.8,
        body: 0.5,
        bank: 0.4,
        pickUp: 0.3,
      },
    );
  }
}

function hands() {
  const crown: [number, number, number, number, Pot, boolean][] = [
    [300, 520, -0.75, 268, 'leaf', false],
    [430, 404, -0.25, 262, 'lime', true],
    [600, 396, 0.2, 270, 'leaf', false],
    [760, 470, 0.62, 260, 'orange', false],
    [820, 640, 1.25, 258, 'leaf', true],
    [250, 690, -1.3, 262, 'yellow', true],
    [520, 610, 0.05, 266, 'leaf', true],
    [690, 650, 0.9, 254, 'lime', false],
    [372, 660, -0.5, 256, 'orange', false],
    [930, 420, 0.9, 262, 'yellow', true],
  ];
  for (const [x, y, angle, size, pot, left] of crown) {
    pressHand(paint, {
      colour: pots[pot],
      at: [x, y],
      angle: angle + jitter(0.1),
      size,
      wet: 0.52 + random() * 0.3,
      left,
    });
  }
}

/** Finger prints in series: each has less paint than the one before, until the finger is dipped again. */
function fingers() {
  const pile: Pot[] = ['leaf', 'lime', 'red', 'yellow', 'leaf', 'orange', 'leaf', 'red', 'lime'];
  for (let load = 0; load < 27; load++) {
    const angle = -Math.PI + (load / 26) * Math.PI + jitter(0.2);
    let [x, y] = [
      530 + Math.cos(angle) * (120 + random() * 300),
      610 + Math.sin(angle) * (80 + random() * 380),
    ];
    for (let wet = 0.95; wet > 0.26; wet -= 0.17 + random() * 0.12) {
      pressFinger(paint, {
        colour: pots[pile[load % pile.length]],
        at: [x, y],
        angle: jitter(0.9),
        size: 64 + random() * 14,
        wet,
      });
      x += jitter(84);
      y += 22 + jitter(62);
    }
  }
  const astray: [number, number, Pot][] = [
    [52, 760, 'leaf'],
    [40, 836, 'leaf'],
    [1064, 742, 'red'],
    [1052, 300, 'lime'],
    [210, 1080, 'red'],
    [246, 1128, 'red'],
    [828, 1060, 'orange'],
    [784, 1122, 'orange'],
    [520, 1010, 'leaf'],
  ];
  for (const [x, y, pot] of astray)
    pressFinger(paint, { colour: pots[pot], at: [x, y], angle: jitter(0.8), size: 70, wet: 0.8 });
}

/** The smear of the hand that held the paper. */
function slip() {
  for (let finger = 0; finger < 4; finger++) {
    const x = 888 + finger * 38;
    paint.drag(
      shaky(
        [
          [x, 880 + finger * 8],
          [x + 40, 930 + finger * 4],
          [x + 118, 984],
        ],
        5,
        80,
        random,
      ),
      {
        colour: pots.lime,
        width: 31,
        load: 0.72,
        reach: 190,
        bristle: 2.6,
        streaks: 0.8,
        body: 0.45,
        bank: 0.3,
        pickUp: 0.4,
      },
    );
  }
}

sun();
grass();
trunk();
hands();
fingers();
slip();
pressHand(paint, { colour: pots.red, at: [226, 1262], angle: -0.16, size: 228, wet: 0.68 });

const picture = paint.toCanvas({ relief: 0.36, gloss: 0.28 });
const context = picture.getContext('2d');
context.strokeStyle = 'rgba(36,40,60,.82)';
context.lineWidth = 2.2;
context.lineJoin = 'round';
context.lineCap = 'round';
for (const letter of written('Advik 4 yrs', 800, 1334, { size: 25, random, unruly: 0.06, slope: -0.02 })) {
  for (const stroke of letter) {
    context.beginPath();
    for (const [x, y] of stroke) context.lineTo(x, y);
    context.stroke();
  }
}
savePicture(picture);
