/**
 * An avenue of gulmohar in May, laid on with the knife: far things thin and pale, the crowns in slabs from shade to sun,
 * near flowers one by one, five petals each.
 */
import { mix, rgb } from '../studio/colour.ts';
import { handIn } from '../studio/hand-in.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { Painting, palette, pull, vary, type Pair, type Palette } from './strokes.ts';

const WIDTH = 1400;
const HEIGHT = 1060;
/** Where the road ends. */
const AWAY = { x: 640, y: 590 };
const painting = new Painting(WIDTH, HEIGHT, { ground: '#b7713f', seed: 19, weave: 2.6 });
const { random, noise } = painting;
const second = noiseFrom(61);
const about = (reach: number) => (random() - 0.5) * 2 * reach;
const pair = (colours: Palette, amount = 0.06): Pair => colours.pair(random, amount);
const two = (a: Palette, b: Palette): Pair => [
  vary(a.pick(random), random, 0.07),
  vary(b.pick(random), random, 0.07),
];

const sky = palette('#cfe3ee', '#e9eee2', '#f7ecc9', '#b9d6ea');
const haze = palette('#f3d6b0', '#e9b7a0', '#d7b3c0', '#c7b7cf');
const farCrown = palette('#d98a86', '#c9a0b0', '#e8a58a', '#b9a7c4', '#a9b08c');
const shade = palette('#8e1622', '#6e1626', '#a51d1f', '#4d1a2a');
const fire = palette('#ee3618', '#d92616', '#f84a1c', '#c81f1c', '#e8341a');
const sun = palette('#ff8a2e', '#ff6a2a', '#ff5a22', '#ff7a3a');
const glare = palette('#ffd27a', '#ffb84a', '#ff9a2e');
const leafShade = palette('#2b4628', '#3f5f2a', '#24402f');
const leafLight = palette('#7d9a3a', '#8fae46', '#a9bf5c');
const hedge = palette('#3f5a4e', '#4f6d5a', '#3a4c58', '#5b7a60');
const bark = palette('#3a2330', '#5a3530', '#2c1c2c', '#4a3448');
const barkLight = palette('#e8a060', '#d97f4a', '#f0b878');
const verge = palette('#4b4a2c', '#5e3a2e', '#3f5130', '#34442a');
const vergeLight = palette('#c9a23c', '#a8a23f', '#8f9a3c', '#d9783a');
const road = palette('#f6dfb4', '#fbe9c8', '#f0cf9c', '#f3d3b8', '#fff2d4');
const roadShade = palette('#8d7aa8', '#7a6a9c', '#a58bb0', '#6b5f8e');

const roadLeft = (y: number) => AWAY.x - (y - AWAY.y) * 1.02 - 6;
const roadRight = (y: number) => AWAY.x + (y - AWAY.y) * 1.18 + 6;
/** How near a place is: 0 at the road's end, 1 at the frame. */
const near = (x: number, y: number) => clamp(Math.hypot(x - AWAY.x, (y - AWAY.y) * 1.1) / 620);

/** Below 1 the sky shows through between the two rows of crowns. */
const opening = (x: number, y: number) =>
  Math.hypot((x - AWAY.x - 20 - (y - 330) * 0.1) / 235, (y - 335) / 260) +
  (noise(x / 85, y / 85, 4) - 0.5) * 0.85 +
  (second(x / 30, y / 30, 2) - 0.5) * 0.3;

/** Gulmohars spread flat: each crown hangs in tiers, with the dark of the next tier under it. */
function isCrown(x: number, y: number): boolean {
  const off = Math.abs(x - AWAY.x);
  const hem = AWAY.y - 30 - off * 0.12 + 60 * (noise(x / 55, 3, 3) - 0.5) + 26 * Math.sin(x / 64);
  return opening(x, y) > 1 && y < hem && !(off < 90 && y > 460);
}

/** Light on the crowns: tiers lit from above left, dark under each. */
const lightOn = (x: number, y: number) => {
  const tier = Math.sin(y / 46 + noise(x / 130, y / 210, 2) * 7) * 0.1;
  return noise(x / 95 + 5, y / 70, 3) + tier + 0.14 * smoothstep(560, 60, y) - 0.1 * clamp((x - 300) / 1100);
};

