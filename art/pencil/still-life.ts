/**
 * A twelve-year-old's first long drawing: a brass lota, a mango and two guavas in window light. The tones go from HB to
 * 6B; construction lines and the tone scale stay on the sheet.
 */
import { oval, type Point } from '../studio/curves.ts';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { savePicture } from '../studio/program.ts';
import { moved, points, shading, shaky, type Line } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { mount } from '../studio/mount.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { look, type Vector } from '../studio/scene.ts';
import { layTone, type ToneField } from '../studio/tone.ts';
import { cloth, guava, leaf, lota, mango, mangoPlace, skin, stalk } from './motif.ts';

const WIDTH = 1310;

const HEIGHT = 960;

const PAPER = '#f8f4ea';

const sheet = new DrySheet(WIDTH, HEIGHT, 8, { colour: PAPER, grain: 2.4, tooth: 0.8 });

const { random } = sheet;

const sight = look(
  [lota, mango, stalk, leaf, ...guava(-0.5, -1.42, 0.44), ...guava(0.3, -1.86, 0.37), cloth],
  {
    eye: { from: [0.6, 3.5, -6.9], to: [0.32, 0.78, -0.35], lens: 1.48 },
    window: { towards: [-0.72, 0.82, -0.42], size: 0.1, strength: 0.86, room: 0.2, floor: 0.16 },
    width: WIDTH,
    height: HEIGHT,
    middle: [0.2, 0.9, -0.6],
    reach: 3.6,
  },
);

const pixel = (x: number, y: number) =>
  clamp(Math.round(y), 0, HEIGHT - 1) * WIDTH + clamp(Math.round(x), 0, WIDTH - 1);

const clothIndex = sight.names.indexOf('cloth');

/** The corners of the sheet stay bare. */
const fading = (x: number, y: number) =>
  smoothstep(
    1.06,
    0.8,
    Math.hypot((x - WIDTH * 0.49) / (WIDTH * 0.53), (y - HEIGHT * 0.52) / (HEIGHT * 0.56)) +
      (sheet.noise(x / 90, y / 90, 3) - 0.5) * 0.28,
  );

function goal(x: number, y: number): number {
  const at = pixel(x, y);
  if (sight.thing[at] < 0)
    return (
      (0.08 + 0.17 * smoothstep(HEIGHT * 0.05, HEIGHT * 0.5, y) * smoothstep(WIDTH * 0.15, WIDTH, x)) *
      fading(x, y)
    );
  const tone = clamp(1 - (sight.light[at] * 1.06) ** 0.8);
  return sight.thing[at] === clothIndex ? (tone * 0.84 - 0.05) * fading(x, y) : 0.03 + tone * 0.98;
}

function have(x: number, y: number): number {
  let light = 0;
  for (const [dx, dy] of points('0,0 3,1 -3,-1 1,-3 -1,3')) light += sheet.colour[pixel(x + dx, y + dy) * 3];
  return clamp((0.972 - light / 5) / 0.8);
}

const field: ToneField = {
  width: WIDTH,
  height: HEIGHT,
  goal,
  have,
  flow: (x, y) => {
    const at = pixel(x, y);
    return sight.thing[at] < 0 ? -0.9 : sight.thing[at] === clothIndex ? -0.13 : sight.flow[at];
  },
  thing: (x, y) => sight.thing[pixel(x, y)],
};

const lead = (width: number, pressure: number, strength = 0.7): Stick => ({
  colour: '#2b2a2d',
  width,
  pressure,
  cover: 0.3,
  stain: 0.9,
  soft: 0.95,
  strength,
  jitter: 0.3,
  body: 0.03,
});

// The side of the lead first, smudged with a finger, so that dark areas have no white spots.
layTone(field, { tries: 16000, length: 60, above: 0.3, turn: 0, upTo: 0.5 }, random, (from, to, wanted) =>
  sheet.mark([from, to], lead(7, 0.3 + 0.3 * wanted, 0.2)),
);

sheet.smudge(
  sheet.field((x, y) => 0.85 * smoothstep(0.25, 0.5, goal(x, y))),
  2,
);

const grades: [
  tries: number,
  length: number,
  width: number,
  pressure: number,
  turn: number,
  above: number,
][] = [
  [60000, 46, 1.6, 0.34, 0, 0.07],
  [80000, 34, 1.5, 0.4, 0.42, 0.22],
  [110000, 26, 1.5, 0.5, -0.36, 0.38],
  [110000, 18, 1.5, 0.62, 0.12, 0.55],
  [90000, 12, 1.6, 0.9, 0.02, 0.7],
];

for (const [tries, length, width, pressure, turn, above] of grades) {
  layTone(field, { tries, length, above, turn }, random, (from, to, wanted) =>
    sheet.mark([from, to], lead(width * (0.85 + 0.4 * random()), pressure * (0.7 + 0.4 * wanted), 0.34)),
  );
}

