/**
 * First light on a snow peak, seen from a pass: rose and cobalt on white paper above, ridge behind ridge in mist, a
 * monastery on its rock, and prayer flags across the near corner, the only hard colours on the sheet.
 */
import { blur } from '../studio/blur.ts';
import { handIn } from '../studio/hand-in.ts';
import { written } from '../studio/handwriting.ts';
import { mount } from '../studio/mount.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { noiseFrom, randomFrom, smoothstep } from '../studio/random.ts';
import { Sheet, type Drawing, type Mask } from '../studio/sheet.ts';

const WIDTH = 960;
const HEIGHT = 1300;
const sheet = new Sheet(WIDTH, HEIGHT, 29, { tooth: 1.1 });
const { noise } = sheet;
const second = noiseFrom(91);
const random = randomFrom(14);
const about = (reach: number) => (random() - 0.5) * 2 * reach;

/** The margin: brushed up to freely, not taped; the paint ends where the hand stopped. */
const free = sheet.field((x, y) => {
  const inside = Math.min(x - 34, WIDTH - 34 - x, y - 34, HEIGHT - 40 - y);
  return smoothstep(-1, 3, inside + (noise(x / 46, y / 46, 3) - 0.5) * 44);
});
const within = (mask: Mask): Mask => mask.map((cover, at) => cover * free[at]);
const area = (cover: (x: number, y: number) => number) => within(sheet.field(cover));
const drawn = (drawing: Drawing) => within(sheet.draw(drawing));

const fill = (context: Parameters<Drawing>[0], outline: readonly Point[]) => {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
  context.fill();
};

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The skyline of the peak, corner by corner. */
const skyline = points(
  '0,560 70,520 130,540 210,440 262,462 330,330 372,350 420,232 452,196 486,236 520,262 566,356 610,340 668,430 730,400 800,486 870,470 960,548',
);
const heightAt = (x: number): number => {
  const i = Math.max(0, skyline.findIndex(([at]) => at > x) - 1);
  const [[ax, ay], [bx, by]] = [skyline[i], skyline[Math.min(skyline.length - 1, i + 1)]];
  const share = bx > ax ? (x - ax) / (bx - ax) : 0;
  return ay + (by - ay) * share + (noise(x / 16, 2, 3) - 0.5) * 26;
};
/** How much of the mountain a point is below its skyline, softly cut. */
const mountain = (x: number, y: number) =>
  smoothstep(-1.5, 1.5, y - heightAt(x)) * smoothstep(760, 600, y + (noise(x / 90, y / 60, 3) - 0.5) * 130);

function sky(): void {
  const above = (x: number, y: number) => smoothstep(3, -3, y - heightAt(x));
  sheet.wash(
    area((x, y) => above(x, y) * smoothstep(620, 20, y + (noise(x / 200, y / 150, 3) - 0.5) * 260)),
    { color: '#3f63a8', dens: 0.66, edge: 0.1, gran: 0.55, flow: 0.45, back: 0.5, warp: 0 },
  );
  sheet.wash(
    area((x, y) => above(x, y) * smoothstep(150, 480, y + (second(x / 220, y / 150, 3) - 0.5) * 240) * 0.8),
    { color: '#f0a58c', dens: 0.6, edge: 0, gran: 0.25, flow: 0.4, wet: 3, warp: 0 },
  );
  sheet.wash(
    area((x, y) => above(x, y) * smoothstep(330, 560, y) * smoothstep(700, 200, x)),
    { color: '#f6cf72', dens: 0.5, edge: 0, gran: 0.15, warp: 0 },
  );
}

/** Light from the left: faces that turn to it glow, the others are cobalt and violet; edges stay paper. */
function snow(): void {
  // Ribs run down from the summits; which side of its rib a point lies on decides its light.
  const rib = (x: number, y: number) => {
    const fall = y - heightAt(x);
    return (
      noise((x + fall * 0.42) / 46, fall / 210 + 3, 3) - noise((x + fall * 0.42 + 16) / 46, fall / 210 + 3, 3)
    );
  };
  const shade = (x: number, y: number) => smoothstep(-0.015, 0.03, rib(x, y)) * mountain(x, y);
  const light = (x: number, y: number) => smoothstep(0.0, -0.05, rib(x, y)) * mountain(x, y);
  const height = (y: number) => smoothstep(640, 240, y);
  sheet.wash(
    area((x, y) => light(x, y) * (0.25 + 0.75 * height(y))),
    { color: '#f59a86', dens: 0.62, edge: 0.2, edgeR: 4, gran: 0.3, flow: 0.5, warp: 3, warpS: 20 },
  );
  sheet.wash(
    area((x, y) => light(x, y) * smoothstep(330, 200, y)),
    { color: '#f7c65c', dens: 0.55, edge: 0.1, gran: 0.1, warp: 3 },
  );
  sheet.wash(area(shade), {
    color: '#5d7fbf',
    dens: 0.66,
    edge: 0.45,
    edgeR: 4,
    gran: 0.6,
    flow: 0.5,
    warp: 4,
    warpS: 18,
  });
  sheet.wash(
    area((x, y) => smoothstep(0.02, 0.07, rib(x, y)) * mountain(x, y)),
    { color: '#584f93', dens: 0.55, edge: 0.5, edgeR: 3, gran: 0.5, warp: 3, warpS: 14 },
  );
  // Bare rock breaks through with a dry brush.
  sheet.wash(
    area(
      (x, y) =>
        smoothstep(0.52, 0.66, noise((x + y * 0.3) / 30, y / 70, 4)) *
        mountain(x, y) *
        smoothstep(380, 560, y),
    ),
    { color: '#4b3f5f', dens: 0.8, edge: 0.4, dry: 0.5, gran: 0.6, warp: 2 },
  );
}

