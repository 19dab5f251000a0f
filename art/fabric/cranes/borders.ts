/** The woven borders. */
import { trace } from '../../studio/curves.ts';
import { filled } from '../brush.ts';
import { BREADTH, LENGTH, silk } from './silk.ts';

/** Zari: gold woven along both edges and across the end. */
export function weaveBorders(): void {
  const gold = (x: number, y: number, width: number, height: number, colour: string) => {
    silk.paint.fillStyle = colour;
    silk.paint.fillRect(x, y, width, height);
  };
  for (const x of [0, BREADTH - 34]) {
    gold(x, 0, 34, LENGTH, '#7c1c3a');
    gold(x + 5, 0, 4, LENGTH, '#d8a440');
    gold(x + 25, 0, 4, LENGTH, '#d8a440');
    for (let y = 8; y < LENGTH; y += 26) rhomb(x + 17, y, 7, 10, '#e4b450');
  }
  gold(0, LENGTH - 150, BREADTH, 130, '#7c1c3a');
  for (const [y, height] of trace('-146,7 -132,3 -44,3 -34,8'))
    gold(0, LENGTH + y, BREADTH, height, '#dcaa46');
  for (let x = 24; x < BREADTH; x += 58) {
    rhomb(x, LENGTH - 88, 22, 34, '#dcaa46');
    rhomb(x, LENGTH - 88, 13, 22, '#7c1c3a');
    rhomb(x, LENGTH - 88, 6, 11, '#f0cc70');
  }
}

function rhomb(x: number, y: number, half: number, tall: number, colour: string): void {
  filled(
    silk.paint,
    [
      [x - half, y],
      [x, y - tall],
      [x + half, y],
      [x, y + tall],
    ],
    colour,
  );
}
