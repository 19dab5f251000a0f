/** The two painters, from behind: a woman who reaches to the top of the tree, and her daughter at the border. */
import { placed, type Point } from '../../studio/points.ts';
import { sheet, soft } from './yard.ts';

/** A figure that reaches to the right, mirrored for the left. */
function figure([x, y]: Point, size: number) {
  const turned = (plan: string) => placed(plan, [0, 0], size).map(([u, v]): Point => [x - u, y + v]);
  return {
    shape: (color: string, plan: string, second = color) =>
      soft(color, turned(plan), { second, angle: 1.3, streaks: 0.8 }),
    line: (color: string, plan: string, width: number) => sheet.line(color, turned(plan), width * size),
    flat: (color: string, plan: string) => sheet.fill(color, turned(plan), { wobble: 1 }),
  };
}

/** On her toes, weight on the right leg, the bowl of paste in her left hand. */
export function painter(at: Point, size: number): void {
  const { shape, line, flat } = figure(at, size);
  sheet.fill('#7c4530', placed('-44,2 10,-8 70,0 150,16 60,20 -30,12', at, size), { soft: 4, cover: 0.7 });
  // The reaching arm, behind the head.
  shape('#7a452b', '30,-240 40,-246 66,-272 84,-312 92,-330 82,-336 70,-316 50,-284 24,-256', '#8f5636');
  shape('#8f5636', '84,-326 80,-338 86,-348 96,-344 96,-330');
  line('#d9b27c', '84,-332 98,-356 108,-374', 4);
  for (const [x, y] of [
    [58, -268],
    [61, -273],
    [64, -278],
  ])
    line('#2f8a5a', `${x - 7},${y - 8} ${x + 2},${y + 1} ${x + 8},${y + 4}`, 3);
  // The feet, on their balls, with silver anklets.
  shape('#6b3a25', '-34,4 -36,-8 -30,-26 -16,-26 -14,-8 -8,3');
  shape('#7a452b', '14,4 16,-10 20,-30 34,-28 34,-8 40,3');
  line('#e6e4dc', '-33,-20 -24,-16 -15,-20', 3);
  line('#e6e4dc', '18,-22 27,-18 35,-22', 3);
  // The sari, tucked between the legs for work.
  shape(
    '#e39a14',
    '-44,-150 -54,-118 -50,-70 -42,-30 -26,-22 -10,-26 -2,-60 6,-28 22,-24 40,-32 50,-76 54,-122 42,-154 0,-162',
    '#f0b02c',
  );
  flat('#b9720f', '6,-60 14,-28 24,-25 40,-32 49,-74 53,-120 44,-150 34,-110 26,-66');
  flat('#b9720f', '-4,-150 2,-110 -2,-62 -12,-100');
  flat('#ffd45e', '-44,-144 -52,-112 -48,-66 -41,-34 -36,-34 -40,-80 -38,-140');
  line('#b8195a', '-42,-30 -26,-22 -10,-26', 5);
  line('#b8195a', '6,-28 22,-24 40,-32', 5);
  // Back and blouse, one shoulder raised.
  shape('#6b3a25', '-34,-182 -38,-150 40,-152 36,-182');
  shape('#a3154f', '-40,-226 -38,-168 36,-170 44,-226 34,-254 4,-262 -26,-250', '#b8195a');
  flat('#7c0f45', '20,-258 34,-254 44,-226 38,-171 24,-170 28,-222');
  shape('#7a452b', '-12,-258 -8,-272 14,-274 18,-260 4,-250');
  // The end of the sari over the left shoulder and down the back.
  shape('#f0b02c', '-30,-252 -12,-260 8,-232 30,-190 46,-150 40,-136 20,-150 -4,-192 -30,-232', '#ffc94a');
  line('#b8195a', '-10,-258 10,-230 32,-188 47,-148', 4);
  flat('#c9820f', '-28,-240 -4,-200 18,-160 34,-142 20,-150 -4,-190 -30,-232');
  // The arm with the bowl.
  shape('#b8195a', '-38,-248 -54,-224 -52,-206 -36,-204 -28,-226');
  shape('#7a452b', '-52,-212 -62,-182 -56,-160 -66,-150 -58,-142 -44,-156 -46,-182 -36,-206', '#8f5636');
  shape('#4a2a1c', '-92,-158 -88,-144 -76,-138 -62,-144 -58,-158');
  shape('#f8efdb', '-92,-158 -75,-163 -58,-158 -75,-153');
  for (const y of [-176, -171]) line('#2f8a5a', `-62,${y} -54,${y + 3} -46,${y + 1}`, 3);
  // Head, leaning back a little; the knot of hair with jasmine.
  shape('#1c0f12', '-20,-290 -16,-314 6,-324 28,-312 32,-290 22,-272 2,-268 -14,-274');
  shape('#7a452b', '28,-302 36,-294 32,-282 26,-284');
  shape('#2d1a1c', '-8,-288 -2,-304 14,-304 20,-288 8,-276');
  shape('#fdf6e2', '-11,-284 -14,-296 -4,-308 10,-310 22,-302 17,-300 6,-303 -5,-299 -8,-286');
  line('#f0c04a', '32,-284 33,-279', 4);
  line('#4a3230', '-14,-308 -4,-318 10,-320', 3);
}

