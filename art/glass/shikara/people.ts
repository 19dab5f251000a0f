/** Two passengers and the rower. */
import { band, bezier, cornered, evenly, oval, placed, smooth, trace } from '../../studio/curves.ts';
import { glass, SKIN } from './pane.ts';

export function paintPassengers(): void {
  glass.pane(
    smooth(trace('676,560 760,548 880,552 886,606 780,620 672,604'), { closed: true }),
    ['#e65a8a', '#b0205e'],
    { liner: 4.6 },
  );
  glass.pane(
    cornered(trace('706,598 712,540 740,512 768,538 784,600'), trace('784,600 744,606 706,598')),
    ['#4f7fe0', '#2748a8'],
    { liner: 4.8 },
  );
  glass.pane(oval(741, 488, 25, 30), ['#d8385a', '#a01c40'], { liner: 4.6 });
  glass.pane(oval(736, 492, 17, 20), SKIN, { liner: 3.4, strength: 0.55 });
  glass.pane(
    cornered(trace('806,602 812,562 832,542 852,566 862,602'), trace('862,602 832,608 806,602')),
    ['#f2c23c', '#d8862a'],
    { liner: 4.6 },
  );
  glass.pane(oval(831, 524, 18, 20), SKIN, { liner: 3.6, strength: 0.5 });
  glass.pane(
    cornered(trace('812,520 816,502 832,498 848,504 850,518'), trace('850,518 832,512 812,520')),
    ['#5a3420', '#341c10'],
    { liner: 4 },
  );
  for (const [x, y] of trace('731,490 741,490 825,524 835,524')) glass.dot(x, y, 2);
  glass.line(smooth(trace('730,500 736,503 742,500')), 1.9);
  glass.line(smooth(trace('825,532 830,535 836,532')), 1.9);
}

export function paintBoatman(): void {
  const oar = evenly(bezier([1010, 498], [1060, 556], [1092, 612], [1112, 650]), 3);
  glass.pane(
    cornered(
      trace('1012,590 1010,530 1036,486 1066,492 1086,540 1104,574'),
      trace('1104,574 1060,598 1012,590'),
    ),
    ['#8a6ac8', '#5a3a98'],
    { liner: 5 },
  );
  glass.line(trace('1046,510 1050,560 1040,590'), 2.6);
  glass.pane(oval(1046, 466, 19, 22), SKIN, { liner: 3.8, strength: 0.7 });
  glass.pane(
    cornered(trace('1026,458 1030,438 1048,433 1064,440 1067,456'), trace('1067,456 1046,450 1026,458')),
    ['#fff6e4', '#e8d8b8'],
    { liner: 4 },
  );
  glass.dot(1037, 466, 2.2);
  glass.line(trace('1030,480 1036,484 1044,482'), 2.6);
  glass.pane(
    band(oar, () => 5, 20),
    ['#c88a48', '#8a5424'],
    { liner: 3.8 },
  );
  glass.pane(
    band(evenly(bezier([1058, 506], [1040, 520], [1034, 530], [1040, 534]), 2), (t) => 11 - 3 * t, 14),
    ['#9a7ad4', '#6a48a8'],
    { liner: 4 },
  );
  glass.pane(oval(1042, 536, 8, 7), SKIN, { liner: 3, strength: 0.5 });
  const blade = placed(1110, 646, 1.0, 1);
  glass.pane(
    cornered(
      [blade(-6, 0), blade(8, -27), blade(34, -25), blade(56, 0)],
      [blade(56, 0), blade(34, 25), blade(8, 27), blade(-6, 0)],
    ),
    ['#f0a848', '#b8682a'],
    { liner: 4.6 },
  );
}
