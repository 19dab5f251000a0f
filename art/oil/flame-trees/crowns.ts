/** Trunks and crowns, fronds and flowers. */
import { rgb } from '../../studio/colour.ts';
import { type Point, points } from '../../studio/points.ts';
import { type Pair, pull } from '../strokes.ts';
import {
  about,
  bark,
  barkLight,
  fire,
  glare,
  isCrown,
  leafLight,
  leafShade,
  leaning,
  lightOn,
  near,
  painting,
  pair,
  random,
  shade,
  sun,
  two,
  WIDTH,
} from './canvas.ts';

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
export function paintCrowns(): void {
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
export function flower([x, y]: Point, size: number): void {
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
export function nearBunches(): void {
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
