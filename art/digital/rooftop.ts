/** Digital painting by a seventeen-year-old: a girl on a water tank flies a kite in the evening. */
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import { oval, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { moved, points, shaky } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { blocks, hills } from './city.ts';
import { girl, HAND } from './girl.ts';
import {
  box,
  context,
  foreground,
  GLOW,
  HEIGHT,
  neighbours,
  painting,
  random,
  tank,
  WIDTH,
} from './roofs.ts';

const HORIZON = 880;

const wind = noiseFrom(8);

/** Sky colours from the zenith to the horizon. */
const sky: [at: number, colour: Colour][] = [
  [0, rgb('#16304f')],
  [0.26, rgb('#2b4a74')],
  [0.48, rgb('#6a5688')],
  [0.66, rgb('#b96a7f')],
  [0.82, rgb('#ee9468')],
  [0.95, rgb('#ffc982')],
  [1, rgb('#ffdc9c')],
];

function skyAt(x: number, y: number): Colour {
  const near = Math.exp(-(((x - GLOW[0]) / 620) ** 2));
  const share = clamp(y / HORIZON - 0.05 * (1 - near));
  const i = Math.max(
    1,
    sky.findIndex(([at]) => at >= share),
  );
  const [[from, a], [to, b]] = [sky[i - 1], sky[i]];
  return mix(a, b, (share - from) / (to - from));
}

function paintSky() {
  for (let y = 0; y < HORIZON + 40; y += 4) {
    context.fillStyle = css(skyAt(GLOW[0], y));
    context.fillRect(0, y, WIDTH, 5);
  }
  for (let i = 0; i < 900; i++) {
    const [x, y] = [random() * WIDTH, random() ** 0.85 * HORIZON];
    const length = 90 + random() * 220;
    const lift = (x - GLOW[0]) * 0.04;
    const line: Point[] = [
      [x - length, y + lift * 0.6],
      [x, y - 8],
      [x + length, y - lift * 0.6],
    ];
    painting.stroke(line, {
      colour: skyAt(x, y + painting.jitter(26)),
      width: 26 + random() * 60,
      opacity: 0.3,
      vary: 0.07,
      taper: 0.3,
    });
  }
  // Clouds lit from below.
  for (const [x, y, wide, high] of [
    [820, 470, 330, 34],
    [650, 522, 260, 20],
    [930, 580, 260, 26],
    [180, 560, 300, 24],
    [300, 640, 380, 18],
    [820, 690, 300, 16],
    [120, 726, 220, 14],
    [1010, 300, 220, 26],
  ]) {
    for (let puff = 0; puff < 26; puff++) {
      const at: Point = [x + painting.jitter(wide), y + painting.jitter(high)];
      const long = 40 + random() * 110;
      const below = at[1] > y + high * 0.15;
      const colour = below ? mix(skyAt(x, y), rgb('#ffb27a'), 0.6) : mix(skyAt(x, y), rgb('#5a4a7c'), 0.45);
      painting.stroke(
        [
          [at[0] - long, at[1] + 3],
          [at[0], at[1]],
          [at[0] + long, at[1] - 4],
        ],
        { colour, width: 12 + random() * 22, opacity: 0.45, taper: 0.15 },
      );
    }
  }
  painting.glow(...GLOW, 560, '#ffb566', 0.75, 'screen', 0.62);
  painting.glow(...GLOW, 190, '#ffe9bd', 0.9, 'screen', 0.8);
  painting.shape(oval(GLOW[0], GLOW[1] - 10, 52, 52), '#fff1cf');
  for (let star = 0; star < 26; star++) {
    context.fillStyle = css([1, 0.97, 0.88], 0.3 + random() * 0.5);
    context.fillRect(random() * WIDTH, random() * 300, 2, 2);
  }
}

function paintCity() {
  hills(painting, HORIZON - 6, 90, '#d58f80');
  hills(painting, HORIZON + 8, 54, '#b97a85');
  blocks(painting, {
    foot: HORIZON + 40,
    low: 34,
    high: 124,
    block: 46,
    colour: '#a9728c',
    haze: '#f0a884',
    lit: 0.2,
  });
  painting.glow(GLOW[0], HORIZON + 10, 620, '#ffb070', 0.5, 'screen', 0.24);
  blocks(painting, {
    foot: HORIZON + 112,
    low: 60,
    high: 190,
    block: 78,
    colour: '#7d5885',
    haze: '#d98a82',
    lit: 0.34,
  });
  painting.glow(GLOW[0], HORIZON + 90, 700, '#ff9f78', 0.3, 'screen', 0.22);
  blocks(painting, {
    foot: HORIZON + 220,
    low: 84,
    high: 236,
    block: 128,
    colour: '#513f73',
    haze: '#a8668a',
    lit: 0.42,
  });
  painting.glow(GLOW[0] - 40, HORIZON + 200, 620, '#d9748a', 0.26, 'screen', 0.2);
  painting.shape(box(0, HORIZON + 250, WIDTH, HEIGHT), '#2a2750');
  blocks(painting, {
    foot: HORIZON + 380,
    low: 120,
    high: 262,
    block: 214,
    colour: '#33305c',
    haze: '#6a4a7c',
    lit: 0.46,
  });
}

function kite(x: number, y: number, size: number, turn: number, colours: [string, string, string]) {
  const at = (u: number, v: number): Point => [
    x + (u * Math.cos(turn) - v * Math.sin(turn)) * size,
    y + (u * Math.sin(turn) + v * Math.cos(turn)) * size,
  ];
  const [top, right, bottom, left] = [at(0, -1), at(0.92, 0), at(0, 1), at(-0.92, 0)];
  painting.shape([top, right, bottom], colours[1]);
  painting.shape([top, bottom, left], colours[0]);
  if (size > 40) {
    painting.shape([at(0, -0.42), at(0.4, 0), at(0, 0.42), at(-0.4, 0)], colours[2], () =>
      painting.stroke([at(-0.3, -0.2), at(0.1, 0.3)], { colour: '#fff0c0', width: size * 0.4, opacity: 0.4 }),
    );
    painting.scumble(
      [top, bottom, left],
      { colour: '#ffd0a0', width: size * 0.34, opacity: 0.3 },
      { angle: turn + 0.8, miss: 0.5 },
    );
    painting.stroke([left, at(0, -0.34), right], {
      colour: '#4a2240',
      width: 4,
      tip: 'ink',
      opacity: 0.9,
      taper: 0.9,
    });
    painting.stroke([top, bottom], { colour: '#4a2240', width: 4, tip: 'ink', opacity: 0.9, taper: 0.9 });
  }
  painting.shape([bottom, at(0.26, 1.34), at(-0.26, 1.34)], colours[2]);
}

const SEAT: Point = [742, 1082];

export function line(from: Point, to: Point, sag: number, width: number, opacity: number) {
  const points = Array.from({ length: 50 }, (_, i): Point => {
    const t = i / 49;
    return [
      from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * sag * 0.5,
      from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
    ];
  });
  context.strokeStyle = `rgba(255,236,206,${opacity})`;
  context.lineWidth = width;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function kitesAndBirds() {
  const hand: Point = [SEAT[0] + HAND[0], SEAT[1] + HAND[1] - 14];
  line(hand, [262, 318], 92, 1.7, 0.75);
  kite(250, 262, 74, -0.42, ['#e8345f', '#b41f58', '#ffc93c']);
  line([356, 1066], [608, 402], 40, 1, 0.35);
  kite(614, 378, 22, 0.5, ['#2aa6a0', '#147a80', '#ffe08a']);
  kite(960, 196, 13, 0.2, ['#ffb04e', '#d8743a', '#e8345f']);
  kite(86, 470, 11, -0.3, ['#6a4a9c', '#4a3280', '#ffb04e']);
  for (let bird = 0; bird < 15; bird++) {
    const [x, y] = [640 + bird * 26 + painting.jitter(40), 612 + painting.jitter(46) - bird * 6];
    const size = 5 + random() * 6;
    painting.stroke(moved(points('-1,-0.5 0,0 1,-0.6'), x, y, size), {
      colour: '#3a2a52',
      width: 3.4,
      tip: 'ink',
      opacity: 0.9,
      taper: 0.3,
    });
  }
}

/** The last layer: grain, and slightly darker corners. */
function finish() {
  const image = context.getImageData(0, 0, WIDTH, HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 4) {
      const corner =
        1 - 0.2 * smoothstep(0.72, 1.3, Math.hypot((x / WIDTH - 0.5) * 1.5, (y / HEIGHT - 0.55) * 1.35));
      const grain = 1 + (random() - 0.5) * 0.06 + (wind(x / 2.2, y / 2.2, 1) - 0.5) * 0.05;
      for (let channel = 0; channel < 3; channel++) image.data[at + channel] *= corner * grain;
    }
  }
  context.putImageData(image, 0, 0);
}

paintSky();

paintCity();

neighbours();

kitesAndBirds();

tank();

girl(painting, SEAT, [GLOW[0], GLOW[1] - 60]);

foreground();

for (const letter of written('aanya', 44, 1378, { size: 26, random, unruly: 0.1, slope: -0.03 })) {
  for (const stroke of letter)
    painting.stroke(shaky(stroke, 0.5, 20, random), {
      colour: '#c98a8a',
      width: 3.4,
      tip: 'ink',
      opacity: 0.9,
      taper: 0.7,
    });
}

finish();

savePicture(painting.canvas);