/** Edges are drawn more than once, and harder where it is dark. */
function contours() {
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 3; y < HEIGHT - 3; y += 3) {
      for (let x = 3; x < WIDTH - 3; x += 3) {
        const at = y * WIDTH + x;
        const [east, south] = [at + 3, at + WIDTH * 3];
        const jumps =
          Math.abs(sight.depth[at] - sight.depth[east]) > 0.14 ||
          Math.abs(sight.depth[at] - sight.depth[south]) > 0.14;
        const changes = sight.thing[at] !== sight.thing[east] || sight.thing[at] !== sight.thing[south];
        const horizon =
          (sight.thing[at] < 0 || sight.thing[at] === clothIndex) &&
          (sight.thing[south] < 0 || sight.thing[south] === clothIndex);
        if (!(jumps || changes) || horizon || random() < 0.35) continue;
        const angle = Math.atan2(
          sight.depth[east] - sight.depth[at - 3],
          -(sight.depth[south] - sight.depth[at - WIDTH * 3]),
        );
        const off = (row: number) =>
          (skin(x / 34 + pass * 9, y / 34 + row, 2) - 0.5) * 3.6 + (pass - 1) * 0.9;
        const dark = Math.max(goal(x + 5, y + 5), goal(x - 5, y + 4), 0.25);
        const half: Point = [Math.cos(angle) * 6, Math.sin(angle) * 6];
        const [cx, cy] = [x + off(0), y + off(40)];
        sheet.mark(
          [
            [cx - half[0], cy - half[1]],
            [cx + half[0], cy + half[1]],
          ],
          lead(1.5, (0.34 + 0.4 * dark) * [1, 0.66, 0.5][pass] * fading(x, y), 0.6),
        );
      }
    }
  }
}

const freehand = (line: Line, pressure: number, width = 1.4) =>
  sheet.mark(shaky(line, 1.1, 40, random), lead(width, pressure, 0.7));

const onPaper = (at: Vector): Point => {
  const [x, y] = sight.project(at);
  return [x, y];
};

/** The axis of the lota, three attempts at its ellipses, the line below the mango. */
function construction() {
  freehand([onPaper([-0.62, 2.8, 0.35]), onPaper([-0.62, -0.15, 0.35])], 0.36);
  for (const [height, radius] of points('2.2,0.92 1.16,1.2 0.02,0.62')) {
    freehand(
      Array.from({ length: 41 }, (_, i) =>
        onPaper([-0.62 + Math.cos(i * 0.163) * radius, height, 0.35 + Math.sin(i * 0.163) * radius]),
      ),
      0.32,
    );
  }
  freehand([onPaper(mangoPlace([-1.5, 0.12, 0])), onPaper(mangoPlace([1.5, -0.34, 0]))], 0.33);
  freehand(oval(...onPaper(mangoPlace([-0.2, 0.04, 0])), 122, 112, { to: 6.6 }), 0.3);
  freehand(points('70,404 320,397'), 0.42);
  freehand(points('990,388 1256,383'), 0.4);
}

function toneScale() {
  for (let step = 0; step < 6; step++) {
    const [x, y] = [72 + step * 45, 878];
    const square: Point[] = moved(points('0,0 38,-1 39,34 -1,35'), x, y);
    freehand([...square, square[0]], 0.6, 1.3);
    for (let layer = 0; layer <= step; layer++) {
      for (const stroke of shading(square, random, { angle: -0.8 + layer * 0.3, gap: 3, over: 1 }))
        sheet.mark(stroke, lead(1.8, 0.36 + 0.09 * step, 0.6));
    }
  }
}

contours();

construction();

toneScale();

for (const letter of written('Anya', 1126, 892, { size: 30, random, unruly: 0.08, slope: -0.04 }))
  for (const line of letter) freehand(line, 0.75, 1.7);

freehand(points('1118,906 1212,900'), 0.6, 1.4);

// A smudge from the hand, and a kneaded eraser on the highlights.
sheet.smudge(
  sheet.field((x, y) => 0.5 * smoothstep(0.52, 0.8, sheet.noise(x / 120, y / 70, 3))),
  3,
);

const bare = [0.972, 0.957, 0.918];

sight.light.forEach((light, at) => {
  const lift = smoothstep(1.02, 1.3, light) * (sight.thing[at] === clothIndex ? 0 : 0.8);
  if (lift > 0)
    bare.forEach(
      (paper, channel) => (sheet.colour[at * 3 + channel] += (paper - sheet.colour[at * 3 + channel]) * lift),
    );
});

savePicture(
  mount(sheet.toCanvas({ relief: 0.05, sheen: 0, wave: 0.03 }), { pad: 45, bg: '#b9ad98', deckle: 1.4 }),
);
