/**
 * Makes the pictures the site serves: AVIF at several widths, WebP for the few browsers without
 * AVIF, and content/pictures/index.ts, which tells pages their size, colour and files.
 * Names carry a hash of the content, so a file can be cached for ever.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectPath } from '../studio/paths.ts';
import { type Source, sources } from './sources.ts';

const OUTPUT = projectPath('content/pictures');
const WIDTHS = [320, 480, 640, 960, 1280];
const LARGEST = 1280;
const AVIF = { quality: 55, effort: 4 } as const;
const WEBP = { quality: 74, effort: 5 } as const;

type Variant = { width: number; file: string };

type Entry = {
  name: string;
  width: number;
  height: number;
  colour: string;
  placeholder: string;
  focus: [number, number];
  avif: Variant[];
  webp: Variant[];
};

/** The trimmed work as raw pixels, at most as wide as the largest served width. */
async function readWork(source: Source) {
  const file = projectPath(`art/originals/${source.original}`);
  const { width, height } = await sharp(file).metadata();
  const { x, y, w, h } = source.crop ?? { x: 0, y: 0, w: 1, h: 1 };
  return sharp(file)
    .extract({
      left: Math.round(width * x),
      top: Math.round(height * y),
      width: Math.round(width * w),
      height: Math.round(height * h),
    })
    .resize({ width: LARGEST, withoutEnlargement: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

/** The standard widths that fit, and the work's own width where the last step would lose much. */
export function widthsFor(own: number): number[] {
  const fitting = WIDTHS.filter((width) => width <= own);
  const last = fitting.at(-1) ?? 0;
  return last < own * 0.9 ? [...fitting, own] : fitting;
}

/** Fallback widths: 640 (or the nearest below it) and the largest. */
export function fallbackWidthsFor(widths: number[]): number[] {
  const middle = widths.filter((width) => width <= 640).at(-1);
  return [...new Set([middle, widths.at(-1)])].filter((width) => width !== undefined);
}

async function writeVariant(name: string, width: number, data: Buffer, extension: string): Promise<Variant> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${name}-${width}-${hash}.${extension}`;
  await writeFile(path.join(OUTPUT, file), data);
  return { width, file };
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0');

/** A tiny blurred likeness, small enough to travel inside the page. */
async function placeholderOf(work: Buffer): Promise<string> {
  for (const size of [24, 20, 16, 12]) {
    const tiny = await sharp(work)
      .resize({ width: size, height: size, fit: 'inside' })
      .blur(0.6)
      .webp({ quality: 24, effort: 6, smartSubsample: false })
      .toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length < 300) return uri;
  }
  throw new Error('A placeholder does not fit in 300 bytes');
}

/** Writes all files of one picture and returns what index.ts says about it. */
async function makePicture(name: string, source: Source): Promise<Entry> {
  const { data: work, info } = await readWork(source);
  const widths = widthsFor(info.width);
  // Counted on a small copy, where neighbouring tiles, threads or dots have run together.
  const small = await sharp(work).resize({ width: 48 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const avif: Variant[] = [];
  for (const width of widths) {
    avif.push(
      await writeVariant(name, width, await sharp(work).resize({ width }).avif(AVIF).toBuffer(), 'avif'),
    );
  }
  const webp: Variant[] = [];
  for (const width of fallbackWidthsFor(widths)) {
    webp.push(
      await writeVariant(name, width, await sharp(work).resize({ width }).webp(WEBP).toBuffer(), 'webp'),
    );
  }
  return {
    name,
    width: info.width,
    height: info.height,
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    placeholder: await placeholderOf(work),
    focus: source.focus ?? [0.5, 0.5],
    avif,
    webp,
  };
}

/** The text of content/pictures/index.ts. */
function indexText(entries: Entry[]): string {
  const variants = (list: Variant[]) =>
    list.map(({ width, file }) => `      { width: ${width}, file: '${file}' },`).join('\n');
  const records = entries.map(
    (entry) => `  '${entry.name}': {
    width: ${entry.width},
    height: ${entry.height},
    colour: '${entry.colour}',
    placeholder:
      '${entry.placeholder}',
    focus: [${entry.focus.join(', ')}],
    avif: [
${variants(entry.avif)}
    ],
    webp: [
${variants(entry.webp)}
    ],
  },`,
  );
  return `// Made by art/pictures/make-pictures.ts from art/pictures/sources.ts; do not edit.

type PictureVariant = { width: number; file: string };

export type Picture = {
  /** Size of the work as it hangs, for the aspect ratio. */
  width: number;
  height: number;
  /** The work's main colour, shown until it has loaded. */
  colour: \`#\${string}\`;
  /** Data URI of a tiny blurred likeness. */
  placeholder: string;
  /** The point to keep in sight when a layout crops, as fractions (for object-position). */
  focus: [number, number];
  /** Files beside this one, narrowest first. */
  avif: PictureVariant[];
  webp: PictureVariant[];
};

export type PictureName =
${entries.map(({ name }) => `  | '${name}'`).join('\n')};

export const pictures: Record<PictureName, Picture> = {
${records.join('\n')}
};
`;
}

/** Removes pictures that no source makes any more. */
async function removeStale(entries: Entry[]) {
  const made = new Set(entries.flatMap(({ avif, webp }) => [...avif, ...webp].map(({ file }) => file)));
  for (const file of await readdir(OUTPUT)) {
    if (/\.(avif|webp)$/.test(file) && !made.has(file)) await rm(path.join(OUTPUT, file));
  }
}

await mkdir(OUTPUT, { recursive: true });
const entries: Entry[] = [];
for (const [name, source] of Object.entries<Source>(sources)) {
  entries.push(await makePicture(name, source));
  console.log(name);
}
await writeFile(path.join(OUTPUT, 'index.ts'), indexText(entries));
await removeStale(entries);
