import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import {
  band,
  bezier,
  evenly,
  placed,
  sizeOf,
  smooth,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import { handIn } from '../studio/hand-in.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { cleared, dot, filled, follow, line } from './brush.ts';
import { Cloth, type Fold } from './cloth.ts';

const WIDTH = 1040;
const HEIGHT = 1400;
/** The silk laid flat. */
const BREADTH = 900;
const LENGTH = 1560;
const ROD = 92;
const WATER = 1010;

const silk = new Cloth(BREADTH, LENGTH, 47, {
  colour: '#f6ecd4',
  pitch: 2.3,
  slub: 0.13,
  relief: 0.1,
  creep: 0.7,
  wear: 0.06,
});
const { random, dye, liner, noise } = silk;
const second = noiseFrom(48);

type Neck = { spine: string; bill: string; eye: Point };

const calling: Neck = {
  spine: '-44,-276 -92,-330 -74,-392 -92,-446 -98,-480',
  bill: '-104,-494 -114,-534 -123,-576 -108,-536 -95,-496',
  eye: [-99, -488],
};
const stooping: Neck = {
  spine: '-46,-262 -110,-300 -158,-256 -164,-190 -182,-140',
  bill: '-180,-136 -196,-104 -206,-62 -190,-98 -172,-132',
  eye: [-184, -144],
};

washSky();
washWater();
flying(placed(620, 230, 0.06, 0.62));
flying(placed(330, 330, 0.1, 0.9));
reeds(0, 0.8);
standing(placed(290, 1120, 0, 1.36), calling);
standing(placed(668, 1196, 0, 1.1), stooping);
chick(placed(420, 1226, 0, 0.7));
rings();
reeds(1, 1.1);
weaveBorders();

const picture = silk.toCanvas(WIDTH, HEIGHT, hung, wall);
finish(picture.getContext('2d'));
handIn(picture);

/** Dye flooded on wet silk: no edge, only more here and less there. */
function flood(top: number, bottom: number, colours: readonly string[], strength: number): void {
  const gradient = dye.createLinearGradient(0, top, 0, bottom);
  colours.forEach((colour, k) => gradient.addColorStop(k / (colours.length - 1), colour));
  dye.globalAlpha = strength;
  dye.fillStyle = gradient;
  dye.fillRect(0, top, BREADTH, bottom - top);
  dye.globalAlpha = 1;
}

function bloom(x: number, y: number, radius: number, colour: string, strength: number): void {
  const spot = dye.createRadialGradient(x, y, 0, x, y, radius);
  spot.addColorStop(0, colour);
  spot.addColorStop(0.6, `${colour}aa`);
  spot.addColorStop(1, `${colour}00`);
  dye.globalAlpha = strength;
  dye.fillStyle = spot;
  dye.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  dye.globalAlpha = 1;
}

function washSky(): void {
  flood(0, WATER + 40, ['#1f5490', '#6a7cc0', '#e4849a', '#f7ac52', '#ef8448'], 0.94);
  for (let k = 0; k < 46; k++) {
    const y = random() * WATER;
    const colour = y < 300 ? '#2f5f94' : y < 620 ? '#d88fa0' : '#f2b25c';
    bloom(random() * BREADTH, y, 60 + random() * 130, colour, 0.1 + 0.2 * random());
  }
  // A low sun, left in the colour of the silk.
  dye.save();
  dye.globalCompositeOperation = 'destination-out';
  const sun = dye.createRadialGradient(640, 640, 74, 640, 640, 96);
  sun.addColorStop(0, 'rgba(0,0,0,.92)');
  sun.addColorStop(1, 'rgba(0,0,0,0)');
  dye.fillStyle = sun;
  dye.fillRect(520, 520, 240, 240);
  dye.restore();
  bloom(640, 640, 90, '#ffd06a', 0.5);
}

function washWater(): void {
  dye.save();
  dye.globalCompositeOperation = 'destination-out';
  dye.fillRect(0, WATER, BREADTH, LENGTH);
  dye.restore();
  flood(WATER, LENGTH, ['#eaa06a', '#7cb8a8', '#1c8a92', '#0c5470', '#0a3a56'], 0.97);
  for (let k = 0; k < 60; k++) {
    const y = WATER + 20 + random() * 330;
    const x = random() * BREADTH;
    const half = 30 + random() * 120;
    dye.globalAlpha = 0.16 + 0.2 * random();
    line(
      dye,
      smooth([
        [x - half, y],
        [x, y + (random() - 0.5) * 8],
        [x + half, y + 2],
      ]),
      2 + random() * 5,
      '#0f5a6e',
    );
  }
  dye.globalAlpha = 1;
  gutta(
    smooth([
      [0, WATER + 4],
      [200, WATER - 6],
      [460, WATER + 5],
      [700, WATER - 4],
      [900, WATER + 3],
    ]),
    3,
  );
}

/** A line of resist: the silk stays bare below it. */
function gutta(chain: readonly Point[], width: number, gold = true): void {
  dye.save();
  dye.globalCompositeOperation = 'destination-out';
  line(dye, chain, width, '#000');
  dye.restore();
  if (gold) {
    liner.globalAlpha = 0.85;
    line(liner, chain, width * 0.62, '#fff');
    liner.globalAlpha = 1;
  }
}

/** A shape closed with gutta and filled with dye that runs from one colour to another. */
function shape(
  outline: readonly Point[],
  from: Point,
  to: Point,
  colours: readonly string[],
  { width = 3.4, gold = true, wet = 14 } = {},
): void {
  cleared(dye, outline);
  cleared(liner, outline);
  const gradient = dye.createLinearGradient(...from, ...to);
  colours.forEach((colour, k) => gradient.addColorStop(k / (colours.length - 1), colour));
  dye.save();
  follow(dye, outline, true);
  dye.clip();
  dye.fillStyle = gradient;
  dye.globalAlpha = 0.9;
  follow(dye, outline, true);
  dye.fill();
  for (let k = 0; k < wet; k++) {
    const [x, y] = outline[Math.floor(random() * outline.length)];
    bloom(x, y, 14 + random() * 34, colours[colours.length - 1], 0.18 + random() * 0.2);
  }
  dye.restore();
  gutta([...outline, outline[0]], width, gold);
}

/** A sarus: grey as rain, with a red head on a neck that a tall man could look in the eye. */
function standing(place: Place, { spine, bill, eye }: Neck): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  for (const [leg, shade] of [
    ['20,-190 30,-96 16,0', '#a8505a'],
    ['-4,-190 2,-98 -12,6', '#c86a6a'],
  ]) {
    const chain = evenly(smooth(on(leg)), 2);
    shape(
      band(chain, (t) => 5.6 - 1.6 * Math.sin(t * 3.1)),
      chain[0],
      chain[chain.length - 1],
      [shade, '#8a3c4a'],
      { width: 2, wet: 2 },
    );
    const foot = chain[chain.length - 1];
    for (const [dx, dy] of trace('-26,6 -8,12 22,7'))
      line(dye, [foot, [foot[0] + dx, foot[1] + dy]], 3, '#8a3c4a');
  }
  for (const [x, y, angle, length] of [
    [112, -236, 0.95, 142],
    [94, -222, 1.15, 130],
    [128, -246, 0.72, 128],
    [74, -208, 1.36, 112],
  ]) {
    plume(placed(...place(x, y), angle, sizeOf(place)), length, ['#fbf6ea', '#b4bcc8', '#3c4a62']);
  }
  shape(
    smooth(on('-72,-246 -52,-292 -4,-312 60,-298 118,-254 146,-214 96,-192 30,-178 -30,-188 -62,-212'), {
      closed: true,
    }),
    place(-40, -300),
    place(60, -180),
    ['#b9c2ce', '#7d8da4', '#44556f'],
  );
  for (const [x, y, angle, length] of [
    [10, -286, 0.5, 120],
    [-8, -262, 0.46, 128],
    [-18, -238, 0.36, 116],
    [40, -292, 0.62, 100],
  ]) {
    plume(placed(...place(x, y), angle, sizeOf(place)), length, ['#aab4c4', '#6c7e98', '#3a4a64']);
  }
  const neck = evenly(smooth(on(spine)), 2);
  const outline = band(
    neck,
    (t) => (15 - 7 * t + (t > 0.86 ? 5 * Math.sin((t - 0.86) * 22) : 0)) * sizeOf(place),
  );
  shape(outline, neck[0], neck[neck.length - 1], ['#8c9ab0', '#a8b0be', '#d8341f', '#b0140f'], { wet: 6 });
  shape(smooth(on(bill), { closed: true }), place(...eye), on(bill)[2], ['#b8b090', '#5a5a48'], {
    width: 2,
    wet: 0,
  });
  const head = place(...eye);
  shape(
    smooth(
      Array.from({ length: 8 }, (_, k): Point => placed(...head, k * 0.785, sizeOf(place))(12, 0)),
      { closed: true },
    ),
    place(eye[0], eye[1] - 10),
    place(eye[0], eye[1] + 10),
    ['#d8dcc0', '#c8281c'],
    { width: 2.4, wet: 0 },
  );
  dot(dye, head, 3.6 * sizeOf(place), '#2a1a12');
  dot(liner, head, 1.6, '#fff');
}

