/** A pair of canvas shoes, life-size, in charcoal and white chalk on grey laid paper, by a sixteen-year-old. */
import type { Point } from '../studio/curves.ts';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { savePicture } from '../studio/program.ts';
import { points, shaky, type Line } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { pinUp } from '../studio/pin-up.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import type { Vector } from '../studio/scene.ts';
import { layTone, type ToneField } from '../studio/tone.ts';
import {
  aim,
  drift,
  fallen,
  HEIGHT,
  isShoe,
  pair,
  PAPER_TONE,
  pixel,
  sight,
  standing,
  WIDTH,
} from './pair.ts';

const GREY = '#a79f91';

const sheet = new DrySheet(WIDTH, HEIGHT, 163, { colour: GREY, grain: 2.8, tooth: 0.9 });

const { random } = sheet;

// Laid paper shows the wires of its mould.
sheet.tooth.forEach((tooth, at) => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  const chain = Math.exp(-((((x + drift(y / 200, 1, 1) * 6) % 92) - 46) ** 2) / 3);
  sheet.tooth[at] = clamp(tooth + 0.13 * Math.sin(y * 1.32 + drift(x / 300, y / 300, 1) * 3) - 0.16 * chain);
});

const field = (goal: ToneField['goal'], have: ToneField['have']): ToneField => ({
  width: WIDTH,
  height: HEIGHT,
  goal,
  have,
  flow: (x, y) => {
    const at = pixel(x, y);
    if (isShoe(at)) return sight.flow[at];
    return y < HEIGHT * 0.36 ? -0.62 : 0.16 + (sight.lit[at] < 0.6 ? -0.5 : 0);
  },
  thing: (x, y) => sight.thing[pixel(x, y)],
});

const nowAt = (x: number, y: number) => {
  let sum = 0;
  for (const [dx, dy] of points('0,0 4,2 -4,-2 2,-4 -2,4')) sum += sheet.colour[pixel(x + dx, y + dy) * 3];
  return sum / 5;
};

const darks = field(
  (x, y) => clamp((PAPER_TONE - aim(x, y)) / PAPER_TONE),
  (x, y) => clamp((0.65 - nowAt(x, y)) / 0.6),
);

const lights = field(
  (x, y) => clamp((aim(x, y) - PAPER_TONE - 0.03) / (0.97 - PAPER_TONE)),
  (x, y) => clamp((nowAt(x, y) - 0.64) / 0.32),
);

const charcoal = (width: number, pressure: number, strength: number, soft = 0.4): Stick => ({
  colour: '#1d1a19',
  width,
  pressure,
  cover: 0.72,
  stain: 0.9,
  soft,
  strength,
  jitter: 0.8,
  body: 0.06,
});

const chalk = (width: number, pressure: number, strength = 0.85): Stick => ({
  colour: '#fbf7ec',
  width,
  pressure,
  cover: 0.96,
  soft: 0.34,
  strength,
  jitter: 0.5,
  body: 0.1,
});

/** Wide tones from the side of the stick, smudged with the whole hand. */
function blockIn() {
  layTone(
    darks,
    { tries: 5200, length: 150, above: 0.16, turn: 0, upTo: 0.7 },
    random,
    (from, to, wanted) => {
      sheet.mark([from, to], charcoal(20 + random() * 12, 0.34 + 0.3 * wanted, 0.3, 0.34));
    },
  );
  sheet.smudge(
    sheet.field((x, y) => 0.9 * smoothstep(0.1, 0.4, darks.goal(x, y))),
    4,
  );
}

