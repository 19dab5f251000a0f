/** The vegetables on the cart, one function for each kind. */
import { oval, smooth, type Point } from '../studio/curves.ts';
import { moved, points, type Line } from '../studio/hand.ts';
import { clamp } from '../studio/random.ts';
import { exceptShine, roundTone, type Layer } from './drawing.ts';
import { jitter, drawing, pencils, place, random, round } from './pencils.ts';

/** An aubergine with a curved cap of leaves and a highlight in the shape of a window. */
export function brinjal(x: number, y: number, size: number, angle: number) {
  const body = place(
    round(points('0,-0.42 0.26,-0.2 0.46,0.3 0.3,0.72 -0.06,0.82 -0.38,0.62 -0.44,0.2 -0.24,-0.22'), 0.06),
    x,
    y,
    size,
    angle,
  );
  const cap = place(
    points(`
      -0.24,-0.3 -0.12,-0.16 0,-0.3 0.14,-0.14 0.25,-0.3 0.1,-0.48 0.06,-0.72 -0.06,-0.72
      -0.08,-0.48
    `),
    x,
    y,
    size,
    angle,
  );
  const shine = exceptShine(body, 0.36, 0.42, size * 0.09, size * 0.26, angle + 0.2);
  drawing.add({
    shape: body,
    outline: pencils.plum,
    layers: [
      { pencil: pencils.violet, pressure: 0.66, angle: angle + 1.2, gap: 2.6, tone: shine },
      { pencil: pencils.violet, pressure: 0.52, angle: angle + 0.3, tone: shine },
      { pencil: pencils.plum, pressure: 0.64, angle: angle + 1.35, gap: 2.8, tone: roundTone(body) },
      { pencil: pencils.blue, pressure: 0.3, angle: 0.2, gap: 5, tone: shine },
    ],
  });
  drawing.add({
    shape: cap,
    outline: pencils.forest,
    layers: [
      { pencil: pencils.lime, pressure: 0.6, angle: angle + 1.5 },
      { pencil: pencils.green, pressure: 0.52, angle: angle + 0.8, tone: roundTone(cap) },
    ],
  });
}

export function tomato(x: number, y: number, size: number) {
  const body = round([
    [x - size, y],
    [x - size * 0.72, y - size * 0.72],
    [x, y - size * 0.82],
    [x + size * 0.74, y - size * 0.7],
    [x + size, y + jitter(3)],
    [x + size * 0.66, y + size * 0.74],
    [x, y + size * 0.84],
    [x - size * 0.7, y + size * 0.7],
  ]);
  const shine = exceptShine(body, 0.32, 0.34, size * 0.24, size * 0.18, -0.5);
  drawing.add({
    shape: body,
    outline: pencils.crimson,
    layers: [
      { pencil: pencils.orange, pressure: 0.46, angle: 0.7, tone: shine },
      {
        pencil: pencils.red,
        pressure: 0.62,
        angle: 0.9 + jitter(0.4),
        gap: 2.7,
        tone: (px, py) => shine(px, py) * (0.4 + 0.6 * roundTone(body)(px, py)),
      },
      {
        pencil: pencils.crimson,
        pressure: 0.5,
        angle: 2.2,
        gap: 3.4,
        tone: (px, py) => clamp(roundTone(body)(px, py) * 1.6 - 0.7),
      },
    ],
    details: (draw) => {
      for (let leaf = 0; leaf < 5; leaf++) {
        const angle = leaf * 1.26 + jitter(0.2);
        draw(
          [
            [x + 2, y - size * 0.34],
            [x + 2 + Math.cos(angle) * size * 0.42, y - size * 0.34 + Math.sin(angle) * size * 0.26],
          ],
          pencils.forest,
          3.4,
          0.85,
        );
      }
    },
  });
}