interface Ridge {
  /** Height of its line at the left, the middle and the right. */
  line: string;
  color: string;
  dens: number;
  rough: number;
  /** How far down it fades into mist. */
  fade: number;
}

const ridges: Ridge[] = [
  {
    line: '0,640 200,590 420,650 640,620 800,560 960,600',
    color: '#7a8cb8',
    dens: 0.5,
    rough: 26,
    fade: 150,
  },
  {
    line: '0,720 180,742 360,690 560,748 760,700 960,660',
    color: '#5c7a94',
    dens: 0.62,
    rough: 24,
    fade: 150,
  },
  {
    line: '0,800 160,770 330,840 520,800 700,850 960,770',
    color: '#3f6a70',
    dens: 0.72,
    rough: 22,
    fade: 150,
  },
  {
    line: '0,930 140,900 300,950 520,985 720,940 960,900',
    color: '#2f5a4c',
    dens: 0.85,
    rough: 16,
    fade: 190,
  },
];

function ridge({ line, color, dens, rough, fade }: Ridge): void {
  const corners = points(line);
  const top = (x: number) => {
    const i = Math.max(0, corners.findIndex(([at]) => at > x) - 1);
    const [[ax, ay], [bx, by]] = [corners[i], corners[Math.min(corners.length - 1, i + 1)]];
    const share = bx > ax ? smoothstep(0, 1, (x - ax) / (bx - ax)) : 0;
    return ay + (by - ay) * share + (noise(x / 40 + ax, 5, 4) - 0.5) * rough * 2;
  };
  const mist = (x: number, y: number) =>
    smoothstep(fade, fade * 0.15, y - top(x) + (noise(x / 80, y / 40, 3) - 0.5) * 70);
  sheet.lift(
    area((x, y) => smoothstep(-2, 2, y - top(x)) * 0.6 * mist(x, y)),
    0.8,
  );
  sheet.wash(
    area((x, y) => smoothstep(-1.5, 1.5, y - top(x)) * mist(x, y)),
    { color, dens, edge: 0.45, edgeR: 4, gran: 0.6, flow: 0.5, warp: 2 },
  );
  // Deodars along the line, smaller further off.
  const tall = (rough > 20 ? 0 : 1) * 46 + 10;
  sheet.wash(
    drawn((context) => {
      for (let x = 20; x < WIDTH; x += tall * (0.35 + random() * 0.7)) {
        if (noise(x / 90, rough, 2) < 0.5) continue;
        const y = top(x) + 4;
        const height = tall * (0.5 + random() * 0.8);
        for (let k = 0; k < 5; k++) {
          const half = height * 0.2 * (0.3 + k / 5);
          fill(context, [
            [x, y - height + (k / 5) * height * 0.8],
            [x + half, y - height + ((k + 1.5) / 5) * height * 0.8],
            [x - half, y - height + ((k + 1.5) / 5) * height * 0.8],
          ]);
        }
        context.lineWidth = Math.max(1, height * 0.06);
        context.beginPath();
        context.moveTo(x, y - height * 0.4);
        context.lineTo(x, y + 4);
        context.stroke();
      }
    }),
    { color, dens: dens * 0.95, edge: 0.5, edgeR: 2, gran: 0.5, warp: 1.2, warpS: 8 },
  );
}

