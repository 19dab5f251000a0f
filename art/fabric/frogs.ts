/** The painting on the monsoon bag: frogs under a leaf, rain, a puddle. */
import {
  band,
  bezier,
  evenly,
  oval,
  placed,
  smooth,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import { dot, filled, line, penLine } from './brush.ts';
import type { Cloth } from './cloth.ts';

const INK = '#1d3a33';

/** Paints the flat front of the bag, 640 wide and 740 high. */
export function paintFrogs(bag: Cloth): void {
  const { paint, dye, random } = bag;
  puddle();
  rain(150);
  leaf(placed(330, 258, -0.1));
  frog(placed(262, 566, -0.04, 1.12), ['#5f9e34', '#86c044', '#b8d860'], 'content');
  frog(placed(478, 604, 0.06, 0.7), ['#2f8a5a', '#58b070', '#a0d890'], 'wide awake');
  stem();
  hand(placed(346, 524, -0.42, 1.1));
  swimmer(placed(112, 664, 0.05, 0.66));
  splashes();

  function wet(x: number, y: number, rx: number, ry: number, colour: string, strength: number): void {
    dye.save();
    dye.translate(x, y);
    dye.scale(1, ry / rx);
    const spot = dye.createRadialGradient(0, 0, 0, 0, 0, rx);
    spot.addColorStop(0, colour);
    spot.addColorStop(0.75, `${colour}cc`);
    spot.addColorStop(1, `${colour}00`);
    dye.globalAlpha = strength;
    dye.fillStyle = spot;
    dye.fillRect(-rx, -rx, rx * 2, rx * 2);
    dye.restore();
  }

  /** Thin paint that ran on wet canvas: sky behind the leaf, the puddle below. */
  function puddle(): void {
    for (let k = 0; k < 26; k++)
      wet(
        80 + random() * 480,
        90 + random() * 360,
        70 + random() * 80,
        60 + random() * 60,
        k % 3 ? '#8fb6d0' : '#b4b6dc',
        0.34,
      );
    for (let k = 0; k < 24; k++)
      wet(
        100 + random() * 440,
        646 + random() * 34,
        90 + random() * 70,
        26 + random() * 12,
        k % 3 ? '#3f9aa8' : '#2a6f9a',
        0.5,
      );
    for (const [x, y, rx] of [
      [300, 668, 190],
      [470, 656, 110],
      [150, 672, 90],
      [300, 690, 240],
    ]) {
      paint.globalAlpha = 0.7;
      line(paint, oval(x, y, rx, rx * 0.1, { from: 0.2 + random(), to: 4.4 + random() }), 2.6, '#e8f4f0');
      paint.globalAlpha = 1;
    }
  }

  function rain(count: number): void {
    for (let k = 0; k < count; k++) {
      const [x, y] = [40 + random() * 570, 46 + random() * 560];
      const long = 12 + random() * 30;
      if (Math.abs(x - 330) < 210 && y > 210 && y < 640) continue;
      paint.globalAlpha = 0.45 + random() * 0.5;
      line(
        paint,
        [
          [x, y],
          [x - long * 0.22, y + long],
        ],
        2 + random() * 2,
        ['#2b5f9a', '#3f84b8', '#f2f6f4', '#6a78b8'][k % 4],
      );
    }
    paint.globalAlpha = 1;
  }

  function outlined(outline: readonly Point[], colour: string, width: number, inside?: () => void): void {
    filled(paint, outline, colour, inside);
    penLine(paint, evenly([...outline, outline[0]], 3), width, INK, random);
  }

  /** An elephant-ear leaf as an umbrella, with water at its points. */
  function leaf(place: Place): void {
    const rim = smooth(
      trace(
        '0,-6 -64,-66 -150,-84 -218,-44 -244,22 -232,66 -176,44 -120,66 -60,42 0,72 60,44 124,66',
        '178,40 236,58 240,10 206,-52 140,-88 62,-66',
      ).map(([u, v]) => place(u, v)),
      { closed: true, step: 3 },
    );
    outlined(rim, '#2f7a3c', 4, () => {
      for (let k = 0; k < 420; k++) {
        const angle = random() * 6.283;
        const from = random() * 150;
        const tints =
          Math.sin(angle) < -0.1 ? ['#5fa84a', '#86c25a', '#4a9444'] : ['#256b38', '#1d5a34', '#3f8a44'];
        paint.globalAlpha = 0.34;
        line(
          paint,
          [
            place(Math.cos(angle) * from, -8 + Math.sin(angle) * from * 0.6),
            place(Math.cos(angle) * (from + 70), -8 + Math.sin(angle) * (from + 70) * 0.6),
          ],
          2 + random() * 5,
          tints[k % 3],
        );
      }
      paint.globalAlpha = 1;
    });
    const veins: readonly Point[] = trace(
      '-226,56 -120,62 0,68 122,62 226,50 -216,-36 204,-44 -120,-78 118,-80',
    );
    for (const [u, v] of veins) {
      line(
        paint,
        smooth([place(0, -4), place(u * 0.5, v * 0.5 - 14), place(u * 0.94, v * 0.94)]),
        3.4,
        '#c2e08a',
      );
    }
    for (const [u, v] of trace('-234,70 -122,72 0,78 126,72 238,64')) {
      const drop = place(u, v + 14);
      filled(
        paint,
        smooth(
          [
            [drop[0], drop[1] - 14],
            [drop[0] + 6, drop[1] + 2],
            [drop[0], drop[1] + 8],
            [drop[0] - 6, drop[1] + 2],
          ],
          { closed: true },
        ),
        '#4f9ac0',
      );
      dot(paint, [drop[0] - 2, drop[1] + 1], 1.6, '#f4fbfa');
    }
  }

  function stem(): void {
    const spine = evenly(bezier([330, 262], [336, 360], [346, 460], [358, 620]), 3);
    outlined(
      band(spine, (t) => 6 + 2 * t),
      '#7c9a3c',
      3,
    );
    line(
      paint,
      spine.map(([x, y]): Point => [x - 2, y]),
      2,
      '#c2d880',
    );
  }

  function frog(place: Place, [back, body, belly]: readonly string[], mood: 'content' | 'wide awake'): void {
    const on = (points: string) => trace(points).map(([u, v]) => place(u, v));
    for (const side of [-1, 1]) {
      const flip: Place = (u, v) => place(u * side, v);
      const thigh = smooth(
        [flip(34, 30), flip(86, 6), flip(118, 40), flip(104, 82), flip(60, 92), flip(36, 70)],
        { closed: true },
      );
      outlined(thigh, side < 0 ? body : back, 3.4, () => freckles(flip(84, 40), 40, back));
      toes(flip(78, 92), side);
    }
    outlined(
      smooth(on('-62,-20 -70,30 -54,78 0,92 54,78 70,30 62,-20 0,-44'), { closed: true }),
      body,
      3.6,
      () => {
        filled(paint, oval(...place(0, 40), 46, 50), belly);
        for (let k = 0; k < 70; k++) {
          paint.globalAlpha = 0.3;
          line(
            paint,
            [
              place(-64 + random() * 128, -30 + random() * 40),
              place(-60 + random() * 120, 10 + random() * 60),
            ],
            3,
            k % 2 ? body : belly,
          );
        }
        paint.globalAlpha = 1;
        for (let row = 0; row < 4; row++)
          line(
            paint,
            smooth([place(-30, 20 + row * 16), place(0, 26 + row * 16), place(30, 20 + row * 16)]),
            1.6,
            '#7fa24a',
          );
      },
    );
    outlined(
      smooth(on('-80,-52 -62,-92 -40,-104 -22,-92 0,-96 22,-92 42,-104 64,-92 80,-52 62,-22 0,-10 -62,-22'), {
        closed: true,
      }),
      body,
      3.8,
      () => {
        freckles(place(0, -80), 70, back);
        filled(paint, smooth(on('-74,-42 0,-28 74,-42 60,-16 0,-6 -60,-16'), { closed: true }), belly);
      },
    );
    line(paint, smooth(on('-66,-56 -40,-40 0,-32 42,-40 66,-57')), 4, INK);
    for (const side of [-1, 1]) {
      const at = place(side * 42, -92);
      const size = Math.hypot(place(1, 0)[0] - place(0, 0)[0], place(1, 0)[1] - place(0, 0)[1]);
      outlined(oval(...at, 23 * size, 22 * size), belly, 3.2);
      if (mood === 'content') {
        filled(paint, oval(...at, 20 * size, 19 * size), body);
        line(
          paint,
          oval(at[0], at[1] + 7 * size, 13 * size, 12 * size, { from: 3.5, to: 5.9, count: 12 }),
          3.6,
          INK,
        );
      } else {
        filled(paint, oval(...at, 16 * size, 15 * size), '#f6d648');
        dot(paint, at, 9 * size, '#141a14');
        dot(paint, [at[0] - 3 * size, at[1] - 4 * size], 3 * size, '#fff');
      }
      dot(paint, place(side * 9, -62), 2.2, INK);
    }
    for (const [side, arm] of [
      [-1, '-46,-6 -62,32 -50,66 -58,84'],
      [1, '46,-6 62,32 48,64 54,84'],
    ] as const) {
      if (mood === 'content' && side === 1) continue;
      outlined(
        band(evenly(smooth(on(arm)), 3), (t) => 13 - 4 * t),
        body,
        3.2,
      );
      toes(place(side * 56, 88), side);
    }
  }

  function freckles([x, y]: Point, reach: number, colour: string): void {
    for (let k = 0; k < 14; k++) {
      paint.globalAlpha = 0.8;
      filled(
        paint,
        oval(
          x + (random() - 0.5) * reach * 2,
          y + (random() - 0.5) * reach,
          3 + random() * 6,
          2 + random() * 4,
        ),
        colour,
      );
    }
    paint.globalAlpha = 1;
  }

  function toes([x, y]: Point, side: number): void {
    for (const angle of [0.2, 0.65, 1.15]) {
      const tip: Point = [x + side * Math.cos(angle) * 24, y + Math.sin(angle) * 13];
      line(paint, [[x, y], tip], 6, INK);
      line(paint, [[x, y], tip], 3.4, '#a8c85a');
      dot(paint, tip, 4.2, INK);
      dot(paint, tip, 2.8, '#c8de7a');
    }
  }

  /** The frog's hand around the stem, painted after the stem. */
  function hand(place: Place): void {
    const arm = evenly(smooth([place(-66, 20), place(-30, 30), place(4, 4)]), 3);
    outlined(
      band(arm, (t) => 14 - 4 * t),
      '#86c044',
      3.2,
    );
    for (const v of [-10, 0, 10]) {
      line(paint, [place(-2, v * 0.6), place(18, v - 2)], 8, INK);
      line(paint, [place(-2, v * 0.6), place(18, v - 2)], 5, '#b8d860');
    }
  }

  /** Two eyes and a brow above the water. */
  function swimmer(place: Place): void {
    outlined(
      smooth(
        trace('-80,12 -60,-22 -40,-40 -18,-26 18,-26 40,-40 62,-22 82,12').map(([u, v]) => place(u, v)),
        { closed: true },
      ),
      '#3f8a6a',
      3.4,
    );
    for (const side of [-1, 1]) {
      outlined(oval(...place(side * 40, -26), 15, 14), '#f0d850', 3);
      dot(paint, place(side * 40 + 2, -27), 6, '#141a14');
      dot(paint, place(side * 40, -30), 2, '#fff');
    }
    paint.globalAlpha = 0.85;
    filled(
      paint,
      smooth(
        trace('-96,8 -40,4 0,10 40,4 98,8 60,26 -60,26').map(([u, v]) => place(u, v)),
        { closed: true },
      ),
      '#5aa8b4',
    );
    paint.globalAlpha = 1;
    line(paint, smooth(trace('-92,10 -40,6 0,12 40,6 94,10').map(([u, v]) => place(u, v))), 2.6, '#e8f4f0');
  }

  function splashes(): void {
    for (const [x, y] of trace('92,612 560,640 250,700 404,704 550,690 70,690')) {
      for (const lean of [-0.8, -0.25, 0.3, 0.85])
        line(
          paint,
          smooth([
            [x, y],
            [x + lean * 9, y - 12],
            [x + lean * 18, y - 13 + Math.abs(lean) * 5],
          ]),
          2.4,
          '#3f84b8',
        );
      line(paint, oval(x, y + 3, 19, 4, { from: 0.2, to: 5.6 }), 2, '#f0f8f4');
    }
  }
}
