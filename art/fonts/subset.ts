/**
 * `node bin/run.mjs art/fonts/subset.ts` makes the two fonts of the site. `NAME.woff2` has all our characters; the social cards
 * are drawn with it. Pages load `NAME-pages.woff2`, which has the characters of the pages, and `NAME-more.woff2` only for a
 * text with one of the others. It writes `app/fonts/fonts.css` too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { projectPath } from '../studio/paths.ts';
import { latin } from './latin.ts';
import { charactersOfPages } from './page-characters.ts';
import { unicodeRange } from './unicode-range.ts';

/** With the rupee sign, arrows, and the accented letters of transliterated names. */
const characters = `${latin}₹→←×−āīūṭḍṇśṣ`;

interface Font {
  name: string;
  source: string;
  /** The range of each axis that the styles use, or its only value. */
  variationAxes: Record<string, { min: number; max: number; default: number } | number>;
  /** The OpenType features of the files for pages that the styles use. */
  keepFeatures: string[];
  /** The name and the ranges in CSS. */
  face: string;
}

const fonts: Font[] = [
  {
    name: 'eczar',
    source: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 500, max: 800, default: 500 } },
    keepFeatures: ['kern', 'liga', 'tnum'],
    face: 'font-family: Eczar;\n  font-weight: 500 800;',
  },
  {
    name: 'anek-latin',
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2',
    variationAxes: {
      wght: { min: 400, max: 700, default: 400 },
      // With a range of widths the file would be 15 kB larger.
      wdth: 100,
    },
    keepFeatures: ['kern', 'tnum'],
    face: "font-family: 'Anek Latin';\n  font-weight: 400 700;",
  },
];

const fontFace = (face: string, file: string, more = '') => `
@font-face {
  ${face}
  src: url('./${file}.woff2') format('woff2');
  font-display: swap;${more}
}
`;

let css = `/*
 * Made by art/fonts/subset.ts. Loaded after the first paint (server/site/boot.ts); until then the page uses fallbacks.css.
 * Browsers load the second file of a font only for characters that the first one lacks.
 */`;

for (const { name, source, variationAxes, keepFeatures, face } of fonts) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const more = [...characters].filter((character) => !charactersOfPages.includes(character)).join('');
  const write = async (file: string, text: string, features?: { keepFeatures: string[] }) =>
    writeFile(
      projectPath(`app/fonts/${file}.woff2`),
      await subsetFont(font, text, { targetFormat: 'woff2', variationAxes, ...features }),
    );
  await write(name, characters);
  await write(`${name}-pages`, charactersOfPages, { keepFeatures });
  await write(`${name}-more`, more, { keepFeatures });
  css += fontFace(face, `${name}-pages`);
  css += fontFace(face, `${name}-more`, `\n  unicode-range:\n    ${unicodeRange(more)};`);
}

await writeFile(projectPath('app/fonts/fonts.css'), css.replace('*/\n\n', '*/\n'));
