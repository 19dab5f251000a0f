import { card, frameEdge, geru, haldi, ink, sindoorText, soft, umber710, white } from 'virtual:colours';

/** The size of the picture in pixels: A5 paper at about 210 dots per inch. */
export const labelWidth = 1240;
export const labelHeight = 1748;

/** The same colours in both schemes, because the label is printed on white paper. */
const paint = {
  paper: card.day,
  ink: ink.day,
  soft: soft.day,
  wood: geru.day,
  edge: frameEdge,
  pattern: haldi.evening,
  red: sindoorText.day,
  shadow: `${umber710}38`,
} as const;

const display = `Eczar, 'Eczar fallback', serif`;
const plain = `'Anek Latin', 'Anek fallback', sans-serif`;

const frame = { left: 190, top: 270, width: 860, height: 800, thickness: 62 } as const;
const plate = { left: 190, top: 1160, width: 860, inset: 48 } as const;

/** The lines of the label. */
export interface LabelWords {
  name: string;
  age: string;
  firstWork: string;
  school: string;
}

/** A slightly curved line that looks hand-drawn. */
function stroke(context: CanvasRenderingContext2D, from: [number, number], to: [number, number], bow = 3) {
  context.beginPath();
  context.moveTo(...from);
  context.quadraticCurveTo((from[0] + to[0]) / 2 + bow, (from[1] + to[1]) / 2 - bow, ...to);
  context.stroke();
}

function drawCord(context: CanvasRenderingContext2D) {
  const nail: [number, number] = [labelWidth / 2, 90];
  context.strokeStyle = paint.soft;
  context.lineWidth = 6;
  stroke(context, nail, [frame.left + 110, frame.top + 8], -6);
  stroke(context, nail, [frame.left + frame.width - 110, frame.top + 8], 6);
  context.fillStyle = paint.ink;
  context.beginPath();
  context.arc(...nail, 15, 0, 2 * Math.PI);
  context.fill();
}

/** Small triangles along one side of the frame, pointing to the picture. */
function drawPattern(context: CanvasRenderingContext2D, length: number) {
  const { thickness } = frame;
  const count = Math.floor((length - 2 * thickness) / 44);
  const step = (length - 2 * thickness) / count;
  context.fillStyle = paint.pattern;
  for (let at = 0; at < count; at += 1) {
    const left = thickness + at * step;
    context.beginPath();
    context.moveTo(left + 5, 14);
    context.lineTo(left + step - 5, 15);
    context.lineTo(left + step / 2 + (at % 2), thickness - 14);
    context.fill();
  }
}

/** The frame with empty space for the student's first work. */
function drawFrame(context: CanvasRenderingContext2D) {
  const { left, top, width, height, thickness } = frame;
  context.save();
  context.shadowColor = paint.shadow;
  context.shadowBlur = 30;
  context.shadowOffsetX = 10;
  context.shadowOffsetY = 16;
  context.fillStyle = paint.wood;
  context.fillRect(left, top, width, height);
  context.restore();

  const sides = [
    { x: left, y: top, turn: 0, length: width },
    { x: left + width, y: top, turn: 0.5, length: height },
    { x: left + width, y: top + height, turn: 1, length: width },
    { x: left, y: top + height, turn: 1.5, length: height },
  ];
  context.strokeStyle = paint.edge;
  context.lineWidth = 4;
  for (const { x, y, turn, length } of sides) {
    context.save();
    context.translate(x, y);
    context.rotate(turn * Math.PI);
    drawPattern(context, length);
    stroke(context, [0, 0], [length, 0], 2);
    stroke(context, [0, 0], [thickness, thickness], 1);
    context.restore();
  }
  context.fillStyle = white;
  context.fillRect(left + thickness, top + thickness, width - 2 * thickness, height - 2 * thickness);
  context.strokeRect(left + thickness, top + thickness, width - 2 * thickness, height - 2 * thickness);
}

/** The grapheme clusters of a text, so that a Devanagari vowel sign stays with its consonant. */
function letters(text: string): string[] {
  // Firefox has it since version 125.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (Segmenter === undefined) return text.match(/\P{M}\p{M}*/gu) ?? [];
  return [...new Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Breaks a text into lines of at most `width`, between words, or between letters if a word is too long. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (context.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of letters(word)) {
      if (line !== '' && context.measureText(line + letter).width > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** The largest font size at which a name fits on one line; a very long name gets several lines in the smallest size. */
function fitName(context: CanvasRenderingContext2D, name: string, width: number) {
  let size = 132;
  const smallest = 56;
  const use = () => {
    context.font = `700 ${size}px ${display}`;
  };
  use();
  while (size > smallest && context.measureText(name).width > width) {
    size -= 4;
    use();
  }
  return { size, lines: linesOf(context, name, width) };
}

/** The plate with the text; its height depends on the number of lines. */
function drawPlate(context: CanvasRenderingContext2D, { name, age, firstWork, school }: LabelWords) {
  const { left, top, width, inset } = plate;
  const x = left + inset;
  const inner = width - 2 * inset;
  const { size, lines } = fitName(context, name, inner);
  const shown = lines.slice(0, 3);
  const nameAt = top + inset + size * 0.75;
  const ageAt = nameAt + (shown.length - 1) * size * 1.08 + 84;
  const schoolAt = ageAt + 136;

  context.save();
  context.shadowColor = paint.shadow;
  context.shadowBlur = 20;
  context.shadowOffsetX = 6;
  context.shadowOffsetY = 10;
  context.fillStyle = white;
  context.fillRect(left, top, width, schoolAt + 42 - top);
  context.restore();

  const write = (text: string, y: number, font: string, colour: string) => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, x, y, inner);
  };
  for (const [at, line] of shown.entries())
    write(line, nameAt + at * size * 1.08, `700 ${size}px ${display}`, paint.ink);
  write(age, ageAt, `500 50px ${plain}`, paint.ink);
  write(firstWork, ageAt + 68, `600 50px ${plain}`, paint.red);
  write(school, schoolAt, `500 34px ${plain}`, paint.soft);
}

/** Draws the label: an empty frame on a cord, and below it a plate with the student's name. */
export async function drawNameLabel(canvas: HTMLCanvasElement, words: LabelWords): Promise<void> {
  const context = canvas.getContext('2d');
  if (context === null) return;
  // The page may not have loaded these fonts yet.
  await Promise.allSettled(
    [`700 40px ${display}`, `500 40px ${plain}`, `600 40px ${plain}`].map((font) =>
      document.fonts.load(font, words.name),
    ),
  );
  context.fillStyle = paint.paper;
  context.fillRect(0, 0, labelWidth, labelHeight);
  drawCord(context);
  drawFrame(context);
  drawPlate(context, words);
}
