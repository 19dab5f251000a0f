/** A girl on a water tank, seen from behind, who flies a kite. Origin: the point where she sits. */
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { band, evenly, oval, smooth, type Point } from '../studio/curves.ts';
import { moved, points, type Line } from '../studio/hand.ts';
import type { DigitalPainting } from './brushes.ts';

const kurta = { dark: '#7a2f4a', middle: '#b8503f', light: '#e98b4a' };
const hair = { dark: '#1d1730', light: '#5b3a56' };
const skin = { dark: '#8a4a3c', light: '#d98a5c' };
const scarf = { dark: '#0f5f6b', middle: '#17909a', light: '#6fd0c4' };

export const HAND: Point = [-138, -352];

const limb = (bones: Point[], half: (share: number) => number) =>
  band(evenly(smooth(bones, { step: 2 }), 2), half, 30);

export function girl(painting: DigitalPainting, origin: Point, light: Point) {
  const here = (shape: Line) => moved(shape, ...origin);
  const rim = (shape: Line, width = 7, colour = '#ffd49a') =>
    painting.rim(shape, light, { colour, width, opacity: 0.85 });
  const fold = (line: Point[], colour: string | Colour, width: number, opacity = 0.6) =>
    painting.stroke(here(smooth(line, { step: 4 })), { colour, width, opacity, taper: 0.2 });

  // The loose end of the scarf.
  const tail = here(
    limb(
      points('58,-236 128,-246 186,-214 252,-236 322,-196 372,-214'),
      (share) => 20 + 16 * Math.sin(share * 5) * share + 6 * share,
    ),
  );
  painting.shape(tail, scarf.middle, () => {
    for (const [dy, colour] of [
      [-14, scarf.light],
      [8, scarf.dark],
      [20, scarf.dark],
    ] as const) {
      fold(
        [
          [58, -236 + dy],
          [128, -246 + dy],
          [186, -214 + dy],
          [252, -236 + dy],
          [322, -196 + dy],
          [372, -214 + dy],
        ],
        colour,
        17,
        0.5,
      );
    }
  });
  rim(tail, 5, '#bff0dc');

  const farArm = here(limb(points('66,-232 112,-190 128,-132 96,-92'), (share) => 27 - 12 * share));
  painting.shape(farArm, kurta.middle, () => {
    fold(points('74,-236 122,-190 138,-132'), kurta.dark, 22);
    fold(points('58,-224 100,-184 112,-140'), kurta.light, 9);
  });
  const wrist = here(limb(points('124,-122 108,-98 80,-84'), (share) => 15 - 4 * share));
  painting.shape(wrist, skin.dark, () => fold(points('112,-116 96,-96 78,-88'), skin.light, 8));

  // Cross-legged, with a knee on each side.
  const legs = here(
    smooth(
      points(`
        -196,12 -194,-20 -166,-46 -122,-46 -86,-26 0,-26 88,-28 126,-48 172,-46 200,-18 202,10
        120,24 0,18 -120,24
      `),
      { closed: true, step: 5 },
    ),
  );
  painting.shape(legs, '#5c3560', () => {
    fold(points('-188,-6 -160,-34 -120,-38 -88,-18'), '#e08a6a', 15, 0.75);
    fold(points('94,-18 132,-40 170,-36'), '#a85a72', 11, 0.6);
    fold(points('-196,14 -120,14 0,10 120,14 200,12'), '#2a1a40', 20, 0.8);
    fold(points('112,0 160,-14 198,-12'), '#2a1a40', 18, 0.6);
    for (const x of [-166, -144, -120, 130, 154, 178])
      fold(
        [
          [x * 0.94, -34],
          [x, -12],
          [x * 0.98, 16],
        ],
        '#2a1a40',
        7,
        0.55,
      );
  });
  rim(legs, 6);

  const torso = here(
    smooth(
      points(`
        -112,4 -106,-36 -82,-84 -58,-142 -62,-192 -78,-236 -60,-258 -24,-272 24,-274 60,-260 80,-234
        64,-190 56,-142 80,-86 108,-40 120,4 64,16 0,12 -62,16
      `),
      { closed: true, step: 5 },
    ),
  );
  painting.shape(torso, kurta.middle, () => {
    painting.scumble(
      torso,
      { colour: kurta.middle, width: 24, opacity: 0.5, vary: 0.16 },
      { angle: 1.35, miss: 0.3 },
    );
    fold(points('70,-250 60,-180 58,-130 92,-60 112,0'), kurta.dark, 54, 0.7);
    fold(points('20,-262 34,-180 26,-120 44,-40 52,10'), kurta.dark, 26, 0.4);
    fold(points('-66,-246 -54,-180 -50,-136 -84,-66 -100,0'), kurta.light, 22, 0.75);
    for (const [x, y] of points('-50,-136 -30,-128 10,-126 36,-130'))
      fold(
        [
          [x, y],
          [x * 1.25, y + 50],
          [x * 1.7, y + 124],
        ],
        kurta.dark,
        11,
        0.5,
      );
    for (const y of [-150, -138, -124])
      fold(
        [
          [-58, y],
          [-10, y + 13],
          [54, y - 2],
        ],
        kurta.dark,
        8,
        0.45,
      );
    for (let dot = 0; dot < 46; dot++) {
      const [x, y] = [painting.jitter(86), -20 - painting.random() * 225];
      painting.stroke(here(moved(points('0,0 3,0'), x, y)), {
        colour: mix(rgb(kurta.light), [1, 0.9, 0.6], 0.4),
        width: 6,
        tip: 'chalk',
        opacity: x > 30 ? 0.25 : 0.7,
      });
    }
    fold(points('-112,2 0,6 118,2'), '#f0b45a', 13, 0.7);
  });
  rim(torso, 8);

  const neck = here(points('-22,-262 -20,-306 18,-308 22,-262'));
  painting.shape(neck, skin.dark, () => fold(points('-18,-306 -18,-264'), skin.light, 14));
  // She looks up to the left: an edge of cheek, an ear and hair are visible.
  const cheek = here(
    smooth(points('-44,-304 -58,-322 -62,-338 -58,-350 -50,-366 -20,-368 -16,-310'), {
      closed: true,
      step: 3,
    }),
  );
  painting.shape(cheek, skin.dark, () => fold(points('-50,-304 -62,-334 -54,-364'), skin.light, 16, 0.8));
  rim(cheek, 5);
  const head = here(
    smooth(points('-40,-306 -47,-330 -48,-362 -30,-396 4,-408 38,-392 52,-352 46,-314 24,-294 -8,-292'), {
      closed: true,
      step: 4,
    }),
  );
  painting.shape(head, hair.dark, () => {
    for (const [from, to, bend] of [
      [-40, -20, -30],
      [-26, -8, -20],
      [-8, 4, -6],
      [14, 12, 8],
      [34, 20, 22],
    ]) {
      fold(
        [
          [from, -372],
          [from * 0.7 + bend * 0.2, -340],
          [to * 0.4 + 4, -300],
        ],
        hair.light,
        9,
        0.5,
      );
    }
    fold(points('-46,-350 -30,-392 2,-404'), '#a8645a', 11, 0.6);
  });
  rim(head, 7);
  const ear = here(oval(-30, -330, 8, 13, { turn: -0.2 }));
  painting.shape(ear, skin.light);
  painting.stroke(here(points('-31,-318 -31,-309')), { colour: '#ffe2a0', width: 7, tip: 'ink', opacity: 1 });

  // The plait, over the scarf.
  const shawl = here(
    smooth(points('-84,-232 -50,-262 0,-270 52,-264 84,-236 70,-214 36,-236 0,-242 -40,-234 -70,-206'), {
      closed: true,
      step: 4,
    }),
  );
  painting.shape(shawl, scarf.middle, () => {
    fold(points('-76,-222 -36,-248 4,-256 50,-248 78,-226'), scarf.dark, 15, 0.6);
    fold(points('-78,-238 -44,-260 0,-266 40,-262'), scarf.light, 8, 0.7);
  });
  rim(shawl, 5, '#bff0dc');
  for (let turn = 0; turn < 11; turn++) {
    const y = -292 + turn * 15.5;
    const x = 6 + Math.sin(turn * 0.5) * 4 + turn * 1.4;
    const half = 15 - turn * 0.55;
    const knot = here(oval(x + (turn % 2 ? 5 : -5), y, half, 12, { turn: turn % 2 ? 0.5 : -0.5 }));
    painting.shape(knot, hair.dark, () =>
      fold(
        [
          [x - half + 2, y - 6],
          [x, y - 2],
          [x + half - 4, y - 7],
        ],
        hair.light,
        7,
        0.7,
      ),
    );
  }
  const ribbon = here(
    smooth(points('12,-126 24,-110 34,-96 22,-102 16,-92 10,-106'), { closed: true, step: 3 }),
  );
  painting.shape(ribbon, '#ffd24a');

  // The arm that holds the line.
  const nearArm = here(limb(points('-64,-232 -108,-244 -132,-272 -140,-300'), (share) => 27 - 10 * share));
  painting.shape(nearArm, kurta.middle, () => {
    fold(points('-62,-224 -106,-232 -124,-264'), kurta.dark, 16);
    fold(points('-66,-244 -112,-258 -140,-290'), kurta.light, 13, 0.9);
  });
  rim(nearArm, 7);
  const forearm = here(limb(points('-138,-292 -142,-326 -138,-356'), (share) => 15 - 5 * share));
  painting.shape(forearm, skin.dark, () =>
    fold(points('-148,-294 -150,-330 -144,-360'), skin.light, 13, 0.9),
  );
  rim(forearm, 5);
  const fist = here(
    smooth(points('-150,-350 -152,-372 -136,-378 -124,-366 -128,-350'), { closed: true, step: 2 }),
  );
  painting.shape(fist, skin.dark, () => fold(points('-150,-356 -146,-374'), skin.light, 9, 0.9));
  for (const [y, colour] of [
    [-310, '#ffd24a'],
    [-316, '#e8476a'],
    [-322, '#ffd24a'],
  ] as const)
    painting.stroke(
      here([
        [-156, y],
        [-128, y - 2],
      ]),
      { colour, width: 5, tip: 'ink', opacity: 0.95, taper: 0.9 },
    );
  for (const y of [-370, -363, -356])
    fold(
      [
        [-138, y],
        [-126, y + 2],
      ],
      '#5a2a38',
      4,
      0.9,
    );

  // The spool of thread by her hip.
  painting.stroke(here(points('58,-78 142,-96')), {
    colour: '#d7a46a',
    width: 8,
    tip: 'ink',
    opacity: 1,
    taper: 0.9,
  });
  const spool = here(oval(98, -86, 21, 24, { turn: -0.2 }));
  painting.shape(spool, '#f2e7d0', () => {
    for (const dx of [-12, -4, 4, 12])
      fold(
        [
          [98 + dx - 3, -110],
          [98 + dx + 3, -62],
        ],
        '#e8476a',
        5,
        0.7,
      );
  });
}
