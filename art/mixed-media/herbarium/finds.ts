/** Pressed flowers and a feather. */
import type { Point } from '../../studio/curves.ts';
import { painted } from '../materials.ts';
import { pressed, random, stain, vein, context, type Placement } from './board.ts';

const SPOON = '-7,0 -8,-34 -30,-58 -48,-92 -44,-126 -16,-146 14,-148 42,-128 50,-92 30,-58 8,-34 7,0';
const flameRed = painted('#d8371a', '#ee6a2c', 15, 1.5);
const standard = painted('#fbe6b0', '#f6c86a', 16, 1.5);

/** A pressed gulmohar flower: four red petals, one streaked petal, and the stamens. */
export function gulmohar(at: Point, size: number): void {
  for (const k of [1, 4, 2, 3, 0]) {
    const isStandard = k === 0;
    const placement = { at, size: size * (isStandard ? 0.92 : 1), turn: 0.18 + k * 1.257 };
    pressed(
      isStandard ? standard : flameRed,
      SPOON,
      placement,
      (place) => {
        for (let i = 0; i < 13; i++) {
          const u = (i - 6) * 7;
          vein(
            [
              place(u * 0.1, -6),
              place(u * 0.5, -60),
              place(u, -112 - 20 * Math.cos(i - 6) * 0.2),
              place(u * 1.06, -144),
            ],
            1.5,
            0.6,
            isStandard ? 'rgba(198,40,30,.5)' : 'rgba(120,14,10,.34)',
          );
        }
        stain(context, place(0, -20), 40 * size, isStandard ? '#c8281e66' : '#f7b04a88');
        for (let i = 0; i < 9; i++)
          stain(
            context,
            place((random() - 0.5) * 96, -118 - 34 * random()),
            (5 + 9 * random()) * size,
            isStandard ? '#d8431f44' : '#7a140e44',
          );
        for (const u of [-26, 18]) stain(context, place(u, -108), 24 * size, '#fff2d01f');
      },
      4,
    );
  }
  for (let i = 0; i < 9; i++) {
    const turn = -1.9 + i * 0.16;
    const tip: Point = [at[0] + Math.cos(turn) * 96 * size, at[1] + Math.sin(turn) * 96 * size];
    vein(
      [at, [at[0] + Math.cos(turn + 0.12) * 50 * size, at[1] + Math.sin(turn + 0.12) * 50 * size], tip],
      2.6,
      1.4,
      '#8a1a16',
    );
    context.fillStyle = '#5a3418';
    context.beginPath();
    context.ellipse(tip[0], tip[1], 5, 3, turn, 0, 7);
    context.fill();
  }
}

const BRACT = '0,0 -26,-14 -42,-48 -32,-88 0,-118 32,-88 42,-48 26,-14';
const magenta = painted('#c2206c', '#e0589a', 17, 1.1);

/** Three bracts of bougainvillea, of thin paper. */
export function bougainvillea(at: Point, size: number): void {
  for (const turn of [2.2, -2.0, 0.1])
    pressed(
      magenta,
      BRACT,
      { at, size, turn },
      (place) => {
        for (const side of [-1, 1])
          for (let k = 1; k < 6; k++)
            vein(
              [place(0, -k * 18), place(side * 18, -k * 18 - 14), place(side * 34, -k * 18 - 20)],
              1.3,
              0.5,
              'rgba(110,8,60,.5)',
            );
        vein([place(0, 0), place(2, -60), place(0, -116)], 2.2, 0.8, 'rgba(110,8,60,.7)');
        stain(context, place(-14, -60), 26 * size, '#ffffff26');
        stain(context, place(0, -6), 30 * size, '#5a0a3a55');
      },
      4,
    );
  for (let i = 0; i < 3; i++) {
    const turn = -1.2 + i * 2.1;
    vein([at, [at[0] + Math.cos(turn) * 22 * size, at[1] + Math.sin(turn) * 22 * size]], 3.6, 2.4, '#d8c06a');
    stain(context, [at[0] + Math.cos(turn) * 24 * size, at[1] + Math.sin(turn) * 24 * size], 5, '#fbf3d0ff');
  }
}

const VANE = '0,0 -16,-30 -34,-80 -40,-170 -30,-250 -8,-296 10,-298 22,-250 26,-170 22,-80 12,-30';

/** A koel's feather: black with some blue, with gaps between the barbs. */
export function feather(placement: Placement): void {
  pressed(painted('#1b1f2c', '#323a54', 18, 1.5), VANE, placement, (place) => {
    for (let i = 0; i < 150; i++) {
      const y = -14 - i * 1.9;
      for (const side of [-1, 1]) {
        const isParted = side < 0 ? i > 52 && i < 58 : i > 96 && i < 101;
        const shade = isParted ? '#f4ecd6' : random() < 0.35 ? 'rgba(108,132,190,.55)' : 'rgba(8,10,18,.5)';
        vein([place(0, y), place(side * 18, y - 14), place(side * 42, y - 38)], 1.3, 0.7, shade);
      }
    }
    stain(context, place(-18, -190), 46, '#6d8ac83a');
    stain(context, place(-14, -110), 36, '#6d8ac82e');
  });
  const { at, size, turn } = placement;
  const on = (u: number, v: number): Point => [
    at[0] + size * (u * Math.cos(turn) - v * Math.sin(turn)),
    at[1] + size * (u * Math.sin(turn) + v * Math.cos(turn)),
  ];
  vein([on(-4, 46), on(0, 0), on(1, -150), on(0, -292)], 5, 1, '#e6dcc6');
  for (let i = 0; i < 22; i++)
    vein(
      [on(0, 14 - i * 1.6), on((random() - 0.5) * 40, 10 - i * 1.6 + random() * 16)],
      0.9,
      0.5,
      'rgba(70,76,96,.6)',
    );
}
