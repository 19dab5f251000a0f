/** The street at dusk: sky, two rows of old houses, and the wires between them. */
import { box, points, type Point } from '../../studio/points.ts';
import { hangingBoards, onWall, shopFront, shops, type Shop, type Side } from './shops.ts';
import {
  jitter,
  bar,
  one,
  patch,
  sheet,
  show,
  HEIGHT,
  HORIZON,
  WIDTH,
  type Piece,
  type Place,
} from './view.ts';

const { random } = sheet;
function sky(): void {
  const bands = [
    { color: '#3d4279', top: -30, soft: 0 },
    { color: '#5c5892', top: 120, soft: 36 },
    { color: '#96709c', top: 250, soft: 38 },
    { color: '#dd8b7e', top: 380, soft: 36 },
    { color: '#f8c98f', top: 480, soft: 30 },
  ];
  for (const { color, top, soft } of bands) {
    const manner = { soft, streaks: 1.3, angle: 0.12, wobble: 14, wobbleScale: 120 };
    sheet.fill(color, box(0, top, WIDTH, HEIGHT - top), manner);
  }
  for (const [x, y, wide, high, color] of [
    [390, 120, 210, 34, '#31376a'],
    [690, 70, 240, 40, '#2e3365'],
    [590, 228, 190, 26, '#5a4f86'],
    [520, 330, 130, 16, '#8a6490'],
    [660, 392, 110, 12, '#c4797f'],
  ] as const) {
    const manner = { soft: 10, dry: 0.22, wobble: 22, wobbleScale: 60, angle: 0.1 };
    sheet.spot(color, [x, y], wide, high, manner);
    sheet.spot('#e9a58e', [x + 20, y + high * 0.9], wide * 0.6, high * 0.16, {
      ...manner,
      soft: 4,
      cover: 0.5,
    });
  }
}

function farEnd(): void {
  for (const [x, top, wide, color] of [
    [452, 400, 80, '#a07a9a'],
    [520, 470, 52, '#bb8496'],
    [600, 446, 60, '#b07f98'],
    [650, 372, 80, '#96749a'],
    [560, 505, 70, '#d09488'],
  ] as const) {
    sheet.fill(color, box(x, top, wide, 640 - top), { angle: 1.5 });
  }
  // A minaret and a dome, far away in the evening light.
  sheet.fill('#a97c97', points('574,500 576,400 572,396 577,376 584,366 591,376 596,396 592,400 594,500'));
  sheet.spot('#b5848f', [632, 470], 34, 36);
  sheet.line('#b5848f', points('632,440 632,418'), 3);
}

interface House {
  side: Side;
  near: number;
  far: number;
  tall: number;
  color: string;
  second: string;
}

const houses: readonly House[] = [
  { side: -1, near: 26, far: 42, tall: 7.6, color: '#75588c', second: '#896893' },
  { side: 1, near: 29, far: 42, tall: 6.2, color: '#7a5a8e', second: '#8d6994' },
  { side: -1, near: 18, far: 26, tall: 6.3, color: '#524a84', second: '#64558e' },
  { side: 1, near: 20, far: 29, tall: 8.6, color: '#564680', second: '#67528a' },
  { side: -1, near: 12.6, far: 18, tall: 8.4, color: '#37386f', second: '#45427c' },
  { side: 1, near: 14.6, far: 20, tall: 6.4, color: '#44386f', second: '#524380' },
  { side: -1, near: 6, far: 12.6, tall: 6.6, color: '#292b5a', second: '#343567' },
  { side: 1, near: 7, far: 14.6, tall: 9.8, color: '#2e2858', second: '#3a3165' },
];

const wall = ({ side, near, far, tall, color, second }: House): Piece =>
  patch(
    color,
    [onWall(side, near, tall), onWall(side, far, tall), onWall(side, far, 0), onWall(side, near, 0)],
    { second, angle: 1.52, streaks: 1.2 },
  );

