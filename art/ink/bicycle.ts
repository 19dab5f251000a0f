/**
 * A milkman's bicycle in pen and grey wash by a fourteen-year-old: the wall is painted, the bicycle stays white paper.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { written } from '../studio/handwriting.ts';
import { mount } from '../studio/mount.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { look, type Vector } from '../studio/scene.ts';
import { Sheet, type Mask } from '../studio/sheet.ts';
import { layTone } from '../studio/tone.ts';
import { lines, things } from './milk-bicycle.ts';
import { outlines, penLine } from './pen.ts';

const WIDTH = 1304;
const HEIGHT = 1000;
const sheet = new Sheet(WIDTH, HEIGHT, 144, { tooth: 0.75, base: '#faf6ea' });
const { random } = sheet;
const drift = noiseFrom(52);
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

const sight = look(things, {
  eye: { from: [-0.55, 1.22, -3.7], to: [0.52, 0.56, 0], lens: 1.98, shift: [0, 0.03] },
  window: { towards: [-0.62, 0.74, -0.62], size: 0.03, strength: 0.9, room: 0.25, floor: 0.1 },
  width: WIDTH,
  height: HEIGHT,
  middle: [0.5, 0.6, 0.1],
  reach: 1.7,
});
const indexOf = (name: string) => sight.names.indexOf(name);
const [WALL, GROUND, PIPE] = ['wall', 'ground', 'pipe'].map(indexOf);
const isDark = new Set(['rear tyre', 'front tyre', 'saddle', 'grip 1', 'grip -1'].map(indexOf));

const mask = (cover: (at: number, x: number, y: number) => number): Mask =>
  sheet.field((x, y) => cover(y * WIDTH + x, x, y));

/** The washed part of the wall: a loose patch that ends before the edges of the sheet. */
const brushed = (x: number, y: number) =>
  smoothstep(
    1.02,
    0.9,
    Math.hypot((x - WIDTH * 0.5) / (WIDTH * 0.5), (y - HEIGHT * 0.42) / (HEIGHT * 0.56)) +
      (drift(x / 70, y / 70, 4) - 0.5) * 0.5,
  );

const grey = { gran: 0.5, warp: 1.6, warpS: 18, edge: 0.6, edgeR: 4, flow: 0.5, flowS: 110 };

function washes() {
  // Plaster, with the bicycle left out as white paper.
  sheet.wash(
    mask((at, x, y) => (sight.thing[at] === WALL ? brushed(x, y) * (0.7 + 0.3 * smoothstep(0, 500, y)) : 0)),
    { color: '#8f8d88', dens: 0.62, back: 0.5, ...grey },
  );
  sheet.wash(
    mask((at, x, y) =>
      sight.thing[at] === WALL ? brushed(x, y) * smoothstep(0.5, 0.66, drift(x / 150 + 4, y / 120, 4)) : 0,
    ),
    { color: '#77746f', dens: 0.4, ...grey },
  );
  sheet.wash(
    mask((at, x, y) =>
      sight.thing[at] === GROUND
        ? brushed(x, y * 0.62) * smoothstep(0.46, 0.6, drift(x / 260, y / 22, 4))
        : 0,
    ),
    { color: '#8b8781', dens: 0.34, ...grey },
  );
  // Cast shadows on wall and ground.
  sheet.wash(
    mask((at) =>
      sight.thing[at] === WALL || sight.thing[at] === GROUND || sight.thing[at] === PIPE
        ? smoothstep(0.62, 0.36, sight.lit[at])
        : 0,
    ),
    { color: '#4a4a52', dens: 0.8, ...grey, warp: 2.4 },
  );
  // Form shadows in two tones, the darker one last.
  const onThings = (from: number, to: number) =>
    mask((at) =>
      sight.thing[at] >= 0 && sight.thing[at] !== WALL && sight.thing[at] !== GROUND
        ? smoothstep(from, to, sight.light[at])
        : 0,
    );
  sheet.wash(onThings(0.52, 0.34), { color: '#85838a', dens: 0.6, ...grey, warp: 1.2 });
  sheet.wash(onThings(0.26, 0.14), { color: '#3f3f47', dens: 0.85, ...grey, warp: 1.2 });
  sheet.wash(
    mask((at) =>
      isDark.has(sight.thing[at])
        ? smoothstep(0.3, 0.1, sight.light[at] - drift((at % WIDTH) / 16, at / WIDTH / 16, 2) * 0.1)
        : 0,
    ),
    { color: '#1f1f25', dens: 1.3, ...grey, warp: 0.8 },
  );
  sheet.splatter('#55545a', 34, [60, 60, 1180, 880], 4.5, 0.7);
}

