/** The women who plant rice, far and near. */
import { oval, type Place, placed, smooth, trace } from '../../studio/curves.ts';
import { HAIR, on, SKIN, soft, wall } from './plaster.ts';

export function women(): void {
  for (const [x, y, sari] of [
    [690, 470, '#8a2a7a'],
    [748, 476, '#d8452a'],
    [812, 468, '#f0c23a'],
  ] as const) {
    farPlanter(x, y, sari);
  }
  planter(placed(112, 664, 0.05, 0.98), 1, '#c8186a', '#f2b632', 0);
  planter(placed(366, 692, -0.06, 1.06), 1, '#e2591f', '#1f7a72', 1);
  planter(placed(640, 712, 0, 1.12), 1, '#23408a', '#e84a6a', 2);
  standing(placed(928, 716, 0, 1.12));
}

/** A distant woman: an arc, a head and two legs. */
function farPlanter(x: number, y: number, sari: string): void {
  for (const dx of [-8, 3])
    wall.line(
      [
        [x + dx, y - 16],
        [x + dx, y],
      ],
      4,
      SKIN[2],
    );
  wall.line(
    smooth([
      [x - 6, y - 18],
      [x - 4, y - 36],
      [x + 14, y - 38],
      [x + 28, y - 26],
    ]),
    15,
    sari,
  );
  wall.line(
    [
      [x + 25, y - 24],
      [x + 26, y - 4],
    ],
    3.4,
    SKIN[2],
  );
  wall.dot([x + 35, y - 22], 6.4, HAIR);
}

/** A woman bent from the hip, with a bundle in one hand, who sets seedlings with the other. */
function planter(at: Place, way: 1 | -1, sari: string, blouse: string, tone: 0 | 1 | 2): void {
  const place: Place = (u, v) => at(u * way, v);
  const skin = SKIN[tone];
  for (const leg of ['-30,-70 -38,-30 -34,8 -18,8 -16,-30 -6,-64', '10,-70 8,-30 16,10 32,10 30,-30 34,-66'])
    wall.flat(soft(place, leg), skin, { marks: 0.3 });
  wall.flat(soft(place, '118,-112 128,-70 118,-34 126,-10 138,-12 136,-40 146,-76 140,-112'), skin, {
    marks: 0.3,
  });
  wall.flat(
    soft(place, '-50,-150 -62,-110 -52,-56 -26,-40 0,-54 30,-40 46,-70 52,-120 40,-152 0,-172'),
    sari,
    { angle: 1.3 },
  );
  wall.flat(
    soft(place, '-52,-146 -44,-178 0,-196 60,-186 116,-150 140,-118 124,-98 84,-112 40,-122 0,-118'),
    sari,
    { angle: 0.4 },
  );
  wall.flat(soft(place, '92,-164 124,-146 144,-116 128,-96 104,-112 92,-136'), blouse, { marks: 0.4 });
  wall.line(smooth(on(place, '-46,-132 0,-148 50,-150 96,-132')), 7, '#f6e2a8');
  if (tone === 1) {
    for (const [u, v] of trace(
      '-40,-110 -14,-96 14,-104 36,-92 -34,-78 0,-72 28,-70 -20,-166 20,-168 62,-158 96,-136',
    ))
      wall.dot(place(u, v), 5, '#fff0c8');
  } else if (tone === 2) {
    for (const v of [-118, -100, -82])
      wall.line(smooth([place(-52, v), place(0, v + 10), place(46, v)]), 4, '#f6e2a8');
  } else {
    for (const fold of ['-34,-140 -40,-100 -36,-62', '-10,-132 -10,-96 -6,-62', '18,-130 22,-96 22,-56']) {
      wall.line(smooth(on(place, fold)), 3.4, '#fff0c8', { fades: true });
    }
  }
  wall.line(smooth(on(place, '-60,-74 -28,-56 0,-68 30,-56 50,-76')), 6, '#f6e2a8');
  wall.flat(oval(...place(154, -104), 22, 24), skin, { marks: 0.3 });
  wall.flat(soft(place, '136,-122 150,-134 170,-128 176,-108 164,-112 150,-112 138,-104'), HAIR, {
    marks: 0.3,
  });
  if (tone === 1) {
    wall.flat(
      soft(place, '130,-104 128,-128 148,-138 172,-130 176,-116 156,-120 142,-108 120,-92'),
      '#f3ead8',
      { marks: 0.3 },
    );
  } else {
    wall.dot(place(134, -126), 12, HAIR);
    wall.dot(place(128, -134), 5, '#f6e8d0');
  }
  wall.flat(soft(place, '92,-116 84,-84 92,-62 106,-62 104,-86 112,-112'), skin, { marks: 0.3 });
  for (const lean of [-16, -7, 2, 11]) {
    wall.line(smooth([place(100, -58), place(102 + lean, -34), place(100 + lean * 2, -14)]), 5, '#6fb444');
    wall.line(
      smooth([place(132, -6), place(132 + lean * 0.6, -24), place(132 + lean * 1.4, -40)]),
      4.4,
      '#b4dc52',
    );
  }
  wall.line(on(place, '-52,12 -10,16 50,12'), 4, '#d8ecec', { fades: true });
  wall.line(on(place, '110,2 132,5 160,2'), 4, '#d8ecec', { fades: true });
}

