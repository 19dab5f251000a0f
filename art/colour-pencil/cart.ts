/** The cart: umbrella, planks, wheels, scale and price. */
import { oval, smooth, type Point } from '../studio/curves.ts';
import { moved, points, type Line } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { clamp } from '../studio/random.ts';
import { jitter, drawing, pencils, random } from './pencils.ts';
import { tomato } from './produce.ts';

export function umbrella() {
  const panels = 8;
  const [left, right, brim, peak] = [112, 1034, 236, 44];
  const edge = (share: number) => left + (right - left) * share;
  const hues: [string, string][] = [
    [pencils.red, pencils.crimson],
    [pencils.yellow, pencils.ochre],
    [pencils.green, pencils.forest],
    [pencils.sky, pencils.blue],
  ];
  for (let panel = 0; panel < panels; panel++) {
    const [from, to] = [
      0.5 - 0.5 * Math.cos((panel / panels) * Math.PI),
      0.5 - 0.5 * Math.cos(((panel + 1) / panels) * Math.PI),
    ];
    const rib = (share: number): Point[] =>
      Array.from({ length: 9 }, (_, i): Point => {
        const t = i / 8;
        return [
          573 + (edge(share) - 573) * Math.sin((t * Math.PI) / 2),
          peak + (brim - peak) * (1 - Math.cos((t * Math.PI) / 2)),
        ];
      });
    const dip: Point = [(edge(from) + edge(to)) / 2, brim - 15];
    const shape = [
      ...rib(from),
      ...smooth([[edge(from), brim], dip, [edge(to), brim]], { step: 8 }),
      ...rib(to).toReversed(),
    ];
    const [light, dark] = hues[panel % 4];
    const lean = (panel - 3.5) * 0.24;
    drawing.add({
      shape,
      outline: dark,
      layers: [
        { pencil: light, pressure: 0.5, angle: 1.57 - lean },
        { pencil: light, pressure: 0.42, angle: 0.4, gap: 4 },
        {
          pencil: dark,
          pressure: 0.4,
          angle: 1.5 - lean,
          gap: 4.4,
          tone: (x, y) => clamp((y - 110) / 130 + (x - 573) / 1500),
        },
      ],
    });
  }
}

export function pole() {
  drawing.add({
    shape: points('566,40 579,40 581,500 565,500'),
    outline: pencils.umber,
    layers: [
      { pencil: pencils.ochre, pressure: 0.5, angle: 1.5 },
      { pencil: pencils.brown, pressure: 0.5, angle: 1.55, tone: (x) => clamp((x - 568) / 12) },
    ],
  });
}

function plank(shape: Line, hue: string, dark: string, angle = 0.02) {
  drawing.add({
    shape,
    outline: pencils.umber,
    layers: [
      { pencil: hue, pressure: 0.54, angle, gap: 2.8 },
      { pencil: dark, pressure: 0.4, angle: angle + 0.05, gap: 5 },
    ],
  });
}

export function balance() {
  const beam = 268;
  drawing.add({
    shape: [
      [462, beam - 4],
      [684, beam + 4],
      [684, beam + 12],
      [462, beam + 4],
    ],
    outline: pencils.black,
    layers: [{ pencil: pencils.grey, pressure: 0.62, angle: 0.03 }],
  });
  drawing.add({
    shape: [
      [567, beam - 18],
      [581, beam - 18],
      [576, beam + 26],
      [571, beam + 26],
    ],
    outline: pencils.black,
    layers: [{ pencil: pencils.red, pressure: 0.7, angle: 1.5 }],
  });
  for (const [x, hang, y] of [
    [468, beam, 352],
    [678, beam + 8, 366],
  ]) {
    for (const side of [-46, 0, 46])
      drawing.add({
        shape: [
          [x - 1, hang],
          [x + 1.5, hang],
          [x + side + 1.5, y],
          [x + side - 1, y],
        ],
        outline: pencils.umber,
        layers: [],
      });
    if (x < 500) {
      for (const [dx, wide] of points('-14,22 16,28')) {
        drawing.add({
          shape: [
            [x + dx - wide / 2, y],
            [x + dx - wide / 2.6, y - wide],
            [x + dx + wide / 2.6, y - wide],
            [x + dx + wide / 2, y],
          ],
          outline: pencils.black,
          layers: [
            { pencil: pencils.black, pressure: 0.6, angle: 1.2 },
            { pencil: pencils.grey, pressure: 0.5, angle: 0.3 },
          ],
        });
      }
    } else {
      tomato(x - 22, y - 17, 21);
      tomato(x + 22, y - 16, 20);
      tomato(x, y - 22, 21);
    }
    const pan = smooth(moved(points('-56,-4 -40,18 0,26 40,18 56,-4'), x, y), { step: 6 });
    drawing.add({
      shape: pan,
      outline: pencils.umber,
      layers: [
        { pencil: pencils.yellow, pressure: 0.5, angle: 0.1 },
        { pencil: pencils.ochre, pressure: 0.6, angle: 0.5 },
        { pencil: pencils.brown, pressure: 0.5, angle: 0.2, tone: (px) => clamp((px - x) / 50) },
      ],
    });
  }
}

