/** The course for sixteen and older: a grid for enlarging, charcoal, knife, pastel, clay, cloth. */
import { savePicture } from '../studio/program.ts';
import { lead, Spread, wax } from './spread.ts';

const spread = new Spread(16);

spread.paste({
  name: 'charcoal-shoes',
  cut: [0.06, 0.08, 0.88, 0.84],
  at: [270, 190],
  width: 430,
  turn: -0.03,
  tape: true,
});
// The eye of the portrait, with a grid for enlarging.
const [left, top, cell] = [470, 350, 30];
for (let i = 0; i <= 6; i++) {
  spread.rule(`0,0 ${6 * cell},0`, [left, top + i * cell], { ...lead(1.4, 0.5), colour: '#23407a' });
  spread.rule(`0,0 0,${6 * cell}`, [left + i * cell, top], { ...lead(1.4, 0.5), colour: '#23407a' });
}
spread.draw('8,96 40,64 90,54 140,68 172,100 136,122 90,130 44,120 8,96', [left, top], lead(2.8, 0.8));
spread.draw('120,92 108,112 84,112 70,92 82,72 106,72 120,94', [left, top], lead(2.8, 0.85));
spread.colour('104,92 98,102 88,102 84,92 90,82 100,84', [left, top], lead(4, 1), 0.8, 3);
spread.draw('0,44 50,16 110,10 176,40', [left, top], lead(4.5, 0.8));
spread.note('grid, 6 by 6', [476, 566], 21);
spread.paste({
  name: 'portrait-gurdeep',
  cut: [0.08, 0.06, 0.84, 0.86],
  at: [196, 640],
  width: 270,
  turn: 0.035,
});
spread.paste({
  name: 'clay-fish-dish',
  cut: [0.06, 0.06, 0.88, 0.86],
  at: [522, 744],
  width: 290,
  turn: -0.04,
});
spread.note('wet clay, lace', [400, 892], 20);
spread.paste({
  name: 'knife-boats',
  cut: [0.02, 0.02, 0.96, 0.96],
  at: [1030, 214],
  width: 560,
  turn: 0.02,
  tape: true,
});
// Pastel: five strokes side by side, then smudged into each other.
for (const [i, colour] of ['#ffd36a', '#f7883e', '#d9486a', '#7a4f9c', '#2a2a5c'].entries()) {
  for (let k = 0; k < 5; k++)
    spread.draw('0,0 30,-4 62,2 96,-2', [752, 452 + i * 24 + k * 4], {
      colour,
      width: 13,
      pressure: 0.62,
      cover: 0.8,
    });
  for (let k = 0; k < 5; k++)
    spread.draw('0,0 40,-3 84,2', [860, 452 + i * 24 + k * 4], {
      colour,
      width: 15,
      pressure: 0.55,
      cover: 0.7,
    });
}
spread.sheet.smudge(
  spread.sheet.field((x, y) => (x > 852 && x < 960 && y > 436 && y < 582 ? 0.9 : 0)),
  9,
);
spread.note('rub with a finger', [752, 626], 21);
spread.paste({ name: 'pastel-desert', cut: [0.05, 0.05, 0.9, 0.9], at: [860, 770], width: 250, turn: -0.05 });
spread.paste({
  name: 'watercolour-pomegranate',
  cut: [0.03, 0.03, 0.94, 0.94],
  at: [1180, 566],
  width: 350,
  turn: 0.03,
  tape: true,
});
// The four folds from a square to a crane.
const square = '0,0 56,-4 60,52 3,55 0,0';
for (let i = 0; i < 4; i++) {
  const x = 1030 + i * 84;
  spread.rule(i === 3 ? '0,40 30,4 56,20 30,34 10,56 0,40' : square, [x, 792], lead(2.2));
  if (i > 0 && i < 3) spread.rule('0,0 60,52', [x, 792], { ...lead(1.6), colour: '#c8391f' });
  if (i === 2) spread.rule('56,-4 3,55', [x, 792], { ...lead(1.6), colour: '#c8391f' });
}
for (const [i, colour] of ['#c8391f', '#e8a317', '#23407a', '#5a2a56'].entries()) {
  spread.colour(
    '0,0 58,-3 60,26 2,28',
    [1030 + i * 66, 880 + spread.jitter(3)],
    { ...wax(colour, 7), pressure: 0.9 },
    0.2,
    5,
    0.8,
  );
}
savePicture(await spread.finish());
