/** The square before sunrise: wet ground, the stalls on its far side, porters. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, mix, rgb } from '../../studio/colour.ts';
import { smooth } from '../../studio/curves.ts';
import { placed, type Point } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { curve, oval, polygon } from '../../studio/shapes.ts';
import { paintFigure } from '../figure.ts';
import { pull, vary } from '../strokes.ts';
import { jitter, dawn, dusk, HEIGHT, noise, painting, pair, random, stone, tone, WIDTH } from './canvas.ts';

export function ground(): void {
  // A band of light across the square from the upper left.
  const light = (x: number, y: number) =>
    noise(x / 300, y / 70, 3) * 0.7 +
    0.5 * Math.exp(-(((y - 190 - 0.16 * x) / 130) ** 2)) -
    0.1 * (x / WIDTH);
  painting.cover({
    count: 640,
    inside: () => true,
    area: [-40, -40, WIDTH + 40, HEIGHT],
    width: [24, 92],
    length: [2.4, 5],
    angle: (x, y) => 0.04 + 0.24 * (noise(x / 200, y / 200, 2) - 0.5),
    colours: (x, y) => pair(light(x, y) > 0.72 ? dawn : light(x, y) > 0.5 ? stone : dusk),
    mark: { dry: 0.35, load: 0.7 },
  });
}

/** Tarpaulins on poles, a bulb under each, sellers as dark shapes behind their heaps. */
function stalls(): void {
  const touch = (path: readonly Point[], width: number, color: string, load = 0.8) =>
    painting.brush({ path, width, colours: tone(color), load, dry: 0.12, taper: [0.9, 0.8] });
  for (let i = 0; i < 16; i++)
    touch(pull(i * 96 + jitter(20), 84 + jitter(40), 0.05, 190), 60, i % 2 === 0 ? '#2f2c58' : '#3a3464');
  for (const [x, wide, top, tilt, cloth, heap, dress] of [
    [-10, 250, 34, 16, '#2f5fa8', '#d8a03c', '#a8446a'],
    [196, 210, 8, -14, '#8a5a6a', '#c65f7c', '#c9922c'],
    [400, 230, 40, 10, '#a84a34', '#e0902c', '#4a7a9a'],
    [640, 240, 2, -12, '#41608f', '#d9c06a', '#b8506a'],
    [850, 200, 30, 14, '#3f7a74', '#c9587c', '#d8a848'],
    [1060, 240, 6, 12, '#6a4a82', '#e0902c', '#7a9ab8'],
    [1290, 260, 36, -16, '#35598f', '#d8a03c', '#a8446a'],
  ] as const) {
    const half = wide / 2;
    const roof = (down: number, share = 1): Point[] => [
      [x - half * share, top - tilt + down],
      [x, top + 20 + down],
      [x + half * share, top + tilt + down],
    ];
    for (const side of [-0.86, 0.9])
      touch(
        [
          [x + side * half, top + side * tilt],
          [x + side * half + jitter(4), top + 128],
        ],
        5,
        '#221f44',
      );
    // Lamplight and a person inside.
    for (let k = 0; k < 4; k++)
      touch(
        pull(x + jitter(half * 0.3), top + 64 + k * 13, jitter(0.1), wide * 0.7),
        20,
        ['#c98450', '#a8685a', '#7c5468', '#5c4668'][k],
        0.5,
      );
    touch(
      [
        [x - 24, top + 108],
        [x - 22, top + 84],
        [x - 14, top + 66],
      ],
      30,
      mixed(dress, '#2a2448', 0.35),
    );
    touch(
      [
        [x - 30, top + 98],
        [x - 27, top + 82],
        [x - 22, top + 70],
      ],
      8,
      mixed(dress, '#ffe0b0', 0.4),
    );
    touch(
      [
        [x - 13, top + 56],
        [x - 11, top + 63],
      ],
      17,
      '#40262e',
    );
    touch(
      [
        [x - 2, top + 84],
        [x + 12, top + 98],
      ],
      8,
      '#6b4034',
    );
    for (let k = 0; k < 26; k++) {
      const [u, v] = [jitter(half * 0.7), jitter(13)];
      touch(
        pull(x + u, top + 124 + v, jitter(0.5), 15),
        11,
        v < -3 ? mixed(heap, '#fff0c0', 0.45) : k % 3 === 0 ? mixed(heap, '#5a2c3c', 0.55) : heap,
        1.1,
      );
    }
    for (let k = 0; k < 5; k++)
      touch(
        roof(k * 9 + jitter(2), 1 - 0.03 * k),
        15,
        k === 0 ? mixed(cloth, '#f0d0b0', 0.45) : mixed(cloth, '#2a2550', 0.1 + 0.12 * k),
        0.9,
      );
    touch(pull(x + 20, top + 58, 0.2, 5), 8, '#fff2c0', 1.4);
    for (let k = 0; k < 2; k++)
      touch(pull(x + 10 + jitter(20), top + 146 + k * 10, 0.03, wide * 0.5), 10, '#8f6a72', 0.4);
  }
}

