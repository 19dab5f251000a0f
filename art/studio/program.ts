import type { Canvas } from '@napi-rs/canvas';
import { writeFileSync } from 'node:fs';

/** The value of the command-line argument `name=…`. */
export function option(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Writes the finished picture as PNG to the file that the argument `out=…` names. */
export function savePicture(picture: Canvas): void {
  const out = option('out');
  if (out === undefined) throw new Error('Say where the picture goes: out=FILE.png');
  writeFileSync(out, picture.toBuffer('image/png'));
}
