import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { projectPath } from './studio/paths.ts';

let folder: string;

beforeEach(() => {
  mkdirSync(projectPath('art/drafts'), { recursive: true });
  folder = mkdtempSync(projectPath('art/drafts/fingerprint-'));
  writeFileSync(path.join(folder, 'paper.ts'), `export const paper = 'cream';\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const PROGRAM = `import { paper } from './paper.ts';

paint(paper);
`;

/** The fingerprint of a program with this text, in a folder with `paper.ts`. */
function fingerprint(text: string, name = 'program.ts'): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return fingerprintOf(file);
}

test('names the program by its path in art/', () => {
  expect(fingerprint(PROGRAM)).toMatch(/^drafts\/fingerprint-\w+\/program\.ts [\da-f]{12}$/);
});

test('changes with the code of the program', () => {
  expect(fingerprint(PROGRAM.replace('paint', 'draw'))).not.toBe(fingerprint(PROGRAM));
});

test('changes with the code of an imported file', () => {
  const before = fingerprint(PROGRAM);
  writeFileSync(path.join(folder, 'paper.ts'), `export const paper = 'white';\n`);
  expect(fingerprint(PROGRAM)).not.toBe(before);
});

test.each([
  ['a line', '// One sentence.\n'],
  ['a docstring', '/** One sentence. */\n'],
  ['a docstring of several lines', '/**\n * One sentence.\n * Another one.\n */\n'],
  ['an indented line', '  // One sentence.\n'],
])('does not change with a comment in TypeScript: %s', (_, comment) => {
  expect(fingerprint(PROGRAM.replace('paint', `${comment}paint`))).toBe(fingerprint(PROGRAM));
});

test.each([
  ['a line', '# One sentence.\n'],
  ['a docstring', '    """One sentence."""\n'],
  ['a docstring of several lines', '    """One sentence.\n\n    Another one.\n    """\n'],
])('does not change with a comment in Python: %s', (_, comment) => {
  const code = (words: string) => `def shade():\n${words}    return '#fff'\n`;
  expect(fingerprint(code(comment), 'program.py')).toBe(fingerprint(code(''), 'program.py'));
});

test('changes with a text that contains the signs of a comment', () => {
  const link = (host: string) => `const link = 'https://${host}';\n`;
  expect(fingerprint(link('a.test'))).not.toBe(fingerprint(link('b.test')));
  const colour = (hex: string) => `COLOUR = '#${hex}'\n`;
  expect(fingerprint(colour('fff'), 'program.py')).not.toBe(fingerprint(colour('000'), 'program.py'));
});
