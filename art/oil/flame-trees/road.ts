/** Petals on the road and the two who walk on it. */
import { mix, rgb } from '../../studio/colour.ts';
import { placed, type Point, points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { pull, vary } from '../strokes.ts';
import {
  about,
  AWAY,
  fire,
  HEIGHT,
  noise,
  painting,
  random,
  roadLeft,
  roadRight,
  shade,
  sun,
  two,
} from './canvas.ts';
import { flower } from './crowns.ts';

/** Petals on the road: where they drifted, thick at the sides, each its own size. */
export function fallenPetals(): void {
  for (let i = 0; i < 1500; i++) {
    const y = AWAY.y + 14 + random() ** 0.8 * (HEIGHT - AWAY.y);
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const inwards = random() ** 1.7 * 0.55 - 0.08;
    const breadth = (roadRight(y) - roadLeft(y)) * inwards;
    const x = random() < 0.5 ? roadLeft(y) + breadth : roadRight(y) - breadth;
    if (noise(x / 60, y / 20, 2) < 0.42) continue;
    const isLit = noise(x / 120, y / 34, 3) > 0.5;
    painting.knife({
      path: pull(x, y, about(0.6), 3 + 22 * depth * (0.3 + random()), about(0.15)),
      width: 2 + 9 * depth * (0.3 + random()),
      colours: isLit ? two(sun, fire) : two(fire, shade),
      load: 1.1,
    });
  }
  for (let i = 0; i < 26; i++) {
    const y = 860 + random() * 190;
    flower(
      [roadLeft(y) + about(90) + (random() < 0.5 ? 0 : roadRight(y) - roadLeft(y)), y],
      7 + random() * 9,
    );
  }
}

/** A woman in a sari and a child under one umbrella, walking away. */
export function walkers(): void {
  const touch = (
    at: Point,
    path: string,
    width: number,
    colours: [string, string],
    taper: [number, number] = [0.8, 0.7],
  ) =>
    painting.brush({
      path: placed(path, at, 1.3),
      width: width * 1.3,
      colours: [rgb(colours[0]), rgb(colours[1])],
      taper,
      dry: 0.05,
      ragged: 0.08,
      load: 1,
    });
  const woman: Point = [668, 790];
  const child: Point = [722, 793];
  for (const [at, reach] of [
    [woman, 64],
    [child, 46],
  ] as const) {
    touch(at, `4,-2 ${reach / 2},6 ${reach},12`, 9, ['#6b5f8e', '#54487c'], [1, 0.4]);
  }
  // The sari falls wider to the hem, its end over the shoulder.
  for (const [x, tone] of [
    [-9, '#f8d76a'],
    [-3, '#f0b93a'],
    [4, '#e79a1e'],
    [10, '#b9701c'],
  ] as const) {
    touch(woman, `${x * 0.5},-46 ${x * 0.85},-24 ${x * 1.25},0`, 8.5, [tone, tone], [0.7, 1]);
  }
  touch(woman, '-7,-74 -8,-60 -6,-46', 9, ['#c2206c', '#8f1450']);
  touch(woman, '3,-74 4,-60 5,-46', 11, ['#a3145a', '#7c0f45']);
  touch(woman, '8,-76 -2,-60 -12,-44 -14,-22', 6, ['#fbe08a', '#e79a1e'], [1, 0.5]);
  touch(woman, '0,-88 0,-84 0,-80', 15, ['#1e1418', '#3a2018']);
  touch(woman, '3,-80 5,-72 5,-64', 5, ['#1e1418', '#2c1c1c'], [1, 0.4]);
  touch(woman, '-8,-70 -18,-80 -14,-94', 4.5, ['#8a5232', '#a3653b']);
  // The child skips: white frock, one leg up.
  for (const x of [-5, 0, 5])
    touch(child, `${x * 0.4},-38 ${x},-26 ${x * 1.7},-16`, 7, ['#f6f1e4', '#c9d3e6'], [0.7, 1]);
  touch(child, '0,-50 0,-44 0,-36', 10, ['#f6f1e4', '#d5dcea']);
  touch(child, '0,-61 0,-57 0,-54', 12, ['#20161a', '#3a2018']);
  touch(child, '-3,-16 -4,-8 -4,2', 4, ['#8a5232', '#6d3d26']);
  touch(child, '3,-16 9,-10 15,-12', 4, ['#8a5232', '#6d3d26']);
  touch(child, '-4,-46 -16,-44 -26,-40', 3.6, ['#8a5232', '#6d3d26']);
  // One umbrella, ribs and all, tilted into the light.
  const top: Point = [684, 664];
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    const blue = mix(rgb('#9ccbee'), rgb('#1b3168'), clamp(i / 7));
    painting.brush({
      path: [
        [top[0], top[1] - 33],
        [top[0] + t * 80, top[1] - 16],
        [top[0] + t * 134, top[1] + 12 - Math.abs(t) * 8],
      ],
      width: 15,
      colours: [blue, vary(blue, random, 0.1)],
      taper: [0.3, 0.95],
      dry: 0,
      ragged: 0.06,
    });
  }
  painting.brush({
    path: points('684,622 676,660 654,696'),
    width: 2.4,
    colours: [rgb('#2a1d16'), rgb('#5a3a24')],
    dry: 0,
    ragged: 0,
  });
}
