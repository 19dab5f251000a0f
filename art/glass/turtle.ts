import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import { band, trace, evenly, oval, placed, smooth, type Place, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { clamp, noiseFrom, randomFrom, smoothstep } from '../studio/random.ts';
import { GlassPainting } from './panes.ts';
import { bands, petal, round, type Shades } from './shapes.ts';

const WIDTH = 1180;
const HEIGHT = 1400;
const SILL = 1236;
const ACROSS = 980;
const CENTRE = ACROSS / 2;
const LEFT = 100;
const TOP = 196;
const RADIUS = 470;

const glass = new GlassPainting(ACROSS, ACROSS, 55, { wobble: 3.1, pressure: 0.42, gaps: 0.45 });
const turtle = placed(496, 486, -0.72, 1.08);
const noise = noiseFrom(15);

const body = (points: readonly (readonly [number, number])[]) => points.map(([u, v]) => turtle(u, v));

paintWater();
paintWeeds();
paintBubbles();
paintTurtle();
paintFish(236, 702, 0.5, 1, ['#ffd23c', '#f28a1c']);
paintFish(330, 792, 0.38, 0.74, ['#ff8a5a', '#d8402c']);
glass.line(oval(CENTRE, CENTRE, RADIUS, RADIUS, { to: 6.3, count: 120 }), 24, { taper: 0, tube: 'silver' });
glass.bubbles(100);

const window = paintWindow();
const view = window.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT).data;
const disc = glass.toCanvas((x, y): Colour => {
  const at = (Math.round(y + TOP) * WIDTH + Math.round(x + LEFT)) * 4;
  const seen: Colour = [view[at] / 255, view[at + 1] / 255, view[at + 2] / 255];
  const light = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
  // The paint mostly hides the colours of the garden, but not its brightness.
  const white: Colour = [0.66 + light * 0.56, 0.66 + light * 0.56, 0.66 + light * 0.54];
  return mix(white, seen, 0.12);
});
hang(window, disc);
savePicture(window);

function paintWater(): void {
  const edges = Array.from({ length: 10 }, (_, k) => (x: number) => {
    return -60 + k * 128 + 46 * Math.sin(x / 170 + k * 0.75) + 24 * Math.sin(x / 71 + k * 1.6) - x * 0.1;
  });
  bands(
    glass,
    edges,
    [
      ['#c8f4ec', '#9ae6e4'],
      ['#a4ece8', '#62d2de'],
      ['#6cdae2', '#3cbcd8'],
      ['#44c4dc', '#28a4d0'],
      ['#34b0d6', '#1f8cc6'],
      ['#2898cc', '#1a74b6'],
      ['#2184c0', '#165ea2'],
      ['#1b6cae', '#124a8c'],
      ['#165a9c', '#0f3a78'],
    ],
    { shortest: 180, longest: 360, slant: -30, liner: 5.4 },
  );
}

/** Ribbons of weed that grow in from the rim and lean with the current. */
function paintWeeds(): void {
  const weeds: readonly [points: readonly Point[], half: number, shades: Shades][] = [
    [trace('742,960 770,850 716,760 752,664 716,590'), 25, ['#d8e84a', '#5cb43c', '#1f8a4a']],
    [trace('836,900 812,812 868,726 834,640 868,540 846,470'), 27, ['#8fdc5a', '#2aa456', '#0f7a52']],
    [trace('660,980 650,890 690,820 650,750'), 20, ['#f0d24a', '#a8bc3a', '#4a9a3c']],
    [trace('930,700 904,620 936,540 908,440'), 22, ['#c8e850', '#4fb04a', '#1a8450']],
    [trace('60,620 104,560 72,486 112,410 88,340'), 22, ['#a4e060', '#34a85a', '#12805a']],
  ];
  for (const [points, half, shades] of weeds) {
    const chain = evenly(smooth(points), 3);
    const wide = (t: number) => half * (1 - t ** 3 * 0.75) * (0.8 + 0.2 * Math.sin(t * 13));
    glass.pane(band(chain, wide), shades, {
      at: [points[points.length - 1], points[2], points[0]],
      liner: 7,
    });
    glass.line(chain.slice(0, -24), 3.4, { taper: 0.7 });
  }
}

function paintBubbles(): void {
  for (const [x, y, radius] of [
    [716, 192, 40],
    [790, 262, 24],
    [668, 120, 26],
    [742, 330, 17],
    [300, 180, 30],
    [356, 118, 19],
    [846, 356, 15],
    [160, 300, 18],
    [586, 76, 14],
  ]) {
    round(glass, x, y, radius, radius * 0.96, ['#f6fffc', '#c8f0f4'], { liner: 5.6, strength: 0.6 });
    glass.line(oval(x, y, radius * 0.6, radius * 0.6, { from: 3.3, to: 4.6, count: 10 }), 3.2, {
      tube: 'white',
    });
  }
}

