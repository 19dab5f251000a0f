/**
 * The Thar desert at sunset in soft pastel on indigo paper: the crest of a dune, orange on one side, violet on the
 * other, and a camel train in front of the sun. Bare paper serves as the dark.
 */
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { DrySheet } from '../studio/dry-sheet.ts';
import { savePicture } from '../studio/program.ts';
import { written } from '../studio/handwriting.ts';
import { pinUp } from '../studio/pin-up.ts';
import { placed, type Point } from '../studio/points.ts';
import { clamp, smoothstep } from '../studio/random.ts';

const SIZE = 1140;
const EDGE = 34;
const sheet = new DrySheet(SIZE, SIZE, 73, { colour: '#2a2a4c', grain: 3.6, tooth: 1.15 });
const { random, noise } = sheet;
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
const one = (...hexes: readonly string[]): Colour => rgb(hexes[Math.floor(random() * hexes.length)]);
const vary = (colour: Colour, amount = 0.05): Colour => [
  clamp(colour[0] + jitter(amount)),
  clamp(colour[1] + jitter(amount)),
  clamp(colour[2] + jitter(amount)),
];

const SUN = { x: 760, y: 430, radius: 128 };

/** Skylines of the dunes, far to near. */
const far = (x: number) => 520 - 26 * Math.sin(x / 190 + 0.4) - 14 * Math.sin(x / 71);
const middle = (x: number) => 585 + 40 * Math.sin(x / 230 + 2.4) + 10 * Math.sin(x / 90);
/** x of the near dune's crest at a y of the sheet; the crest is an S. */
const crest = (y: number) =>
  610 - 230 * Math.sin((y - 560) / 190) * smoothstep(540, 820, y) + (y - 640) * 0.18;
const nearTop = (x: number) => 640 + 70 * smoothstep(0, 1, Math.abs(x - 620) / 640);

/** The colour at a point, and the direction of the marks there. */
function seen(x: number, y: number): { colour: Colour; angle: number } {
  if (y < far(x)) {
    const toSun = Math.hypot((x - SUN.x) * 0.75, y - SUN.y - 40);
    const streak = (noise(x / 200, y / 34, 3) - 0.5) * 120;
    const glow = clamp(1 - (toSun + streak) / 520);
    const sky =
      glow > 0.62
        ? one('#ffd36a', '#ffc04a', '#ffe09a')
        : glow > 0.42
          ? one('#ff9a4a', '#f78a54', '#ffb066')
          : glow > 0.24
            ? one('#e8607a', '#d9588a', '#f07a70')
            : one('#7a4f9c', '#5f4a9c', '#4a4a94', '#8a5aa4');
    return { colour: sky, angle: -0.04 + (noise(x / 240, y / 90, 2) - 0.5) * 0.7 };
  }
  if (y < middle(x)) {
    const lit = noise(x / 90, y / 40, 2) > 0.5;
    return {
      colour: lit ? one('#e8784a', '#d9604a', '#f29a5a') : one('#7a3f74', '#6a3a74', '#94486c'),
      angle: 0.16 * Math.cos(x / 190),
    };
  }
  if (y < nearTop(x)) {
    return {
      colour:
        noise(x / 110 + 4, y / 50, 2) > 0.46
          ? one('#d9583c', '#c94a44', '#e8784a')
          : one('#5a3570', '#4a3068', '#703a6c'),
      angle: 0.1,
    };
  }
  const across = x - crest(y);
  const depth = (y - 640) / (SIZE - 640);
  const ripple = Math.sin(
    (across * 0.55 + y * 1.5 + (noise(x / 80, y / 60, 2) - 0.5) * 90) / (9 + 13 * depth),
  );
  if (across < 0) {
    const face = clamp(1 + across / 520);
    const warm =
      ripple > 0.25
        ? one('#ffc466', '#ffb452', '#ffd98a')
        : ripple > -0.5
          ? one('#f5883e', '#f0763a', '#fa9a4a')
          : one('#c44a3c', '#b03f48');
    return { colour: mix(warm, rgb('#8f3a5c'), 0.5 * (1 - face)), angle: 0.5 + 0.3 * Math.sin(across / 140) };
  }
  const reach = clamp(across / 420);
  const cool =
    ripple > 0.55
      ? one('#9a5aa0', '#b0607f')
      : ripple > -0.3
        ? one('#5a3f8c', '#4f3a84', '#6a4690')
        : one('#332f66', '#2c2c5c');
  return { colour: mix(cool, rgb('#b3506a'), 0.22 * reach), angle: -0.62 + 0.2 * Math.sin(across / 120) };
}

