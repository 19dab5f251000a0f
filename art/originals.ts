/** The painted pictures in art/originals/, and the list beside them of the programs they came from. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fingerprintOf } from './fingerprint.ts';
import { projectPath } from './studio/paths.ts';

const LIST = projectPath('art/originals/programs.txt');

/** Where a picture's original is. */
export const originalOf = (name: string) => projectPath(`art/originals/${name}.jpg`);

/** The fingerprint of the program that painted each original, by the picture's name: a line each, `name: fingerprint`. */
function readList(): Map<string, string> {
  const lines = existsSync(LIST) ? readFileSync(LIST, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => line.split(': ') as [string, string]));
}

/** Whether the original is there and its program still reads as it did when it painted it. */
export function isUpToDate(name: string, program: string): boolean {
  return existsSync(originalOf(name)) && readList().get(name) === fingerprintOf(program);
}

/** Notes that the program as it reads now paints the original. */
export async function confirmOriginal(name: string, program: string): Promise<void> {
  const list = readList().set(name, fingerprintOf(program));
  const lines = [...list].toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(LIST, lines.map(([each, fingerprint]) => `${each}: ${fingerprint}\n`).join(''));
}

/** A painted PNG as an original is kept. */
export function asOriginal(painted: string): Promise<Buffer> {
  return sharp(painted).jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

/** Makes a painting, coded `asOriginal`, the original. */
export async function keepOriginal(name: string, program: string, painting: Buffer): Promise<void> {
  await writeFile(originalOf(name), painting);
  await confirmOriginal(name, program);
}