const leaning = (x: number, y: number) => {
  const side =
    x < AWAY.x ? -0.5 + (x / AWAY.x) * 0.7 : Math.PI + 0.5 - ((WIDTH - x) / (WIDTH - AWAY.x)) * 0.7;
  return side + (noise(x / 70, y / 70, 2) - 0.5) * 3;
};

function paintSky(): void {
  painting.cover({
    count: 700,
    inside: (x, y) => opening(x, y) < 1.25,
    area: [250, 0, 1060, 640],
    width: [18, 52],
    length: [1.8, 3.4],
    angle: () => -0.5 + about(0.65),
    colours: (_x, y) => two(y > 350 ? haze : sky, sky),
    tool: 'knife',
    mark: { load: 0.7, ragged: 0.25 },
  });
  painting.cover({
    count: 520,
    inside: (x, y) => y < AWAY.y + 10 && Math.hypot((x - AWAY.x) / 1.3, (y - AWAY.y + 60) * 1.5) < 215,
    area: [330, 400, 960, 600],
    width: [7, 24],
    length: [1.4, 3],
    angle: () => about(1.3),
    colours: (x) => two(Math.abs(x - AWAY.x) < 100 ? haze : farCrown, farCrown),
    tool: 'knife',
    mark: { load: 0.7 },
  });
}

/** Behind the rows: a hedge and the park's far trees in blue-green shade, so that the crowns have something to burn against. */
function paintBehind(): void {
  painting.cover({
    count: 1100,
    inside: (x, y) =>
      Math.abs(x - AWAY.x) > 110 + 90 * noise(y / 40, 3, 2) &&
      y < AWAY.y + 60 * clamp(Math.abs(x - AWAY.x) / 500),
    area: [0, 330, WIDTH, 680],
    width: [10, 40],
    length: [1.2, 2.8],
    angle: () => -1.2 + about(0.9),
    colours: (x, y) =>
      noise(x / 70, y / 60, 3) > 0.58 ? two(farCrown, leafLight) : two(hedge, y > 520 ? hedge : leafShade),
    tool: 'knife',
    mark: { load: 0.75, ragged: 0.35 },
  });
}

function paintGround(): void {
  for (let i = 0; i < 2600; i++) {
    const y = AWAY.y - 44 + random() ** 0.85 * (HEIGHT - AWAY.y + 44);
    const x = random() * WIDTH;
    if (y < AWAY.y + 8 && Math.abs(x - AWAY.x) < 150) continue;
    if (x > roadLeft(y) - 4 && x < roadRight(y) + 4) continue;
    const depth = Math.max(0.06, (y - AWAY.y) / (HEIGHT - AWAY.y));
    const isLit = noise(x / 120, y / 34, 3) > 0.52;
    const width = (8 + 22 * depth) * (0.4 + 0.9 * random());
    painting.knife({
      path: pull(x, y, (x < AWAY.x ? 0.22 : -0.22) + about(0.2), 24 + 90 * depth * random(), about(0.08)),
      width,
      colours: isLit ? pair(vergeLight) : pair(verge),
      load: 0.85,
    });
  }
  for (let i = 0; i < 1700; i++) {
    const y = AWAY.y + 4 + random() ** 0.8 * (HEIGHT - AWAY.y + 20);
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const x = roadLeft(y) + random() * (roadRight(y) - roadLeft(y));
    const dapple =
      noise(x / (260 * depth + 30) + 3, y / (46 * depth + 8), 3) + 0.1 * Math.sin(y / (10 + 34 * depth));
    painting.knife({
      path: pull(x, y, about(0.11), 20 + 130 * depth * random(), about(0.05)),
      width: (5 + 24 * depth) * (0.5 + 0.8 * random()),
      colours: pair(dapple > 0.52 ? roadShade : road, 0.05),
      load: 0.9,
      ragged: 0.3,
    });
  }
}

/** A limb in short slabs along its way, dark first, then the light on its left. */
function limb(from: Point, to: Point, thick: number, thin: number, bow: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const pulls = Math.max(6, Math.round(length / (thick * 0.45)));
  for (let i = 0; i <= pulls; i++) {
    const t = i / pulls;
    const width = thick + (thin - thick) * t;
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * bow;
    const y = from[1] + (to[1] - from[1]) * t;
    const angle =
      Math.atan2(to[1] - from[1], to[0] - from[0] + Math.cos(t * Math.PI) * bow * 2.6) + about(0.08);
    painting.knife({
      path: pull(x + about(width * 0.15), y, angle, width * (1.8 + 2 * random()) + 8),
      width: width * (0.6 + 0.45 * random()),
      colours: pair(bark, 0.1),
      load: 0.9,
    });
    if (random() < 0.34) {
      painting.knife({
        path: pull(x - width * (0.28 + 0.14 * random()), y, angle, width * (1.6 + 2.6 * random()) + 6),
        width: width * (0.06 + 0.12 * random()) + 1.2,
        colours: pair(barkLight),
        ragged: 0.4,
      });
    }
  }
}