/** White walls with dark red bands under flat roofs, stepped down a rock; most of it is paper left. */
function monastery(): void {
  const at: Point = [690, 905];
  const size = 1.15;
  const rock = placed('-110,70 -84,10 -40,-2 10,-34 66,-40 112,-6 150,60 170,130 -130,130', at, size);
  sheet.lift(
    drawn((context) => fill(context, rock)),
    0.9,
  );
  sheet.wash(
    drawn((context) => fill(context, rock)),
    { color: '#8a6a58', dens: 0.62, edge: 0.5, gran: 0.7, flow: 0.6, warp: 6, warpS: 18 },
  );
  sheet.wash(
    drawn((context) => fill(context, placed('40,-20 112,-6 150,60 170,130 60,130', at, size))),
    { color: '#4b4468', dens: 0.6, edge: 0.4, gran: 0.6, warp: 6 },
  );
  const blocks = [
    '-60,6 -60,-34 -14,-34 -14,6',
    '-22,-14 -22,-66 34,-66 34,-20',
    '26,-26 26,-96 78,-96 78,-30',
    '70,-14 70,-54 110,-54 110,0',
  ];
  for (const plan of blocks) {
    const outline = placed(plan, at, size);
    sheet.lift(
      sheet.draw((context) => fill(context, outline)),
      0.97,
    );
    const [left, right] = [outline[0][0], outline[2][0]];
    const [top, foot] = [outline[1][1], outline[0][1]];
    sheet.wash(
      (context) =>
        fill(context, [
          [left + (right - left) * 0.66, top],
          [right, top],
          [right, foot],
          [left + (right - left) * 0.6, foot],
        ]),
      { color: '#8fa3cc', dens: 0.55, edge: 0.3, gran: 0.3, warp: 1 },
    );
    sheet.wash(
      (context) =>
        fill(context, [
          [left - 2, top - 2],
          [right + 2, top - 2],
          [right + 2, top + 11],
          [left - 2, top + 11],
        ]),
      { color: '#8a2c24', dens: 0.95, edge: 0.4, gran: 0.4, warp: 1 },
    );
    sheet.wash(
      (context) => {
        for (let row = 0; row < 2; row++) {
          for (let x = left + 9; x < right - 6; x += 15) context.fillRect(x, top + 20 + row * 20, 6, 10);
        }
      },
      { color: '#3a2430', dens: 0.95, edge: 0.3, warp: 0.8 },
    );
  }
  sheet.wash((context) => fill(context, placed('44,-98 52,-110 60,-98', at, size)), {
    color: '#e0a01e',
    dens: 0.95,
    warp: 0.6,
  });
}

/** The near slope: tea bushes and stones, loose and dark, with a path. */
function slope(): void {
  const top = (x: number) => 1105 - 90 * smoothstep(500, 0, x) + (noise(x / 70, 1, 3) - 0.5) * 40;
  sheet.wash(
    area((x, y) => smoothstep(-3, 3, y - top(x))),
    { color: '#4f6a3a', dens: 0.8, edge: 0.5, gran: 0.7, flow: 0.7, back: 0.4, warp: 4 },
  );
  // Juniper cushions in drifts, small far off and large near, then grass blown the way the flags are.
  const cushions = (color: string, count: number, shift: number) =>
    sheet.wash(
      drawn((context) => {
        for (let i = 0; i < count; i++) {
          const x = random() * WIDTH;
          const y = top(x) + 8 + random() ** 1.4 * 190;
          if (noise(x / 130 + shift, y / 60, 2) < 0.5) continue;
          const size = 5 + (y - top(x)) * 0.1;
          context.beginPath();
          context.ellipse(x, y, size * (1 + random()), size * (0.6 + 0.3 * random()), about(0.3), 0, 7);
          context.fill();
        }
      }),
      { color, dens: 0.75, edge: 0.6, edgeR: 3, gran: 0.6, flow: 0.6, warp: 3, warpS: 12 },
    );
  cushions('#2f4a38', 420, 0);
  cushions('#8a7a34', 150, 5);
  cushions('#9c5a34', 90, 11);
  sheet.wash(
    drawn((context) => {
      for (let i = 0; i < 520; i++) {
        const x = random() * WIDTH;
        const y = top(x) + random() * 200;
        const length = 9 + (y - top(x)) * 0.13;
        context.lineWidth = 1 + 1.6 * random();
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 2, y - length * 0.7, x + length * (0.4 + 0.4 * random()), y - length);
        context.stroke();
      }
    }),
    { color: '#2a4030', dens: 0.8, edge: 0.4, edgeR: 2, warp: 1, gran: 0.5 },
  );
  sheet.lift(
    blur(
      drawn((context) => {
        context.lineWidth = 22;
        context.beginPath();
        context.moveTo(330, HEIGHT);
        context.bezierCurveTo(420, 1230, 640, 1240, 610, 1150);
        context.stroke();
      }),
      WIDTH,
      HEIGHT,
      4,
      2,
    ),
    0.75,
  );
}

const flagColours = ['#2a5fb4', '#f4f0e6', '#c8281e', '#2f8a4a', '#f0b41e'];

