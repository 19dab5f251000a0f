/** The tree on the wall: painted leaves and birds to the right, charcoal to the left. */
import { rgb } from '../../studio/colour.ts';
import { points } from '../../studio/points.ts';
import { clamp, smoothstep } from '../../studio/random.ts';
import { between, palette, pull, unsteadyPath, vary, type Pair, type Point } from '../strokes.ts';
import { jitter, noise, painting, random } from './canvas.ts';

const trunk: [left: Point[], right: Point[]] = [
  points('884,802 905,700 892,590 852,480'),
  points('996,802 966,700 962,590 932,470'),
];
const boughs: { path: Point[]; width: [number, number] }[] = [
  {
    path: points('890,510 800,400 660,300 500,262 380,208'),
    width: [46, 9],
  },
  {
    path: points('900,500 880,380 800,240 690,150 560,96'),
    width: [34, 8],
  },
  {
    path: points('915,500 930,350 985,210 960,90'),
    width: [40, 9],
  },
  {
    path: points('930,520 1030,400 1160,330 1290,280 1400,190'),
    width: [44, 10],
  },
  {
    path: points('940,480 1060,300 1130,180 1260,90'),
    width: [30, 7],
  },
  {
    path: points('950,560 1090,500 1240,470 1400,420'),
    width: [26, 7],
  },
];
/** Progress of the painting: 0 is charcoal, 1 is painted. */
const painted = (x: number, y: number) =>
  smoothstep(640, 850, x + (noise(x / 60, y / 60, 3) - 0.5) * 200 + (y - 300) * 0.12);

/** A point along a bough, 0 at the trunk. */
function along(path: readonly Point[], share: number): Point {
  const at = clamp(share, 0, 0.999) * (path.length - 1);
  const i = Math.floor(at);
  const t = at - i;
  return [path[i][0] + (path[i + 1][0] - path[i][0]) * t, path[i][1] + (path[i + 1][1] - path[i][1]) * t];
}

const leafColours = [
  palette('#3f7538', '#6aa33f', '#2c5c3a'),
  palette('#0f7672', '#2a9d8f', '#13625f'),
  palette('#e8a317', '#f3c140', '#d98a12'),
  palette('#c8391f', '#e2602d', '#a92c1c'),
  palette('#b8195a', '#d94a82', '#8f1450'),
  palette('#23407a', '#3d62ad', '#5a2a56'),
];
const charcoal: Pair = [rgb('#463c38'), rgb('#6a5e56')];

function charcoalLine(path: readonly Point[], width = 3): void {
  painting.brush({
    path: unsteadyPath(path, random, 1.5),
    width,
    colours: charcoal,
    load: 0.12,
    dry: 0.75,
    opacity: 0.75,
    pickup: 0,
    ragged: 0.6,
  });
}

/** A leaf in one stroke of the brush: thin, broad, thin. */
function leaf(x: number, y: number, angle: number, length: number, colours: Pair): void {
  const path = pull(x, y, angle, length, jitter(0.16));
  painting.brush({
    path,
    width: length * 0.42,
    colours,
    taper: [0.12, 0.1],
    load: 0.95,
    dry: 0.12,
    ragged: 0.06,
    pickup: 0.08,
  });
}

