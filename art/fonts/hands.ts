/**
 * `node bin/run.mjs art/fonts/hands.ts` makes the handwriting fonts `app/fonts/hand-*.woff2`: those of the guest book and
 * of the notes in the margin of the privacy page. Each font has only the letters of its texts, so it is a few KiB.
 * Run this again after a change of those texts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { privacy } from '../../content/privacy.ts';
import { reviews } from '../../content/reviews.ts';
import { projectPath } from '../studio/paths.ts';

const sources: Record<(typeof reviews.reviews)[number]['hand'], string> = {
  office: import.meta.resolve('@fontsource/kalam/files/kalam-latin-400-normal.woff2'),
  fountain: import.meta
    .resolve('@fontsource/cedarville-cursive/files/cedarville-cursive-latin-400-normal.woff2'),
  school: import.meta.resolve('@fontsource/schoolbell/files/schoolbell-latin-400-normal.woff2'),
  draughtsman: import.meta
    .resolve('@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff2'),
  round: import.meta.resolve('@fontsource/handlee/files/handlee-latin-400-normal.woff2'),
  print: import.meta.resolve('@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2'),
};

for (const [hand, source] of Object.entries(sources)) {
  const written = reviews.reviews.filter((review) => review.hand === hand);
  const notes = hand === 'office' ? privacy.sections.map(({ note }) => note) : [];
  const letters = [...written.map(({ quote, name }) => quote + name), ...notes].join('');
  const font = await subsetFont(await readFile(fileURLToPath(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: {},
  });
  await writeFile(projectPath(`app/fonts/hand-${hand}.woff2`), font);
}
