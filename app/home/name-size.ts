import { headingWidth } from '#app/fonts/heading-widths.ts';

/** The widths in em for which the sizes in hero.module.css are made: the longest word, the whole name, the last word. */
const room = { word: 4.46, line: 6.4, lastWord: 1.95 };

/** The width in em; of a text with letters that the font lacks, an estimate. */
const widthOf = (text: string) => headingWidth(text) ?? text.length * 0.6;

/**
 * How the name of a school fits into the first screen.
 * @returns the factors that make a long name smaller (1 for a name that fits), and whether a phone has room for the slate
 * beside the last word
 */
export function nameSize(name: string): { phone: number; desktop: number; hasRoomBeside: boolean } {
  const words = name.split(' ').map(widthOf);
  const factor = (width: number, max: number) => Math.min(1, Math.round((max / width) * 1000) / 1000);
  const phone = factor(Math.max(...words), room.word);
  return {
    phone,
    desktop: factor(widthOf(name), room.line),
    hasRoomBeside: (words.at(-1) ?? 0) * phone <= room.lastWord,
  };
}
