/** The painter's name in pencil. */
import { written } from '../../studio/handwriting.ts';
import { randomFrom } from '../../studio/random.ts';
import { sheet } from './paper.ts';

export function signature(): void {
  const lines = written('Tenzin', 812, 1284, { size: 19, random: randomFrom(2), unruly: 0.12 }).flat();
  sheet.line(
    (context) => {
      context.lineWidth = 1.9;
      for (const line of lines) {
        context.beginPath();
        for (const [x, y] of line) context.lineTo(x, y);
        context.stroke();
      }
    },
    '#5b5450',
    0.95,
    0.3,
  );
}