function paintTurtle(): void {
  flipper(trace('70,-116 120,-210 96,-330 26,-396 -4,-352 10,-250 10,-150'), [40, -130], [40, -380], 5);
  flipper(trace('70,116 126,206 112,322 52,398 16,360 22,250 12,150'), [40, 130], [60, 380], 5);
  flipper(trace('-150,-84 -206,-150 -276,-176 -280,-138 -236,-84 -180,-40'), [-160, -70], [-270, -160], 3);
  flipper(trace('-150,84 -210,146 -282,166 -280,124 -236,80 -180,40'), [-160, 70], [-270, 150], 3);
  glass.pane(smooth(body(trace('-196,-14 -240,-2 -196,16')), { closed: true }), ['#7cbc58', '#3c8a48'], {
    liner: 5.6,
  });
  paintHead();
  paintShell();
}

function flipper(
  outline: readonly Point[],
  root: [number, number],
  tip: [number, number],
  patches: number,
): void {
  glass.pane(smooth(body(outline), { closed: true }), ['#b4d860', '#4a9a56', '#2c7a58'], {
    at: [turtle(...root), turtle((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), turtle(...tip)],
    liner: 7.4,
  });
  for (let k = 0; k < patches; k++) {
    const share = 0.2 + (k / patches) * 0.74;
    const side = (k % 2 ? 1 : -1) * 15;
    const [u, v] = [root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share];
    const lean = Math.abs(tip[1] - root[1]) > 150 ? 26 : 0;
    const spot = turtle(u + side + lean * Math.sin(share * Math.PI) * 1.2, v + side * 0.2);
    glass.pane(
      smooth(oval(...spot, 19 - k, 15 - k * 0.6, { turn: k * 1.3, count: 6 }), { closed: true }),
      ['#e8d878', '#a89a48'],
      { liner: 4.4 },
    );
  }
}

function paintHead(): void {
  glass.pane(
    smooth(body(trace('180,-44 236,-56 290,-44 316,-8 312,16 286,46 236,56 180,44')), { closed: true }),
    ['#a8d45c', '#4a9a56'],
    { at: [turtle(300, 0), turtle(190, 0)], liner: 7.4 },
  );
  const plates: Point[][] = [
    trace('206,-34 236,-40 248,-8 214,-6'),
    trace('206,34 236,40 248,10 214,8'),
    trace('256,-20 282,-22 292,0 282,22 256,22'),
  ];
  for (const plate of plates) {
    glass.pane(smooth(body(plate), { closed: true }), ['#ecdc84', '#b0a04c'], { liner: 4.2 });
  }
  for (const side of [-1, 1]) {
    const eye = turtle(276, side * 37);
    round(glass, ...eye, 12, 12, ['#fffbe8', '#fff0c0'], { liner: 4.4, strength: 0.5 });
    glass.dot(...turtle(278, side * 38), 5.4);
  }
}

/** Five plates down the back, four pairs next to them and a rim of small ones, as on a real shell. */
function paintShell(): void {
  const edge: Place = (along, out) => {
    const angle = along * Math.PI * 2;
    const pointed = 1 + 0.08 * Math.cos(angle * 2) - 0.05 * Math.cos(angle);
    return turtle(Math.cos(angle) * 214 * pointed * out, Math.sin(angle) * 172 * out);
  };
  const whole = Array.from({ length: 60 }, (_, k) => edge(k / 60, 0.9));
  glass.pane(whole, ['#a8581e', '#6e2c14'], { liner: 5 });
  const rim = 22;
  for (let k = 0; k < rim; k++) {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => (k + share) / rim);
    glass.pane(
      [...steps.map((a) => edge(a, 1)), ...steps.toReversed().map((a) => edge(a, 0.82))],
      k % 2 ? ['#f2b63c', '#b8701f'] : ['#d88a2c', '#8f4f1c'],
      { liner: 5.6 },
    );
  }
  const spine = [178, 104, 36, -34, -104, -172];
  const ribs = [132, 70, 0, -72, -136];
  const plates = [
    ['#e8a03a', '#9a4a1c'],
    ['#d8782c', '#7e3418'],
    ['#f0b444', '#a8581e'],
    ['#cc6a28', '#742e18'],
  ];
  const flank = (u: number, side: number): Point => {
    const [along, out] = [Math.acos(clamp(u / 192, -1, 1)) / (Math.PI * 2), 0.82];
    return edge(side < 0 ? 1 - along : along, out);
  };
  for (const side of [-1, 1]) {
    for (let k = 0; k < 4; k++) {
      const inner = (at: number) => turtle(spine[at], side * 34);
      const knee = (at: number) => turtle(ribs[at], side * 60);
      const outer = Array.from({ length: 5 }, (_, i) =>
        flank(ribs[k] + ((ribs[k + 1] - ribs[k]) * i) / 4, side),
      );
      const outline = [knee(k), inner(k + 1), knee(k + 1), ...outer.toReversed()];
      glass.pane(outline, plates[(k + (side > 0 ? 1 : 0)) % 4], { at: [knee(k), outer[2]], liner: 6.4 });
      rays(turtle((ribs[k] + ribs[k + 1]) / 2, side * 96), 3);
    }
  }
  for (let k = 0; k < 5; k++) {
    const [a, b] = [spine[k], spine[k + 1]];
    const middle = ribs[k];
    const half = k === 0 || k === 4 ? 48 : 60;
    glass.pane(
      body([
        [a, -34],
        [middle, -half],
        [b, -34],
        [b, 34],
        [middle, half],
        [a, 34],
      ]),
      plates[(k + 2) % 4],
      { at: [turtle(a, 0), turtle(b, 0)], liner: 6.6 },
    );
    rays(turtle(middle, 0), 4);
  }
}