/** One pass of the stick over the whole sheet: its broad side first, its corner later. */
function pass(
  count: number,
  width: [number, number],
  length: [number, number],
  pressure: number,
  cover: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = EDGE + random() * (SIZE - 2 * EDGE);
    const y = EDGE + random() * (SIZE - 2 * EDGE);
    if (Math.hypot(x - SUN.x, y - SUN.y) < SUN.radius && y < far(x)) continue;
    const { colour, angle } = seen(x, y);
    const turn = angle + jitter(0.12);
    const reach = length[0] + random() * (length[1] - length[0]);
    const bow = jitter(reach * 0.06);
    const at = (t: number): Point => [
      x + Math.cos(turn) * reach * t - Math.sin(turn) * bow * (1 - 4 * t * t),
      y + Math.sin(turn) * reach * t,
    ];
    sheet.mark([at(-0.5), at(0), at(0.5)], {
      colour: vary(colour),
      width: width[0] + random() * (width[1] - width[0]),
      pressure: pressure * (0.75 + 0.5 * random()),
      cover,
      body: 0.4,
      jitter: 0.6,
    });
  }
}

function sun(): void {
  for (let i = 0; i < 420; i++) {
    const angle = random() * 6.28;
    const reach = Math.sqrt(random()) * (SUN.radius - 4);
    const [x, y] = [SUN.x + Math.cos(angle) * reach, SUN.y + Math.sin(angle) * reach];
    if (y > far(x) - 2) continue;
    const heat = clamp((y - SUN.y + SUN.radius) / (2 * SUN.radius));
    const colour =
      heat < 0.45
        ? one('#fff3c4', '#ffe9a0', '#fff8da')
        : heat < 0.75
          ? one('#ffd36a', '#ffc04a')
          : one('#ff8f4a', '#ff7a4f');
    sheet.mark(
      [
        [x - 15, y + jitter(2)],
        [x, y],
        [x + 15, y + jitter(2)],
      ],
      { colour: vary(colour, 0.03), width: 13, pressure: 0.95, cover: 0.92, body: 0.6, jitter: 0.4 },
    );
  }
}

/** The crest, drawn last with a sharp edge of the stick. */
function crestLine(): void {
  const line: Point[] = [];
  for (let y = 646; y < SIZE - EDGE; y += 9) line.push([crest(y), y]);
  sheet.mark(
    line,
    { colour: '#ffe7ae', width: 8, pressure: 0.95, cover: 0.9, jitter: 0.8 },
    (_x, y) => 0.6 + 0.5 * noise(y / 40, 2, 2),
  );
  const skyline = (top: (x: number) => number, colour: string, width: number) => {
    const points: Point[] = [];
    for (let x = EDGE; x < SIZE - EDGE; x += 12) points.push([x, top(x)]);
    sheet.mark(
      points,
      { colour, width, pressure: 0.8, cover: 0.85 },
      (x) => 0.3 + noise(x / 50, top(300), 2),
    );
  };
  skyline(far, '#ffcf8a', 4);
  skyline(middle, '#ff9a5c', 5);
}

const DARK = '#241a30';

/** A shape in dense small marks, with sunlight along one side. */
function silhouette(outline: readonly Point[]): void {
  for (let round = 0; round < 2; round++) {
    sheet.fill(
      outline,
      { colour: DARK, width: 5, pressure: 1, cover: 0.96, soft: 0.3, jitter: 0.3 },
      { gap: 2.6, over: 0.6 },
    );
  }
}

function limb(line: readonly Point[], width: number): void {
  sheet.mark(line, { colour: DARK, width, pressure: 1.1, cover: 0.97, soft: 0.35, jitter: 0.2 });
}

/** A camel that walks left: hump and load, long neck, four legs; `step` shifts the legs. */
function camel(at: Point, size: number, step: number, isLoaded: boolean): void {
  const plan = (text: string) => placed(text, at, size);
  silhouette(plan('-40,-58 -30,-68 -14,-74 0,-92 14,-94 26,-74 42,-68 46,-52 30,-40 -26,-42'));
  silhouette(plan('-40,-60 -54,-50 -66,-64 -72,-88 -66,-92 -56,-70 -46,-66 -34,-62'));
  silhouette(plan('-72,-88 -90,-92 -94,-84 -84,-80 -70,-80'));
  if (isLoaded) silhouette(plan('-24,-72 -4,-100 22,-98 36,-66 20,-52 -14,-54'));
  for (const [hip, swing] of [
    [-28, step],
    [-20, -step],
    [28, -step * 0.8],
    [36, step * 0.8],
  ]) {
    limb(plan(`${hip},-48 ${hip + swing * 0.4},-26 ${hip + swing},0`), 6.5 * size);
  }
  limb(plan('46,-58 52,-44 51,-34'), 3 * size);
  sheet.mark(plan('14,-94 26,-74 42,-68'), { colour: '#ffb35c', width: 3 * size, pressure: 0.9, cover: 0.9 });
}

