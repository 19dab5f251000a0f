/** The near bank with its grass, and the two palms that lean in. */
import { blur } from '../../studio/blur.ts';
import { randomFrom } from '../../studio/random.ts';
import { drawStrokes, palmStrokes } from '../palm.ts';
import { drawn, HEIGHT, sheet, WIDTH, within } from './scene.ts';

const random = randomFrom(23);

/** The strokes of the palms, computed early: the pencil drawing and the film follow them. */
export const palms = [
  palmStrokes({ foot: [118, 800], crown: [282, 250], size: 205, fronds: 10 }, random),
  palmStrokes({ foot: [66, 800], crown: [122, 428], size: 150, fronds: 8 }, random),
];

const top = (t: number) => 742 + 178 * t ** 1.5;

export function bank(): void {
  const grass = drawn((context) => {
    context.beginPath();
    context.moveTo(0, HEIGHT);
    context.lineTo(0, 742);
    for (let i = 0; i <= 40; i++) context.lineTo((i / 40) * 500, top(i / 40) + (random() - 0.5) * 10);
    context.lineTo(520, HEIGHT);
    context.closePath();
    context.fill();
    for (let i = 0; i < 260; i++) {
      const t = random() ** 0.9;
      const [x, y] = [t * 490, top(t) + 14];
      const length = (18 + 46 * random()) * (1 - 0.5 * t);
      const angle = -Math.PI / 2 + (random() - 0.45) * 1.1;
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      context.lineWidth = 1 + 2.4 * random();
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + dx * 0.6, y + dy * 0.7, x + dx + 8 * random(), y + dy);
      context.stroke();
    }
  });
  sheet.wash(grass, {
    color: '#34503c',
    dens: 0.95,
    edge: 0.5,
    edgeR: 4,
    warp: 2,
    warpS: 10,
    gran: 0.6,
    flow: 0.6,
    flowS: 90,
  });
}

export function nearPalms(): void {
  const mask = drawn((context) => {
    for (const strokes of palms) drawStrokes(context, strokes);
  });
  sheet.wash(mask, {
    color: '#2b4038',
    dens: 0.95,
    edge: 0.5,
    edgeR: 3,
    warp: 1.6,
    warpS: 10,
    gran: 0.5,
    flow: 0.7,
    flowS: 70,
  });
  // The evening light that falls through the fronds on the grass.
  const light = sheet.draw((context) => {
    const spot = (x: number, y: number, rx: number, ry: number, turn: number) => {
      context.beginPath();
      context.ellipse(x, y, rx, ry, turn, 0, 7);
      context.fill();
    };
    for (let i = 0; i < 26; i++) {
      context.globalAlpha = 0.6 * random();
      spot(110 + random() * 300, 170 + random() * 260, 8 + 22 * random(), 5 + 10 * random(), random() * 3);
    }
    context.globalAlpha = 0.7;
    for (let i = 0; i < 12; i++) {
      spot(60 + random() * 360, 800 + random() * 110, 20 + 40 * random(), 8 + 10 * random(), 0);
    }
  });
  sheet.wash(within(blur(light, WIDTH, HEIGHT, 4, 2)), { color: '#c9742e', dens: 0.4, edge: 0, gran: 0.6 });
}