export function chilli(x: number, y: number, length: number, angle: number, ripe: boolean) {
  const spine = (t: number): Point => [(t - 0.5) * length, Math.sin(t * 2.6) * length * 0.13];
  const half = (t: number) => length * 0.075 * Math.sqrt(Math.max(0, 1 - t)) * (t < 0.06 ? 0.7 : 1);
  const along = Array.from({ length: 11 }, (_, i) => i / 10);
  const shape = place(
    [
      ...along.map((t): Point => [spine(t)[0], spine(t)[1] - half(t)]),
      ...along.toReversed().map((t): Point => [spine(t)[0], spine(t)[1] + half(t)]),
    ],
    x,
    y,
    1,
    angle,
  );
  const [light, dark] = ripe ? [pencils.red, pencils.crimson] : [pencils.green, pencils.forest];
  drawing.add({
    shape,
    outline: dark,
    layers: [
      { pencil: light, pressure: 0.62, angle, gap: 2.4 },
      { pencil: dark, pressure: 0.5, angle: angle + 0.2, gap: 3, tone: roundTone(shape) },
    ],
  });
  const stalk = place(
    [
      [-length * 0.5, 0],
      [-length * 0.6, -4],
      [-length * 0.68, -12],
      [-length * 0.64, -13],
      [-length * 0.56, -6],
      [-length * 0.48, -3],
    ],
    x,
    y,
    1,
    angle,
  );
  drawing.add({
    shape: stalk,
    outline: pencils.forest,
    layers: [{ pencil: pencils.lime, pressure: 0.6, angle: angle + 0.5, gap: 2.4 }],
  });
}

export function cauliflower(x: number, y: number, size: number) {
  for (const lean of [-1.25, -0.75, 0.75, 1.25, 0.2]) {
    const leaf = place(
      round(points('0,0.5 -0.32,0.1 -0.3,-0.56 0,-0.92 0.28,-0.56 0.34,0.1'), 0.08),
      x + Math.sin(lean) * size * 0.5,
      y + size * 0.26,
      size * 0.84,
      lean,
    );
    drawing.add({
      shape: leaf,
      outline: pencils.forest,
      layers: [
        { pencil: pencils.lime, pressure: 0.52, angle: lean + 1.2 },
        { pencil: pencils.green, pressure: 0.52, angle: lean + 0.7, tone: roundTone(leaf) },
      ],
      details: (draw) =>
        draw(
          place(
            points('0,0.4 0.02,-0.8'),
            x + Math.sin(lean) * size * 0.5,
            y + size * 0.26,
            size * 0.84,
            lean,
          ),
          pencils.forest,
          2.2,
          0.6,
        ),
    });
  }
  const bumps: Point[] = [];
  for (let bump = 0; bump < 11; bump++) {
    const angle = Math.PI + (bump / 11) * Math.PI * 2;
    bumps.push(
      ...oval(x + Math.cos(angle) * size * 0.56, y + Math.sin(angle) * size * 0.44, size * 0.22, size * 0.2, {
        from: angle - 1.2,
        to: angle + 1.2,
        count: 6,
      }),
    );
  }
  drawing.add({
    shape: bumps,
    outline: pencils.ochre,
    layers: [
      {
        pencil: pencils.skin,
        pressure: 0.3,
        angle: 0.6,
        gap: 5,
        tone: (px, py) => clamp(roundTone(bumps)(px, py) * 1.5 - 0.5),
      },
      {
        pencil: pencils.grey,
        pressure: 0.3,
        angle: 2.2,
        gap: 5,
        tone: (px, py) => clamp(roundTone(bumps)(px, py) * 1.7 - 0.95),
      },
    ],
    details: (draw) => {
      for (let curd = 0; curd < 20; curd++) {
        const [cx, cy] = [x + jitter(size * 0.56), y + jitter(size * 0.42)];
        const from = random() * 6;
        draw(
          oval(cx, cy, size * 0.13, size * 0.11, { from, to: from + 3.6, count: 10 }),
          random() < 0.7 ? pencils.ochre : pencils.grey,
          1.9,
          0.5,
        );
      }
    },
  });
}