function paintTrunks(): void {
  const trunks: [string, number, number, number][] = [
    ['560,600 575,480', 7, 4, -4],
    ['722,602 708,478', 7, 4, 4],
    ['498,622 520,430', 13, 7, -8],
    ['795,624 770,425', 14, 7, 8],
    ['398,668 440,345', 24, 12, -16],
    ['905,672 868,335', 25, 12, 16],
    ['218,780 310,250', 48, 22, -34],
    ['1098,792 1010,245', 50, 22, 34],
    ['310,270 520,90', 20, 7, -20],
    ['300,330 90,150', 20, 8, 20],
    ['1010,270 800,80', 20, 7, 20],
    ['1020,330 1270,150', 20, 8, -20],
    ['440,350 560,215', 11, 4, -10],
    ['868,340 760,215', 11, 4, 10],
    ['262,560 110,420', 15, 6, 20],
    ['1062,560 1230,410', 15, 6, -20],
  ];
  for (const [way, thick, thin, bow] of trunks) {
    const [from, to] = points(way) as [Point, Point];
    limb(from, to, thick, thin, bow);
  }
}

/** The crowns of the further trees, each on its own trunk. */
function smallCrowns(): void {
  const crowns = points('578,452 704,450 528,396 766,392 452,314 860,300 500,250 800,236');
  const sizes = [48, 46, 76, 78, 100, 104, 62, 66];
  for (const [i, [cx, cy]] of crowns.entries()) {
    const size = sizes[i];
    const place = (): Point => {
      const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * size];
      return [cx + Math.cos(angle) * reach * 1.35, cy + Math.sin(angle) * reach * 0.62];
    };
    const lay = (count: number, wide: number, lift: number, colours: () => Pair) => {
      for (let k = 0; k < count; k++) {
        const [x, y] = place();
        painting.knife({
          path: pull(x - lift * 0.6, y - lift, random() * 6.28, wide * (1 + 0.9 * random())),
          width: wide * (0.5 + 0.4 * random()),
          colours: colours(),
          load: 0.95,
          ragged: 0.4,
        });
      }
    };
    lay(70, size * 0.28, 0, () => two(random() < 0.35 ? leafShade : shade, shade));
    lay(95, size * 0.2, size * 0.1, () => two(fire, random() < 0.3 ? sun : fire));
    lay(40, size * 0.13, size * 0.22, () => two(sun, random() < 0.3 ? glare : sun));
  }
}

/** The crowns: broad slabs of shade and leaf first, then fire, then what the sun touches. */
function paintCrowns(): void {
  const layer = (
    count: number,
    width: [number, number],
    isWanted: (x: number, y: number) => boolean,
    colours: (x: number, y: number) => Pair,
    load: number,
  ) =>
    painting.cover({
      count,
      inside: (x, y) => isCrown(x, y) && isWanted(x, y),
      area: [0, 0, WIDTH, 720],
      width,
      length: [1.2, 2.6],
      angle: leaning,
      colours,
      tool: 'knife',
      bend: 0.12,
      mark: { load, ragged: 0.4 },
    });
  layer(
    1900,
    [12, 46],
    () => true,
    () => two(random() < 0.34 ? leafShade : shade, random() < 0.3 ? leafShade : shade),
    0.8,
  );
  paintTrunks();
  smallCrowns();
  layer(
    2100,
    [9, 30],
    (x, y) => lightOn(x, y) > 0.44 && random() < 0.25 + near(x, y),
    () => pair(fire),
    1,
  );
  layer(
    1500,
    [5, 20],
    (x, y) => lightOn(x, y) > 0.58,
    (x, y) => two(lightOn(x, y) > 0.66 ? sun : fire, sun),
    1.1,
  );
  layer(
    900,
    [4, 13],
    (x, y) => lightOn(x, y) > 0.68,
    () => two(sun, glare),
    1.25,
  );
  // Feathery leaves where the flowers leave gaps: a rib and its pinnae, in dark or lit green.
  for (let i = 0; i < 430; i++) {
    const [x, y] = [random() * WIDTH, random() * 620];
    if (!isCrown(x, y) || lightOn(x, y) > 0.56) continue;
    frond([x, y], leaning(x, y) + about(0.6), 16 + 46 * near(x, y));
  }
}