/** One long feather with its shaft. */
function plume(
  place: Place,
  length: number,
  colours: readonly string[],
  { width = 2.6, gold = true } = {},
): void {
  const outline = smooth(
    [
      place(0, -4),
      place(length * 0.4, -15),
      place(length * 0.86, -11),
      place(length, 2),
      place(length * 0.8, 12),
      place(length * 0.36, 12),
    ],
    { closed: true },
  );
  shape(outline, place(0, 0), place(length, 0), colours, { width, gold, wet: 4 });
  gutta(smooth([place(8, -2), place(length * 0.5, -2), place(length * 0.9, 1)]), width * 0.6, false);
}

/** A raised wing: feathers along the arm, each turned a little further up, the hand dark. */
function wing(place: Place, [u, v]: Point, size: number): void {
  const arm = evenly(
    smooth(trace('0,0 -26,-60 -20,-124 16,-190').map(([a, b]) => place(u + a * size, v + b * size))),
    2,
  );
  for (let k = 9; k >= 0; k--) {
    const share = k / 9;
    const from = arm[Math.round(share * (arm.length - 1))];
    const tints = k > 4 ? ['#7f8ca2', '#4c5a74', '#1e2840'] : ['#c8ced8', '#8c9ab0', '#5a6a84'];
    plume(placed(...from, 0.22 - share * 1.5, sizeOf(place) * size), 112 + 34 * share, tints, {
      width: 1.5,
      gold: false,
    });
  }
  gutta(arm, 4);
}

