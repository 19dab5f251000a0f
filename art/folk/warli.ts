import { evenly, placed, type Place, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { RicePaste } from './rice-paste.ts';
import * as warli from './warli-figures.ts';

const WIDTH = 1400;
const HEIGHT = 1120;
/** The border is between these two distances from the edge. */
const OUTER = 28;
const INNER = 64;
const middle: Point = [712, 552];
const paste = new RicePaste(WIDTH, HEIGHT, 42);

dance();
warli.tarpaPlayer(paste, middle[0] - 16, middle[1] + 30, 104);
warli.drummer(paste, middle[0] - 96, middle[1] + 44, 82, 1);
warli.drummer(paste, middle[0] + 106, middle[1] - 22, 80, -1);
village();
latecomer();
paste.trim(70);
border();
scatterGrass();
savePicture(paste.toCanvas());

/** A chain of dancers in a spiral from the left, heads outwards. */
function dance(): void {
  const places: Point[] = [];
  let angle = 2.62;
  let radius = 372;
  while (radius > 186) {
    places.push([middle[0] + Math.cos(angle) * radius * 1.1, middle[1] + Math.sin(angle) * radius * 0.95]);
    const step = 57 / radius;
    angle -= step;
    radius -= step * 19.6;
  }
  const hands = places.slice(1).map((place, k): Point => {
    const [x, y] = [(place[0] + places[k][0]) / 2, (place[1] + places[k][1]) / 2];
    const away = Math.hypot(x - middle[0], y - middle[1]);
    return [x + ((x - middle[0]) / away) * 26, y + ((y - middle[1]) / away) * 26];
  });
  for (const [k, [x, y]] of places.entries()) {
    const outwards = Math.atan2(y - middle[1], x - middle[0]);
    const free = placed(x, y, outwards)(k === 0 ? 34 : 20, k === 0 ? 48 : -30);
    warli.person(paste, x, y, 72 * (0.95 + 0.1 * paste.random()), {
      turn: outwards + Math.PI / 2,
      left: hands[k] ?? free,
      right: hands[k - 1] ?? free,
      woman: k % 2 === 1,
      phase: k * 1.3 + paste.random(),
    });
  }
}

function village(): void {
  warli.sun(paste, 176, 176);
  warli.hills(paste, '300,150 352,98 404,150 440,112 476,150 540,92 604,150');
  for (const [x, y, facing] of [
    [392, 78, 1],
    [640, 100, 1],
    [676, 82, 1],
    [862, 92, -1],
    [826, 116, -1],
    [900, 120, -1],
  ] as const) {
    warli.bird(paste, x, y, facing, 0.9);
  }
  warli.hut(paste, 1160, 232, 0.94);
  warli.tree(paste, 1008, 208, 116, 7, 1.1, 3);
  warli.granary(paste, 1294, 330, 0.86);
  for (const [x, k] of [
    [1196, 0],
    [1242, 1],
  ] as const)
    warli.potCarrier(paste, x, 410, 70, k * 2 + 1);
  warli.tree(paste, 1246, 826, 268, 11, 1, 4);
  warli.bird(paste, 1188, 628, 1);
  warli.bird(paste, 1302, 580, -1);
  warli.bird(paste, 1262, 548, 1, 0.8);
  warli.palm(paste, 132, 640, 300);
  warli.climber(paste, 172, 520);
  warli.peacock(paste, 364, 276);
  warli.bullock(paste, 246, 652, -1, 0.4);
  warli.bullock(paste, 262, 574, 1, 0.34);
  warli.hut(paste, 214, 1012, 0.86);
  warli.pounding(paste, 408, 1006, 84);
  warli.hen(paste, 520, 1022, 4);
  warli.ploughing(paste, 1176, 968);
  warli.hen(paste, 1282, 452, 2, -1);
}

/** A woman who runs to join the dance; the last dancer holds out a hand. A dog runs with her. */
function latecomer(): void {
  const [x, y] = [214, 812];
  warli.person(paste, x, y, 56, {
    left: [x - 27, y - 50],
    right: [x + 33, y - 50],
    woman: true,
    phase: 1.4,
    running: true,
    turn: 0.16,
  });
  warli.dog(paste, x - 84, y + 2, 1);
}

function border(): void {
  for (const inset of [OUTER, INNER]) {
    const corners: Point[] = [
      [inset, inset],
      [WIDTH - inset, inset],
      [WIDTH - inset, HEIGHT - inset],
      [inset, HEIGHT - inset],
      [inset, inset],
    ];
    for (let k = 0; k < 4; k++) paste.line(evenly([corners[k], corners[k + 1]], 34), 3.6, 0);
  }
  const sides: readonly [length: number, at: Place][] = [
    [WIDTH - 2 * INNER, (u, v) => [INNER + u, OUTER + v]],
    [WIDTH - 2 * INNER, (u, v) => [INNER + u, HEIGHT - OUTER - v]],
    [HEIGHT - 2 * INNER, (u, v) => [OUTER + v, INNER + u]],
    [HEIGHT - 2 * INNER, (u, v) => [WIDTH - OUTER - v, INNER + u]],
  ];
  for (const [length, at] of sides) {
    const count = Math.round(length / 34);
    const step = length / count;
    for (let k = 0; k < count; k++) {
      paste.fill([at(k * step + 3, 33), at((k + 1) * step - 3, 33), at((k + 0.5) * step, 9)], 1.8);
      paste.disc(...at(k * step, 12), 3.3);
    }
  }
  for (const x of [46, WIDTH - 46]) {
    for (const y of [46, HEIGHT - 46]) {
      paste.ring(x, y, 11, 3);
      paste.disc(x, y, 4);
    }
  }
}

/** Grass where there is still room, but not inside the dancers' circle. */
function scatterGrass(): void {
  for (let k = 0; k < 130; k++) {
    const [x, y] = [84 + paste.random() * (WIDTH - 168), 84 + paste.random() * (HEIGHT - 168)];
    const away = Math.hypot((x - middle[0]) / 1.1, (y - middle[1]) / 0.95);
    if (away > 440 && paste.isBare(x, y, 25)) warli.grass(paste, x, y);
  }
}
