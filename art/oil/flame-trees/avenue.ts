/** Sky, background and ground. */
import { clamp, smoothstep } from '../../studio/random.ts';
import { pull } from '../strokes.ts';
import {
  jitter,
  AWAY,
  cloud,
  farTrees,
  haze,
  hedge,
  HEIGHT,
  noise,
  painting,
  pair,
  random,
  road,
  roadLeft,
  roadRight,
  roadShade,
  sky,
  two,
  verge,
  vergeLight,
  WIDTH,
} from './canvas.ts';

export function paintSky(): void {
  painting.cover({
    count: 900,
    inside: () => true,
    area: [0, -20, WIDTH, 620],
    width: [22, 70],
    length: [1.8, 3.6],
    angle: () => -0.4 + jitter(0.5),
    colours: (x, y) => {
      const isCloud = noise(x / 210, y / 90, 3) + 0.1 * smoothstep(120, 480, y) > 0.6;
      return y > 500 ? two(haze, cloud) : isCloud ? pair(cloud, 0.04) : two(sky, y > 380 ? haze : sky);
    },
    tool: 'knife',
    mark: { load: 0.6, ragged: 0.25 },
  });
}

/** Behind the rows: the park's distant trees in blue-green, as a contrast to the red crowns. */
export function paintBehind(): void {
  painting.cover({
    count: 1300,
    inside: (x, y) => {
      const off = Math.abs(x - AWAY.x);
      const top = 560 - 0.16 * off - 50 * noise(x / 70, 2, 3);
      return y > top && y < AWAY.y + 26 + 90 * clamp(off / 640);
    },
    area: [0, 330, WIDTH, 720],
    width: [9, 36],
    length: [1.2, 2.6],
    angle: () => -1.2 + jitter(0.9),
    colours: (x, y) => {
      const off = Math.abs(x - AWAY.x);
      if (off < 130) return two(haze, farTrees);
      return noise(x / 70, y / 50, 3) > 0.54 ? two(farTrees, hedge) : pair(hedge);
    },
    tool: 'knife',
    mark: { load: 0.7, ragged: 0.35 },
  });
}

/** Light under the trees: patches of sun between broad bands of shade, flatter at a distance. */
function isSunny(x: number, y: number, depth: number): boolean {
  const pools = noise(x / (230 * depth + 26) + 3, y / (54 * depth + 7), 3);
  return pools + 0.1 * Math.sin(y / (12 + 42 * depth) + 1) > 0.5;
}

export function paintGround(): void {
  for (let i = 0; i < 2700; i++) {
    const y = AWAY.y - 10 + random() ** 0.85 * (HEIGHT - AWAY.y + 20);
    const x = random() * WIDTH;
    if (x > roadLeft(y) - 4 && x < roadRight(y) + 4) continue;
    const depth = Math.max(0.05, (y - AWAY.y) / (HEIGHT - AWAY.y));
    painting.knife({
      path: pull(x, y, (x < AWAY.x ? 0.16 : -0.16) + jitter(0.2), 20 + 84 * depth * random(), jitter(0.08)),
      width: (7 + 22 * depth) * (0.4 + 0.9 * random()),
      colours: isSunny(x, y, depth) ? pair(vergeLight) : pair(verge),
      load: 0.85,
    });
  }
  for (let i = 0; i < 1800; i++) {
    const y = AWAY.y + 2 + random() ** 0.8 * (HEIGHT - AWAY.y + 20);
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const x = roadLeft(y) + random() * (roadRight(y) - roadLeft(y));
    painting.knife({
      path: pull(x, y, jitter(0.11), 18 + 120 * depth * random(), jitter(0.05)),
      width: (5 + 24 * depth) * (0.5 + 0.8 * random()),
      colours: pair(isSunny(x, y, depth) ? road : roadShade, 0.05),
      load: 0.9,
      ragged: 0.3,
    });
  }
  // Tufts of grass over the edge of the road.
  for (let i = 0; i < 200; i++) {
    const y = AWAY.y + 20 + random() ** 0.8 * 440;
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const isLeft = random() < 0.5;
    const x = (isLeft ? roadLeft(y) : roadRight(y)) + jitter(46 * depth);
    painting.brush({
      path: pull(x, y - 8 * depth, -1.57 + (isLeft ? 0.5 : -0.5) + jitter(0.5), 8 + 34 * depth * random()),
      width: 2 + 5 * depth,
      colours: pair(random() < 0.5 ? verge : vergeLight),
      taper: [1, 0.2],
      dry: 0.1,
    });
  }
}
