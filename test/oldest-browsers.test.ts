import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Functions that a browser of `oldestBrowsers` (vite.config.ts) lacks, by their class; undefined for methods of objects. */
const tooNew: readonly [owner: string | undefined, names: readonly string[]][] = [
  ['AbortSignal', ['any']],
  ['Array', ['fromAsync']],
  ['Error', ['isError']],
  ['Intl', ['DurationFormat', 'Segmenter']],
  ['Iterator', ['from', 'concat']],
  ['Map', ['groupBy']],
  ['Math', ['sumPrecise', 'f16round']],
  ['Object', ['groupBy']],
  ['Promise', ['try', 'withResolvers']],
  ['RegExp', ['escape']],
  ['URL', ['canParse', 'parse']],
  [
    undefined,
    [
      'isSubsetOf',
      'isSupersetOf',
      'isDisjointFrom',
      'symmetricDifference',
      'isWellFormed',
      'toWellFormed',
      'getOrInsert',
      'getOrInsertComputed',
      'toBase64',
      'toHex',
      'setHTML',
      'moveBefore',
    ],
  ],
];

/** The calls of too new functions in a file; a call with `?.` is guarded. */
function tooNewCalls(name: string, source: string): string[] {
  const found: string[] = [];
  const check = ({ callee, optional = false }: { callee: ESTree.Expression; optional?: boolean }) => {
    if (optional || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    const called = callee.property.name;
    const owner = callee.object.type === 'Identifier' ? callee.object.name : undefined;
    for (const [of, names] of tooNew)
      if (names.includes(called) && (of === undefined || of === owner)) found.push(`${name}: ${called}`);
  };
  new Visitor({ CallExpression: check, NewExpression: check }).visit(parseSync(name, source).program);
  return found;
}

test('finds calls of new functions', () => {
  expect(tooNewCalls('a.ts', 'Object.groupBy(all, by); one.isSubsetOf(other)')).toHaveLength(2);
  expect(tooNewCalls('a.ts', 'new Intl.Segmenter()')).toHaveLength(1);
  expect(tooNewCalls('a.ts', 'AbortSignal.any?.(signals); one.any(); Array.from([])')).toEqual([]);
});

test('pages call only functions that the oldest browsers have', () => {
  const files = globSync(['app/**/*.{ts,tsx}', 'contract/**/*.ts'], { cwd: root });
  const found = files
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => tooNewCalls(name, readFileSync(path.join(root, name), 'utf8')));
  expect(found).toEqual([]);
});