/** The paler rays on a plate, from a dot of gold. */
function rays([x, y]: Point, count: number): void {
  const from = glass.random() * 6;
  for (let k = 0; k < count; k++) {
    const ray = placed(x, y, from + (k / count) * Math.PI * 2);
    glass.line([ray(8, 0), ray(20, 2)], 3, { tube: 'gold', taper: 0.6 });
  }
  glass.dot(x, y, 3.6, 'gold');
}

function paintFish(x: number, y: number, angle: number, size: number, shades: Shades): void {
  const fish = placed(x, y, angle, size);
  glass.pane(
    smooth([fish(-50, 0), fish(-88, -32), fish(-80, 0), fish(-90, 30)], { closed: true }),
    shades.toReversed(),
    { liner: 5 },
  );
  const side: Place = (u, v) => fish(u - 60, v);
  glass.pane(petal(side, 124, 38, 0.85), shades, { at: [fish(50, -10), fish(-40, 10)], liner: 6 });
  glass.line(smooth([fish(18, -30), fish(8, 0), fish(18, 30)]), 3.6);
  glass.line(smooth([fish(-8, -28), fish(-18, 0), fish(-8, 28)]), 3.2);
  glass.dot(...fish(36, -8), 5 * size + 1);
}

/** The window in which the disc hangs: a garden out of focus, iron bars, the sill. */
function paintWindow(): Canvas {
  const random = randomFrom(3);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, SILL);
  sky.addColorStop(0, '#fbf7e2');
  sky.addColorStop(0.4, '#e6e8b0');
  sky.addColorStop(1, '#6f9448');
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const foliage = ['#6f9c4a', '#8fb85a', '#b8d078', '#4f7f42', '#d8e29a', '#f2e8a8'];
  for (let k = 0; k < 260; k++) {
    const y = 60 + random() ** 0.7 * 1180;
    const size = 14 + random() * 62;
    context.globalAlpha = 0.16 + 0.34 * random();
    context.fillStyle = foliage[Math.floor(random() * foliage.length)];
    context.beginPath();
    context.arc(random() * WIDTH, y, size, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
  for (let k = 0; k < 44; k++) {
    context.fillStyle = css(rgb(k % 3 ? '#e0357e' : '#f06aa8'), 0.55);
    context.beginPath();
    context.arc(1040 + (random() - 0.5) * 260, 520 + (random() - 0.5) * 760, 12 + random() * 24, 0, 7);
    context.fill();
  }
  const garden = softened(canvas, 13);
  const painted = garden.getContext('2d');
  for (const x of [-24, 248, 520, 792, 1064]) bar(painted, x);
  for (const y of [84, 1150]) {
    painted.fillStyle = '#2c3a38';
    painted.fillRect(0, y - 11, WIDTH, 22);
    painted.fillStyle = 'rgba(190,210,200,.35)';
    painted.fillRect(0, y - 10, WIDTH, 4);
  }
  const behindPane = softened(garden, 2);
  paintSill(behindPane);
  return behindPane;
}

function bar(context: ReturnType<Canvas['getContext']>, x: number): void {
  const round = context.createLinearGradient(x - 11, 0, x + 11, 0);
  round.addColorStop(0, '#46544f');
  round.addColorStop(0.3, '#7b8c84');
  round.addColorStop(0.6, '#2e3a37');
  round.addColorStop(1, '#1d2624');
  context.fillStyle = round;
  context.fillRect(x - 11, 0, 22, HEIGHT);
}

function softened(canvas: Canvas, radius: number): Canvas {
  const { width, height } = canvas;
  const result = createCanvas(width, height);
  const image = canvas.getContext('2d').getImageData(0, 0, width, height);
  for (let channel = 0; channel < 3; channel++) {
    const grid = Float32Array.from({ length: width * height }, (_, at) => image.data[at * 4 + channel]);
    const soft = blur(grid, width, height, radius, 3);
    for (let at = 0; at < soft.length; at++) image.data[at * 4 + channel] = soft[at];
  }
  result.getContext('2d').putImageData(image, 0, 0);
  return result;
}

/** A sill of polished kota stone that reflects the colour of the disc above it. */
function paintSill(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, SILL, WIDTH, HEIGHT - SILL);
  const stone = rgb('#a7a58c');
  for (let row = 0, at = 0; row < image.height; row++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const depth = row / image.height;
      const vein = (noise(x / 90, row / 12, 4) - 0.5) * 0.18 + (noise(x / 4, row / 3, 2) - 0.5) * 0.08;
      const edge = row < 3 ? 0.25 : 0;
      const light = 1.12 - depth * 0.34 + vein + edge;
      for (let channel = 0; channel < 3; channel++)
        image.data[at * 4 + channel] = 255 * clamp(stone[channel] * light);
    }
  }
  context.putImageData(image, 0, SILL);
}

