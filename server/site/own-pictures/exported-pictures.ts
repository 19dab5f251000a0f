import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { pathText } from '#contract/site/field-path.ts';
import { maxPictureBytes } from '#contract/site/picture-limits.ts';
import { flushDirectory } from '#server/disk/flush-directory.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import type { Problem } from '#server/site/content/content-file.ts';
import { largestWidth } from '#server/site/pictures/widths.ts';
import { checkPictureFile } from './check-picture-file.ts';
import { isPictureFileName, type PictureFiles } from './picture-files.ts';
import { brandsOf } from './picture-headers.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** Beside the files of a picture: what its row needs. */
const infoName = 'picture.json';

/** Bytes; it has less than a kilobyte. */
const maxInfoSize = 10_000;

const maxPlaceholder = 240;

const side = (largest: number) =>
  z
    .int('Please enter a whole number.')
    .check(z.minimum(1, 'Please enter 1 or more.'), z.maximum(largest, `Please enter at most ${largest}.`));
const fraction = () =>
  z
    .number('Please enter a number.')
    .check(z.minimum(0, 'Please enter 0 or more.'), z.maximum(1, 'Please enter at most 1.'));
const text = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));

/** What is in an exported picture.json. Colour and placeholder become parts of pages. */
const exportedPicture = z.strictObject({
  id: z.string('Please enter the id.'),
  sourceHash: text(/^[\da-f]{64}$/, 'Please enter a SHA-256 in small letters.'),
  width: side(largestWidth),
  height: side(2 * largestWidth),
  colour: text(/^#[\da-f]{6}$/, 'Please enter a colour such as #a89898.'),
  placeholder: z.string('Please enter a text.').check(
    z.maxLength(maxPlaceholder, {
      error: `Please enter at most ${maxPlaceholder} characters.`,
      abort: true,
    }),
    z.regex(
      /^(?:data:image\/webp;base64,[A-Za-z\d+/]+={0,2})?$/,
      'Please enter a data URI of image/webp in base64.',
    ),
  ),
  widths: z.array(side(largestWidth), 'Please enter a list of widths.').check(
    z.minLength(1, 'Please enter at least one width.'),
    z.maxLength(10, { error: 'Please enter at most 10 widths.', abort: true }),
    z.refine(
      (widths) =>
        widths.every((each, at) => isPictureFileName(`${each}.avif`) && each > (widths[at - 1] ?? 0)),
      'Please enter widths of 10 and more, the smallest first.',
    ),
  ),
  focus: z.strictObject({ x: fraction(), y: fraction() }, 'Please enter a point.'),
});

/** A picture as it goes from one school to another, without its files. */
export type ExportedPicture = z.output<typeof exportedPicture>;

const namesOf = ({ widths }: Pick<ExportedPicture, 'widths'>) => [
  ...widths.map((width) => `${width}.avif`),
  'picture.jpg',
];

/**
 * Writes pictures into a new folder: for each one a folder with its id as the name. The folder gets its name when it is whole.
 * @throws CommandError when a picture has lost its files; also errors of both storages. Nothing is left then
 */
export async function writeExported(
  folder: string,
  pictures: readonly ExportedPicture[],
  files: Pick<PictureFiles, 'get'>,
): Promise<void> {
  const part = `${folder}.${randomUUID()}.part`;
  try {
    await mkdir(part, { mode: 0o700 });
    for (const picture of pictures) {
      const directory = path.join(part, picture.id);
      await mkdir(directory, { mode: 0o700 });
      const write = (name: string, content: string | Uint8Array) =>
        writeFile(path.join(directory, name), content, { flag: 'wx', mode: 0o600, flush: true });
      await write(infoName, `${JSON.stringify(picture, null, 2)}\n`);
      for (const name of namesOf(picture)) {
        const bytes = await files.get(picture.id, name);
        if (bytes === undefined)
          throw new CommandError(
            `The file ${name} of the picture ${picture.id} is not there. Nothing was written. Add the photograph once more, or restore a backup.`,
          );
        await write(name, bytes);
      }
      await flushDirectory(directory);
    }
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Links are not followed: they are neither. */
async function kindOf(place: string): Promise<'missing' | 'directory' | 'file' | 'other'> {
  const stats = await lstat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stats === undefined) return 'missing';
  return stats.isDirectory() ? 'directory' : stats.isFile() ? 'file' : 'other';
}

/** A picture of a folder with its files, or everything that is wrong with it. */
type ReadPicture =
  | { picture: ExportedPicture; files: { name: string; bytes: Buffer }[]; problems: readonly [] }
  | { picture: null; problems: readonly Problem[] };

type Report = (message: string) => null;

/** The bytes of a file, if it is one and is not too large. */
async function readBounded(file: string, maxSize: number, report: Report): Promise<Buffer | null> {
  const kind = await kindOf(file);
  if (kind === 'missing') return report('This file is missing.');
  if (kind !== 'file') return report('This is not a file. Links are not followed.');
  if ((await lstat(file)).size > maxSize)
    return report(`This is too large: all files of a picture may have ${maxPictureBytes / 1_000_000} MB.`);
  return readFile(file);
}

function parseInfo(bytes: Buffer, id: string, report: Report): ExportedPicture | null {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return report('This is not JSON.');
  }
  const { data, error } = exportedPicture.safeParse(value);
  for (const { path: place, ...issue } of error?.issues ?? []) {
    const field = pathText(place as (string | number)[]);
    const message =
      issue.code === 'unrecognized_keys'
        ? `There is no field with the name ${issue.keys.join(', ')}.`
        : issue.code === 'invalid_type' && field === ''
          ? 'Please enter an object with fields.'
          : issue.message;
    report(field === '' ? message : `${field}: ${message}`);
  }
  if (data === undefined) return null;
  return data.id === id ? data : report('id: This is not the name of the folder.');
}

/** Checks what a file is before a browser of a visitor gets it. */
function checkKind(name: string, bytes: Buffer, report: Report): void {
  const isAvif = name.endsWith('.avif');
  const isKind = isAvif
    ? brandsOf(bytes).includes('avif')
    : bytes.subarray(0, 3).toString('hex') === 'ffd8ff';
  if (!isKind) return void report(`This is not ${isAvif ? 'an AVIF' : 'a JPEG'} picture.`);
  try {
    const { width } = checkPictureFile(bytes);
    if (isAvif && `${width}.avif` !== name) report(`This picture is ${width} pixels wide.`);
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error;
    report('This picture is damaged.');
  }
}

/**
 * Reads a picture of a folder that `writeExported` has made, and that anybody may have changed since.
 * @param id the name of an own picture, which becomes a part of a path
 * @returns undefined when the folder has no such picture
 */
export async function readExported(folder: string, id: string): Promise<ReadPicture | undefined> {
  const directory = path.join(folder, id);
  const problems: Problem[] = [];
  const reportOf =
    (place: string): Report =>
    (message) => {
      problems.push({ path: place, message });
      return null;
    };
  for (const place of [folder, directory]) {
    const kind = await kindOf(place);
    if (kind === 'missing') return undefined;
    if (kind === 'directory') continue;
    reportOf(place)('This is not a folder. Links are not followed.');
    return { picture: null, problems };
  }
  const infoFile = path.join(directory, infoName);
  const info = await readBounded(infoFile, maxInfoSize, reportOf(infoFile));
  const picture = info && parseInfo(info, id, reportOf(infoFile));
  if (picture === null) return { picture, problems };
  const names = namesOf(picture);
  for (const name of (await readdir(directory)).toSorted())
    if (name !== infoName && !names.includes(name))
      reportOf(path.join(directory, name))('This file does not belong to the picture.');
  const files: { name: string; bytes: Buffer }[] = [];
  let left = maxPictureBytes;
  for (const name of names) {
    const report = reportOf(path.join(directory, name));
    const bytes = await readBounded(path.join(directory, name), left, report);
    if (bytes === null) continue;
    left -= bytes.length;
    checkKind(name, bytes, report);
    files.push({ name, bytes });
  }
  return problems.length > 0 ? { picture: null, problems } : { picture, files, problems: [] };
}