/** The visible parts of a path in the room, as lines on the paper. */
function visible(path: readonly Vector[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const at of path) {
    const [x, y, depth] = sight.project(at);
    const [column, row] = [Math.round(x), Math.round(y)];
    const isOff = column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT;
    if (isOff || depth > sight.depth[row * WIDTH + column] + 0.02) runs.push([]);
    else runs.at(-1)!.push([x, y]);
  }
  return runs.filter((run) => run.length > 1);
}

/**
 * Divides long outlines, as with a pen that is dipped again: the next line starts next to the last or overlaps its end.
 */
function inPieces(chain: Point[]): Point[][] {
  const pieces: Point[][] = [];
  for (let from = 0; from < chain.length - 1;) {
    const to = Math.min(chain.length, from + 14 + Math.floor(random() * 60));
    const [dx, dy] = [jitter(1.3), jitter(1.3)];
    pieces.push(chain.slice(from, to).map(([x, y]): Point => [x + dx, y + dy]));
    from = to - (random() < 0.6 ? 3 : -1);
  }
  return pieces;
}

const onWall = (x: number, y: number): Vector => [x, y, 0.355];

/** Bricks under missing plaster, a barred window, a tin number plate, a wire. */
function wallLines(context: SKRSContext2D) {
  const draw = (path: Vector[], weight: number) =>
    visible(path).forEach((run) => penLine(context, run, weight, random));
  const box = (x: number, y: number, wide: number, high: number) => [
    onWall(x, y),
    onWall(x + wide, y),
    onWall(x + wide, y + high),
    onWall(x, y + high),
    onWall(x, y),
  ];
  const dense = (path: Vector[]) =>
    path.flatMap((at, i) =>
      i
        ? Array.from({ length: 12 }, (_, k): Vector => {
            const [a, share] = [path[i - 1], (k + 1) / 12];
            return [a[0] + (at[0] - a[0]) * share, a[1] + (at[1] - a[1]) * share, a[2]];
          })
        : [at],
    );
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [0.98 + column * 0.145 + (row % 2) * 0.07, 0.94 + row * 0.062];
      if (Math.hypot((x - 1.28) / 0.4, (y - 1.2) / 0.3) + (drift(x * 6, y * 6, 2) - 0.5) > 0.9) continue;
      draw(dense(box(x, y, 0.13, 0.052)), 0.6);
      if (random() < 0.4) hatchBrick(context, x, y);
    }
  }
  const patch = Array.from({ length: 60 }, (_, i): Vector => {
    const angle = (i / 59) * 6.283;
    const reach = 1 + (drift(Math.cos(angle) * 2 + 3, Math.sin(angle) * 2, 3) - 0.5) * 0.7;
    return onWall(1.32 + Math.cos(angle) * 0.46 * reach, 1.21 + Math.sin(angle) * 0.33 * reach);
  });
  draw(patch, 0.9);
  draw(dense(box(-0.62, 1.16, 0.62, 0.7)), 1);
  draw(dense(box(-0.56, 1.2, 0.5, 0.7)), 0.8);
  for (let bar = 0; bar < 6; bar++)
    draw(dense([onWall(-0.5 + bar * 0.08, 1.2), onWall(-0.5 + bar * 0.08, 1.9)]), 0.9);
  draw(
    dense([
      onWall(-0.68, 1.13),
      onWall(0.06, 1.13),
      onWall(0.06, 1.16),
      onWall(-0.68, 1.16),
      onWall(-0.68, 1.13),
    ]),
    0.9,
  );
  for (const y of [0.4, 1.05, 1.5])
    draw(
      dense([
        [1.56, y, 0.29],
        [1.68, y, 0.29],
      ]),
      0.9,
    );
  draw(
    Array.from({ length: 40 }, (_, i) => onWall(-1 + i * 0.075, 1.62 - Math.sin((i / 39) * 3.1) * 0.12)),
    0.6,
  );
  const crack = Array.from({ length: 16 }, (_, i) =>
    onWall(0.42 + i * 0.02 + (drift(i / 2, 1, 2) - 0.5) * 0.12, 1.64 - i * 0.035),
  );
  draw(crack, 0.55);
  draw(
    Array.from({ length: 60 }, (_, i): Vector => [-1.2 + i * 0.06, 0.004 + drift(i / 3, 5, 2) * 0.008, 0.35]),
    1,
  );
}