export function carrot(x: number, y: number, length: number, angle: number) {
  const shape = place(
    round(points('0,-0.1 0.1,-0.12 0.6,-0.05 1,0 0.6,0.06 0.08,0.12'), 0.03),
    x,
    y,
    length,
    angle,
  );
  for (let frond = 0; frond < 4; frond++) {
    const lean = angle + Math.PI + jitter(0.7);
    const tip: Point = [x + Math.cos(lean) * length * 0.36, y + Math.sin(lean) * length * 0.36];
    const leaf = [
      [x, y - 4],
      [(x + tip[0]) / 2 + 5, (y + tip[1]) / 2 - 9],
      tip,
      [(x + tip[0]) / 2 - 4, (y + tip[1]) / 2 + 9],
      [x, y + 5],
    ] satisfies Point[];
    drawing.add({
      shape: leaf,
      outline: pencils.forest,
      layers: [{ pencil: pencils.green, pressure: 0.56, angle: lean, gap: 3 }],
    });
  }
  drawing.add({
    shape,
    outline: pencils.crimson,
    layers: [
      {
        pencil: pencils.orange,
        pressure: 0.62,
        angle: angle + 1.3,
        gap: 2.6,
        tone: exceptShine(shape, 0.36, 0.4, length * 0.16, 4, angle),
      },
      { pencil: pencils.red, pressure: 0.55, angle: angle + 1.5, tone: roundTone(shape, 0.5) },
    ],
    details: (draw) => {
      for (let ring = 1; ring < 6; ring++) {
        const at = ring / 6.6 + jitter(0.03);
        const side = ring % 2 ? -1 : 1;
        draw(
          place(
            [
              [at, side * 0.09 * (1 - at)],
              [at + 0.01, side * 0.01],
            ],
            x,
            y,
            length,
            angle,
          ),
          pencils.crimson,
          2,
          0.6,
        );
      }
    },
  });
}

function ball(
  x: number,
  y: number,
  rx: number,
  ry: number,
  hues: [string, string, string],
  angle: number,
  details?: (x: number, y: number) => Line[],
) {
  const shape = round([
    [x - rx, y],
    [x - rx * 0.6, y - ry * 0.8],
    [x + rx * 0.1, y - ry],
    [x + rx * 0.8, y - ry * 0.66],
    [x + rx, y + ry * 0.14],
    [x + rx * 0.5, y + ry * 0.86],
    [x - rx * 0.4, y + ry * 0.92],
  ]);
  const shine = exceptShine(shape, 0.34, 0.34, rx * 0.24, ry * 0.2, -0.4);
  const layers: Layer[] = [
    { pencil: hues[0], pressure: 0.56, angle, tone: shine },
    {
      pencil: hues[1],
      pressure: 0.5,
      angle: angle + 0.9,
      tone: (px, py) => shine(px, py) * roundTone(shape)(px, py),
    },
  ];
  drawing.add({
    shape,
    layers,
    outline: hues[2],
    details: (draw) => details?.(x, y).forEach((line) => draw(line, hues[2], 1.9, 0.5)),
  });
}

export const onion = (x: number, y: number) =>
  ball(x, y, 29, 27, [pencils.pink, pencils.crimson, pencils.plum], 1.3, (cx, cy) => [
    ...[-0.7, -0.25, 0.25, 0.7].map((share) =>
      smooth(
        [
          [cx + share * 5, cy - 25],
          [cx + share * 28, cy],
          [cx + share * 6, cy + 24],
        ],
        { step: 6 },
      ),
    ),
    moved(points('0,-25 4,-37'), cx, cy),
    moved(points('2,-25 -3,-36'), cx, cy),
  ]);

export const lemon = (x: number, y: number) =>
  ball(x, y, 25, 20, [pencils.yellow, pencils.lime, pencils.ochre], 0.6);

export const potato = (x: number, y: number) =>
  ball(x, y, 33, 24, [pencils.ochre, pencils.brown, pencils.umber], 0.3, (cx, cy) =>
    points('-12,4 8,-8 14,8').map(([dx, dy]) => [
      [cx + dx, cy + dy],
      [cx + dx + 4, cy + dy + 1],
    ]),
  );

/** Rows of the same vegetable, each row on top of the one in front of it. */
export function heap(
  left: number,
  right: number,
  base: number,
  rows: number[],
  rise: number,
  one: (x: number, y: number) => void,
) {
  rows.toReversed().forEach((count, i) => {
    const level = rows.length - 1 - i;
    const middle = (left + right) / 2;
    const spread = ((right - left) * count) / rows[0];
    for (let item = 0; item < count; item++) {
      const share = count === 1 ? 0.5 : item / (count - 1);
      one(middle + (share - 0.5) * spread + jitter(4), base - level * rise + jitter(4));
    }
  });
}
