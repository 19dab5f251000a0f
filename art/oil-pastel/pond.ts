/**
 * A seven-year-old's pond: oil pastel pressed hard, then one blue wash over everything. Wax resists the water, so white
 * drawings become visible; scales are scratched through black.
 */
import { smooth, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { closed, points, ring, shaky, type Line } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { mount } from '../studio/mount.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { Sheet } from '../studio/sheet.ts';
import {
  jitter,
  colourIn,
  crab,
  dot,
  eye,
  fish,
  fishBody,
  HEIGHT,
  line,
  lotus,
  onFish,
  pastel,
  random,
  sheet,
  weed,
  WIDTH,
  type Fish,
  type Pastel,
} from './creatures.ts';

function pebbles() {
  for (let x = 16; x < WIDTH; x += 44 + random() * 50) {
    const stone = shaky(ring(x, 912 + jitter(12), 22 + random() * 20, 15 + random() * 9), 4, 40, random);
    colourIn(
      stone,
      (['brown', 'orange', 'purple', 'turquoise', 'yellow'] as const)[Math.floor(random() * 5)],
      0.66,
      { angle: 0.3 },
      11,
    );
    line(stone, 'brown', 7, 0.85);
  }
}

/** Drawings in white on white, which only the wash makes visible. */
function secrets() {
  for (const [x, y, radius] of [
    [706, 200, 18],
    [740, 152, 12],
    [762, 112, 8],
    [1240, 330, 20],
    [1216, 284, 13],
    [1236, 250, 8],
    [236, 262, 15],
    [212, 220, 10],
    [604, 640, 14],
    [626, 602, 9],
  ]) {
    line(ring(x, y, radius), 'white', 8, 1, 1);
  }
  for (const [x, y, length] of [
    [30, 330, 210],
    [330, 176, 170],
    [560, 452, 150],
    [980, 120, 230],
    [1060, 596, 190],
    [60, 590, 150],
    [700, 716, 160],
  ]) {
    const wave = Array.from({ length: 12 }, (_, i): Point => [x + (length * i) / 11, y + (i % 2 ? 9 : -9)]);
    line(smooth(wave), 'white', 9, 1, 2);
  }
  for (const letter of written('VIVAAN', 512, 128, { size: 66, random, unruly: 0.3, slope: 0.05 })) {
    for (const stroke of letter) line(stroke, 'white', 13, 1.05, 2);
  }
}

const clown: Fish = { x: 356, y: 420, length: 372, high: 226, tilt: 0.06 };

const night: Fish = { x: 900, y: 360, length: -430, high: 262, tilt: -0.08 };

const spotted: Fish = { x: 640, y: 572, length: 232, high: 136, tilt: -0.24 };

const young: Fish[] = [
  [1000, 664, 116],
  [1120, 716, 104],
  [1216, 640, 118],
].map(([x, y, length]) => ({ x, y, length: -length, high: 74, tilt: jitter(0.2) }));

secrets();

pebbles();

weed(84, 330, 'green', 16);

weed(560, 210, 'lime', 12);

weed(1252, 250, 'green', 14);

lotus(120, 116);

lotus(1036, 92);

fish(clown, 'orange', 'red', 'yellow', (at) => {
  for (const u of [-0.42, -0.06, 0.26]) {
    const edge = 0.9 - Math.abs(u - 0.1) * 0.7;
    line([at(u, -edge), at(u + 0.06, 0), at(u, edge)], 'white', 20, 1);
    for (const shift of [-0.065, 0.075])
      line([at(u + shift, -edge), at(u + 0.06 + shift, 0), at(u + shift, edge)], 'blue', 7, 0.95);
  }
});

fish(spotted, 'lime', 'green', 'turquoise', (at) => {
  for (const [u, v] of points('-0.4,-0.1 -0.12,0.4 0.1,-0.4 -0.1,-0.2 0.26,0.3 -0.3,0.26'))
    dot(...at(u, v), 11, 'purple');
});

for (const plan of young) fish(plan, 'pink', 'rani', 'yellow', () => undefined);

/** A scratch through the black, down to the first layer of colours. */
function scratch(points: Line, colour: Pastel) {
  const stick = { ...pastel(colour, 4.4, 1.05), cover: 1, jitter: 0.6, body: 0 };
  sheet.mark(shaky(points, 1.2, 30, random), stick);
}

const buried: Pastel[] = ['yellow', 'pink', 'turquoise', 'orange', 'lime', 'rani', 'yellow'];

fish(night, 'yellow', 'black', 'purple', () => {
  colourIn(fishBody(night), 'black', 0.98, { angle: 1.2, gap: 8, miss: 0.03, over: 1 }, 15);
  colourIn(fishBody(night), 'black', 0.9, { angle: 0.3, gap: 12, miss: 0.1, over: 0 }, 15);
});

const nightAt = onFish(night);

for (let row = -3; row <= 3; row++) {
  for (let column = 0; column < 6; column++) {
    const u = -0.66 + column * 0.2 + (row % 2 ? 0.1 : 0);
    const v = row * 0.25;
    if (Math.abs(v) > 0.84 - Math.max(0, -u) * 0.86) continue;
    const scale = [
      nightAt(u - 0.07, v - 0.13),
      nightAt(u + 0.05, v - 0.1),
      nightAt(u + 0.09, v),
      nightAt(u + 0.05, v + 0.1),
      nightAt(u - 0.07, v + 0.13),
    ];
    scratch(smooth(scale), buried[Math.min(6, Math.floor((u + 0.86) / 0.25))]);
  }
}

for (let ray = 0; ray < 6; ray++)
  scratch([nightAt(-0.86, -0.06 + ray * 0.03), nightAt(-1.1, -0.6 + ray * 0.24)], buried[ray]);

scratch([nightAt(0.5, -0.7), nightAt(0.44, 0), nightAt(0.5, 0.7)], 'white');

line(closed(ring(...nightAt(0.7, -0.22), 22)), 'yellow', 6, 1, 1);

eye(...nightAt(0.7, -0.22), 16);

scratch([nightAt(0.94, 0.12), nightAt(0.84, 0.28), nightAt(0.7, 0.24)], 'pink');

crab(270, 764, 84, 'red', 'brown', 4);

crab(752, 820, 58, 'orange', 'red', 3);

crab(1104, 836, 48, 'yellow', 'orange', 5);

/** One wash with a big brush, from the top down, that does not cover the whole sheet. */
function waterOver() {
  const water = new Sheet(WIDTH, HEIGHT, 21, { base: '#ffffff', tooth: 0.8 });
  const strokes = water.draw((context) => {
    // A flat brush: its hairs run dry one after the other.
    context.lineWidth = 11;
    for (let y = -4; y < HEIGHT + 8; y += 6) {
      const row = Math.floor(y / 96);
      const lifted = WIDTH - 30 - water.noise(row * 3.1, 7, 2) * 70 + (row % 3 === 1 ? 70 : 0);
      const right = lifted + (water.noise(y / 9, 2, 2) - 0.5) * 60;
      context.beginPath();
      context.moveTo(-10, y);
      context.bezierCurveTo(400, y + 14, 860, y - 16, right, y + 4);
      context.stroke();
    }
    context.lineWidth = 9;
    for (const [x, length] of points('418,30 936,18')) {
      context.beginPath();
      context.moveTo(x, 900);
      context.lineTo(x + 3, 926 + length);
      context.stroke();
    }
  });
  water.wash(strokes, {
    color: '#2f74c8',
    dens: 0.78,
    edge: 0.85,
    edgeR: 7,
    gran: 0.4,
    flow: 0.55,
    flowS: 150,
    back: 0.55,
    warp: 7,
    warpS: 40,
  });
  water.wash(
    strokes.map((cover, at) => cover * smoothstep(430, 700, at / WIDTH)),
    { color: '#1f4f9c', dens: 0.3, edge: 0, flow: 0.8, warp: 8, warpS: 60 },
  );
  return water;
}

/** Lays the wash: bare paper takes it, on wax it forms drops. */
function underWater() {
  const drawn = sheet.toCanvas({ sheen: 0.32 });
  const water = waterOver();
  const washed = water.toCanvas({ relief: 0, curl: 0 });
  const context = drawn.getContext('2d');
  const picture = context.getImageData(0, 0, WIDTH, HEIGHT);
  const tint = washed.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT).data;
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const waxed = smoothstep(0.06, 0.42, sheet.layer[at]);
      const swarm = sheet.noise(x / 8.5, y / 8.5, 2) + (sheet.noise(x / 60, y / 60, 2) - 0.5) * 0.3;
      const drop = smoothstep(0.685, 0.72, swarm);
      const rim = drop * smoothstep(0.77, 0.7, swarm);
      const wet = 1 - waxed + waxed * (0.3 * drop + 0.5 * rim);
      for (let channel = 0; channel < 3; channel++) {
        const wash = tint[at * 4 + channel] / 255;
        picture.data[at * 4 + channel] *= clamp(1 + (wash - 1) * wet);
      }
    }
  }
  context.putImageData(picture, 0, 0);
  return drawn;
}

savePicture(mount(underWater(), { pad: 46, bg: '#d6c8ae', deckle: 1.6, seed: 8 }));
