/**
 * A stag whose antlers are a tree full of birds, after the Gond painters of Madhya Pradesh: flat colour, no shading,
 * and a different small mark in every body.
 */
import { savePicture } from '../studio/program.ts';
import { box, placed, points, type Point } from '../studio/points.ts';
import { bird, birds } from './gond-birds.ts';
import { fillWithRows, gond, part, row, type Row } from './gond-patterns.ts';
import { offsetPath, bezier, circle, resampled, FolkSheet, petal, rounded } from './nib.ts';

const WIDTH = 1080;
const HEIGHT = 1400;
const sheet = new FolkSheet(WIDTH, HEIGHT, 41);
const { random } = sheet;
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

interface Coat {
  main: string;
  neck: string;
  leg: string;
  farLeg: string;
  edge: string;
  marks: readonly Row[];
  neckMarks: readonly Row[];
  legMarks: readonly Row[];
}

/** A walking deer in the coordinates of the stag; `move` can place it elsewhere. */
function deer(coat: Coat, move: (outline: string) => Point[], spacing: number): void {
  const shape = (outline: string) => rounded(move(outline));
  const hoof = (outline: string) => sheet.shape(move(outline), gond.black, 2);
  const far = [row('dash', coat.edge, 3, 11)];
  part(
    sheet,
    shape('668,1010 722,1024 704,1110 672,1164 664,1268 668,1280 640,1280 642,1264 640,1160 650,1096'),
    coat.farLeg,
    far,
    coat.edge,
    spacing,
  );
  part(
    sheet,
    shape(
      '330,985 392,1036 330,1102 286,1138 296,1206 302,1232 276,1236 268,1208 250,1132 254,1096 288,1056',
    ),
    coat.farLeg,
    far,
    coat.edge,
    spacing,
  );
  hoof('640,1278 668,1278 674,1300 634,1300');
  hoof('276,1234 302,1230 312,1250 274,1256');
  part(sheet, shape('776,912 826,850 884,820 882,866 836,912'), coat.neck, coat.legMarks, coat.edge, spacing);
  part(
    sheet,
    shape(
      '800,940 812,1050 774,1108 800,1172 792,1266 796,1280 764,1280 766,1264 764,1178 722,1112 696,1030 720,950',
    ),
    coat.leg,
    coat.legMarks,
    coat.edge,
    spacing,
  );
  part(
    sheet,
    shape('316,990 392,1010 372,1110 352,1160 346,1266 350,1280 320,1280 322,1264 324,1160 318,1100'),
    coat.leg,
    coat.legMarks,
    coat.edge,
    spacing,
  );
  hoof('764,1278 796,1278 804,1300 758,1300');
  hoof('320,1278 350,1278 358,1300 314,1300');
  part(
    sheet,
    shape(
      '296,905 360,850 460,870 590,878 700,852 788,870 826,940 806,1010 740,1044 650,1020 540,1036 430,1066 340,1034 290,965',
    ),
    coat.main,
    coat.marks,
    coat.edge,
    spacing,
  );
  part(
    sheet,
    shape('284,992 258,886 258,796 244,712 306,668 338,738 356,800 396,850 436,872 410,956 344,1020'),
    coat.neck,
    coat.neckMarks,
    coat.edge,
    spacing,
  );
  part(
    sheet,
    shape('312,652 356,622 410,618 384,654 336,676'),
    coat.leg,
    [row('dash', coat.edge, 3, 9)],
    coat.edge,
    spacing,
  );
  part(
    sheet,
    shape('322,672 300,640 262,638 224,668 180,704 152,730 150,752 172,766 215,754 262,746 300,730'),
    coat.main,
    coat.neckMarks,
    coat.edge,
    spacing,
  );
  const [eye, nose] = [move('252,680')[0], move('160,740')[0]];
  const [zero, hundred] = move('0,0 100,0');
  const scale = (hundred[0] - zero[0]) / 100;
  for (const [radius, color] of [
    [19, gond.white],
    [12, gond.sun],
    [8, gond.black],
  ] as const) {
    sheet.patch(circle(eye, radius * scale), color);
  }
  sheet.ring(eye, 19 * scale, 2);
  sheet.patch(circle(nose, 8 * scale), gond.black);
  sheet.line(move('162,756 190,752 214,744'), 2.4);
}

