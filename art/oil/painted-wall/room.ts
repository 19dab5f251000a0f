/** The room in front of the tree: a wall in shade, sun through the window, red floor, newspaper, jars of paint. */
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { points } from '../../studio/points.ts';
import { pull, underPainting, vary, type Pair, type Point } from '../strokes.ts';
import { jitter, FLOOR, HEIGHT, noise, painting, polygon, random, WIDTH } from './canvas.ts';

const windowLight: Point[] = points('70,70 372,40 470,560 168,650');

const room = underPainting(WIDTH, HEIGHT, (context) => {
  const wall = context.createLinearGradient(0, 0, WIDTH, 700);
  wall.addColorStop(0, '#dec9a6');
  wall.addColorStop(0.45, '#ecdcbd');
  wall.addColorStop(1, '#d3c2bb');
  context.fillStyle = wall;
  context.fillRect(0, 0, WIDTH, FLOOR);
  context.fillStyle = '#fff3c9';
  polygon(context, windowLight);
  context.strokeStyle = '#cbb59c';
  context.lineWidth = 17;
  for (const t of [0.33, 0.66]) {
    const top: Point = [70 + 302 * t, 70 - 30 * t];
    context.beginPath();
    context.moveTo(...top);
    context.lineTo(top[0] + 98, top[1] + 550);
    context.stroke();
  }
  for (const t of [0.3, 0.62]) {
    context.beginPath();
    context.moveTo(70 + 98 * t, 70 + 580 * t);
    context.lineTo(372 + 98 * t, 40 + 520 * t);
    context.stroke();
  }
  const floor = context.createLinearGradient(0, FLOOR, 0, HEIGHT);
  floor.addColorStop(0, '#7a2e20');
  floor.addColorStop(0.4, '#93402a');
  floor.addColorStop(1, '#a9532f');
  context.fillStyle = floor;
  context.fillRect(0, FLOOR, WIDTH, HEIGHT);
  context.fillStyle = '#d98a55';
  polygon(context, points('150,830 420,812 560,1050 200,1050'));
  context.fillStyle = '#efe6d2';
  polygon(context, points('420,880 860,868 930,1000 470,1030'));
  context.fillStyle = '#e2d6bf';
  polygon(context, points('700,862 1010,850 1080,930 780,962'));
});

const isOnWall = (_x: number, y: number) => y < FLOOR;
const isOnFloor = (_x: number, y: number) => y >= FLOOR;
const from =
  (colourAt: (x: number, y: number) => Colour, amount: number) =>
  (x: number, y: number): Pair => [
    vary(colourAt(x, y), random, amount),
    vary(colourAt(x + jitter(9), y + jitter(9)), random, amount),
  ];

export function paintRoom(): void {
  painting.cover({
    count: 4200,
    inside: isOnWall,
    width: [14, 62],
    length: [1.4, 3],
    angle: (x, y) => -0.9 + (noise(x / 220, y / 220, 2) - 0.5) * 2.6,
    colours: from(room, 0.045),
    mark: { load: 0.55, dry: 0.3 },
  });
  painting.cover({
    count: 5200,
    inside: isOnWall,
    width: [7, 22],
    length: [1.4, 3],
    angle: (x, y) => -0.9 + (noise(x / 160, y / 160, 2) - 0.5) * 2.2,
    colours: from(room, 0.035),
    mark: { load: 0.5, dry: 0.3 },
  });
  painting.cover({
    count: 3000,
    inside: isOnWall,
    area: [40, 20, 500, 680],
    width: [5, 12],
    length: [1.4, 3],
    angle: (x, y) => -0.9 + (noise(x / 120, y / 120, 2) - 0.5) * 1.8,
    colours: from(room, 0.03),
    mark: { load: 0.5, dry: 0.2 },
  });
  painting.cover({
    count: 1500,
    inside: isOnFloor,
    area: [0, FLOOR - 8, WIDTH, HEIGHT],
    width: [7, 40],
    length: [2.5, 6],
    angle: (x) => 0.02 + (x - 700) / 9000,
    colours: from(room, 0.07),
    mark: { load: 0.6, dry: 0.35, pickup: 0.2 },
  });
  // Skirting: a band of limewash with a hand-drawn upper line.
  for (let x = -40; x < WIDTH; x += 120) {
    const path: Point[] = [
      [x, FLOOR - 6 + jitter(3)],
      [x + 80, FLOOR - 5 + jitter(3)],
      [x + 170, FLOOR - 6 + jitter(3)],
    ];
    painting.brush({ path, width: 15, colours: [rgb('#6d3f33'), rgb('#855043')], dry: 0.4 });
  }
  // Print on the newspaper.
  for (let i = 0; i < 150; i++) {
    const [x, y] = [470 + random() * 380, 890 + random() * 120];
    const path = pull(x, y, -0.04, 18 + random() * 26);
    painting.brush({ path, width: 2.4, colours: [rgb('#8b8378'), rgb('#a39a8b')], load: 0.2, dry: 0.7 });
  }
}