function model() {
  const passes: [
    tries: number,
    length: number,
    width: number,
    pressure: number,
    strength: number,
    turn: number,
    above: number,
  ][] = [
    [26000, 70, 7, 0.46, 0.34, 0.05, 0.12],
    [40000, 46, 4.6, 0.55, 0.4, 0.5, 0.28],
    [50000, 30, 3.2, 0.68, 0.5, -0.3, 0.46],
    [50000, 18, 2.8, 0.9, 0.62, 0.1, 0.66],
  ];
  for (const [tries, length, width, pressure, strength, turn, above] of passes) {
    layTone(darks, { tries, length, above, turn }, random, (from, to, wanted) => {
      sheet.mark(
        [from, to],
        charcoal(width * (0.7 + 0.6 * random()), pressure * (0.75 + 0.35 * wanted), strength),
      );
    });
    if (above < 0.2)
      sheet.smudge(
        sheet.field((x, y) => 0.6 * smoothstep(0.2, 0.5, darks.goal(x, y)) * drift(x / 60, y / 60, 2)),
        2,
      );
  }
}

/** Lines along the edges of the forms, heavy in shadow and missing in the light. */
function contours() {
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 4; y < HEIGHT - 4; y += 3) {
      for (let x = 4; x < WIDTH - 4; x += 3) {
        const at = y * WIDTH + x;
        const [east, south] = [at + 3, at + WIDTH * 3];
        const jump = Math.max(
          Math.abs(sight.depth[at] - sight.depth[east]),
          Math.abs(sight.depth[at] - sight.depth[south]),
        );
        const change = sight.thing[at] !== sight.thing[east] || sight.thing[at] !== sight.thing[south];
        if (!(isShoe(at) || isShoe(east) || isShoe(south)) || !(jump > 0.07 || change) || random() < 0.3)
          continue;
        const light = aim(x - 5, y - 5);
        const weight = clamp(
          1.15 - light * 0.8 - smoothstep(0.5, 0.8, drift(x / 90, y / 90 + pass * 7, 2)) * 0.5,
        );
        if (weight < 0.2) continue;
        const slope = Math.atan2(
          sight.depth[east] - sight.depth[at - 3],
          -(sight.depth[south] - sight.depth[at - WIDTH * 3]),
        );
        const off = (row: number) => (drift(x / 60 + pass * 13, y / 60 + row, 2) - 0.5) * (pass ? 6 : 2.4);
        const half: Point = [Math.cos(slope) * 6, Math.sin(slope) * 6];
        const [cx, cy] = [x + off(1), y + off(30)];
        sheet.mark(
          [
            [cx - half[0], cy - half[1]],
            [cx + half[0], cy + half[1]],
          ],
          charcoal(1.6 + 2.2 * weight, 0.5 + 0.45 * weight, pass ? 0.3 : 0.62, 0.4),
        );
      }
    }
  }
}

/** Seams and tread: charcoal on light canvas, faint chalk in the dark, with gaps. */
function seams() {
  for (const line of pair.flatMap(({ lines }) => lines)) {
    const phase = random() * 50;
    let run: Point[] = [];
    const put = () => {
      const [x, y] = run[Math.floor(run.length / 2)] ?? [0, 0];
      const tool = nowAt(x, y) < 0.44 ? chalk(3, 0.6, 0.7) : charcoal(2.8, 0.8, 0.7, 0.4);
      if (run.length > 2) sheet.mark(shaky(run, 0.7, 30, random), tool);
      run = [];
    };
    line.forEach((at, i) => {
      const [x, y, depth] = sight.project(at);
      const seen = depth < sight.depth[pixel(x, y)] + 0.05 && isShoe(pixel(x, y));
      if (seen && drift(i / 9 + phase, 2, 2) > 0.36) run.push([x, y]);
      else put();
    });
    put();
  }
}

const free = (line: Line, width: number, pressure: number) =>
  sheet.mark(shaky(line, 1.6, 70, random), charcoal(width, pressure, 0.6, 0.4));

const onPaper = (at: Vector): Point => {
  const [x, y] = sight.project(at);
  return [x, y];
};