/** A bird on the wing: neck out in front, legs out behind, the hands of the wings dark. */
function flying(place: Place): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  wing(place, [-26, -12], 0.86);
  for (const v of [-6, 4])
    line(dye, smooth([place(60, v), place(150, v + 10), place(226, v + 12)]), 4 * sizeOf(place), '#a8505a');
  shape(
    smooth(on('-66,-10 -20,-28 50,-24 108,-4 50,16 -24,16'), { closed: true }),
    place(0, -28),
    place(0, 18),
    ['#c4ccd6', '#6c7c94'],
  );
  wing(place, [16, -14], 1);
  const neck = evenly(smooth(on('-54,-6 -110,-14 -160,-4 -206,-12')), 2);
  shape(
    band(neck, (t) => (10 - 4 * t + (t > 0.88 ? 3 : 0)) * sizeOf(place)),
    neck[0],
    neck[neck.length - 1],
    ['#8c9ab0', '#a8b0be', '#d8341f', '#b0140f'],
    { wet: 3 },
  );
  shape(
    smooth(on('-204,-16 -252,-8 -204,-8'), { closed: true }),
    place(-204, -12),
    place(-252, -8),
    ['#b8b090', '#5a5a48'],
    { width: 1.8, wet: 0 },
  );
}

function chick(place: Place): void {
  const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
  for (const leg of ['10,-60 14,-28 8,0', '-10,-60 -12,-28 -18,2']) line(dye, on(leg), 4, '#b06a50');
  shape(
    smooth(on('-52,-90 -20,-124 40,-116 70,-86 40,-58 -24,-56'), { closed: true }),
    place(0, -124),
    place(0, -56),
    ['#f4d8a0', '#c88a4a'],
  );
  shape(
    smooth(on('-46,-100 -66,-150 -56,-182 -28,-178 -22,-150 -16,-112'), { closed: true }),
    place(-50, -180),
    place(-20, -100),
    ['#f2cc8a', '#c8864a'],
  );
  line(dye, on('-62,-166 -92,-158'), 6, '#5a4a3a');
  dot(dye, place(-50, -168), 4, '#2a1a12');
}