interface Branch {
  path: Point[];
  from: number;
  to: number;
}

const limb = (text: string, from: number, to: number): Branch => {
  const [a, b, c, d] = points(text);
  return { path: resampled(bezier(a, b, c, d, 40), 6), from, to };
};

const branches: readonly Branch[] = [
  limb('292,644 284,520 130,500 178,330', 30, 18),
  limb('178,340 200,240 150,180 190,92', 18, 6),
  limb('196,460 130,450 80,400 74,300', 15, 6),
  limb('176,350 220,270 330,280 326,120', 14, 6),
  limb('306,646 330,520 500,520 620,430', 32, 22),
  limb('372,548 400,430 450,400 478,300', 18, 13),
  limb('478,304 500,220 590,210 624,96', 13, 6),
  limb('470,330 440,250 440,200 470,110', 10, 5),
  limb('612,434 720,370 850,420 950,230', 22, 7),
  limb('740,394 800,300 730,220 800,100', 14, 6),
  limb('500,300 580,320 600,270 676,250', 9, 5),
  limb('600,440 720,440 800,520 930,540', 20, 11),
  limb('924,540 990,550 1010,620 1000,726', 11, 6),
  limb('820,500 850,580 860,620 800,716', 12, 6),
  limb('930,540 980,520 1010,480 1016,420', 9, 5),
  limb('560,462 600,560 640,580 640,680', 11, 6),
  limb('880,370 930,370 960,350 1014,340', 8, 5),
  limb('252,556 190,580 120,610 82,540', 14, 6),
  limb('404,526 350,460 400,390 366,286', 13, 6),
  limb('470,502 450,570 410,590 424,676', 11, 6),
  limb('716,474 690,560 740,590 724,690', 10, 5),
  limb('946,250 1000,220 1024,180 1012,104', 9, 5),
  limb('782,262 840,240 880,190 884,116', 9, 5),
  limb('178,404 236,390 262,340 248,258', 9, 5),
];

function tree(): void {
  for (const { path, from, to } of branches) {
    const half = (i: number) => (from + (to - from) * (i / path.length)) / 2;
    const left = path.map((_, i) => offsetPath(path, half(i))[i]);
    const right = path.map((_, i) => offsetPath(path, -half(i))[i]);
    const tip = path[path.length - 1];
    sheet.fill([...left, tip, ...right.toReversed()], gond.bark);
  }
  for (const { path, from, to } of branches) {
    for (let i = 1; i < path.length - 1; i += 2) {
      const thick = from + (to - from) * (i / path.length);
      if (thick > 16)
        sheet.line([offsetPath(path, thick * 0.34)[i], offsetPath(path, thick * 0.08)[i]], 1.6, gond.sun);
      sheet.dot(offsetPath(path, -thick * 0.16)[i], thick > 12 ? 1.9 : 1.4, gond.white);
    }
  }
}

/** Leaves on both sides of every branch, where there is room. */
function leaves(): void {
  const ground = sheet.readGround();
  for (const { path } of branches) {
    for (let i = 5; i < path.length - 1; i += 3) {
      for (const side of [-1, 1]) {
        const [x, y] = path[i];
        const [nextX, nextY] = path[i + 1];
        const way = Math.atan2(nextY - y, nextX - x) + side * (0.8 + jitter(0.25));
        for (const length of [54, 46, 38, 30, 22]) {
          const reach = (share: number): Point => [
            x + Math.cos(way) * (length * share + 12),
            y + Math.sin(way) * (length * share + 12),
          ];
          if (![0.25, 0.55, 0.9].every((share) => ground.free(reach(share), length * 0.24))) continue;
          const color = one([gond.leaf, gond.leaf, gond.lime, gond.turquoise, '#145c46']);
          const blade = petal(reach(0), way, length, length * 0.42);
          sheet.line([path[i], reach(0)], 2.4, gond.bark);
          sheet.shape(blade, color, 1.8);
          sheet.line([reach(0.05), reach(0.92)], 1.3, one([gond.sun, gond.white, gond.black]));
          for (const share of [0.25, 0.4, 0.55, 0.7]) {
            for (const lean of [-1, 1]) {
              const [px, py] = reach(share);
              const off = length * 0.15 * lean * Math.sin(share * 3);
              sheet.dot(
                [px - Math.sin(way) * off, py + Math.cos(way) * off],
                1.2,
                color === gond.lime ? gond.black : gond.white,
              );
            }
          }
          for (const share of [0.25, 0.55, 0.9]) ground.take(reach(share), length * 0.26);
          break;
        }
      }
    }
  }
}