function hatchBrick(context: SKRSContext2D, x: number, y: number) {
  for (let stroke = 0; stroke < 5; stroke++) {
    const at = x + 0.015 + stroke * 0.024;
    visible([onWall(at, y + 0.01), onWall(at + 0.012, y + 0.045)]).forEach((run) =>
      penLine(context, run, 0.5, random),
    );
  }
}

function pen(context: SKRSContext2D) {
  wallLines(context);
  for (const chain of outlines(sight, new Set(['wall', 'ground']))) {
    for (const piece of inPieces(chain)) {
      const [x, y] = piece[Math.floor(piece.length / 2)];
      const shade =
        1 -
        clamp(
          sight.light[
            Math.round(clamp(y + 4, 0, HEIGHT - 1)) * WIDTH + Math.round(clamp(x + 4, 0, WIDTH - 1))
          ],
        );
      penLine(context, piece, 0.62 + 0.5 * shade, random);
    }
  }
  for (const { path, weight } of lines) {
    for (const run of visible(path))
      if (random() > 0.06) penLine(context, run, weight * (0.8 + random() * 0.4), random);
  }
  // Hatching around the forms where the wash is too light, and grit on the ground.
  const at = (x: number, y: number) =>
    Math.round(clamp(y, 0, HEIGHT - 1)) * WIDTH + Math.round(clamp(x, 0, WIDTH - 1));
  const isForm = (thing: number) => thing >= 0 && /can$|sack|lamp|chain/.test(sight.names[thing]);
  layTone(
    {
      width: WIDTH,
      height: HEIGHT,
      have: () => 0,
      goal: (x, y) => (isForm(sight.thing[at(x, y)]) ? 1 - sight.light[at(x, y)] : 0),
      flow: (x, y) => sight.flow[at(x, y)],
      thing: (x, y) => sight.thing[at(x, y)],
    },
    { tries: 5200, length: 42, above: 0.56, turn: 0.12 },
    random,
    (from, to) => penLine(context, [from, to], 0.36, random),
  );
  for (let grit = 0; grit < 260; grit++) {
    const [x, y] = [random() * WIDTH, 800 + random() ** 0.7 * 180];
    const isSigned = x > 1030 && x < 1270 && y > 890 && y < 960;
    if (isSigned || drift(x / 120, y / 40, 3) < 0.53) continue;
    penLine(
      context,
      [
        [x, y],
        [x + 3 + random() ** 3 * 34, y + jitter(3)],
      ],
      0.4 + random() * 0.3,
      random,
    );
  }
}

washes();
sheet.wash((context) => pen(context), {
  color: '#16161c',
  dens: 2.1,
  edge: 0.15,
  edgeR: 2,
  gran: 0.12,
  warp: 0.5,
  warpS: 8,
  flow: 0.12,
});
sheet.wash(
  (context) => {
    for (const [x, y, radius] of [
      [164, 884, 9],
      [180, 902, 4],
      [1168, 520, 5],
      [702, 930, 6],
      [148, 868, 3],
    ]) {
      context.beginPath();
      context.ellipse(x, y, radius, radius * (0.8 + random() * 0.3), random(), 0, 7);
      context.fill();
    }
    for (const letter of written('Rehan', 1078, 944, { size: 34, random, unruly: 0.18, slope: -0.06 }))
      for (const stroke of letter) penLine(context, stroke, 0.8, random, false);
  },
  { color: '#16161c', dens: 2, edge: 0.3, edgeR: 3, warp: 1.2, warpS: 7, gran: 0.1 },
);

savePicture(
  mount(sheet.toCanvas({ relief: 0.05, curl: 0.03 }), { pad: 48, bg: '#bfb6a6', deckle: 3.4, seed: 19 }),
);
