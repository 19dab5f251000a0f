/** The painted pictures in art/originals/, and programs.txt, which records the program of each. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fingerprintOf } from './fingerprint.ts';
import { projectPath } from './studio/paths.ts';

const LIST = projectPath('art/originals/programs.txt');

/** The path of a picture's original. */
export const originalOf = (name: string) => projectPath(`art/originals/${name}.jpg`);

/** The fingerprint of the program of each original, by the name of the picture. One line each: `name: fingerprint`. */
function readList(): Map<string, string> {
  const lines = existsSync(LIST) ? readFileSync(LIST, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => line.split(': ') as [string, string]));
}

/** Whether the original exists and its program has not changed since it painted it. */
export function isUpToDate(name: string, program: string): boolean {
  return existsSync(originalOf(name)) && readList().get(name) === fingerprintOf(program);
}

/** Records that the present version of the program paints the original. */
export async function confirmOriginal(name: string, program: string): Promise<void> {
  const list = readList().set(name, fingerprintOf(program));
  const lines = [...list].toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(LIST, lines.map(([each, fingerprint]) => `${each}: ${fingerprint}\n`).join(''));
}

/** Encodes a painted PNG as an original. */
export function asOriginal(painted: string): Promise<Buffer> {
  return sharp(painted).jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

/** Saves a painting, encoded by `asOriginal`, as the original. */
export async function saveOriginal(name: string, program: string, painting: Buffer): Promise<void> {
  await writeFile(originalOf(name), painting);
  await confirmOriginal(name, program);
}
