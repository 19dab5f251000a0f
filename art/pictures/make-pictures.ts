/**
 * `npm run pictures` writes content/pictures/: for each original AVIF files at the widths that the layouts use and WebP
 * files for the few browsers without AVIF; index.ts with the size, the main colour and the files of each picture; and
 * placeholders.ts. It skips pictures that have not changed since the last run.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import type { Picture as MadePicture } from '../../contract/content/content.ts';
import { pictures as made } from '../../content/pictures/index.ts';
import { placeholders as madePlaceholders } from '../../content/pictures/placeholders.ts';
import { catalogue } from '../catalogue.ts';
import type { Picture } from '../picture.ts';
import { projectPath } from '../studio/paths.ts';
import { indexText, placeholdersText } from '../../server/pictures/index-text.ts';
import { readOriginal, trimmed } from './trimmed.ts';
import { fallbackWidthsFor, widthsFor } from '../../server/pictures/widths.ts';

const OUTPUT = projectPath('content/pictures');
const LARGEST = 1280;
/**
 * The settings of sharp for the AVIF file of a width. Phones show the widths 640 and below, and the extra widths, at two
 * or three device pixels per CSS pixel, which hides compression artefacts.
 */
function avifSettings(width: number, { extraWidths = [] }: Picture) {
  if (extraWidths.includes(width))
    return { quality: width < 600 ? 50 : 43, chromaSubsampling: '4:2:0', effort: 3 };
  return { quality: width >= 960 ? 50 : 55, effort: 3 };
}
const WEBP_QUALITY = 74;
/** Part of every hash: increase it when the encoding of existing widths changes. */
const ENCODING_VERSION = 2;

const hex = (channel: number) => channel.toString(16).padStart(2, '0');

/** The main colour, counted on a small copy, in which neighbouring tiles, threads or dots are blended. */
async function colourOf(work: Buffer): Promise<`#${string}`> {
  const small = await sharp(work).resize({ width: 48 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** A tiny blurred copy as a data URI, small enough to be part of the page. */
async function placeholderOf(work: Buffer): Promise<string> {
  for (const size of [16, 12, 8]) {
    const tiny = await sharp(work)
      .resize({ width: size, height: size, fit: 'inside' })
      .webp({ quality: 20, effort: 6, smartSubsample: false })
      .toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length < 240) return uri;
  }
  throw new Error('A placeholder does not fit in 240 bytes');
}

type Made = { entry: MadePicture; placeholder: string };

/** Writes all files of one picture and returns its entry in index.ts and its placeholder. */
async function makePicture(name: string, picture: Picture, hash: string): Promise<Made> {
  const work = await trimmed(name, picture, LARGEST);
  const { width, height } = await sharp(work).metadata();
  const widths = widthsFor(width, picture.extraWidths);
  const fallbacks = fallbackWidthsFor(widths);
  const webp = { quality: picture.fallbackQuality ?? WEBP_QUALITY, effort: 5 };
  /** Writes a file that does not exist yet: its name has the hash of everything that determines its bytes. */
  async function write(width: number, extension: string, encoded: (resized: Sharp) => Sharp) {
    const file = path.join(OUTPUT, `${name}-${width}-${hash}.${extension}`);
    if (!existsSync(file)) await writeFile(file, await encoded(sharp(work).resize({ width })).toBuffer());
  }
  for (const width of widths) await write(width, 'avif', (resized) => resized.avif(avifSettings(width, picture)));
  for (const width of fallbacks) await write(width, 'webp', (resized) => resized.webp(webp));
  const entry: MadePicture = {
    name,
    hash,
    width,
    height,
    colour: await colourOf(work),
    focus: picture.focus ?? [0.5, 0.5],
    widths,
    fallbacks,
  };
  return { entry, placeholder: await placeholderOf(work) };
}

/** A hash of everything that determines the files: the pixels of the original, not its metadata, and the settings. */
async function hashOf(original: Buffer, { crop, fallbackQuality }: Picture): Promise<string> {
  const parts = createHash('sha256')
    .update(await sharp(original).raw().toBuffer())
    .update(
      JSON.stringify(
        [crop, ENCODING_VERSION, fallbackQuality].filter((part, at) => at < 2 || part !== undefined),
      ),
    );
  return parts.digest('hex').slice(0, 8);
}

const filesOf = ({ name, hash, widths, fallbacks }: MadePicture) => [
  ...widths.map((width) => `${name}-${width}-${hash}.avif`),
  ...fallbacks.map((width) => `${name}-${width}-${hash}.webp`),
];

/** Removes the files of pictures that are no longer in the catalogue. */
async function removeStale(entries: readonly MadePicture[]) {
  const kept = new Set(entries.flatMap(filesOf));
  for (const file of await readdir(OUTPUT)) {
    if (/\.(avif|webp)$/.test(file) && !kept.has(file)) await rm(path.join(OUTPUT, file));
  }
}

await mkdir(OUTPUT, { recursive: true });
const before: Readonly<Record<string, MadePicture>> = made;
const placeholdersBefore: Readonly<Record<string, string>> = madePlaceholders;
const entries: MadePicture[] = [];
const placeholders: [name: string, uri: string][] = [];
for (const [name, picture] of catalogue) {
  const hash = await hashOf(await readOriginal(name), picture);
  const last = before[name];
  const placeholderBefore = placeholdersBefore[name];
  const isDone =
    last?.hash === hash &&
    isDeepStrictEqual(last.widths, widthsFor(last.width, picture.extraWidths)) &&
    filesOf(last).every((file) => existsSync(path.join(OUTPUT, file)));
  if (isDone && placeholderBefore !== undefined) {
    entries.push({ ...last, focus: picture.focus ?? [0.5, 0.5] });
    placeholders.push([name, placeholderBefore]);
    continue;
  }
  const { entry, placeholder } = await makePicture(name, picture, hash);
  entries.push(entry);
  placeholders.push([name, placeholder]);
  console.log(name);
}
await writeFile(path.join(OUTPUT, 'index.ts'), indexText(entries));
await writeFile(path.join(OUTPUT, 'placeholders.ts'), placeholdersText(placeholders));
await removeStale(entries);
