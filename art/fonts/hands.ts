/**
 * `node bin/run.mjs art/fonts/hands.ts` makes the handwriting fonts of the guest book and of the notes in the margin of the
 * privacy page, and `app/fonts/hands.css`. `hand-NAME.woff2` has only the letters of the project's texts, so it is a few KiB.
 * `hand-NAME-more.woff2` has the other letters. A browser loads it only for a text that has one of them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { privacy } from '../../content/privacy.ts';
import { reviews } from '../../content/reviews.ts';
import { projectPath } from '../studio/paths.ts';
import { latin } from './latin.ts';
import { unicodeRange } from './unicode-range.ts';

/** `sizeAdjust` in per cent gives a font the width of Eczar, measured over the texts that use it. */
const hands: Record<(typeof reviews.reviews)[number]['hand'], { source: string; sizeAdjust: number }> = {
  office: {
    source: import.meta.resolve('@fontsource/kalam/files/kalam-latin-400-normal.woff2'),
    sizeAdjust: 101,
  },
  fountain: {
    source: import.meta
      .resolve('@fontsource/cedarville-cursive/files/cedarville-cursive-latin-400-normal.woff2'),
    sizeAdjust: 96.2,
  },
  school: {
    source: import.meta.resolve('@fontsource/schoolbell/files/schoolbell-latin-400-normal.woff2'),
    sizeAdjust: 105.2,
  },
  draughtsman: {
    source: import.meta
      .resolve('@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff2'),
    sizeAdjust: 94.2,
  },
  round: {
    source: import.meta.resolve('@fontsource/handlee/files/handlee-latin-400-normal.woff2'),
    sizeAdjust: 110.6,
  },
  print: {
    source: import.meta.resolve('@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2'),
    sizeAdjust: 122.9,
  },
};

async function writeSubset(name: string, source: Buffer, characters: string) {
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: {} });
  await writeFile(projectPath(`app/fonts/${name}.woff2`), font);
}

const fontFace = (hand: string, file: string, sizeAdjust: number, more = '') => `
@font-face {
  font-family: 'hand ${hand}';
  src: url('./${file}.woff2') format('woff2');
  font-display: swap;
  size-adjust: ${sizeAdjust}%;${more}
}
`;

let css = `/*
 * Made by art/fonts/hands.ts. Each handwriting font has the width of Eczar, so that no line breaks differently when the font
 * loads. Browsers load the second file of a font only for characters that the first one lacks.
 */`;

for (const [hand, { source, sizeAdjust }] of Object.entries(hands)) {
  const written = reviews.reviews.filter((review) => review.hand === hand);
  const notes = hand === 'office' ? privacy.sections.map(({ note }) => note) : [];
  const letters = [...written.map(({ quote, name }) => quote + name), ...notes].join('');
  const more = [...latin].filter((character) => !letters.includes(character)).join('');
  const file = `hand-${hand}`;
  const font = await readFile(fileURLToPath(source));
  await writeSubset(file, font, letters);
  await writeSubset(`${file}-more`, font, more);
  css += fontFace(hand, file, sizeAdjust);
  css += fontFace(hand, `${file}-more`, sizeAdjust, `\n  unicode-range: ${unicodeRange(more)};`);
}

await writeFile(projectPath('app/fonts/hands.css'), css.replace('*/\n\n', '*/\n'));
