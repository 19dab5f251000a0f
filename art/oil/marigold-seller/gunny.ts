/** The jute cloth on the ground. */
import { points } from '../../studio/points.ts';
import { orange, rose, yellow } from '../blossoms.ts';
import { between, pull, unsteadyPath } from '../strokes.ts';
import {
  jitter,
  HEIGHT,
  jute,
  juteLight,
  juteShade,
  noise,
  painting,
  pair,
  random,
  WIDTH,
} from './canvas.ts';

const cloth = points('60,640 250,520 560,470 900,480 1220,530 1420,640 1420,1080 -20,1080');
const hem = points('-10,690 90,632 250,540 560,500 900,500 1180,540 1330,600 1420,690');

export function gunny(): void {
  const top = (x: number) => {
    const i = Math.max(0, cloth.slice(0, 6).findIndex(([px]) => px > x) - 1);
    const [[ax, ay], [bx, by]] = [cloth[i], cloth[i + 1]];
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
  const colours = (x: number, y: number) => {
    const fold = noise(x / 170 + 3, y / 60, 3) - (x - 500) / 4200;
    return pair(fold > 0.58 ? juteLight : fold < 0.4 ? juteShade : jute);
  };
  const area = [-20, 470, WIDTH + 20, HEIGHT + 20] as const;
  const inside = (x: number, y: number) => y > top(x) + 18;
  const weave = { dry: 0.5, load: 0.8, pitch: 3 };
  painting.cover({
    count: 300,
    inside,
    area,
    width: [30, 80],
    length: [2, 4],
    angle: () => 0.1 + jitter(0.2),
    colours,
    mark: weave,
  });
  painting.cover({
    count: 380,
    inside,
    area,
    width: [8, 22],
    length: [3, 7],
    angle: () => (random() < 0.5 ? 0.06 : 1.5) + jitter(0.1),
    colours,
    mark: { ...weave, dry: 0.8 },
  });
  // The rolled edge, with light on it.
  for (let i = 0; i < 40; i++) {
    const at = Math.floor(random() * (hem.length - 1));
    const [a, b] = [hem[at], hem[at + 1]];
    const [from, to] = [random() * 0.6, 0.4 + random() * 0.6];
    const path = [between([a], [b], from)[0], between([a], [b], Math.max(to, from + 0.3))[0]];
    painting.brush({
      path: unsteadyPath(path, random, 7),
      width: 12 + 14 * random(),
      colours: pair(random() < 0.55 ? juteLight : jute),
      dry: 0.5,
    });
  }
}

export function scattered(): void {
  for (let i = 0; i < 120; i++) {
    const x = WIDTH * random();
    const y = 560 + 480 * random() ** 0.8;
    const flower = x < 430 ? rose : x < 900 ? orange : yellow;
    const size = 8 + ((y - 500) / 560) * 12;
    painting.knife({
      path: pull(x, y, random() * 3, size * 1.4, 0.1),
      width: size * 0.55,
      colours: pair(random() < 0.5 ? flower.body : flower.light),
      load: 1.2,
    });
  }
}