/** Squatting, with a plait down her back and one finger in the paste. */
export function daughter(at: Point, size: number): void {
  const { shape, line, flat } = figure(at, size);
  sheet.fill('#7c4530', placed('-60,2 0,-8 60,-2 120,12 20,16 -50,12', at, size), { soft: 4, cover: 0.7 });
  shape('#7a452b', '-50,2 -48,-10 -28,-14 -16,-4 -20,4');
  shape('#6b3a25', '20,2 24,-12 42,-14 54,-4 50,4');
  shape('#0f7672', '-46,-22 -60,-52 -56,-84 -34,-104 30,-106 54,-84 58,-50 44,-20 18,-8 -18,-8', '#1b8a84');
  flat('#0a524f', '20,-100 46,-88 56,-56 44,-22 22,-10 30,-50');
  flat('#3fb3a6', '-52,-76 -56,-52 -44,-26 -38,-30 -48,-54 -44,-78');
  shape('#0f7672', '-32,-104 -38,-140 -20,-160 16,-160 34,-140 30,-104', '#1b8a84');
  flat('#0a524f', '14,-158 34,-140 30,-104 16,-104 20,-136');
  line('#f0b02c', '-58,-50 -20,-34 24,-34 56,-52', 4);
  line('#f0b02c', '-44,-22 0,-10 44,-22', 4);
  // One arm to the wall, one on the bowl.
  shape('#7a452b', '28,-150 44,-142 62,-124 82,-124 90,-130 92,-120 82,-112 58,-110 36,-126', '#8f5636');
  shape('#7a452b', '-34,-148 -50,-120 -58,-86 -70,-62 -62,-56 -50,-76 -40,-110 -28,-134', '#8f5636');
  shape('#4a2a1c', '-98,-40 -92,-26 -78,-20 -62,-26 -56,-40');
  shape('#f8efdb', '-98,-40 -77,-46 -56,-40 -77,-35');
  shape('#7a452b', '-10,-154 -8,-172 12,-172 14,-154');
  shape('#1c0f12', '-22,-192 -18,-214 2,-222 22,-214 28,-192 20,-174 0,-168 -16,-176');
  shape('#7a452b', '22,-200 31,-193 27,-182 20,-184');
  line('#1c0f12', '0,-172 -6,-140 -2,-104', 11);
  line('#4a3230', '-14,-204 -4,-214 8,-216', 3);
  for (const y of [-150, -132, -116]) line('#3a2428', `-9,${y} 3,${y + 5}`, 2.4);
  flat('#c8391f', '-12,-106 8,-106 4,-92 10,-84 -2,-90 -14,-84 -8,-94');
}