/** Ripples round the legs. */
function rings(): void {
  for (const [x, y, wide] of [
    [292, 1126, 96],
    [674, 1202, 86],
    [420, 1232, 46],
  ]) {
    for (let k = 1; k <= 3; k++) {
      const ring = Array.from({ length: 40 }, (_, i): Point => {
        const angle = (i / 39) * 5.4 + k + x;
        return [x + Math.cos(angle) * wide * k * 0.46, y + Math.sin(angle) * wide * k * 0.11];
      });
      gutta(ring, 2.4 - k * 0.3, k < 3);
    }
  }
}

/** Reeds: behind the birds in the first pass, in front of them in the second. */
function reeds(pass: 0 | 1, scale: number): void {
  const count = pass === 0 ? 34 : 40;
  for (let k = 0; k < count; k++) {
    const side = random() < 0.5;
    const x = pass === 0 ? 40 + random() * 830 : side ? 20 + random() * 170 : 760 + random() * 120;
    const foot = pass === 0 ? WATER + 6 + random() * 40 : 1424;
    const tall = (150 + random() * 250) * scale + pass * 70;
    const lean = (random() - 0.35) * 120 * scale;
    const blade = evenly(
      bezier(
        [x, foot],
        [x + lean * 0.1, foot - tall * 0.5],
        [x + lean * 0.5, foot - tall * 0.85],
        [x + lean, foot - tall],
      ),
      3,
    );
    const greens = pass === 0 ? ['#8aa05a', '#6f8c62'] : ['#c8b84a', '#3f7a4a', '#0f4a44'];
    shape(
      band(blade, (t) => (pass === 0 ? 4 : 7) * Math.sin(Math.PI * (0.1 + 0.9 * (1 - t)) * 0.62) + 0.6, 24),
      blade[blade.length - 1],
      blade[0],
      greens,
      { width: 1.8, gold: pass === 1 && k % 3 === 0, wet: 0 },
    );
    if (pass === 1 && k % 4 === 0) catkin(blade[blade.length - 1], lean);
  }
}

function catkin([x, y]: Point, lean: number): void {
  const place = placed(x, y, Math.atan2(-90, lean));
  shape(
    smooth([place(-6, -7), place(34, -9), place(62, 0), place(34, 9), place(-6, 7)], { closed: true }),
    place(0, 0),
    place(60, 0),
    ['#7a4a26', '#c88a4a'],
    { width: 2, wet: 2 },
  );
}

/** Zari: gold woven along both edges and across the end. */
function weaveBorders(): void {
  const gold = (x: number, y: number, width: number, height: number, colour: string) => {
    silk.paint.fillStyle = colour;
    silk.paint.fillRect(x, y, width, height);
  };
  for (const x of [0, BREADTH - 34]) {
    gold(x, 0, 34, LENGTH, '#7c1c3a');
    gold(x + 5, 0, 4, LENGTH, '#d8a440');
    gold(x + 25, 0, 4, LENGTH, '#d8a440');
    for (let y = 8; y < LENGTH; y += 26) rhomb(x + 17, y, 7, 10, '#e4b450');
  }
  gold(0, LENGTH - 150, BREADTH, 130, '#7c1c3a');
  for (const [y, height] of trace('-146,7 -132,3 -44,3 -34,8'))
    gold(0, LENGTH + y, BREADTH, height, '#dcaa46');
  for (let x = 24; x < BREADTH; x += 58) {
    rhomb(x, LENGTH - 88, 22, 34, '#dcaa46');
    rhomb(x, LENGTH - 88, 13, 22, '#7c1c3a');
    rhomb(x, LENGTH - 88, 6, 11, '#f0cc70');
  }
}