/** The disc on its cord, and its coloured light on the sill. */
function hang(canvas: Canvas, disc: Canvas): void {
  const context = canvas.getContext('2d');
  castLight(canvas, disc);
  const [x, y] = [LEFT + CENTRE, TOP + CENTRE];
  const cord = (points: Point[]) => {
    for (const [width, colour, shift] of [
      [9, '#5c4326', 0],
      [6, '#c9a66a', -0.6],
      [2, '#ead3a0', -1.8],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = 'round';
      context.beginPath();
      for (const [px, py] of points) context.lineTo(px + shift, py);
      context.stroke();
    }
    for (const [i, [px, py]] of evenly(points, 7).entries()) {
      context.strokeStyle = 'rgba(80,54,24,.55)';
      context.lineWidth = 1.6;
      context.beginPath();
      context.moveTo(px - 3, py + 2);
      context.lineTo(px + 3, py - 3 - (i % 2));
      context.stroke();
    }
  };
  context.save();
  context.shadowColor = 'rgba(20,30,20,.4)';
  context.shadowBlur = 20;
  context.shadowOffsetX = 7;
  context.shadowOffsetY = 9;
  context.beginPath();
  context.arc(x, y, RADIUS + 8, 0, 7);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  context.arc(x, y, RADIUS + 10, 0, 7);
  context.clip();
  context.drawImage(disc, LEFT, TOP);
  context.restore();
  cord([
    [x - 60, y - RADIUS + 6],
    [x - 4, -10],
  ]);
  cord([
    [x + 62, y - RADIUS + 6],
    [x + 6, -10],
  ]);
  for (const side of [-61, 61]) {
    context.strokeStyle = '#8d8f94';
    context.lineWidth = 6;
    context.beginPath();
    context.arc(x + side, y - RADIUS + 6, 13, 0, 7);
    context.stroke();
    context.strokeStyle = 'rgba(255,255,255,.8)';
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x + side - 1, y - RADIUS + 5, 13, 3.2, 4.9);
    context.stroke();
  }
}

/** The sun is behind the disc, so its colours fall forward on the sill, long and soft. */
function castLight(canvas: Canvas, disc: Canvas): void {
  const context = canvas.getContext('2d');
  const soft = softened(disc, 14).getContext('2d').getImageData(0, 0, ACROSS, ACROSS).data;
  const sill = context.getImageData(0, SILL, WIDTH, HEIGHT - SILL);
  for (let row = 0, at = 0; row < sill.height; row++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const v = row / sill.height;
      const [fromX, fromY] = [(x - LEFT - 90 - 70 * v) / 0.92, ACROSS * (0.98 - v * 0.8)];
      const away = Math.hypot(fromX - CENTRE, fromY - CENTRE);
      const strength = smoothstep(RADIUS + 14, RADIUS - 40, away) * (0.85 - 0.25 * v);
      const from =
        (Math.floor(clamp(fromY, 0, ACROSS - 1)) * ACROSS + Math.floor(clamp(fromX, 0, ACROSS - 1))) * 4;
      const sun = smoothstep(RADIUS - 10, RADIUS + 40, away) * 0.16;
      for (let channel = 0; channel < 3; channel++) {
        const stone = sill.data[at * 4 + channel];
        const tinted = stone * (0.2 + (1.75 * soft[from + channel]) / 255);
        sill.data[at * 4 + channel] = clamp(stone * (1 - strength) + tinted * strength + stone * sun, 0, 255);
      }
    }
  }
  context.putImageData(sill, 0, SILL);
}
