/** The course for twelve to fifteen: Warli in pencil and in white, Gond, glass, cloth, clay and mirrors. */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { lead, Spread, wax } from './spread.ts';

const spread = new Spread(13);

/** The parts of a figure: two triangles, a circle, lines. */
function figure(at: Point, size: number, arms: string): void {
  spread.rule('-24,-62 24,-62 0,-26 -24,-62', at, lead(2.6), size);
  spread.rule('0,-28 20,10 -20,10 0,-28', at, lead(2.6), size);
  spread.draw('9,-78 0,-69 -9,-78 0,-87 9,-77', at, lead(2.4), size);
  for (const arm of arms.split('|')) spread.rule(arm, at, lead(2.4), size);
  spread.rule('-10,10 -16,34 -10,56', at, lead(2.4), size);
  spread.rule('10,10 20,32 12,56', at, lead(2.4), size);
}

spread.paste({
  name: 'warli-dance',
  cut: [0.12, 0.12, 0.76, 0.74],
  at: [266, 214],
  width: 430,
  turn: -0.035,
  tape: true,
});
figure([556, 190], 0.9, '-24,-62 -46,-46 -60,-66|24,-62 48,-72 56,-98');
figure([640, 214], 0.72, '-24,-62 -40,-84 -58,-90|24,-62 38,-40 52,-52');
spread.note('two triangles', [506, 300], 22);
spread.note('make a person', [512, 332], 22);
spread.paste({ name: 'gond-deer', cut: [0.1, 0.06, 0.8, 0.86], at: [180, 646], width: 268, turn: 0.03 });
for (let line = 0; line < 4; line++) {
  for (let i = 0; i < 14; i++) spread.rule('0,0 6,-9', [352 + i * 13, 520 + line * 20], lead(2.4, 0.85));
}
for (let i = 0; i < 15; i++)
  spread.draw('4,0 0,4 -4,0 0,-4 4,1', [356 + i * 12, 612 + Math.sin(i / 2) * 10], wax('#b8195a', 5));
spread.note('each painter', [354, 648], 21);
spread.note('has one pattern', [358, 690], 21);
spread.paste({
  name: 'fabric-hibiscus',
  cut: [0.3, 0.1, 0.5, 0.62],
  at: [560, 806],
  width: 250,
  turn: -0.05,
  shape: 'pinked',
});
spread.paste({
  name: 'lippan-medallion',
  cut: [0.07, 0.07, 0.86, 0.86],
  at: [906, 240],
  width: 330,
  turn: 0.1,
  shape: 'round',
});
spread.note('mud, mirror, glue', [770, 452], 24);
spread.draw('0,0 16,-16 18,-34', [846, 424], lead(2));
spread.paste({
  name: 'glass-night-train',
  cut: [0.03, 0.05, 0.94, 0.9],
  at: [1190, 250],
  width: 310,
  turn: -0.04,
  tape: true,
});
spread.paste({
  name: 'mixed-media-tree',
  cut: [0.06, 0.06, 0.88, 0.84],
  at: [930, 676],
  width: 390,
  turn: -0.025,
});
spread.paste({
  name: 'acrylic-rooster',
  cut: [0.02, 0.02, 0.8, 0.96],
  at: [1236, 624],
  width: 230,
  turn: 0.05,
  tape: true,
});
for (const [i, colour] of ['#9c4526', '#f6ead6', '#0f7672', '#e8a317'].entries()) {
  spread.colour(
    '0,0 58,-3 60,26 2,28',
    [1136 + i * 56, 838 + spread.jitter(4)],
    { ...wax(colour, 7), pressure: 0.9 },
    0.2,
    5,
    0.8,
  );
}
savePicture(await spread.finish());
