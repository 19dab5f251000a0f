/** Sky, snow, four ridges and the mist between them. */
import { blur } from '../../studio/blur.ts';
import { points } from '../../studio/points.ts';
import { smoothstep } from '../../studio/random.ts';
import { area, drawn, fill, HEIGHT, noise, random, secondNoise, sheet, WIDTH } from './paper.ts';

/** The points of the peak's skyline. */
const skyline = points(
  '0,560 70,520 130,540 210,440 262,462 330,330 372,350 420,232 452,196 486,236 520,262 566,356 610,340 668,430 730,400 800,486 870,470 960,548',
);
const heightAt = (x: number): number => {
  const i = Math.max(0, skyline.findIndex(([at]) => at > x) - 1);
  const [[ax, ay], [bx, by]] = [skyline[i], skyline[Math.min(skyline.length - 1, i + 1)]];
  const share = bx > ax ? (x - ax) / (bx - ax) : 0;
  return ay + (by - ay) * share + (noise(x / 16, 2, 3) - 0.5) * 26;
};
/** 1 below the skyline, with a soft edge. */
const mountain = (x: number, y: number) =>
  smoothstep(-1.5, 1.5, y - heightAt(x)) * smoothstep(760, 600, y + (noise(x / 90, y / 60, 3) - 0.5) * 130);

export function sky(): void {
  const above = (x: number, y: number) => smoothstep(3, -3, y - heightAt(x));
  sheet.wash(
    area((x, y) => above(x, y) * smoothstep(620, 20, y + (noise(x / 200, y / 150, 3) - 0.5) * 260)),
    { color: '#3f63a8', dens: 0.66, edge: 0.1, gran: 0.55, flow: 0.45, back: 0.5, warp: 0 },
  );
  sheet.wash(
    area(
      (x, y) => above(x, y) * smoothstep(150, 480, y + (secondNoise(x / 220, y / 150, 3) - 0.5) * 240) * 0.8,
    ),
    { color: '#f0a58c', dens: 0.6, edge: 0, gran: 0.25, flow: 0.4, wet: 3, warp: 0 },
  );
  sheet.wash(
    area((x, y) => above(x, y) * smoothstep(330, 560, y) * smoothstep(700, 200, x)),
    { color: '#f6cf72', dens: 0.5, edge: 0, gran: 0.15, warp: 0 },
  );
}

/** Light from the left: faces towards it are bright, the others are cobalt and violet; edges stay bare. */
export function snow(): void {
  // Ribs run down from the summits; the side of its rib decides the light of a point.
  const rib = (x: number, y: number) => {
    const fall = y - heightAt(x);
    return (
      noise((x + fall * 0.42) / 46, fall / 210 + 3, 3) - noise((x + fall * 0.42 + 16) / 46, fall / 210 + 3, 3)
    );
  };
  const shade = (x: number, y: number) => smoothstep(-0.015, 0.03, rib(x, y)) * mountain(x, y);
  const light = (x: number, y: number) => smoothstep(0.0, -0.05, rib(x, y)) * mountain(x, y);
  const height = (y: number) => smoothstep(640, 240, y);
  sheet.wash(
    area((x, y) => light(x, y) * (0.25 + 0.75 * height(y))),
    { color: '#f59a86', dens: 0.62, edge: 0.2, edgeR: 4, gran: 0.3, flow: 0.5, warp: 3, warpS: 20 },
  );
  sheet.wash(
    area((x, y) => light(x, y) * smoothstep(330, 200, y)),
    { color: '#f7c65c', dens: 0.55, edge: 0.1, gran: 0.1, warp: 3 },
  );
  sheet.wash(area(shade), {
    color: '#5d7fbf',
    dens: 0.66,
    edge: 0.45,
    edgeR: 4,
    gran: 0.6,
    flow: 0.5,
    warp: 4,
    warpS: 18,
  });
  sheet.wash(
    area((x, y) => smoothstep(0.02, 0.07, rib(x, y)) * mountain(x, y)),
    { color: '#584f93', dens: 0.55, edge: 0.5, edgeR: 3, gran: 0.5, warp: 3, warpS: 14 },
  );
  // Bare rock with a dry brush.
  sheet.wash(
    area(
      (x, y) =>
        smoothstep(0.52, 0.66, noise((x + y * 0.3) / 30, y / 70, 4)) *
        mountain(x, y) *
        smoothstep(380, 560, y),
    ),
    { color: '#4b3f5f', dens: 0.8, edge: 0.4, dry: 0.5, gran: 0.6, warp: 2 },
  );
}

