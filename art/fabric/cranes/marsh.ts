/** Sky, water and reeds. */
import { band, bezier, evenly, oval, placed, type Point, smooth } from '../../studio/curves.ts';
import { line } from '../brush.ts';
import { bloom, BREADTH, dye, flood, gutta, LENGTH, random, shape, WATER } from './silk.ts';

export function washSky(): void {
  flood(0, WATER + 40, ['#103a78', '#5064b4', '#d8557c', '#f28f2c', '#e2641c'], 0.98);
  for (let k = 0; k < 46; k++) {
    const y = random() * WATER;
    const colour = y < 300 ? '#2f5f94' : y < 620 ? '#d88fa0' : '#f2b25c';
    bloom(random() * BREADTH, y, 60 + random() * 130, colour, 0.1 + 0.2 * random());
  }
  // A low sun, in the colour of the undyed silk.
  dye.save();
  dye.globalCompositeOperation = 'destination-out';
  const sun = dye.createRadialGradient(640, 640, 88, 640, 640, 92);
  sun.addColorStop(0, 'rgba(0,0,0,.92)');
  sun.addColorStop(1, 'rgba(0,0,0,0)');
  dye.fillStyle = sun;
  dye.fillRect(520, 520, 240, 240);
  dye.restore();
  bloom(640, 640, 84, '#ffc85a', 0.6);
  gutta(oval(640, 640, 90), 2.6);
}

export function washWater(): void {
  dye.save();
  dye.globalCompositeOperation = 'destination-out';
  dye.fillRect(0, WATER, BREADTH, LENGTH);
  dye.restore();
  flood(WATER, LENGTH, ['#e58a4c', '#5aa898', '#0f7a84', '#074a66', '#062f4c'], 0.97);
  for (let k = 0; k < 60; k++) {
    const y = WATER + 20 + random() * 330;
    const x = random() * BREADTH;
    const half = 30 + random() * 120;
    dye.globalAlpha = 0.16 + 0.2 * random();
    line(
      dye,
      smooth([
        [x - half, y],
        [x, y + (random() - 0.5) * 8],
        [x + half, y + 2],
      ]),
      2 + random() * 5,
      '#0f5a6e',
    );
  }
  dye.globalAlpha = 1;
  gutta(
    smooth([
      [0, WATER + 4],
      [200, WATER - 6],
      [460, WATER + 5],
      [700, WATER - 4],
      [900, WATER + 3],
    ]),
    3,
  );
}

/** Ripples around the legs. */
export function rings(): void {
  for (const [x, y, wide] of [
    [292, 1126, 96],
    [674, 1202, 86],
    [420, 1232, 46],
  ]) {
    for (let k = 1; k <= 3; k++) {
      const ring = Array.from({ length: 40 }, (_, i): Point => {
        const angle = (i / 39) * 5.4 + k + x;
        return [x + Math.cos(angle) * wide * k * 0.46, y + Math.sin(angle) * wide * k * 0.11];
      });
      gutta(ring, 2.4 - k * 0.3, k < 3);
    }
  }
}

/** Reeds: behind the birds in pass 0, in front of them in pass 1. */
export function reeds(pass: 0 | 1, scale: number): void {
  const count = pass === 0 ? 34 : 40;
  for (let k = 0; k < count; k++) {
    const side = random() < 0.5;
    const x = pass === 0 ? 40 + random() * 830 : side ? 20 + random() * 170 : 760 + random() * 120;
    const foot = pass === 0 ? WATER + 6 + random() * 40 : 1424;
    const tall = (150 + random() * 250) * scale + pass * 70;
    const lean = (random() - 0.35) * 120 * scale;
    const blade = evenly(
      bezier(
        [x, foot],
        [x + lean * 0.1, foot - tall * 0.5],
        [x + lean * 0.5, foot - tall * 0.85],
        [x + lean, foot - tall],
      ),
      3,
    );
    const greens = pass === 0 ? ['#8aa05a', '#6f8c62'] : ['#c8b84a', '#3f7a4a', '#0f4a44'];
    shape(
      band(blade, (t) => (pass === 0 ? 4 : 7) * Math.sin(Math.PI * (0.1 + 0.9 * (1 - t)) * 0.62) + 0.6, 24),
      blade[blade.length - 1],
      blade[0],
      greens,
      { width: 1.8, gold: pass === 1 && k % 3 === 0, wet: 0 },
    );
    if (pass === 1 && k % 4 === 0) catkin(blade[blade.length - 1], lean);
  }
}

/** A bulrush: a brown head with a bare spike above. */
function catkin([x, y]: Point, lean: number): void {
  const place = placed(x, y, Math.atan2(-90, lean * 0.4));
  gutta([place(56, 0), place(84, 0)], 2);
  shape(
    smooth(
      [place(-6, -5), place(4, -8), place(50, -7), place(60, 0), place(50, 7), place(4, 8), place(-6, 5)],
      {
        closed: true,
      },
    ),
    place(0, -8),
    place(0, 8),
    ['#a8683a', '#6d3d20'],
    { width: 2, wet: 2 },
  );
}

/** Flat pads on the water, one of them below a lotus flower. */
export function lotuses(): void {
  for (const [x, y, wide] of [
    [392, 1352, 92],
    [560, 1316, 74],
    [262, 1316, 66],
    [700, 1366, 84],
  ]) {
    const pad = oval(x, y, wide, wide * 0.27, { from: -0.5, to: 5.5 });
    shape(
      smooth([...pad, [x + wide * 0.12, y]], { closed: true }),
      [x - wide, y],
      [x + wide, y],
      ['#8fc07a', '#3f8a5a', '#0f5a4c'],
      { width: 2.2, wet: 4 },
    );
    for (let k = 0; k < 7; k++) {
      const angle = 0.2 + k * 0.78;
      gutta(
        [
          [x, y],
          [x + Math.cos(angle) * wide * 0.8, y + Math.sin(angle) * wide * 0.2],
        ],
        1,
        false,
      );
    }
  }
  for (const [x, y, size] of [
    [400, 1338, 1],
    [566, 1306, 0.74],
  ]) {
    for (const [turn, long, wide] of [
      [-2.75, 64, 13],
      [-0.39, 64, 13],
      [-2.4, 76, 16],
      [-0.74, 76, 16],
      [-2.0, 86, 18],
      [-1.14, 86, 18],
      [-1.57, 92, 20],
    ]) {
      const petal = placed(x, y, turn, size);
      const outline = smooth(
        [
          petal(0, 0),
          petal(long * 0.4, -wide),
          petal(long * 0.78, -wide * 0.7),
          petal(long, 0),
          petal(long * 0.78, wide * 0.7),
          petal(long * 0.4, wide),
        ],
        { closed: true },
      );
      shape(outline, petal(0, 0), petal(long, 0), ['#fdeee4', '#f2a0b4', '#d2386e'], { width: 2, wet: 2 });
    }
  }
}