function wheel(x: number, y: number, radius: number) {
  drawing.add({
    shape: oval(x, y, radius, radius),
    outline: pencils.black,
    layers: [
      {
        pencil: pencils.black,
        pressure: 0.66,
        angle: 0.8,
        gap: 2.4,
        tone: (px, py) => (Math.hypot(px - x, py - y) > radius * 0.86 ? 1 : 0),
      },
    ],
    details: (draw) => {
      draw(oval(x, y, radius * 0.85, radius * 0.85, { to: 6.4 }), pencils.black, 2.4, 0.8);
      draw(oval(x, y, radius * 0.78, radius * 0.78, { to: 6.4 }), pencils.grey, 3.4, 0.7);
      for (let spoke = 0; spoke < 14; spoke++) {
        const angle = (spoke / 14) * 6.283 + jitter(0.03);
        draw(
          [
            [x + Math.cos(angle) * 13, y + Math.sin(angle) * 13],
            [x + Math.cos(angle) * radius * 0.77, y + Math.sin(angle) * radius * 0.77],
          ],
          pencils.grey,
          2.2,
          0.85,
        );
      }
    },
  });
  drawing.add({
    shape: oval(x, y, 15, 15),
    outline: pencils.black,
    layers: [{ pencil: pencils.red, pressure: 0.66, angle: 0.4 }],
  });
}

export function cart() {
  for (const x of [196, 962])
    plank(
      [
        [x - 11, 640],
        [x + 11, 640],
        [x + 9, 878],
        [x - 9, 878],
      ],
      pencils.brown,
      pencils.umber,
      1.55,
    );
  wheel(352, 756, 124);
  wheel(826, 756, 124);
  plank(points('98,482 1040,482 1040,500 98,500'), pencils.ochre, pencils.brown);
}

export function front() {
  plank(points('84,594 1056,590 1058,656 86,660'), pencils.teal, pencils.blue);
  plank(points('66,656 1076,652 1076,668 66,672'), pencils.red, pencils.crimson);
  const sign: Point[] = points('390,602 756,600 758,648 390,650');
  drawing.add({
    shape: sign,
    outline: pencils.crimson,
    layers: [{ pencil: pencils.yellow, pressure: 0.6, angle: 0.05, gap: 2.6 }],
    details: (draw) => {
      for (const letter of written('TAZI SABZI', 420, 642, {
        size: 33,
        random,
        unruly: 0.08,
        spacing: 0.34,
      })) {
        for (const stroke of letter)
          for (let pass = 0; pass < 2; pass++) draw(stroke, pencils.red, 4.4, 0.85);
      }
    },
  });
}

export function slate(x: number, y: number, text: string) {
  drawing.add({
    shape: moved(points('0,0 92,-5 94,44 3,48'), x, y),
    outline: pencils.umber,
    layers: [{ pencil: pencils.black, pressure: 0.5, angle: 0.4, gap: 2.4, tone: () => 0.3 }],
    details: (draw) => {
      for (const letter of written(text, x + 14, y + 35, { size: 25, random, unruly: 0.12 })) {
        for (const stroke of letter) draw(stroke, pencils.black, 3, 0.95);
      }
    },
  });
}
