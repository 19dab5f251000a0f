/** The people in the lane. */
import { oval, smooth } from '../studio/curves.ts';
import { moved, points, ring } from '../studio/hand.ts';
import { jitter, area, box, dab, diya, hair, random, stroke } from './pots.ts';

function head(x: number, y: number, radius: number) {
  area(ring(x, y, radius), 'skin', 0.4, 12);
  dab(x - radius * 0.36, y - radius * 0.02, 3, 'black');
  dab(x + radius * 0.36, y - radius * 0.02, 3, 'black');
  stroke(
    oval(x, y + radius * 0.2, radius * 0.4, radius * 0.34, { from: 0.3, to: 2.84, count: 8 }),
    'red',
    3.4,
  );
}

function sparkler(x: number, y: number) {
  for (let ray = 0; ray < 15; ray++) {
    const angle = (ray / 15) * Math.PI * 2 + jitter(0.12);
    const far = 26 + random() * 24;
    stroke(
      [
        [x + Math.cos(angle) * 9, y + Math.sin(angle) * 9],
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
      ],
      ray % 2 ? 'yellow' : 'white',
      3.4,
      0.85,
    );
  }
  dab(x, y, 8, 'white');
}

export function girl(x: number, y: number) {
  area(moved(points('-18,-128 18,-128 78,-6 -76,-4'), x, y), 'green', 1.4, 20);
  for (let fold = -2; fold <= 2; fold++)
    stroke(
      [
        [x + fold * 8, y - 118],
        [x + fold * 30, y - 16],
      ],
      'lime',
      4,
    );
  stroke(moved(points('-76,-12 0,-18 78,-14'), x, y), 'yellow', 11);
  area(box(x - 24, y - 180, 48, 58), 'rani', 0.1, 14);
  for (const side of [-1, 1]) area(box(x + side * 16 - 9, y - 8, 18, 14), 'skin', 0, 9);
  stroke(moved(points('-20,-168 -66,-128'), x, y), 'skin', 12);
  stroke(moved(points('20,-168 60,-196 84,-222'), x, y), 'skin', 12);
  stroke(moved(points('-22,-176 24,-128'), x, y), 'orange', 10);
  area(oval(x, y - 214, 35, 34), hair, 0.3, 12);
  head(x, y - 207, 29);
  stroke(oval(x, y - 214, 29, 26, { from: 3.3, to: 6.1 }), hair, 13);
  stroke(moved(points('-34,-210 -46,-176 -40,-140'), x, y), hair, 14);
  dab(x - 40, y - 134, 9, 'red');
  stroke(moved(points('84,-222 108,-254'), x, y), 'white', 3.6);
  sparkler(x + 114, y - 262);
}

export function mother(x: number, y: number) {
  area(moved(points('-26,-160 26,-160 64,0 -62,0'), x, y), 'turquoise', 1.45, 22);
  area(moved(points('-30,-218 28,-218 30,-152 -30,-152'), x, y), 'purple', 0.1, 16);
  area(moved(points('-30,-220 -4,-222 46,-120 58,-20 22,-110'), x, y), 'turquoise', 1.1, 14);
  stroke(moved(points('-28,-220 30,-118 54,-14'), x, y), 'yellow', 7);
  stroke(moved(points('-62,-8 64,-9'), x, y), 'yellow', 11);
  for (let spot = 0; spot < 14; spot++) dab(x + jitter(32), y - 36 - random() * 92, 4, 'yellow');
  stroke(moved(points('-28,-204 -66,-158 -92,-168'), x, y), 'skin', 12);
  stroke(moved(points('26,-204 4,-152 -60,-160'), x, y), 'skin', 12);
  area(oval(x - 92, y - 178, 40, 11), 'orange', 0, 9);
  for (const dx of [-22, 0, 22]) diya(x - 92 + dx, y - 190, 0.62);
  area(oval(x + 2, y - 256, 37, 38), hair, 0.3, 12);
  dab(x + 36, y - 242, 15, hair);
  for (const [dx, dy] of points('28,-258 44,-256 50,-240')) dab(x + dx, y + dy, 6, 'white');
  head(x, y - 249, 30);
  stroke(oval(x, y - 258, 30, 26, { from: 3.3, to: 6.1 }), hair, 12);
  dab(x, y - 262, 4, 'red');
}

export function boy(x: number, y: number) {
  area(box(x - 21, y - 64, 17, 62), 'white', 1.5, 12);
  area(box(x + 5, y - 64, 17, 62), 'white', 1.5, 12);
  area(box(x - 27, y - 116, 54, 66), 'blue', 0.1, 16);
  stroke(moved(points('0,-112 0,-64'), x, y), 'yellow', 4);
  stroke(moved(points('-24,-106 -62,-132'), x, y), 'skin', 10);
  stroke(moved(points('24,-106 60,-134'), x, y), 'skin', 10);
  area(oval(x, y - 144, 27, 27), hair, 0.3, 10);
  head(x, y - 138, 23);
}

/** A dog that hides under a cot from the noise. */
export function dogUnderCot(x: number, y: number) {
  stroke(moved(points('-84,-52 -84,0'), x, y), 'tan', 9);
  stroke(moved(points('84,-52 86,0'), x, y), 'tan', 9);
  area(box(x - 94, y - 66, 190, 18), 'tan', 0, 12);
  for (let rope = 0; rope < 8; rope++)
    stroke(
      [
        [x - 84 + rope * 22, y - 64],
        [x - 72 + rope * 22, y - 52],
      ],
      'white',
      3.4,
    );
  area(
    smooth(moved(points('-48,0 -44,-26 4,-32 44,-18 54,0'), x, y), { closed: true, step: 6 }),
    'brown',
    0.1,
    12,
  );
  area(ring(x - 40, y - 16, 19), 'brown', 0.5, 10);
  stroke(moved(points('-52,-30 -60,-8'), x, y), hair, 8);
  stroke(moved(points('-30,-30 -22,-8'), x, y), hair, 8);
  dab(x - 47, y - 18, 4.6, 'white');
  dab(x - 34, y - 18, 4.6, 'white');
  dab(x - 46, y - 17, 2, 'black');
  dab(x - 33, y - 17, 2, 'black');
  dab(x - 41, y - 8, 3, 'black');
}