/** Construction lines that stay visible: the axis of each shoe, its bounding box, the width of the ball of the foot. */
function construction() {
  free([onPaper(standing([-0.5, 0, 0])), onPaper(standing([3.7, 0, 0]))], 2, 0.42);
  free([onPaper(standing([1.95, 0, -0.95])), onPaper(standing([1.95, 0, 1.05]))], 2, 0.4);
  for (const z of [-0.62, 0.62])
    free([onPaper(standing([-0.3, 0, z])), onPaper(standing([3.5, 0, z]))], 1.8, 0.34);
  free([onPaper(standing([0, 0, 0.6])), onPaper(standing([0, 1.5, 0.6]))], 1.8, 0.36);
  free([onPaper(fallen([-0.4, 0, 0])), onPaper(fallen([3.6, 0, 0]))], 2, 0.38);
  free(
    Array.from({ length: 30 }, (_, i) =>
      onPaper(standing([0.72 + Math.cos(i * 0.23) * 0.72, 1.02, Math.sin(i * 0.23) * 0.36])),
    ),
    1.8,
    0.34,
  );
}

/** Marks of a kneaded eraser: pulled along the form in the light, and dabbed on the floor. */
function lift() {
  const bare = [0.655, 0.624, 0.569];
  const wipe = (line: Line, width: number, strength: number) => {
    for (const [x, y] of shaky(line, 2, 40, random)) {
      for (let dy = -width; dy <= width; dy++) {
        for (let dx = -width; dx <= width; dx++) {
          const at = pixel(x + dx, y + dy);
          const clean = strength * clamp(1 - Math.hypot(dx, dy) / width) * (0.4 + 0.6 * sheet.tooth[at]);
          bare.forEach(
            (paper, channel) =>
              (sheet.colour[at * 3 + channel] += (paper - sheet.colour[at * 3 + channel]) * clean),
          );
        }
      }
    }
  };
  layTone(
    { ...lights, have: () => 0 },
    { tries: 2200, length: 60, above: 0.08, turn: 0.05 },
    random,
    (from, to) => wipe([from, to], 4, 0.3),
  );
  for (const [x, y, length] of [
    [116, 196, 120],
    [240, 150, 170],
    [980, 120, 140],
    [1080, 212, 120],
    [404, 94, 110],
  ]) {
    wipe(
      [
        [x, y],
        [x + length, y - length * 0.64],
      ],
      6,
      0.22,
    );
  }
}

function highlights() {
  const passes: [tries: number, length: number, width: number, pressure: number, above: number][] = [
    [26000, 34, 4.4, 0.46, 0.1],
    [30000, 22, 3.2, 0.62, 0.32],
    [26000, 13, 2.8, 0.92, 0.6],
  ];
  for (const [tries, length, width, pressure, above] of passes) {
    layTone(lights, { tries, length, above, turn: 0.12 }, random, (from, to, wanted) => {
      sheet.mark([from, to], chalk(width * (0.7 + 0.5 * random()), pressure * (0.7 + 0.4 * wanted)));
    });
  }
}

blockIn();

construction();

model();

contours();

lift();

highlights();

seams();

// Chalk on the floor next to the lit edge, and a smudge from the heel of a sooty hand.
for (let i = 0; i < 26; i++) {
  const x = 92 + random() * 190;
  const y = 640 + random() * 110;
  sheet.mark(
    shaky(
      [
        [x, y],
        [x + 70 + random() * 60, y + 14 + random() * 10],
      ],
      3,
      60,
      random,
    ),
    chalk(9, 0.26, 0.3),
  );
}

sheet.smudge(
  sheet.field(
    (x, y) => 0.7 * smoothstep(0.6, 0.85, drift(x / 110 + 5, y / 80, 3)) * (isShoe(pixel(x, y)) ? 0.2 : 1),
  ),
  5,
);

for (const letter of written('Dev 16', 1094, 912, { size: 30, random, unruly: 0.12, slope: -0.05 }))
  for (const stroke of letter) free(stroke, 3, 0.85);

savePicture(
  pinUp(sheet.toCanvas({ relief: 0.06, sheen: 0.02, wave: 0.03 }), {
    pad: 42,
    board: '#cdbfa6',
    paper: GREY,
    turn: -0.004,
    seed: 61,
    tape: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
  }),
);