/** Windows, a ledge and some balconies on the floors above the shops. */
function floors({ side, near, far, tall, color, second }: House): Piece[] {
  const pieces: Piece[] = [
    patch(second, [
      onWall(side, near, tall, 0.16),
      onWall(side, far, tall, 0.16),
      onWall(side, far, tall - 0.16),
      onWall(side, near, tall - 0.16),
    ]),
  ];
  const bays = Math.max(2, Math.round((far - near) / 2.3));
  for (let height = 3.7; height + 1.6 < tall; height += 2.9) {
    for (let bay = 0; bay < bays; bay++) {
      const z = near + ((far - near) * (bay + 0.3)) / bays;
      const wide = Math.min(1.1, ((far - near) / bays) * 0.46);
      const isLit = random() < 0.46;
      const light = isLit
        ? one(['#ffcf6a', '#ffb04a', '#ffe2a0', '#f49a54'])
        : one(['#1a1b42', '#202250', '#575a94']);
      const pane = (from: number, to: number, low: number, high: number, out = 0.02): Place[] => [
        onWall(side, z + from * wide, height + high, out),
        onWall(side, z + to * wide, height + high, out),
        onWall(side, z + to * wide, height + low, out),
        onWall(side, z + from * wide, height + low, out),
      ];
      pieces.push(patch(light, pane(0, 1, 0, 1.5)));
      if (isLit)
        pieces.push(
          bar(
            color,
            [onWall(side, z + wide * 0.5, height), onWall(side, z + wide * 0.5, height + 1.5)],
            0.06,
          ),
        );
      pieces.push(patch('#23244f', pane(-0.15, 1.15, 1.54, 1.66, 0.2)));
      pieces.push(patch(second, pane(-0.15, 1.15, -0.14, -0.02, 0.12)));
      if (random() < 0.4) {
        pieces.push(patch('#191a40', pane(-0.3, 1.3, -0.2, -0.06, 0.5)));
        pieces.push(patch('#2d2f66', pane(-0.3, 1.3, -0.06, 0.62, 0.5), { cover: 0.8 }));
        for (let k = 0; k <= 5; k++) {
          const at = z + wide * (-0.3 + 1.6 * (k / 5));
          pieces.push(
            bar(
              '#141536',
              [onWall(side, at, height - 0.1, 0.5), onWall(side, at, height + 0.64, 0.5)],
              0.035,
            ),
          );
        }
        pieces.push(
          bar(
            '#141536',
            [
              onWall(side, z - wide * 0.3, height + 0.64, 0.5),
              onWall(side, z + wide * 1.3, height + 0.64, 0.5),
            ],
            0.06,
          ),
        );
        if (random() < 0.7)
          pieces.push(patch(one(['#c2395e', '#e8a317', '#2f8a84', '#d8d2c0']), pane(0.1, 0.6, 0, 0.6, 0.54)));
      }
    }
  }
  return pieces;
}

const rowHouse = (house: House, shop: Shop): Piece[] => [wall(house), ...floors(house), ...shopFront(shop)];

/** Everything along the street, from far to near. */
export const street: readonly Piece[] = houses.flatMap((house, i) => rowHouse(house, shops[i]));
export const boards: readonly Piece[] = hangingBoards();

function wires(): void {
  for (const wire of [
    '0,96 380,250 930,262',
    '0,150 540,205 1080,40',
    '130,0 605,140 1080,190',
    '0,228 440,300 860,270',
  ]) {
    sheet.line('#1b1a3c', points(wire), 2.2);
  }
  const bulb = (t: number): Point => [t * WIDTH, 150 - 110 * t + 220 * t * (1 - t)];
  for (let t = 0.12; t < 0.93; t += 0.068) {
    sheet.spot('#ffd98a', bulb(t), 13, 13, { soft: 6, cover: 0.35 });
    sheet.spot('#fff0b8', bulb(t), 5, 6.4);
  }
}

export function showStreet(): void {
  sky();
  farEnd();
  show(street);
  show(boards);
  for (let i = 0; i < 26; i++) {
    const at: Point = [590 + jitter(150), HORIZON + 6 + 40 * random()];
    sheet.spot(one(['#ffd77a', '#ffe9b0', '#ff9a5a']), at, 2 + 2.4 * random(), 2.4 + 3 * random());
  }
  wires();
}
