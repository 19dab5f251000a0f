/**
 * The course for four to eight: a drawing book with lines, loops and shapes, wax crayons, and a potato that prints
 * stars.
 */
import { savePicture } from '../../studio/program.ts';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { noiseFrom, smoothstep } from '../../studio/random.ts';
import { add, spun, type Vector, type Window } from '../../studio/scene.ts';
import { FromLife, type Subject } from '../from-life.ts';
import { brush, crayon, ground, panel, slab, vessel, WHITE } from '../objects.ts';
import { work } from '../texture.ts';

const noise = noiseFrom(60);
const window: Window = { towards: [-0.66, 0.82, -0.46], size: 0.12, strength: 0.84, room: 0.26, floor: 0.18 };

const star = (x: number, y: number, turn: number) =>
  Math.hypot(x, y) * (1 + 0.36 * Math.cos(5 * (Math.atan2(y, x) + turn)));

/** Half a potato with a raised star on its cut face, wet with paint. */
function potato([x, y, z]: Vector, size: number, turn: number): Subject[] {
  const place = ([px, py, pz]: Vector): Vector => add([x, y, z], spun([px, py, pz], turn), size);
  const bump = (angle: number, v: number) =>
    1 + 0.14 * (noise(Math.cos(angle) * 1.3 + 3, Math.sin(angle) * 1.3 + v * 2, 2) - 0.5);
  const body: Subject = {
    name: 'potato',
    surface: (u, v) => {
      const angle = u * 6.283;
      const reach = Math.cos(v * 1.55) ** 0.6 * bump(angle, v) * 0.98;
      return place([Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86 + 0.84, v * 1.5]);
    },
    pieces: [80, 40],
    paint: (u, v) =>
      mix(
        mix(rgb('#d2a468'), rgb('#a87844'), smoothstep(0.3, 0.7, noise(u * 9, v * 6, 3))),
        rgb('#6b4326'),
        smoothstep(0.78, 0.84, noise(u * 26, v * 14, 2)),
      ),
    shine: 0.1,
  };
  const cut: Subject = {
    name: 'cut',
    surface: (u, v) => {
      const angle = u * 6.283;
      const reach = v * bump(angle, 0) * 0.98;
      const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86];
      return place([px, py + 0.84, 0]);
    },
    pieces: [150, 60],
    paint: (u, v) => {
      const angle = u * 6.283;
      const [px, py] = [Math.cos(angle) * v * 0.98, Math.sin(angle) * v * 0.84];
      if (star(px + 0.035, py + 0.04, 0.3) < 0.43 && star(px, py, 0.3) >= 0.43) return rgb('#5f3a4a');
      if (star(px, py, 0.3) < 0.43) return mix(rgb('#7a2f86'), rgb('#9a55a6'), noise(px * 6, py * 6, 2));
      return v > 0.94 ? rgb('#c79a5e') : mix(rgb('#f4e2b0'), rgb('#e9cd8c'), noise(px * 4, py * 4, 2));
    },
    pen: 1.6,
  };
  return [body, cut];
}

const lines = await work('curriculum-beginner', [0.02, 0.04, 0.455, 0.92], 620);
const fish = await work('curriculum-beginner', [0.525, 0.04, 0.455, 0.92], 620);
const at = (x: number, y: number, z: number): Vector => add([-0.55, 0, 0.75], spun([x, y, z], 0.12));
const page = (name: string, side: -1 | 1, texture: typeof lines): Subject => ({
  ...panel(name, [at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)], (u, v): Colour => texture(u, v), {
    picture: true,
    pen: 1.6,
  }),
  // The pages curve towards the fold.
  surface: (u, v) => {
    const out = side < 0 ? 1 - u : u;
    return at(
      side * (0.02 + out * 2.72),
      0.2 + 0.22 * Math.sin(Math.min(1, out * 2.2) * Math.PI * 0.5) * (1 - out * 0.75),
      2.05 - v * 3.9,
    );
  },
  pieces: [50, 24],
});
const prints = (u: number, v: number): Colour => {
  let colour: Colour = WHITE;
  for (const [x, y, turn] of [
    [0.2, 0.3, 0.2],
    [0.52, 0.62, 0.5],
    [0.8, 0.28, 0.9],
  ] as const) {
    const inked =
      smoothstep(0.128, 0.116, star((u - x) * 1.35, v - y, turn)) *
      (0.45 + 0.55 * smoothstep(0.3, 0.55, noise(u * 26, v * 22, 2)));
    colour = mix(colour, rgb('#7a2f86'), inked);
  }
  return colour;
};
const strip = (x: number, z: number): Vector => add([2.55, 0.02, -2.15], spun([x, 0, z], -0.14));
const picture = new FromLife(
  [
    ...slab('cover', at(0, 0, 0.1), [5.7, 0.14, 4.1], rgb('#c8391f'), { spin: 0.12, pen: 1.6 }),
    page('left page', -1, lines),
    page('right page', 1, fish),
    panel('strip', [strip(-1.35, 0.85), strip(1.35, 0.85), strip(-1.35, -0.95)], prints, { pen: 1.6 }),
    ...potato([3.55, 0, -0.2], 0.88, -0.5),
    crayon('crayon', [-0.5, 0.14, -2.0], [-2.5, 0.14, -2.5], '#e8a317', 1.35),
    crayon('crayon 2', [-1.0, 0.14, -2.75], [-3.0, 0.14, -2.95], '#23407a', 1.35),
    crayon('crayon 3', [0.95, 0.14, -2.75], [-0.55, 0.14, -3.35], '#c8391f', 1.35),
    crayon('crayon 4', [-3.75, 0.14, -0.7], [-3.3, 0.14, -2.3], '#3f7538', 1.35),
    brush('brush', [3.0, 0.34, 1.25], [4.4, 0.3, 3.4], '#7a2f86', '#0f7672', 1.3),
    vessel(
      'lid',
      [3.1, 0, 1.75],
      [
        [0.02, 0],
        [0.68, 0],
        [0.74, 0.16],
        [0.68, 0.16],
        [0.64, 0.08],
        [0.02, 0.08],
      ],
      (_u, v, [x, , z]) =>
        v > 0.66 && Math.hypot(x - 3.1, z - 1.75) + 0.2 * (noise(x * 3, z * 3, 2) - 0.5) < 0.52
          ? rgb('#7a2f86')
          : rgb('#e6e2d4'),
      { shine: 0.3, creases: false },
    ),
    ground(
      rgb('#f2d8a2'),
      (x, y) =>
        0.85 *
        smoothstep(
          1.02,
          0.84,
          Math.hypot((x - 520) / 560, (y - 450) / 385) + 0.3 * (noise(x / 110, y / 110, 3) - 0.5),
        ),
    ),
  ],
  {
    width: 1040,
    height: 800,
    seed: 60,
    eye: { from: [0.35, 7.2, -7.0], to: [0.2, 0.1, -0.25], lens: 1.3 },
    window,
    middle: [0.2, 0.3, -0.2],
    reach: 5,
  },
);
picture.bloom('#e8a317', 880, 130, 240, 0.42);
savePicture(picture.finish());