export function paintTree(): void {
  for (const { path, width } of boughs) {
    // Unpainted: both edges of the bough are drawn in charcoal.
    const side = (sign: number): Point[] =>
      path.map(([x, y], i) => {
        const [nx, ny] = path[Math.min(i + 1, path.length - 1)];
        const [px, py] = path[Math.max(0, i - 1)];
        const length = Math.hypot(nx - px, ny - py);
        const half = (width[0] + (width[1] - width[0]) * (i / (path.length - 1))) / 2;
        return [x - ((ny - py) / length) * half * sign, y + ((nx - px) / length) * half * sign];
      });
    charcoalLine(side(1));
    charcoalLine(side(-1));
    for (let i = 0; i < 46; i++) {
      const share = i / 46;
      const [x, y] = along(path, share);
      if (random() > painted(x, y)) continue;
      const [nx, ny] = along(path, share + 0.05);
      const breadth = width[0] + (width[1] - width[0]) * share;
      const offset = jitter(breadth * 0.3);
      const colours: Pair =
        random() < 0.3 ? [rgb('#8a4526'), rgb('#b0673a')] : [rgb('#4a2018'), rgb('#6d3322')];
      painting.brush({
        path: pull(
          x - (ny - y) * 0.01 * offset,
          y + offset * 0.4,
          Math.atan2(ny - y, nx - x),
          60 + random() * 40,
        ),
        width: breadth * (0.5 + random() * 0.45),
        colours,
        taper: [0.7, 0.6],
        dry: 0.25,
      });
    }
  }
  for (let i = 0; i < 150; i++) {
    const path = unsteadyPath(between(trunk[0], trunk[1], random()), random, 5);
    const light = random() < 0.28;
    painting.brush({
      path: path.slice(0, 3 + Math.round(random())),
      width: 9 + random() * 16,
      colours: light ? [rgb('#b0673a'), rgb('#8a4526')] : [rgb('#4a2018'), rgb('#6d3322')],
      dry: 0.35,
      taper: [0.8, 0.4],
    });
  }
  // Rings and dots on the bark, as in Gond pictures.
  for (let i = 0; i < 60; i++) {
    const [x, y] = between(trunk[0], trunk[1], 0.18 + random() * 0.64)[1 + Math.floor(random() * 2)];
    painting.brush({
      path: pull(x + jitter(20), y + jitter(70), 1.4, 7),
      width: 5,
      colours: [rgb('#f3c140'), rgb('#e8a317')],
      ragged: 0,
    });
  }
  for (const { path } of boughs) {
    for (let i = 0; i < 150; i++) {
      const share = 0.16 + random() * 0.86;
      const [x, y] = along(path, share);
      const [px, py] = [x + jitter(74), y + jitter(62)];
      if (Math.hypot(px - 1208, py - 330) < 138 && random() < 0.8) continue;
      const angle = random() * Math.PI * 2;
      const length = 22 + random() ** 2 * 34;
      if (random() < painted(px, py)) {
        const family =
          leafColours[
            Math.floor(clamp(noise(px / 130 + 4, py / 130, 2) * 1.9 - 0.45, 0, 0.999) * leafColours.length)
          ];
        leaf(px, py, angle, length, family.pair(random, 0.09));
      } else if (random() < 0.42) {
        const [dx, dy] = [Math.cos(angle) * length * 0.5, Math.sin(angle) * length * 0.5];
        charcoalLine(
          [
            [px - dx, py - dy],
            [px - dy * 0.4, py + dx * 0.4],
            [px + dx, py + dy],
          ],
          2.2,
        );
        charcoalLine(
          [
            [px - dx, py - dy],
            [px + dy * 0.4, py - dx * 0.4],
            [px + dx, py + dy],
          ],
          2.2,
        );
      }
    }
  }
}

/** A flat painted bird with a patterned wing; `turn` -1 looks left. */
export function bird(x: number, y: number, size: number, turn: number, body: string, wing: string): void {
  const press = (path: Point[], width: number, colour: string, taper: [number, number] = [0.3, 0.3]) =>
    painting.brush({
      path: path.map(([px, py]) => [x + px * size * turn, y + py * size]),
      width: width * size,
      colours: [vary(rgb(colour), random, 0.08), vary(rgb(colour), random, 0.08)],
      taper,
      dry: 0.08,
      ragged: 0.04,
      load: 1.1,
      pickup: 0.05,
    });
  press(points('-0.95,0.55 -0.3,0.25 0.2,0'), 0.3, wing, [0.5, 0.8]);
  press(points('-0.35,0.2 0.1,0.02 0.42,-0.22'), 0.62, body, [0.35, 0.75]);
  press(points('0.34,-0.3 0.44,-0.34 0.52,-0.36'), 0.38, body, [0.8, 0.8]);
  press(points('-0.42,0.3 -0.1,0.12 0.16,-0.02'), 0.3, wing, [0.15, 0.7]);
  press(points('0.62,-0.34 0.74,-0.29 0.84,-0.22'), 0.12, '#e8a317', [1, 0.2]);
  press(points('0.5,-0.41 0.52,-0.41 0.54,-0.41'), 0.1, '#fff6e2', [1, 1]);
  press(points('0.51,-0.41 0.52,-0.41 0.53,-0.41'), 0.05, '#1d1210', [1, 1]);
  for (let i = 0; i < 4; i++)
    press(
      [
        [-0.3 + i * 0.12, 0.22 - i * 0.07],
        [-0.27 + i * 0.12, 0.2 - i * 0.07],
        [-0.24 + i * 0.12, 0.18 - i * 0.07],
      ],
      0.06,
      '#fff1cf',
      [1, 1],
    );
}

/** Unpainted charcoal birds that fly towards the window. */
export function drawBirds(): void {
  for (const [x, y, size] of [
    [470, 380, 40],
    [400, 330, 32],
    [338, 372, 27],
    [290, 300, 22],
    [246, 338, 17],
  ]) {
    charcoalLine(
      [
        [x - size, y - size * 0.35],
        [x - size * 0.5, y - size * 0.5],
        [x, y],
      ],
      2.8,
    );
    charcoalLine(
      [
        [x, y],
        [x + size * 0.35, y - size * 0.6],
        [x + size * 0.9, y - size * 0.7],
      ],
      2.8,
    );
    charcoalLine(
      [
        [x - size * 0.1, y],
        [x + size * 0.1, y + size * 0.12],
        [x + size * 0.34, y + size * 0.02],
      ],
      2.4,
    );
  }
}