const hex = (color: Colour) =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const mixed = (a: string, b: string, share: number) => hex(mix(rgb(a), rgb(b), share));

interface Porter {
  foot: Point;
  tall: number;
  shirt: string;
  cloth: string;
  flowers: string;
  /** 1 walks to the right, -1 to the left. */
  way: 1 | -1;
}

const porters: readonly Porter[] = [
  { foot: [300, 262], tall: 150, shirt: '#a99ac0', cloth: '#5c5a8c', flowers: '#e0902c', way: 1 },
  { foot: [858, 250], tall: 146, shirt: '#8a5a86', cloth: '#4f4a7c', flowers: '#c9587c', way: -1 },
  { foot: [1180, 404], tall: 300, shirt: '#d8c6c0', cloth: '#6d6a9c', flowers: '#eda62c', way: -1 },
];

/** A man with a load: hips forward, one hand up to the basket, the weight on the front foot. */
function porter({ foot, tall, shirt, cloth, flowers, way }: Porter): void {
  const at = (plan: string): Point[] =>
    placed(plan, [0, 0], tall).map(([x, y]): Point => [foot[0] + x * way, foot[1] + y]);
  const skin = '#6b4034';
  const drawing = (context: SKRSContext2D) => {
    const limb = (color: string, path: string, width: number) => {
      context.strokeStyle = color;
      curve(context, at(path), width * tall);
    };
    const form = (color: string, outline: string) => {
      context.fillStyle = color;
      polygon(context, smooth(at(outline), { closed: true, step: 4 }));
    };
    limb('#4a2c34', '-.05,-.44 -.13,-.24 -.19,-.03', 0.075);
    limb('#4a2c34', '-.2,-.02 -.15,-.01', 0.05);
    limb(skin, '.05,-.44 .12,-.24 .1,-.02', 0.08);
    limb(skin, '.09,-.02 .16,-.015', 0.05);
    form(mixed(cloth, '#1d1a44', 0.35), '-.11,-.54 .02,-.54 -.02,-.3 -.12,-.22 -.19,-.26 -.15,-.4');
    form(cloth, '-.09,-.55 .11,-.55 .17,-.36 .15,-.22 .05,-.24 0,-.38 -.08,-.3');
    form(shirt, '-.13,-.83 .1,-.84 .13,-.68 .12,-.52 -.1,-.52 -.12,-.66');
    form(mixed(shirt, '#3a2f60', 0.45), '-.13,-.83 -.05,-.84 -.03,-.68 -.04,-.52 -.1,-.52 -.12,-.66');
    limb(shirt, '-.1,-.8 -.17,-.86', 0.08);
    limb(skin, '-.16,-.86 -.19,-.98 -.13,-1.08', 0.055);
    limb(shirt, '.09,-.8 .16,-.72', 0.08);
    limb(skin, '.16,-.72 .22,-.6 .26,-.5', 0.05);
    limb(skin, '0,-.86 .01,-.9', 0.07);
    context.fillStyle = skin;
    oval(context, ...at('.02,-.945')[0], tall * 0.058, tall * 0.068);
    context.fillStyle = '#1f1624';
    oval(context, ...at('0,-.97')[0], tall * 0.062, tall * 0.05);
    form('#c2553a', '-.09,-1.02 .1,-1.02 .11,-.985 -.08,-.98');
    form('#5c4238', '-.26,-1.14 .26,-1.14 .18,-1.02 -.18,-1.02');
    form('#a87c50', '-.26,-1.14 -.02,-1.13 -.06,-1.04 -.18,-1.03');
  };
  const [left, right] = [foot[0] - tall * 0.34, foot[0] + tall * 0.34];
  for (let i = 0; i < 3; i++) {
    const path = pull(foot[0] + tall * 0.3, foot[1] + tall * 0.02 + jitter(3), 0.08, tall * 0.8);
    painting.brush({ path, width: tall * 0.06, colours: pair(dusk), load: 0.5, dry: 0.4, taper: [1, 0.4] });
  }
  paintFigure(painting, {
    area: [left, foot[1] - tall * 1.2, right, foot[1] + 6],
    drawing,
    angle: () => 1.5,
    width: [Math.max(2.4, tall * 0.016), tall * 0.06],
    varied: 0.06,
    load: 0.75,
  });
  for (let i = 0; i < 40; i++) {
    const [u, v] = [jitter(0.22), -1.16 - 0.09 * random()];
    const facing = random() - u * 1.6 - (v + 1.2) * 5;
    const petal = mix(
      mix(rgb('#5a2c3c'), rgb(flowers), clamp(facing * 1.5)),
      rgb('#ffe9b0'),
      clamp(facing - 1),
    );
    painting.knife({
      path: pull(foot[0] + u * tall, foot[1] + v * tall, random() * 3, tall * 0.07),
      width: tall * 0.05,
      colours: [petal, vary(petal, random, 0.1)],
      load: 1.1,
    });
  }
}

export function market(): void {
  stalls();
  for (const each of porters) porter(each);
}
