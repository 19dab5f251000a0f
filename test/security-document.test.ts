import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/**
 * The sections of OWASP ASVS 5.0.0: number of requirements of level 1 / of levels 1 and 2 together. In every section the
 * requirements of level 1 come first, then those of level 2.
 */
const sections = `
  1.1 0/2 · 1.2 5/9 · 1.3 2/11 · 1.4 0/3 · 1.5 1/2
  2.1 1/3 · 2.2 2/3 · 2.3 1/4 · 2.4 0/1
  3.2 2/2 · 3.3 1/4 · 3.4 2/6 · 3.5 3/5 · 3.7 0/2
  4.1 1/3 · 4.2 0/1 · 4.3 0/2 · 4.4 1/4
  5.1 0/1 · 5.2 2/3 · 5.3 2/2 · 5.4 0/3
  6.1 1/3 · 6.2 8/12 · 6.3 2/4 · 6.4 2/4 · 6.5 0/5 · 6.6 0/3 · 6.8 0/4
  7.1 0/3 · 7.2 4/4 · 7.3 0/2 · 7.4 2/5 · 7.5 0/2 · 7.6 0/2
  8.1 1/2 · 8.2 2/3 · 8.3 1/1 · 8.4 0/1
  9.1 3/3 · 9.2 1/4
  10.1 0/2 · 10.2 0/2 · 10.3 0/4 · 10.4 5/11 · 10.5 0/5 · 10.6 0/2 · 10.7 0/3
  11.1 0/2 · 11.2 0/3 · 11.3 2/3 · 11.4 1/4 · 11.5 0/1 · 11.6 0/1
  12.1 1/3 · 12.2 2/2 · 12.3 0/4
  13.1 0/1 · 13.2 0/5 · 13.3 0/2 · 13.4 1/5
  14.1 0/2 · 14.2 1/4 · 14.3 1/3
  15.1 1/3 · 15.2 1/3 · 15.3 1/7
  16.1 0/1 · 16.2 0/5 · 16.3 0/4 · 16.4 0/3 · 16.5 0/3
  17.1 0/1 · 17.2 0/4 · 17.3 0/2
`;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const levels = new Map<string, string>(
  [...sections.matchAll(/([\d.]+) (\d+)\/(\d+)/g)].flatMap(([, section, level1, both]) =>
    upTo(Number(both)).map((item) => [`${section}.${item}`, item <= Number(level1) ? '1' : '2'] as const),
  ),
);

/** The requirement numbers of a first cell: 1.2.3, a list with commas, or a range within a section such as 1.2.3–1.2.5. */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const itemOf = (number: string) => Number(number.slice(number.lastIndexOf('.') + 1));
    return upTo(itemOf(last))
      .slice(itemOf(first) - 1)
      .map((item) => `${section}.${item}`);
  });
}

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, numbers = '', level = '', , status = '', evidence = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { numbers, level, status, evidence };
  });

const filesIn = (words: string) =>
  [...words.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)].map(([, name = '']) => name);
const looksLikeFile = (name: string) => name.includes('/') || /\.(?:md|json|ts|mjs)$/.test(name);

const anchors = new Set(
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  ),
);

/** The faults of a row. */
function* faultsOf({ numbers, level, status, evidence }: (typeof rows)[number]): Generator<string> {
  if (numbersIn(numbers).some((number) => levels.get(number) !== level)) yield 'it has the wrong level';
  if (!['met', 'not applicable', 'not met'].includes(status)) yield `the status "${status}" does not exist`;
  if (evidence.length < 4) yield 'it has no evidence';
  const files = filesIn(evidence).filter(looksLikeFile);
  const linked = [...evidence.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  if (status === 'met' && files.length + linked.length === 0)
    yield 'it is met, but has no file and no link as evidence';
  if (status === 'not met' && !/Plan: \S/.test(evidence)) yield 'it is not met, but has no plan';
  for (const file of files) {
    if (!existsSync(path.join(root, file))) yield `the file ${file} does not exist`;
  }
  for (const anchor of linked) {
    if (!anchors.has(anchor)) yield `the heading #${anchor} does not exist`;
  }
}

test('each of the 253 requirements of levels 1 and 2 is in one row', () => {
  const named = rows.flatMap(({ numbers }) => numbersIn(numbers));
  expect(named.toSorted()).toEqual([...levels.keys()].toSorted());
  expect(named).toHaveLength(253);
});

test('every row has its level, a valid status, and evidence: files and headings that exist', () => {
  expect(rows.flatMap((row) => [...faultsOf(row)].map((fault) => `${row.numbers}: ${fault}`))).toEqual([]);
});

test('the list above the tables contains exactly the requirements that are not met', () => {
  const [, listed = ''] = /^Not met at present: ([\d., ]+);/m.exec(text) ?? [];
  const notMet = rows
    .filter(({ status }) => status === 'not met')
    .flatMap(({ numbers }) => numbersIn(numbers));
  expect(listed.split(', ')).toEqual(notMet);
});

test('every file that the document names exists', () => {
  const files = filesIn(text).filter((name) => name.includes('/') && !name.startsWith('DATA_DIR/'));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
