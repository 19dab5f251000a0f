import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from './studio/paths.ts';

const ART = projectPath('art');

/** The project's own files that a program's text imports: './x.ts' in TypeScript, `from clay.forms` in Python. */
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

/** A short hash of a program's text and of all that it imports from the project: the same text paints the same. */
export function fingerprintOf(program: string): string {
  const texts = new Map<string, string>();
  const waiting = [program];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    waiting.push(...importsOf(file, text));
  }
  const hash = createHash('sha256');
  for (const [, text] of [...texts].toSorted(([a], [b]) => a.localeCompare(b))) hash.update(text);
  return `${path.relative(ART, program)} ${hash.digest('hex').slice(0, 12)}`;
}
