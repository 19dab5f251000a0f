/** The street, the others who sell on it, and the first light. */
import { type Colour, mix, rgb } from '../../studio/colour.ts';
import { placed, type Point, points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { type Pair, vary } from '../strokes.ts';
import { about, dawn, dusk, HEIGHT, noise, painting, pair, random, stone, tone, WIDTH } from './canvas.ts';

export function ground(): void {
  const light = (x: number, y: number) =>
    noise(x / 260, y / 120, 3) + 0.34 * (1 - y / 520) - 0.12 * (x / WIDTH);
  painting.cover({
    count: 420,
    inside: () => true,
    area: [-40, -40, WIDTH + 40, HEIGHT],
    width: [34, 110],
    length: [2, 4.5],
    angle: (x, y) => -0.16 + 0.5 * (noise(x / 200, y / 200, 2) - 0.5),
    colours: (x, y) => pair(light(x, y) > 0.72 ? dawn : light(x, y) > 0.52 ? stone : dusk),
    mark: { dry: 0.4, load: 0.75 },
  });
}

/** People and baskets behind her: few touches, most of them cool. */
export function market(): void {
  const stroke = (at: Point, size: number, path: string, width: number, colours: Pair) =>
    painting.brush({
      path: placed(path, at, size),
      width: width * size,
      colours,
      load: 0.9,
      dry: 0.2,
      taper: [0.8, 0.6],
    });
  const shadow = (at: Point, size: number) => {
    for (let i = 0; i < 3; i++) {
      const path = placed(`0,${about(0.02)} .4,${0.12 + about(0.03)} .9,${0.24 + about(0.05)}`, at, size);
      painting.brush({ path, width: 0.1 * size, colours: pair(dusk), load: 0.5, dry: 0.5, taper: [1, 0.5] });
    }
  };
  const basket = (at: Point, size: number, color: string) => {
    shadow(at, size * 1.6);
    stroke(at, size, '-1,-.1 -.6,.36 0,.5 .6,.36 1,-.1', 0.44, tone('#5c4238'));
    stroke(at, size, '-.9,.02 -.5,.3 -.1,.38', 0.1, tone('#a87c50'));
    for (let i = 0; i < 46; i++) {
      const [x, y] = [about(0.8), -0.2 + about(0.22)];
      const facing = random() - x * 0.4 - y * 0.8;
      const petal = mix(
        mix(rgb('#5a2c3c'), rgb(color), clamp(facing * 1.6)),
        rgb('#ffe9b0'),
        clamp(facing - 0.9),
      );
      stroke(at, size, `${x - 0.1},${y + about(0.08)} ${x + 0.1},${y + about(0.08)}`, 0.17, [
        petal,
        vary(petal, random, 0.1),
      ]);
    }
  };
  const walking = (at: Point, size: number, cloth: string, lower: string) => {
    shadow(at, size);
    stroke(at, size, '-.02,-.44 -.1,-.2 -.2,0', 0.1, tone('#5c3a34'));
    stroke(at, size, '.04,-.44 .12,-.22 .1,0', 0.1, tone('#44304a'));
    for (let i = 0; i < 5; i++) stroke(at, size, `${about(0.06)},-.52 ${about(0.1)},-.2`, 0.15, tone(lower));
    for (let i = 0; i < 5; i++) stroke(at, size, `${about(0.07)},-.8 ${about(0.06)},-.44`, 0.15, tone(cloth));
    stroke(at, size, '-.12,-.78 -.1,-.48', 0.05, tone('#f0d0ac'));
    stroke(at, size, '0,-1 .01,-.84', 0.17, tone('#43262c'));
  };
  basket([80, 300], 84, '#d8a444');
  basket([290, 150], 62, '#c65f7c');
  basket([1010, 230], 66, '#d59a3c');
  walking([424, 236], 200, '#b7a3c0', '#6d6292');
  walking([1180, 400], 330, '#c9b6b8', '#77709a');
  stroke([1180, 400], 330, '.1,-.76 .18,-.96 .12,-1.04', 0.06, tone('#6b4030'));
  basket([1182, 36], 80, '#eaa02c');
  walking([872, 206], 170, '#8a4a74', '#5a3a68');
  basket([1348, 250], 80, '#c9587c');
}

/** First sun along everything that faces the upper left. */
export function firstLight(): void {
  const glow: Colour = rgb('#fff0c0');
  for (const [path, width] of [
    ['590,158 542,180 520,222', 8],
    ['500,240 462,296 436,344', 7],
    ['404,400 390,450', 5],
  ] as const) {
    painting.brush({
      path: points(path),
      width,
      colours: [glow, mix(glow, rgb('#7fd0bc'), 0.4)],
      load: 1.5,
      taper: [0.5, 0.2],
      dry: 0.5,
    });
  }
}