/** Jars and tumblers of paint on the newspaper, with brushes in one. */
export function paintPots(): void {
  const pots: [x: number, y: number, width: number, height: number, paint: string, side: string][] = [
    [470, 930, 50, 56, '#23407a', '#cfc8ba'],
    [536, 958, 46, 50, '#c8391f', '#e9dcc4'],
    [780, 944, 52, 58, '#e8a317', '#b9b4aa'],
    [846, 972, 44, 46, '#b8195a', '#e9dcc4'],
    [424, 972, 44, 44, '#0f7672', '#e0b48a'],
  ];
  for (const [x, y, width, height, paint, side] of pots) {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const colour = mix(
        rgb(side),
        rgb(t < 0.35 ? '#fff6e2' : '#4a2c28'),
        t < 0.35 ? 0.35 - t : (t - 0.35) * 0.75,
      );
      const px = x - width / 2 + t * width;
      painting.brush({
        path: [
          [px, y - height / 2],
          [px, y],
          [px, y + height / 2 - Math.abs(t - 0.5) * 8],
        ],
        width: width / 6,
        colours: [colour, vary(colour, random)],
        dry: 0.05,
        ragged: 0.05,
        load: 0.3,
      });
    }
    painting.brush({
      path: [
        [x - width * 0.42, y - height / 2],
        [x, y - height / 2 + 3],
        [x + width * 0.42, y - height / 2],
      ],
      width: 15,
      colours: [rgb(paint), vary(rgb(paint), random, 0.12)],
      ragged: 0,
      dry: 0,
    });
    painting.brush({
      path: [
        [x + width * 0.4, y - height * 0.4],
        [x + width * 0.36, y - height * 0.2],
        [x + width * 0.38, y + jitter(8)],
      ],
      width: 6,
      colours: [rgb(paint), rgb(paint)],
      taper: [1, 0.5],
      ragged: 0,
      dry: 0.1,
    });
    painting.cover({
      count: 26,
      inside: () => true,
      area: [x + width / 2, y + height / 2 - 12, x + width * 1.2, y + height / 2 + 4],
      width: [4, 10],
      length: [3, 5],
      angle: () => 0.1,
      colours: () => [rgb('#5b2a22'), rgb('#6d3a30')],
      mark: { opacity: 0.7, load: 0.3, dry: 0.3 },
    });
  }
  for (const [dx, colour] of [
    [-10, '#c98f3f'],
    [4, '#b3321c'],
    [15, '#2f5d3a'],
  ] as const) {
    painting.brush({
      path: [
        [780 + dx * 0.5, 916],
        [780 + dx * 1.4, 880],
        [780 + dx * 2.1, 838],
      ],
      width: 4.5,
      colours: [rgb(colour), vary(rgb(colour), random)],
      ragged: 0,
      dry: 0,
    });
    painting.brush({
      path: [
        [780 + dx * 2.1, 840],
        [780 + dx * 2.3, 828],
        [780 + dx * 2.4, 814],
      ],
      width: 10,
      colours: [rgb('#3a2a22'), rgb('#7d5a3a')],
      taper: [0.9, 0.3],
      ragged: 0.1,
      dry: 0,
    });
  }
}