/** Two lines of prayer flags pull across the corner in the wind: blue, white, red, green, yellow, in that order. */
function flags(): void {
  const lines: [Point, Point, Point, number][] = [
    [[-30, 560], [330, 1010], [1010, 1010], 17],
    [[-30, 760], [260, 1150], [760, 1330], 12],
  ];
  for (const [from, sag, to, count] of lines) {
    const at = (t: number): Point => between(between(from, sag, t), between(sag, to, t), t);
    sheet.line(
      (context) => {
        context.lineWidth = 2;
        context.beginPath();
        for (let i = 0; i <= 60; i++) context.lineTo(...at(i / 60));
        context.stroke();
      },
      '#3a2c28',
      0.95,
      0.2,
    );
    for (let i = 0; i < count; i++) {
      const t = (i + 0.35) / count;
      const [a, b] = [at(t), at(t + 0.72 / count)];
      const near = 1.25 - 0.55 * t;
      const drop = 74 * near * (0.9 + random() * 0.2);
      const blow = 22 * near + about(16);
      const lift = about(12);
      const cloth: Point[] = [
        a,
        b,
        [b[0] + blow, b[1] + drop + lift],
        [(a[0] + b[0]) / 2 + blow * 0.6, (a[1] + b[1]) / 2 + drop + 8 + lift],
        [a[0] + blow * 0.7, a[1] + drop * 0.96 - lift * 0.4],
      ];
      const color = flagColours[i % 5];
      sheet.lift(
        sheet.draw((context) => fill(context, cloth)),
        0.94,
      );
      if (i % 5 === 1) {
        sheet.wash(
          (context) => fill(context, [between(a, b, 0.55), b, cloth[2], between(cloth[3], cloth[2], 0.4)]),
          { color: '#a9b4d0', dens: 0.6, edge: 0.4, gran: 0.3, warp: 2 },
        );
      } else {
        sheet.wash((context) => fill(context, cloth), {
          color,
          dens: 0.95,
          edge: 0.5,
          edgeR: 4,
          gran: 0.4,
          flow: 0.5,
          flowS: 40,
          warp: 2.4,
          warpS: 16,
        });
        sheet.wash(
          (context) => fill(context, [between(a, b, 0.6), b, cloth[2], between(cloth[3], cloth[2], 0.5)]),
          { color, dens: 0.5, edge: 0.2, gran: 0.4, warp: 3 },
        );
      }
      // Printed lines and the wind horse in its middle, as a blot.
      sheet.wash(
        (context) => {
          for (let row = 0; row < 4; row++) {
            const share = 0.2 + row * 0.18;
            const left = between(a, cloth[4], share);
            const right = between(b, cloth[2], share);
            context.lineWidth = 1.5;
            context.setLineDash([5 * near, 3, 9 * near, 4]);
            context.beginPath();
            context.moveTo(...between(left, right, 0.14));
            context.lineTo(...between(left, right, 0.86));
            context.stroke();
          }
        },
        { color: '#2a1d28', dens: 0.55, edge: 0.2, dry: 0.2, warp: 1 },
      );
    }
  }
}

function mistAndBirds(): void {
  sheet.lift(
    blur(
      area(
        (x, y) =>
          Math.exp(-(((y - 770 - 40 * Math.sin(x / 160)) / 26) ** 2)) *
          smoothstep(0.45, 0.65, noise(x / 160, y / 50, 3)),
      ),
      WIDTH,
      HEIGHT,
      8,
      2,
    ),
    0.7,
  );
  sheet.wash(
    (context) => {
      context.lineWidth = 2.2;
      for (const [x, y, size] of [
        [640, 300, 17],
        [694, 276, 13],
        [604, 268, 10],
      ]) {
        context.beginPath();
        context.moveTo(x - size, y - size * 0.3);
        context.quadraticCurveTo(x - size * 0.4, y - size * 0.7, x, y);
        context.quadraticCurveTo(x + size * 0.5, y - size * 0.7, x + size, y - size * 0.2);
        context.stroke();
      }
    },
    { color: '#3a3550', dens: 0.9, edge: 0.3, edgeR: 2, warp: 0.8 },
  );
}

function signature(): void {
  const lines = written('Tenzin', 812, 1284, { size: 19, random: randomFrom(2), unruly: 0.12 }).flat();
  sheet.line(
    (context) => {
      context.lineWidth = 1.9;
      for (const line of lines) {
        context.beginPath();
        for (const [x, y] of line) context.lineTo(x, y);
        context.stroke();
      }
    },
    '#5b5450',
    0.95,
    0.3,
  );
}

sky();
snow();
for (const each of ridges.slice(0, 3)) ridge(each);
mistAndBirds();
monastery();
ridge(ridges[3]);
slope();
flags();
sheet.splatter('#4c4a78', 18, [80, 900, 800, 300], 3.4, 0.5);
signature();
handIn(mount(sheet.toCanvas({ relief: 0.044, curl: 0.03 }), { pad: 40, bg: '#d5cdbf', deckle: 5, seed: 12 }));