/** A woman who stands upright and looks at the cloud. */
function standing(place: Place): void {
  const skin = SKIN[1];
  for (const leg of ['-26,-60 -28,-20 -22,8 -6,8 -6,-20 -4,-60', '12,-60 14,-20 20,8 34,8 32,-20 34,-60'])
    wall.flat(soft(place, leg), skin, { marks: 0.3 });
  wall.flat(
    soft(place, '-34,-206 -48,-150 -52,-90 -44,-42 0,-34 44,-44 48,-100 38,-160 32,-206'),
    '#e8b31e',
    { angle: 1.4 },
  );
  wall.flat(soft(place, '-34,-262 -40,-226 -34,-194 0,-188 34,-196 38,-230 30,-264 0,-270'), '#a01c4c', {
    marks: 0.5,
  });
  wall.flat(soft(place, '-34,-262 -12,-262 14,-230 40,-196 30,-184 -8,-204 -34,-236'), '#e8b31e', {
    angle: 0.8,
  });
  for (const fold of ['-28,-180 -34,-120 -30,-56', '-4,-176 -6,-110 -2,-50', '20,-176 24,-118 24,-56'])
    wall.line(smooth(on(place, fold)), 3.6, '#fff2c0', { fades: true });
  wall.line(smooth(on(place, '-50,-62 0,-50 48,-62')), 8, '#c8186a');
  wall.line(smooth(on(place, '-34,-256 6,-224 38,-190')), 6, '#c8186a');
  wall.flat(soft(place, '-36,-256 -58,-216 -50,-182 -30,-184 -36,-210 -22,-240'), skin, { marks: 0.3 });
  wall.flat(soft(place, '30,-260 58,-262 72,-300 64,-314 52,-304 44,-276 28,-276'), skin, { marks: 0.3 });
  wall.flat(soft(place, '-10,-264 -10,-286 10,-286 10,-264'), skin, { marks: 0.2 });
  const head = placed(...place(2, -302), -0.25, 1.12);
  wall.flat(oval(...head(0, 0), 25, 28), skin, { marks: 0.3 });
  wall.flat(soft(head, '-26,6 -30,-16 -12,-34 16,-32 24,-16 6,-20 -12,-12 -18,8'), HAIR, { marks: 0.3 });
  wall.dot(head(-28, 8), 13, HAIR);
  wall.dot(head(-34, 14), 5, '#f6e8d0');
  wall.dot(head(15, -10), 2.8, '#c81e2a');
  wall.line(on(head, '8,-1 17,-2'), 2.6, HAIR);
  wall.line(smooth(on(head, '9,13 14,16 20,13')), 2.6, '#4a1a16');
  wall.line(on(place, '-44,14 0,18 52,12'), 4, '#d8ecec', { fades: true });
}