function frond([x, y]: Point, angle: number, length: number): void {
  const colours = random() < 0.5 ? leafLight : leafShade;
  painting.brush({
    path: pull(x, y, angle, length, about(0.1)),
    width: 2 + length / 30,
    colours: pair(colours),
    dry: 0.2,
  });
  const pinnae = Math.round(length / 5);
  for (let i = 1; i < pinnae; i++) {
    const at = (i / pinnae - 0.5) * length;
    for (const side of [-1, 1]) {
      const turn = angle + side * 1.1;
      const reach = length * 0.22 * Math.sin((i / pinnae) * Math.PI * 0.9 + 0.2);
      const middle: Point = [
        x + Math.cos(angle) * at + Math.cos(turn) * reach * 0.5,
        y + Math.sin(angle) * at + Math.sin(turn) * reach * 0.5,
      ];
      painting.brush({
        path: pull(...middle, turn, reach),
        width: 2.2 + length / 34,
        colours: pair(colours, 0.1),
        taper: [0.8, 0.3],
        dry: 0.1,
        ragged: 0.1,
      });
    }
  }
}

/** A gulmohar flower: four spoon petals in fire and one paler standard, stamens a flick. */
function flower([x, y]: Point, size: number): void {
  const turn = random() * 6.28;
  const squash = 0.55 + 0.4 * random();
  for (let petal = 0; petal < 5; petal++) {
    const angle = turn + (petal / 5) * 6.28 + about(0.15);
    const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * squash];
    const isStandard = petal === 0;
    const colours: Pair = isStandard
      ? [rgb('#ffe9bd'), rgb('#ffb347')]
      : two(random() < 0.45 ? sun : fire, fire);
    painting.brush({
      path: [[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip],
      width: size * 0.62,
      colours,
      taper: [0.25, 0.95],
      load: 1.25,
      dry: 0,
      ragged: 0.08,
      pickup: 0.05,
    });
  }
  for (let i = 0; i < 4; i++) {
    const angle = turn + 2.6 + about(0.7);
    painting.brush({
      path: pull(x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.25, angle, size * 0.6),
      width: 1.8,
      colours: [rgb('#7a1420'), rgb('#ffd27a')],
      dry: 0,
      ragged: 0,
    });
  }
}

/** Bunches hang into the picture at its upper corners, near enough to count petals. */
function nearBunches(): void {
  const bunches: [Point, number, number][] = [
    [[96, 130], 40, 150],
    [[250, 330], 26, 110],
    [[60, 420], 30, 120],
    [[1310, 110], 42, 160],
    [[1180, 330], 26, 110],
    [[1350, 400], 32, 120],
    [[430, 70], 24, 120],
    [[900, 60], 22, 110],
  ];
  for (const [[x, y], size, spread] of bunches) {
    for (let i = 0; i < 7; i++)
      frond([x + about(spread), y + about(spread * 0.5)], random() * 6.28, size * 2.6);
    const count = Math.round(spread / 7);
    for (let i = 0; i < count; i++) {
      const [dx, dy] = [about(spread) * random() ** 0.4, about(spread * 0.55)];
      flower([x + dx, y + dy], size * (0.5 + 0.55 * random()));
    }
  }
}

/** Petals on the road: where they drifted, thick at the sides, each its own size. */
function fallenPetals(): void {
  for (let i = 0; i < 1500; i++) {
    const y = AWAY.y + 14 + random() ** 0.8 * (HEIGHT - AWAY.y);
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const inwards = random() ** 1.7 * 0.55 - 0.08;
    const breadth = (roadRight(y) - roadLeft(y)) * inwards;
    const x = random() < 0.5 ? roadLeft(y) + breadth : roadRight(y) - breadth;
    if (noise(x / 60, y / 20, 2) < 0.42) continue;
    const isLit = noise(x / 120, y / 34, 3) > 0.5;
    painting.knife({
      path: pull(x, y, about(0.6), 3 + 22 * depth * (0.3 + random()), about(0.15)),
      width: 2 + 9 * depth * (0.3 + random()),
      colours: isLit ? two(sun, fire) : two(fire, shade),
      load: 1.1,
    });
  }
  for (let i = 0; i < 26; i++) {
    const y = 860 + random() * 190;
    flower(
      [roadLeft(y) + about(90) + (random() < 0.5 ? 0 : roadRight(y) - roadLeft(y)), y],
      7 + random() * 9,
    );
  }
}

