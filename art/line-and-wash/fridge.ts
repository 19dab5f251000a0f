/** A fridge door on which there is no free corner: the children's drawings are the real ones, the kitchen is a sketch. */
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { handIn } from '../studio/hand-in.ts';
import { projectPath } from '../studio/paths.ts';
import type { Point } from '../studio/points.ts';
import { Sketch } from './sketch.ts';
import { crayon, jar } from './things.ts';

const WIDTH = 1400;
const HEIGHT = 900;
const sketch = new Sketch(WIDTH, HEIGHT, 88);

sketch.bloom('#e8a317', 250, 250, 330, 0.42);
sketch.bloom('#0f7672', 1250, 300, 240, 0.36);
// The kitchen: tiles, a shelf with steel tins, a calendar, the counter.
for (let row = 0; row < 4; row++) {
  for (let i = 0; i < 5; i++) {
    sketch.stroke('0,0 80,-2 81,78 1,80 0,0', [20 + i * 82, 470 + row * 82], 1, 0, 1.4);
    if ((row * 3 + i) % 4 === 0)
      sketch.dab('6,6 74,4 75,72 7,74', [20 + i * 82, 470 + row * 82], 1, 0, '#8fbfc4', 0.4);
  }
}
const shelf: Point = [220, 300];
for (const [x, height, color] of [
  [-150, 120, '#c9ccd0'],
  [-60, 150, '#b9bec4'],
  [36, 104, '#d2d4d6'],
  [122, 132, '#c2c6ca'],
] as const) {
  sketch.solid(`-40,0 -42,${-height} 42,${-height} 40,0`, [shelf[0] + x, shelf[1]], 1, 0, {
    color,
    light: 0.75,
    hard: true,
    shade: '#5d5478',
  });
  sketch.stroke(
    `-42,${-height + 22} 0,${-height + 28} 42,${-height + 22}`,
    [shelf[0] + x, shelf[1]],
    1,
    0,
    2,
  );
}
sketch.solid('-210,0 220,-4 222,22 -208,26', shelf, 1, 0, { color: '#a9743f', hard: true });
sketch.solid('-220,0 470,-6 472,40 -218,46', [210, 812], 1, 0, {
  color: '#8a8f8a',
  hard: true,
  shade: '#4a4a58',
});
jar(sketch, [110, 806], 0.9, '#8fb8c8');
crayon(sketch, [220, 788], -0.12, '#c8391f', 0.8);
crayon(sketch, [300, 806], 0.1, '#23407a', 0.8);

// The fridge stands a little in front of it all.
const door: Point = [880, 470];
sketch.shadow('300,-300 420,-270 430,420 300,440', door, 1, 0, 0.45);
sketch.solid('-400,-430 380,-446 402,430 -390,440', door, 1, 0, {
  color: '#cfe0da',
  dens: 0.5,
  light: 0.75,
  hard: true,
  shade: '#6f8a94',
});
sketch.stroke('-396,-190 0,-198 388,-204', door, 1, 0, 3);
for (const y of [-300, 60])
  sketch.solid('-360,-70 -338,-72 -336,70 -358,72', [door[0], door[1] + y], 1, 0, {
    color: '#9aa4ac',
    light: 0.8,
  });

interface Drawing {
  name: string;
  cut: [number, number, number, number];
  at: Point;
  width: number;
  turn: number;
  magnet: string;
}

const drawings: Drawing[] = [
  {
    name: 'crayon-family',
    cut: [0.04, 0.05, 0.92, 0.9],
    at: [744, 470],
    width: 330,
    turn: -0.05,
    magnet: '#c8391f',
  },
  {
    name: 'felt-pen-cat',
    cut: [0.06, 0.08, 0.88, 0.84],
    at: [1096, 440],
    width: 310,
    turn: 0.04,
    magnet: '#e8a317',
  },
  {
    name: 'finger-paint-tree',
    cut: [0.06, 0.05, 0.88, 0.9],
    at: [1160, 740],
    width: 210,
    turn: -0.04,
    magnet: '#23407a',
  },
  {
    name: 'oil-pastel-pond',
    cut: [0.05, 0.07, 0.9, 0.86],
    at: [850, 742],
    width: 330,
    turn: 0.03,
    magnet: '#3f7538',
  },
  {
    name: 'poster-kites',
    cut: [0.03, 0.04, 0.94, 0.92],
    at: [720, 146],
    width: 250,
    turn: 0.04,
    magnet: '#b8195a',
  },
  {
    name: 'acrylic-rooster',
    cut: [0.02, 0.02, 0.9, 0.96],
    at: [1040, 150],
    width: 230,
    turn: -0.03,
    magnet: '#0f7672',
  },
];

const canvas = sketch.finish();
const context = canvas.getContext('2d');
for (const { name, cut, at, width, turn, magnet } of drawings) {
  const file = projectPath(`art/originals/${name}.jpg`);
  const size = await sharp(file).metadata();
  const data = await sharp(file)
    .extract({
      left: Math.round(size.width * cut[0]),
      top: Math.round(size.height * cut[1]),
      width: Math.round(size.width * cut[2]),
      height: Math.round(size.height * cut[3]),
    })
    .resize(width)
    .png()
    .toBuffer();
  const picture = await loadImage(data);
  context.save();
  context.translate(...at);
  context.rotate(turn);
  Object.assign(context, {
    shadowColor: 'rgba(60,44,70,.45)',
    shadowBlur: 10,
    shadowOffsetX: 5,
    shadowOffsetY: 7,
  });
  context.drawImage(picture, -width / 2, -picture.height / 2);
  context.fillStyle = magnet;
  context.beginPath();
  context.ellipse(0, -picture.height / 2 + 12, 15, 14, 0, 0, 7);
  context.fill();
  context.shadowColor = 'transparent';
  context.fillStyle = 'rgba(255,255,255,.55)';
  context.beginPath();
  context.ellipse(-5, -picture.height / 2 + 7, 5, 3.4, -0.5, 0, 7);
  context.fill();
  context.restore();
}
handIn(canvas);