function rhomb(x: number, y: number, half: number, tall: number, colour: string): void {
  filled(
    silk.paint,
    [
      [x - half, y],
      [x, y - tall],
      [x + half, y],
      [x, y + tall],
    ],
    colour,
  );
}

/** How the silk falls: soft pleats that are tight at the rod and open downwards. */
function pleats(share: number, y: number): { slide: number; depth: number } {
  const down = smoothstep(ROD, HEIGHT, y);
  const sway = 0.02 * Math.sin(y / 310 + 1) + 0.012 * noise(y / 200, 4, 2);
  const s = share + sway * (0.4 + down);
  const tight = 1 - 0.45 * down;
  const waves: readonly [number, number, number][] = [
    [5.2, 0.6, 0.052],
    [8.7, 2.2, 0.024],
    [13.4, 4.1, 0.01],
  ];
  let slide = 0;
  let depth = 0;
  for (const [k, [count, phase, size]] of waves.entries()) {
    const angle = s * count * Math.PI * 2 * 0.72 + phase + (k === 1 ? down * 1.7 : -down * 0.5);
    slide += size * 0.42 * Math.sin(angle) * (k === 0 ? 1 : tight);
    depth += (size / 0.052) * Math.cos(angle) * (k === 0 ? 1 : tight);
  }
  return { slide, depth };
}

function edges(y: number): [left: number, right: number] {
  const down = smoothstep(ROD, HEIGHT * 0.9, y);
  const wave = 5 * Math.sin(y / 150) + 6 * (noise(y / 180, 7, 2) - 0.5);
  return [150 - 40 * down + wave, 872 + 34 * down + wave * 0.7];
}

function hung(x: number, y: number): Fold | undefined {
  const [left, right] = edges(y);
  const share = (x - left) / (right - left);
  if (share < 0 || share > 1 || y < ROD - 26) return fallsBehind(x, y);
  const { slide, depth } = pleats(share, y);
  const hem = HEIGHT - 92 + depth * 10 + (second(x / 90, 3, 2) - 0.5) * 16;
  if (y > hem) return fallsBehind(x, y);
  const h = 0.004;
  const slope = (pleats(share + h, y).depth - pleats(share - h, y).depth) / (2 * h);
  const over = y < ROD + 12 ? Math.asin(clamp((ROD + 12 - y) / 38, 0, 1)) : 0;
  const turn = clamp(-slope * 0.016, -1, 1);
  const light = (0.82 + 0.3 * turn + 0.1 * depth) * (1 - 0.32 * over) * (1.06 - 0.14 * (y / HEIGHT));
  const glance =
    Math.exp(-(((turn - 0.36) / 0.2) ** 2)) * 0.23 + Math.exp(-((turn + 0.72) ** 2) / 0.03) * 0.06;
  const ripple = 0.7 + 0.6 * second(x / 9, y / 160, 3);
  const shine =
    glance * ripple * (1 - over * 0.4) + 0.12 * Math.exp(-(((over - 0.45) / 0.3) ** 2)) * (over > 0 ? 1 : 0);
  const u = clamp(share + slide, 0.001, 0.999) * BREADTH;
  const v = (y - ROD + 60) * ((LENGTH - 26) / (hem - ROD + 60));
  return { u, v, light, sheen: [shine, shine * 0.9, shine * 0.74] };
}

/** The other half of the silk hangs at the back of the rod and shows at the right. */
function fallsBehind(x: number, y: number): Fold | undefined {
  const right = 918 + 16 * smoothstep(ROD, HEIGHT, y) + 6 * Math.sin(y / 110);
  const [, front] = edges(y);
  if (x < front - 60 || x > right || y < ROD - 6 || y > HEIGHT - 268 + 10 * Math.sin(x / 30))
    return undefined;
  const share = (x - front) / (right - front);
  const light = 0.5 + 0.22 * Math.sin(share * 5 + 0.4) + 0.14 * share;
  return { u: BREADTH - 8 - (right - x) * 1.05, v: LENGTH - 20 - (HEIGHT - 262 - y) * 1.1, light };
}