interface Ridge {
  /** Height of its line at the left, the middle and the right. */
  line: string;
  color: string;
  dens: number;
  rough: number;
  /** How far down it fades into mist. */
  fade: number;
}

export const ridges: Ridge[] = [
  {
    line: '0,640 200,590 420,650 640,620 800,560 960,600',
    color: '#7a8cb8',
    dens: 0.5,
    rough: 26,
    fade: 150,
  },
  {
    line: '0,720 180,742 360,690 560,748 760,700 960,660',
    color: '#5c7a94',
    dens: 0.62,
    rough: 24,
    fade: 150,
  },
  {
    line: '0,800 160,770 330,840 520,800 700,850 960,770',
    color: '#3f6a70',
    dens: 0.72,
    rough: 22,
    fade: 150,
  },
  {
    line: '0,930 140,900 300,950 520,985 720,940 960,900',
    color: '#2f5a4c',
    dens: 0.85,
    rough: 16,
    fade: 190,
  },
];

export function ridge({ line, color, dens, rough, fade }: Ridge): void {
  const corners = points(line);
  const top = (x: number) => {
    const i = Math.max(0, corners.findIndex(([at]) => at > x) - 1);
    const [[ax, ay], [bx, by]] = [corners[i], corners[Math.min(corners.length - 1, i + 1)]];
    const share = bx > ax ? smoothstep(0, 1, (x - ax) / (bx - ax)) : 0;
    return ay + (by - ay) * share + (noise(x / 40 + ax, 5, 4) - 0.5) * rough * 2;
  };
  const mist = (x: number, y: number) =>
    smoothstep(fade, fade * 0.15, y - top(x) + (noise(x / 80, y / 40, 3) - 0.5) * 70);
  sheet.lift(
    area((x, y) => smoothstep(-2, 2, y - top(x)) * 0.6 * mist(x, y)),
    0.8,
  );
  sheet.wash(
    area((x, y) => smoothstep(-1.5, 1.5, y - top(x)) * mist(x, y)),
    { color, dens, edge: 0.45, edgeR: 4, gran: 0.6, flow: 0.5, warp: 2 },
  );
  // Deodars along the line, smaller at a distance.
  const tall = (rough > 20 ? 0 : 1) * 46 + 10;
  sheet.wash(
    drawn((context) => {
      for (let x = 20; x < WIDTH; x += tall * (0.35 + random() * 0.7)) {
        if (noise(x / 90, rough, 2) < 0.5) continue;
        const y = top(x) + 4;
        const height = tall * (0.5 + random() * 0.8);
        for (let k = 0; k < 5; k++) {
          const half = height * 0.2 * (0.3 + k / 5);
          fill(context, [
            [x, y - height + (k / 5) * height * 0.8],
            [x + half, y - height + ((k + 1.5) / 5) * height * 0.8],
            [x - half, y - height + ((k + 1.5) / 5) * height * 0.8],
          ]);
        }
        context.lineWidth = Math.max(1, height * 0.06);
        context.beginPath();
        context.moveTo(x, y - height * 0.4);
        context.lineTo(x, y + 4);
        context.stroke();
      }
    }),
    { color, dens: dens * 0.95, edge: 0.5, edgeR: 2, gran: 0.5, warp: 1.2, warpS: 8 },
  );
}

export function mistAndBirds(): void {
  sheet.lift(
    blur(
      area(
        (x, y) =>
          Math.exp(-(((y - 770 - 40 * Math.sin(x / 160)) / 26) ** 2)) *
          smoothstep(0.45, 0.65, noise(x / 160, y / 50, 3)),
      ),
      WIDTH,
      HEIGHT,
      8,
      2,
    ),
    0.7,
  );
  sheet.wash(
    (context) => {
      context.lineWidth = 2.2;
      for (const [x, y, size] of [
        [640, 300, 17],
        [694, 276, 13],
        [604, 268, 10],
      ]) {
        context.beginPath();
        context.moveTo(x - size, y - size * 0.3);
        context.quadraticCurveTo(x - size * 0.4, y - size * 0.7, x, y);
        context.quadraticCurveTo(x + size * 0.5, y - size * 0.7, x + size, y - size * 0.2);
        context.stroke();
      }
    },
    { color: '#3a3550', dens: 0.9, edge: 0.3, edgeR: 2, warp: 0.8 },
  );
}
