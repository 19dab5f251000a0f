/** Sky, what lies behind, and the ground. */
import { clamp } from '../../studio/random.ts';
import { pull } from '../strokes.ts';
import {
  about,
  AWAY,
  farCrown,
  haze,
  hedge,
  HEIGHT,
  leafLight,
  leafShade,
  noise,
  opening,
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
    count: 700,
    inside: (x, y) => opening(x, y) < 1.25,
    area: [250, 0, 1060, 640],
    width: [18, 52],
    length: [1.8, 3.4],
    angle: () => -0.5 + about(0.65),
    colours: (_x, y) => two(y > 350 ? haze : sky, sky),
    tool: 'knife',
    mark: { load: 0.7, ragged: 0.25 },
  });
  painting.cover({
    count: 520,
    inside: (x, y) => y < AWAY.y + 10 && Math.hypot((x - AWAY.x) / 1.3, (y - AWAY.y + 60) * 1.5) < 215,
    area: [330, 400, 960, 600],
    width: [7, 24],
    length: [1.4, 3],
    angle: () => about(1.3),
    colours: (x) => two(Math.abs(x - AWAY.x) < 100 ? haze : farCrown, farCrown),
    tool: 'knife',
    mark: { load: 0.7 },
  });
}

/** Behind the rows: a hedge and the park's far trees in blue-green shade, so that the crowns have something to burn against. */
export function paintBehind(): void {
  painting.cover({
    count: 1100,
    inside: (x, y) =>
      Math.abs(x - AWAY.x) > 110 + 90 * noise(y / 40, 3, 2) &&
      y < AWAY.y + 60 * clamp(Math.abs(x - AWAY.x) / 500),
    area: [0, 330, WIDTH, 680],
    width: [10, 40],
    length: [1.2, 2.8],
    angle: () => -1.2 + about(0.9),
    colours: (x, y) =>
      noise(x / 70, y / 60, 3) > 0.58 ? two(farCrown, leafLight) : two(hedge, y > 520 ? hedge : leafShade),
    tool: 'knife',
    mark: { load: 0.75, ragged: 0.35 },
  });
}

export function paintGround(): void {
  for (let i = 0; i < 2600; i++) {
    const y = AWAY.y - 44 + random() ** 0.85 * (HEIGHT - AWAY.y + 44);
    const x = random() * WIDTH;
    if (y < AWAY.y + 8 && Math.abs(x - AWAY.x) < 150) continue;
    if (x > roadLeft(y) - 4 && x < roadRight(y) + 4) continue;
    const depth = Math.max(0.06, (y - AWAY.y) / (HEIGHT - AWAY.y));
    const isLit = noise(x / 120, y / 34, 3) > 0.52;
    const width = (8 + 22 * depth) * (0.4 + 0.9 * random());
    painting.knife({
      path: pull(x, y, (x < AWAY.x ? 0.22 : -0.22) + about(0.2), 24 + 90 * depth * random(), about(0.08)),
      width,
      colours: isLit ? pair(vergeLight) : pair(verge),
      load: 0.85,
    });
  }
  for (let i = 0; i < 1700; i++) {
    const y = AWAY.y + 4 + random() ** 0.8 * (HEIGHT - AWAY.y + 20);
    const depth = (y - AWAY.y) / (HEIGHT - AWAY.y);
    const x = roadLeft(y) + random() * (roadRight(y) - roadLeft(y));
    const dapple =
      noise(x / (260 * depth + 30) + 3, y / (46 * depth + 8), 3) + 0.1 * Math.sin(y / (10 + 34 * depth));
    painting.knife({
      path: pull(x, y, about(0.11), 20 + 130 * depth * random(), about(0.05)),
      width: (5 + 24 * depth) * (0.5 + 0.8 * random()),
      colours: pair(dapple > 0.52 ? roadShade : road, 0.05),
      load: 0.9,
      ragged: 0.3,
    });
  }
}
