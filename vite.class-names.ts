import { createHash } from 'node:crypto';
import path from 'node:path';

const root = import.meta.dirname;
const files = new Map<string, string>();

/**
 * The name of a class of a CSS module in the build: its own, with three characters of a hash of its file. Vite's own names are longer by the line of
 * their rule, in each of the hundreds of places of a page.
 * @throws Error when two files give the same name, which has not happened
 */
export function classNameIn(name: string, file: string): string {
  const short = createHash('sha256').update(path.relative(root, file)).digest('base64url').slice(0, 3);
  const scoped = `${name}_${short}`;
  const other = files.get(scoped) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} both name a class ${scoped}: rename one of them`);
  files.set(scoped, file);
  return scoped;
}
