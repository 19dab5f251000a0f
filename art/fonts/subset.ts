import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Latin 1, the punctuation we set, the rupee, arrows, and the long vowels and dots of transliterated names. */
const characters =
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index)) +
  String.fromCodePoint(...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index)) +
  '–—‘’“”•…₹→←×−āīūṭḍṇśṣ';

const resolve = createRequire(import.meta.url).resolve;
const fonts = path.resolve(import.meta.dirname, '../../app/fonts');

/** Cuts a variable font to our characters and to the part of its axes that the styles use. */
async function subset(
  source: string,
  target: string,
  variationAxes: Record<string, { min: number; max: number; default: number }>,
): Promise<void> {
  const font = await readFile(resolve(source));
  await writeFile(
    path.join(fonts, target),
    await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }),
  );
}

await subset('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2', 'eczar.woff2', {
  wght: { min: 500, max: 800, default: 500 },
});
await subset('@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2', 'anek-latin.woff2', {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 85, max: 100, default: 100 },
});