/** A woman in a sari and a child under one umbrella, walking away. */
function walkers(): void {
  const touch = (
    at: Point,
    path: string,
    width: number,
    colours: [string, string],
    taper: [number, number] = [0.8, 0.7],
  ) =>
    painting.brush({
      path: placed(path, at, 1.3),
      width: width * 1.3,
      colours: [rgb(colours[0]), rgb(colours[1])],
      taper,
      dry: 0.05,
      ragged: 0.08,
      load: 1,
    });
  const woman: Point = [668, 790];
  const child: Point = [722, 793];
  for (const [at, reach] of [
    [woman, 64],
    [child, 46],
  ] as const) {
    touch(at, `4,-2 ${reach / 2},6 ${reach},12`, 9, ['#6b5f8e', '#54487c'], [1, 0.4]);
  }
  // The sari falls wider to the hem, its end over the shoulder.
  for (const [x, tone] of [
    [-9, '#f8d76a'],
    [-3, '#f0b93a'],
    [4, '#e79a1e'],
    [10, '#b9701c'],
  ] as const) {
    touch(woman, `${x * 0.5},-46 ${x * 0.85},-24 ${x * 1.25},0`, 8.5, [tone, tone], [0.7, 1]);
  }
  touch(woman, '-7,-74 -8,-60 -6,-46', 9, ['#c2206c', '#8f1450']);
  touch(woman, '3,-74 4,-60 5,-46', 11, ['#a3145a', '#7c0f45']);
  touch(woman, '8,-76 -2,-60 -12,-44 -14,-22', 6, ['#fbe08a', '#e79a1e'], [1, 0.5]);
  touch(woman, '0,-88 0,-84 0,-80', 15, ['#1e1418', '#3a2018']);
  touch(woman, '3,-80 5,-72 5,-64', 5, ['#1e1418', '#2c1c1c'], [1, 0.4]);
  touch(woman, '-8,-70 -18,-80 -14,-94', 4.5, ['#8a5232', '#a3653b']);
  // The child skips: white frock, one leg up.
  for (const x of [-5, 0, 5])
    touch(child, `${x * 0.4},-38 ${x},-26 ${x * 1.7},-16`, 7, ['#f6f1e4', '#c9d3e6'], [0.7, 1]);
  touch(child, '0,-50 0,-44 0,-36', 10, ['#f6f1e4', '#d5dcea']);
  touch(child, '0,-61 0,-57 0,-54', 12, ['#20161a', '#3a2018']);
  touch(child, '-3,-16 -4,-8 -4,2', 4, ['#8a5232', '#6d3d26']);
  touch(child, '3,-16 9,-10 15,-12', 4, ['#8a5232', '#6d3d26']);
  touch(child, '-4,-46 -16,-44 -26,-40', 3.6, ['#8a5232', '#6d3d26']);
  // One umbrella, ribs and all, tilted into the light.
  const top: Point = [684, 664];
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    const blue = mix(rgb('#9ccbee'), rgb('#1b3168'), clamp(i / 7));
    painting.brush({
      path: [
        [top[0], top[1] - 33],
        [top[0] + t * 80, top[1] - 16],
        [top[0] + t * 134, top[1] + 12 - Math.abs(t) * 8],
      ],
      width: 15,
      colours: [blue, vary(blue, random, 0.1)],
      taper: [0.3, 0.95],
      dry: 0,
      ragged: 0.06,
    });
  }
  painting.brush({
    path: points('684,622 676,660 654,696'),
    width: 2.4,
    colours: [rgb('#2a1d16'), rgb('#5a3a24')],
    dry: 0,
    ragged: 0,
  });
}

paintSky();
paintBehind();
paintGround();
paintCrowns();
fallenPetals();
nearBunches();
walkers();
for (const path of [
  '1262,1012 1270,990 1278,1013',
  '1265,1004 1276,1003',
  '1286,1012 1286,998 1294,998 1295,1012',
  '1303,1000 1304,1012 1311,1011 1312,999',
]) {
  painting.scratch(points(path), 4, rgb('#3a2020'));
}
handIn(painting.toCanvas());
