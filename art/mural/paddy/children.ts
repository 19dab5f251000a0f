/** A paper boat and three children: one runs, one crouches, one holds an umbrella. */
import { between, bezier, oval, type Place, placed, smooth } from '../../studio/curves.ts';
import { HAIR, on, SKIN, soft, wall } from './plaster.ts';

export function children(): void {
  boat(placed(1216, 618, -0.1, 0.8), '#fffaf0');
  boat(placed(1290, 700, 0.12, 1.1), '#ffd9e4');
  boat(placed(1176, 742, -0.08, 1.2), '#fffaf0');
  boat(placed(1306, 566, 0.1, 0.56), '#fdf0a8');
  crouching(placed(1076, 752, 0, 1.05));
  umbrellaGirl(placed(1400, 664, 0, 1.12));
  runner(placed(1170, 540, 0, 0.78));
}

function boat(place: Place, paper: string): void {
  wall.flat(on(place, '-46,-14 -20,14 22,14 48,-16 14,-6 -14,-6'), paper, { marks: 0.3 });
  wall.flat(on(place, '-14,-6 2,-44 14,-6'), '#e8ecec', { marks: 0.3 });
  wall.flat(on(place, '2,-44 14,-6 2,2'), '#c4cfd6', { marks: 0.3 });
  wall.line(on(place, '-46,-14 -20,14 22,14 48,-16'), 2.4, '#4a5a78');
  wall.line(on(place, '-34,20 0,24 40,19'), 3.4, '#e0f0f0', { fades: true });
}

/** A crouching boy who lets a paper boat go. */
function crouching(place: Place): void {
  const skin = SKIN[0];
  wall.flat(
    soft(place, '-34,-6 -44,-40 -20,-58 16,-50 30,-24 22,0 34,6 6,8 0,-14 -14,-20 -18,4 -30,8'),
    '#3a5a9c',
    { marks: 0.6 },
  );
  wall.flat(soft(place, '-46,-50 -42,-96 -16,-116 14,-106 26,-70 10,-48 -20,-42'), '#f2efe2', {
    marks: 0.6,
  });
  for (let k = 0; k < 4; k++)
    wall.line(
      smooth(
        on(place, `${-46 + k * 2},${-60 - k * 14} ${-10 + k * 2},${-52 - k * 14} ${22 - k},${-62 - k * 13}`),
      ),
      4,
      '#d8362a',
    );
  wall.flat(soft(place, '8,-100 40,-74 78,-46 84,-34 72,-32 36,-56 8,-76'), skin, { marks: 0.3 });
  wall.flat(soft(place, '22,0 46,0 50,8 20,9'), skin, { marks: 0.2 });
  wall.flat(oval(...place(8, -130), 25, 27), skin, { marks: 0.3 });
  wall.flat(soft(place, '-18,-128 -18,-152 6,-162 30,-152 32,-138 12,-146 -4,-138 -10,-118'), HAIR, {
    marks: 0.3,
  });
  wall.line(on(place, '18,-130 26,-129'), 2.6, HAIR);
  wall.line(smooth(on(place, '16,-116 22,-114 28,-118')), 2.6, '#4a1a16');
}

function umbrellaGirl(place: Place): void {
  const skin = SKIN[2];
  for (const leg of ['-16,-44 -16,-2 -30,4 -4,4 -4,-44', '8,-44 10,-2 0,6 26,4 20,-44'])
    wall.flat(soft(place, leg), skin, { marks: 0.2 });
  wall.flat(soft(place, '-22,-128 -36,-80 -40,-42 0,-34 38,-42 34,-80 22,-128'), '#f2b21c', { angle: 1.4 });
  wall.line(on(place, '0,-124 0,-42'), 3, '#b87410');
  wall.flat(soft(place, '-20,-124 -44,-96 -58,-118 -68,-110 -50,-76 -26,-92'), '#f2b21c', { marks: 0.4 });
  wall.line(on(place, '-60,-90 -58,-218'), 5, '#4a3422');
  wall.flat(oval(...place(0, -152), 25, 27), skin, { marks: 0.3 });
  wall.flat(soft(place, '-28,-140 -28,-172 0,-184 28,-172 28,-140 18,-160 -16,-160'), HAIR, { marks: 0.3 });
  for (const side of [-1, 1]) {
    wall.line(smooth(on(place, `${side * 24},-150 ${side * 32},-132 ${side * 28},-112`)), 8, HAIR);
    wall.dot(place(side * 28, -110), 6, '#d8263a');
  }
  wall.line(on(place, '-14,-150 -8,-150'), 2.8, HAIR);
  wall.line(on(place, '4,-150 10,-150'), 2.8, HAIR);
  wall.line(smooth(on(place, '-10,-138 -3,-134 5,-138')), 2.6, '#4a1a16');
  const ribs = [-128, -92, -58, -22, 16];
  const top = place(-56, -282);
  for (let k = 0; k < 4; k++) {
    const [a, b] = [place(ribs[k], -206), place(ribs[k + 1], -206)];
    const low = between(a, b, 0.5);
    const rim = smooth([b, [low[0], low[1] - 13], a], { step: 3 });
    const left = bezier(a, place(ribs[k] + 6, -250), place(-76 + k * 10, -278), top, 10);
    const right = bezier(top, place(-66 + (k + 1) * 12, -278), place(ribs[k + 1] - 2, -250), b, 10);
    wall.flat([...left, ...right, ...rim], k % 2 ? '#f3ead8' : '#d42a3c', { marks: 0.4 });
  }
  wall.line([top, [top[0], top[1] - 14]], 5, '#4a3422');
}

function runner(place: Place): void {
  const skin = SKIN[1];
  wall.flat(soft(place, '-10,-60 -30,-34 -56,-26 -58,-16 -24,-20 0,-44'), skin, { marks: 0.2 });
  wall.flat(soft(place, '6,-58 28,-40 24,-4 40,2 40,8 14,6 12,-34 -4,-46'), skin, { marks: 0.2 });
  wall.flat(soft(place, '-18,-78 -20,-50 4,-44 24,-50 20,-80'), '#6a3a20', { marks: 0.4 });
  wall.flat(soft(place, '-16,-126 -22,-76 20,-74 22,-124 4,-130'), '#2f8f9a', { marks: 0.5 });
  for (const arm of [
    '-14,-120 -40,-128 -60,-152 -52,-158 -34,-140 -10,-132',
    '18,-118 44,-122 62,-146 70,-140 52,-112 20,-104',
  ])
    wall.flat(soft(place, arm), skin, { marks: 0.2 });
  wall.flat(oval(...place(4, -152), 22, 24), skin, { marks: 0.3 });
  wall.flat(soft(place, '-20,-152 -16,-174 6,-180 26,-170 26,-160 8,-166 -8,-158'), HAIR, { marks: 0.3 });
  wall.line(smooth(on(place, '8,-142 14,-138 20,-143')), 2.4, '#4a1a16');
}
