/** The painted hibiscus. */
import { bezier, evenly, type Place, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { smoothstep } from '../../studio/random.ts';
import { cleared, dot, filled, line } from '../brush.ts';
import { bend, liner, paint, random, waxed } from './cotton.ts';

/** One painted shape: the wax margin, the colour with its strokes, the gold outline. */
function painted(outline: readonly Point[], colour: string, strokes: () => void, gold: number): void {
  const uneven = outline.map(([x, y]): Point => [
    x + (bend(x / 17, y / 17, 2) - 0.5) * 9,
    y + (bend(x / 17 + 50, y / 17, 2) - 0.5) * 9,
  ]);
  waxed.push(uneven);
  cleared(liner, outline);
  filled(paint, outline, colour, strokes);
  line(liner, [...outline, outline[0]], gold, '#fff');
}

export function paintSpray(): void {
  const stems = [
    bezier([236, 782], [400, 660], [560, 640], [690, 420]),
    bezier([452, 660], [620, 680], [820, 650], [972, 470]),
    bezier([634, 520], [560, 400], [480, 350], [424, 270]),
    bezier([872, 580], [1010, 640], [1110, 620], [1196, 560]),
    bezier([470, 330], [400, 380], [350, 390], [312, 372]),
  ];
  for (const stem of stems) {
    waxed.push([...stem, ...stem.toReversed()]);
    line(paint, stem, 11, '#4c7a3a');
    line(
      paint,
      stem.map(([x, y]): Point => [x - 1.5, y - 2]),
      3,
      '#8cb45c',
    );
  }
  const leaves: readonly [number, number, number, number][] = [
    [332, 716, 2.7, 150],
    [430, 668, 0.75, 156],
    [548, 590, -2.75, 140],
    [646, 520, 0.35, 150],
    [742, 640, 1.0, 146],
    [842, 606, -1.7, 120],
    [990, 632, 1.05, 138],
    [1100, 612, -0.95, 112],
    [530, 388, 2.3, 116],
    [922, 540, 2.2, 116],
    [270, 754, -1.5, 120],
  ];
  for (const [x, y, angle, length] of leaves) leaf(x, y, angle, length);
  bud(1190, 564, -0.7, '#d01f3c');
  bud(318, 374, 2.9, '#d8347c');
  hibiscus(704, 366, 1.2, -0.42, ['#5e0a24', '#cf1c3a', '#f2647c']);
  hibiscus(1004, 424, 0.94, 0.5, ['#861610', '#ea5a24', '#fbac68']);
  hibiscus(412, 228, 0.88, 1.15, ['#640c42', '#d8347c', '#f8a6c4']);
}

function leaf(x: number, y: number, angle: number, length: number): void {
  const place = placed(x, y, angle, length / 150);
  const upper = trace('0,0 22,-27 56,-44 92,-37 124,-18 158,2');
  const lower = trace('158,2 122,17 88,36 52,42 20,24 0,0');
  const teeth = (points: readonly Point[]) =>
    evenly(smooth(points), 3).map(([u, v], i): Point => place(u, v * (1 - 0.012 * (i % 6))));
  painted(
    [...teeth(upper), ...teeth(lower)],
    '#3f7538',
    () => {
      for (let k = 0; k < 170; k++) {
        const [u, side] = [random() * 150, random() < 0.5 ? -1 : 1];
        const tints = side < 0 ? ['#86b452', '#66a04c', '#a8c866'] : ['#2c5a34', '#3f7538', '#1f4a2a'];
        paint.globalAlpha = 0.34;
        line(
          paint,
          [place(u, 0), place(u + 26, side * 40)],
          2 + random() * 4,
          tints[Math.floor(random() * 3)],
        );
      }
    },
    3.8,
  );
  line(liner, smooth([place(4, 0), place(70, -4), place(138, 0)]), 2.6, '#fff');
  for (let u = 34; u < 118; u += 21) {
    for (const side of [-1, 1])
      line(liner, smooth([place(u, -3), place(u + 14, side * 13), place(u + 22, side * 27)]), 1.8, '#fff');
  }
}

function bud(x: number, y: number, angle: number, colour: string): void {
  const place = placed(x, y, angle);
  const shape = smooth(
    [place(0, 0), place(20, -22), place(62, -20), place(92, 0), place(62, 18), place(20, 22)],
    { closed: true },
  );
  painted(
    shape,
    colour,
    () => {
      for (let k = 0; k < 60; k++) {
        paint.globalAlpha = 0.4;
        const v = (random() - 0.5) * 36;
        line(
          paint,
          smooth([place(4, v * 0.6), place(46, v), place(90, v * 0.2)]),
          2,
          random() < 0.5 ? '#6d0f2a' : '#f58a9a',
        );
      }
    },
    3.6,
  );
  for (const bendBy of [-8, 6])
    line(liner, smooth([place(16, bendBy), place(50, bendBy * 1.4), place(84, bendBy * 0.2)]), 2, '#fff');
  for (const turn of [-0.5, 0.05, 0.55]) {
    const sepal = placed(x, y, angle + turn);
    painted(
      smooth([sepal(-6, 0), sepal(10, -9), sepal(40, 0), sepal(10, 9)], { closed: true }),
      '#4c7a3a',
      () => {},
      3,
    );
  }
}

/** Five overlapping petals, and the long column with its pollen. */
function hibiscus(
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly [string, string, string],
): void {
  for (const k of [0, 2, 4, 1, 3]) {
    const stretch = 0.94 + random() * 0.1;
    petal(placed(x, y, turn + k * 1.2566 + (random() - 0.5) * 0.1, size * stretch), colours);
  }
  const column = placed(x, y, turn + 0.66, size);
  const spine = evenly(bezier(column(0, 0), column(46, -16), column(94, -10), column(142, 14)), 2);
  line(paint, spine, 9.5 * size, '#b8202c');
  line(paint, spine, 6 * size, '#f6c84a');
  line(liner, spine.slice(2), 2.4, '#fff');
  for (let k = 0; k < 34; k++) {
    const share = 0.42 + random() * 0.5;
    const from = spine[Math.floor(share * (spine.length - 1))];
    const away = placed(...from, random() * 6.283);
    const tip = away(5 + random() * 13 * size, 0);
    line(paint, [from, tip], 1.4, '#f6d98a');
    dot(paint, tip, 3.4 * size, random() < 0.8 ? '#fbc92f' : '#e08a1c');
  }
  for (let k = 0; k < 5; k++) {
    const tip = placed(...spine[spine.length - 1], turn + 0.8 + (k - 2) * 0.5)(15 * size, 0);
    line(paint, [spine[spine.length - 1], tip], 2, '#d8a84a');
    dot(paint, tip, 4.2 * size, '#c8201c');
  }
}

function petal(place: Place, [deep, body, pale]: readonly [string, string, string]): void {
  const edge = smooth(
    trace('0,-6 30,-34 84,-70 130,-74 154,-46 160,-10 158,22 148,54 112,76 66,62 24,30 0,8'),
    { closed: true, step: 3 },
  );
  const outline = edge.map(([u, v]): Point => {
    // The rim is crimped, the base is smooth.
    const crimp = smoothstep(100, 150, Math.hypot(u, v)) * 4.2 * Math.sin(Math.atan2(v, u) * 27 + u / 30);
    return place(u + crimp, v + crimp * 0.3);
  });
  painted(
    outline,
    body,
    () => {
      for (let k = 0; k < 300; k++) {
        const v = (random() - 0.5) * 2;
        const from = random() ** 1.3 * 0.8;
        const to = from + 0.12 + random() * 0.34;
        const spread = (t: number) => v * (8 + t * 74);
        paint.globalAlpha = 0.14 + 0.3 * random();
        const tint =
          from < 0.24 ? deep : random() < 0.42 ? body : v < -0.1 ? pale : random() < 0.5 ? pale : deep;
        line(
          paint,
          [place(from * 158, spread(from)), place(to * 158, spread(to))],
          1.4 + random() * 4.6,
          tint,
        );
      }
      // One side of the petal is in the light, the other in the shadow of its neighbour.
      paint.globalAlpha = 0.1;
      for (let k = 0; k < 26; k++)
        line(paint, smooth([place(30, 24 + k), place(90, 48 + k), place(150, 40 + k)]), 3, deep);
      for (let k = -4; k <= 4; k++) {
        paint.globalAlpha = 0.62;
        line(
          paint,
          smooth([place(10, k * 1.4), place(70, k * 8), place(132 - Math.abs(k) * 5, k * 15)]),
          2.2 - Math.abs(k) * 0.2,
          deep,
        );
      }
    },
    4,
  );
  line(liner, smooth([place(50, 0), place(86, 3), place(122, 0)]), 2.2, '#fff');
}
