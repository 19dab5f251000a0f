/** The cow that looks at the vegetables. */
import { oval, smooth, type Point } from '../studio/curves.ts';
import { points } from '../studio/hand.ts';
import { clamp } from '../studio/random.ts';
import type { Layer } from './drawing.ts';
import { drawing, pencils, round } from './pencils.ts';

export function cow() {
  const neck: Point[] = points('1206,350 1262,318 1330,322 1330,806 1282,742 1238,640 1196,588');
  const head = smooth(
    points(`
      1204,350 1152,366 1104,436 1060,486 1034,512 1028,544 1046,570 1090,580 1150,576 1204,592
      1240,520 1236,410
    `),
    { closed: true, step: 6 },
  );
  const hide: Layer[] = [
    {
      pencil: pencils.skin,
      pressure: 0.44,
      angle: 0.9,
      gap: 3.8,
      tone: (x, y) => clamp((y - 400) / 190 + (x - 1150) / 240),
    },
    {
      pencil: pencils.grey,
      pressure: 0.4,
      angle: 2.1,
      gap: 4.4,
      tone: (x, y) => clamp((y - 500) / 110 + (x - 1240) / 90),
    },
  ];
  const leg: Point[] = points('1276,700 1330,720 1330,884 1286,884 1290,780');
  drawing.add({
    shape: leg,
    outline: pencils.umber,
    layers: hide,
    details: (draw) => draw(points('1286,862 1330,862'), pencils.umber, 8, 0.8),
  });
  drawing.add({
    shape: neck,
    outline: pencils.umber,
    layers: hide,
    details: (draw) => {
      for (let fold = 0; fold < 6; fold++)
        draw(
          smooth(
            [
              [1228 + fold * 9, 600 + fold * 26],
              [1256 + fold * 8, 606 + fold * 28],
              [1290 + fold * 5, 590 + fold * 30],
            ],
            { step: 8 },
          ),
          pencils.brown,
          2.2,
          0.5,
        );
    },
  });
  const horn = smooth(points('1176,362 1150,318 1152,262 1176,236 1172,270 1184,316 1204,352'), {
    closed: true,
    step: 5,
  });
  drawing.add({
    shape: horn,
    outline: pencils.umber,
    layers: [
      { pencil: pencils.grey, pressure: 0.5, angle: 1.3 },
      { pencil: pencils.blue, pressure: 0.5, angle: 0.9, tone: (_, y) => clamp((300 - y) / 50) },
    ],
  });
  drawing.add({
    shape: head,
    outline: pencils.umber,
    layers: [
      ...hide,
      {
        pencil: pencils.pink,
        pressure: 0.4,
        angle: 0.4,
        gap: 3.4,
        tone: (x, y) => clamp(1 - Math.hypot(x - 1040, y - 540) / 46),
      },
    ],
    details: (draw) => {
      draw(oval(1046, 520, 7, 9, { to: 6.5 }), pencils.umber, 3.6, 0.8);
      draw(smooth(points('1030,552 1066,560 1112,548'), { step: 6 }), pencils.umber, 2.8, 0.7);
      draw(oval(1142, 434, 22, 15, { to: 6.5 }), pencils.umber, 2.6, 0.8);
      draw(oval(1138, 435, 9, 9, { to: 6.5 }), pencils.black, 9, 0.95);
      for (let lash = 0; lash < 5; lash++)
        draw(
          [
            [1126 + lash * 8, 420],
            [1118 + lash * 9, 408],
          ],
          pencils.black,
          2,
          0.8,
        );
      draw(smooth(points('1118,412 1142,402 1168,412'), { step: 5 }), pencils.umber, 2.4, 0.6);
    },
  });
  drawing.add({
    shape: round(points('1290,420 1330,400 1330,600 1300,560 1270,480')),
    layers: [
      { pencil: pencils.brown, pressure: 0.5, angle: 1.4 },
      { pencil: pencils.ochre, pressure: 0.46, angle: 0.7 },
    ],
  });
  const patch = round(points('1166,372 1208,360 1230,410 1220,480 1184,468 1176,420'));
  drawing.add({
    shape: patch,
    layers: [
      { pencil: pencils.brown, pressure: 0.5, angle: 1.2 },
      { pencil: pencils.ochre, pressure: 0.46, angle: 0.4 },
    ],
  });
  const ear = smooth(points('1212,384 1262,372 1304,392 1292,426 1246,424'), { closed: true, step: 5 });
  drawing.add({
    shape: ear,
    outline: pencils.umber,
    layers: [
      { pencil: pencils.brown, pressure: 0.5, angle: 0.3 },
      { pencil: pencils.pink, pressure: 0.4, angle: 0.6, tone: (_, y) => clamp((y - 394) / 22) },
    ],
  });
  const tongue = smooth(points('1040,556 1012,540 984,520 972,528 990,548 1018,568 1048,568'), {
    closed: true,
    step: 4,
  });
  drawing.add({
    shape: tongue,
    outline: pencils.crimson,
    layers: [{ pencil: pencils.pink, pressure: 0.6, angle: 0.5 }],
  });
  for (const [x, y] of points('1254,560 1276,592 1300,616')) {
    drawing.add({
      shape: oval(x, y, 12, 13),
      outline: pencils.crimson,
      layers: [{ pencil: x === 1276 ? pencils.yellow : pencils.orange, pressure: 0.66, angle: 0.6 }],
    });
  }
}