const hill =
  '26,1304 60,1296 180,1302 320,1292 480,1308 640,1294 800,1300 960,1290 1054,1298 1054,1374 26,1374';

function earth(): void {
  const path = points(hill);
  sheet.shape(path, gond.night, 3);
  fillWithRows(
    sheet,
    path,
    [
      row('dash', gond.sun, 4, 13),
      row('dot', gond.white, 2, 11),
      row('seed', gond.vermilion, 4.5, 15),
      row('comb', gond.lime, 3, 9),
    ],
    12,
    10,
  );
  for (const [x, y, tall, lean, color] of [
    [76, 1300, 190, -16, gond.leaf],
    [150, 1304, 120, 20, gond.lime],
    [1004, 1294, 330, 6, gond.leaf],
    [566, 1302, 110, 14, gond.turquoise],
    [220, 1300, 90, -10, gond.leaf],
  ] as const) {
    const stem = bezier(
      [x, y],
      [x, y - tall * 0.4],
      [x + lean, y - tall * 0.7],
      [x + lean * 1.6, y - tall],
      20,
    );
    sheet.line(stem, 4, gond.bark);
    for (let i = 4; i < 20; i += 3) {
      for (const side of [-1, 1]) {
        const way = -Math.PI / 2 + side * 0.95;
        sheet.shape(petal(stem[i], way, 34 - i * 0.7, 9), color, 1.6);
        sheet.line([stem[i], placed('24,0', stem[i], 1, way)[0]], 1.1, gond.sun);
      }
    }
    const tip = stem[20];
    for (let k = 0; k < 7; k++)
      sheet.shape(petal(tip, k * 0.9, 17, 6), k % 2 === 0 ? gond.rani : gond.vermilion, 1.4);
    sheet.patch(circle(tip, 5, 5, 10), gond.sun);
  }
}

const stag: Coat = {
  main: gond.vermilion,
  neck: '#a8261c',
  leg: gond.vermilion,
  farLeg: '#8e1f1c',
  edge: gond.sun,
  marks: [
    row('dash', gond.white, 4, 12),
    row('dash', gond.black, 3.4, 10),
    row('seed', gond.sun, 4.6, 14),
    row('dot', gond.white, 2.2, 9),
  ],
  neckMarks: [row('arch', gond.sun, 4, 11), row('dot', gond.white, 1.9, 8), row('comb', gond.black, 3, 8)],
  legMarks: [row('dash', gond.white, 3.4, 10), row('dot', gond.sun, 2, 9)],
};

const fawn: Coat = {
  main: '#e0702a',
  neck: '#d65f22',
  leg: '#e0702a',
  farLeg: '#b04a1c',
  edge: gond.white,
  marks: [row('dot', gond.white, 2.2, 8), row('dash', gond.vermilion, 2, 7)],
  neckMarks: [row('dash', gond.white, 2.4, 8)],
  legMarks: [row('dash', gond.white, 2, 7)],
};
const moveFawn = (outline: string): Point[] =>
  points(outline).map(([x, y]): Point => [816 + (x - 150) * 0.31, 1298 - (1300 - y) * 0.34]);

sheet.tint(box(26, 26, WIDTH - 52, HEIGHT - 52), gond.turmeric);
earth();
tree();
deer(stag, (outline) => points(outline), 10);
deer(fawn, moveFawn, 6);
for (const each of birds) bird(sheet, each);
leaves();
savePicture(sheet.toCanvas({ paper: '#f3ead2', worn: 0.35 }));
