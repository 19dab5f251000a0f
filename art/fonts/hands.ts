import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { privacySections } from '#content/privacy.ts';
import { reviews, type Hand } from '#content/reviews.ts';

/**
 * Cuts the handwritings of the guest book, and of the office in the margins of the privacy page, to the letters that
 * stand there, a few KiB each; run again when those words change.
 * Usage: node bin/run.mjs art/fonts/hands.ts FOLDER, where FOLDER is the node_modules of an `npm install` of the packages below
 * (version 5.3.0). They are no dependencies of the project: they are needed only here, and seldom.
 */
const sources: Record<Hand, string> = {
  office: '@fontsource/kalam/files/kalam-latin-400-normal.woff2',
  fountain: '@fontsource/cedarville-cursive/files/cedarville-cursive-latin-400-normal.woff2',
  school: '@fontsource/schoolbell/files/schoolbell-latin-400-normal.woff2',
  draughtsman: '@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff2',
  round: '@fontsource/handlee/files/handlee-latin-400-normal.woff2',
  print: '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2',
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder that the font packages are installed in.');
const fonts = path.resolve(import.meta.dirname, '../../app/fonts');

for (const [hand, source] of Object.entries(sources)) {
  const written = reviews.filter((review) => review.hand === hand);
  const notes = hand === 'office' ? privacySections.map(({ note }) => note) : [];
  const letters = [...written.map(({ quote, name }) => quote + name), ...notes].join('');
  const font = await subsetFont(await readFile(path.join(folder, source)), letters, {
    targetFormat: 'woff2',
    variationAxes: {},
  });
  await writeFile(path.join(fonts, `hand-${hand}.woff2`), font);
}
