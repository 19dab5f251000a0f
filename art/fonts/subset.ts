/**
 * `node bin/run.mjs art/fonts/subset.ts` makes the two fonts of the site, `app/fonts/eczar.woff2` and
 * `anek-latin.woff2`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { projectPath } from '../studio/paths.ts';
import { latin } from './latin.ts';

/** With the rupee sign, arrows, and the accented letters of transliterated names. */
const characters = `${latin}₹→←×−āīūṭḍṇśṣ`;

/** Reduces a variable font to our characters and to the range of its axes that the styles use. */
async function subset(
  source: string,
  target: string,
  variationAxes: Record<string, { min: number; max: number; default: number }>,
): Promise<void> {
  const font = await readFile(fileURLToPath(source));
  await writeFile(
    projectPath(`app/fonts/${target}`),
    await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }),
  );
}

const eczar = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
await subset(eczar, 'eczar.woff2', { wght: { min: 500, max: 800, default: 500 } });

const anekLatin = import.meta
  .resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2');
await subset(anekLatin, 'anek-latin.woff2', {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 85, max: 100, default: 100 },
});