/** Lime wash, with the silk's soft shadow. */
function wall(x: number, y: number): Colour {
  const plaster = 0.95 + (noise(x / 190, y / 150, 4) - 0.5) * 0.1 + (second(x / 15, y / 12, 3) - 0.5) * 0.05;
  const [left, right] = edges(y);
  const inside = Math.min(x - left - 14, right + 60 - x);
  const below = smoothstep(HEIGHT - 40, HEIGHT - 110, y) * smoothstep(ROD - 6, ROD + 50, y);
  const shade = 1 - 0.36 * smoothstep(-26, 30, inside) * below;
  const lamp = 1.13 - 0.2 * Math.hypot(x / WIDTH - 0.25, y / HEIGHT - 0.2);
  const wash = mix(rgb('#efe8d8'), rgb('#ddd2bc'), noise(x / 420 + 8, y / 320, 3));
  return [
    wash[0] * plaster * shade * lamp,
    wash[1] * plaster * shade * lamp,
    wash[2] * plaster * shade * lamp,
  ];
}

/** The rod with its turned ends, its cords, and the tassels of the silk. */
function finish(context: SKRSContext2D): void {
  context.lineCap = 'round';
  tassels(context);
  const stick = (from: number, to: number) => {
    const wood = context.createLinearGradient(0, ROD - 22, 0, ROD + 14);
    wood.addColorStop(0, '#5e3a20');
    wood.addColorStop(0.28, '#c08a52');
    wood.addColorStop(0.6, '#7c4d2a');
    wood.addColorStop(1, '#2e1a0e');
    context.save();
    context.shadowColor = 'rgba(60,34,10,.45)';
    context.shadowBlur = 12;
    context.shadowOffsetX = 9;
    context.shadowOffsetY = 13;
    context.fillStyle = wood;
    context.fillRect(from, ROD - 20, to - from, 32);
    context.restore();
  };
  stick(46, edges(ROD)[0] + 2);
  stick(920, WIDTH - 46);
  for (const x of [46, WIDTH - 46]) {
    const knob = context.createRadialGradient(x - 8, ROD - 14, 2, x, ROD - 4, 27);
    knob.addColorStop(0, '#ffe9a8');
    knob.addColorStop(0.35, '#d09a3c');
    knob.addColorStop(1, '#5c3a12');
    context.fillStyle = knob;
    context.beginPath();
    context.arc(x, ROD - 4, 24, 0, Math.PI * 2);
    context.fill();
  }
  for (const x of [92, WIDTH - 84]) {
    for (const side of [-1, 1]) {
      line(
        context,
        [
          [x + side * 9, ROD + 10],
          [x + side * 9, ROD - 22],
          [x + side * 2, -6],
        ],
        6,
        '#6a4a24',
      );
      line(
        context,
        [
          [x + side * 9 - 1, ROD + 8],
          [x + side * 9 - 1, ROD - 22],
          [x + side * 2 - 1, -6],
        ],
        3,
        '#d0a868',
      );
    }
  }
}

function tassels(context: SKRSContext2D): void {
  const [left, right] = edges(HEIGHT - 92);
  const threads = ['#d8a440', '#7c1c3a', '#a83050', '#f0cc70'];
  for (let k = 0; k <= 24; k++) {
    const share = 0.012 + (k / 24) * 0.976;
    const { depth } = pleats(share, HEIGHT - 92);
    const x = left + share * (right - left);
    const y = HEIGHT - 94 + depth * 10 + (second(x / 90, 3, 2) - 0.5) * 16;
    line(
      context,
      [
        [x + 7, y + 12],
        [x + 10, y + 62],
      ],
      9,
      'rgba(70,40,10,.22)',
    );
    for (let i = 0; i < 9; i++) {
      const end: Point = [x + (i - 4) * 2 + (random() - 0.5) * 4, y + 56 + random() * 10];
      line(
        context,
        smooth([[x, y - 2], [x + (i - 4) * 0.8, y + 16], end]),
        1.5,
        threads[Math.floor(random() * 4)],
      );
    }
    dot(context, [x, y + 10], 4.6, '#8a2444');
    dot(context, [x - 1.3, y + 8.6], 1.8, '#d86a88');
  }
}
