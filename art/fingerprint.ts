import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from './studio/paths.ts';

const ART = projectPath('art');

/** The files of art/ that a program imports: './x.ts' in TypeScript, `from clay.forms` in Python. */
function importsOf(file: string, text: string): string[] {
  const named = file.endsWith('.py')
    ? [...text.matchAll(/^(?:from ([\w.]+) import ([\w, ]+)|import ([\w.]+))/gm)].flatMap(
        ([, from = '', names = '', whole]) =>
          [whole ?? from, ...names.split(/,\s*/).map((name) => `${from}.${name.split(' ')[0]}`)].map(
            (module) => path.join(ART, `${module.replaceAll('.', '/')}.py`),
          ),
      )
    : [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) => path.resolve(path.dirname(file), name));
  return named.filter((each) => existsSync(each));
}

/** Comments and docstrings that start on a line of their own. */
const COMMENTS = {
  '.py': /^[ \t]*(?:#.*|"""[\s\S]*?"""[ \t]*)$/gm,
  '.ts': /^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/[ \t]*)$/gm,
} as const;

/** A text without comments and empty lines: a better comment does not make a picture outdated. */
function codeOf(file: string, text: string): string {
  const code = text.replaceAll(COMMENTS[path.extname(file) as keyof typeof COMMENTS], '');
  return code.replaceAll(/^\s*\n/gm, '');
}

/**
 * The path of a program and a short hash of its code and of all files that it imports: the same code paints the same
 * picture.
 */
export function fingerprintOf(program: string): string {
  const codes = new Map<string, string>();
  const open = [program];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (codes.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    codes.set(file, codeOf(file, text));
    open.push(...importsOf(file, text));
  }
  const hash = createHash('sha256');
  for (const [, code] of [...codes].toSorted(([a], [b]) => a.localeCompare(b))) hash.update(code);
  return `${path.relative(ART, program)} ${hash.digest('hex').slice(0, 12)}`;
}