function herder(at: Point, size: number, turban: string): void {
  const plan = (text: string) => placed(text, at, size);
  silhouette(plan('-9,-56 8,-56 13,-22 -13,-22'));
  limb(plan('-5,-22 -10,0'), 5 * size);
  limb(plan('5,-22 9,0'), 5 * size);
  limb(plan('8,-52 20,-40 24,-58'), 4 * size);
  limb(plan('25,-84 22,4'), 2.6 * size);
  silhouette(plan('-6,-72 6,-72 7,-58 -6,-58'));
  sheet.fill(
    plan('-10,-80 0,-86 10,-79 9,-70 -10,-70'),
    { colour: turban, width: 5, pressure: 1, cover: 0.95 },
    { gap: 3, over: 0.6 },
  );
}

/** The camels along the far skyline, in front of the sun. */
function train(): void {
  const on = (x: number): Point => [x, far(x) + 4];
  herder(on(548), 0.72, '#e8482f');
  const camels: [number, number, boolean][] = [
    [632, 9, true],
    [744, -7, true],
    [848, 10, false],
    [946, -9, true],
  ];
  for (const [x, step, isLoaded] of camels) camel(on(x), 0.66, step, isLoaded);
  const rope: Point[] = [];
  for (let x = 566; x < 920; x += 12) rope.push([x, far(x) - 30 + 8 * Math.sin(x / 17)]);
  sheet.mark(rope, { colour: DARK, width: 1.8, pressure: 0.9, cover: 0.9, jitter: 0.3 });
  herder(on(1016), 0.64, '#f2b632');
  // Long shadows down the far dune towards the front.
  for (const x of [548, 632, 744, 848, 946, 1016]) {
    sheet.mark(
      [
        [x, far(x) + 8],
        [x - 24, far(x) + 34],
        [x - 60, far(x) + 64],
      ],
      { colour: '#4a2a5c', width: 10, pressure: 0.6, cover: 0.8 },
    );
  }
}

/** Footprints down the lit side, a khejri bush with its shadow, a few light grains in the dark. */
function near(): void {
  for (let i = 0; i < 16; i++) {
    const y = 690 + i * i * 1.75;
    const x = crest(y) - 60 - i * 9 + (i % 2) * (8 + i);
    const size = 4 + i * 0.9;
    sheet.mark(
      [
        [x - size, y],
        [x + size, y + 2],
      ],
      { colour: '#8f2f4a', width: size, pressure: 0.9, cover: 0.85 },
    );
    sheet.mark(
      [
        [x - size, y - size * 0.6],
        [x + size * 0.6, y - size * 0.5],
      ],
      { colour: '#ffe2a0', width: size * 0.45, pressure: 0.8, cover: 0.85 },
    );
  }
  for (let i = 0; i < 90; i++) {
    const from: Point = [960 + jitter(40), 948 + jitter(10)];
    const angle = -1.57 + jitter(1.2);
    const reach = 40 + random() * 66;
    sheet.mark(
      [
        from,
        [from[0] + Math.cos(angle) * reach * 0.6 + jitter(8), from[1] + Math.sin(angle) * reach * 0.6],
        [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach],
      ],
      {
        colour: i % 5 === 0 ? '#e8a04a' : one('#1f2440', '#2a3a3c', '#35305a'),
        width: 2.5 + random() * 2,
        pressure: 0.95,
        cover: 0.9,
      },
    );
  }
}

pass(2600, [30, 46], [60, 150], 0.5, 0.85);
sheet.smudge(
  sheet.field((x, y) => (y < far(x) ? 0.75 : 0.28)),
  9,
);
sun();
pass(3400, [13, 22], [36, 90], 0.62, 0.85);
pass(3600, [5, 10], [22, 58], 0.78, 0.88);
crestLine();
train();
near();
for (const line of written('Yash', 1010, 1088, { size: 24, random, unruly: 0.15 }).flat()) {
  sheet.mark(line, { colour: '#ffd98a', width: 3, pressure: 0.95, cover: 0.9, jitter: 0.3 });
}
savePicture(pinUp(sheet.toCanvas({ relief: 0.07, sheen: 0.16 })));
