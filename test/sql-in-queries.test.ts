import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The methods of Kysely that begin a statement. */
const statements = new Set([
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'with',
  'withRecursive',
]);

/** The SQL in a file: calls that begin a statement, and imports with which raw SQL can be written. */
function sqlIn(source: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      if (statements.has(name)) found.push(name);
    },
    ImportDeclaration({ source: { value: module }, importKind, specifiers }) {
      if (importKind === 'type') return;
      if (module === 'node:sqlite') found.push(module);
      for (const { local } of specifiers) {
        if (module === 'kysely' && ['sql', 'CompiledQuery'].includes(local.name)) found.push(local.name);
      }
    },
  }).visit(parseSync('file.ts', source).program);
  return found;
}

test('every SQL statement of the server is in a queries.ts or in server/db/', () => {
  const files = globSync('server/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.ts$|\/queries\.ts$|^server\/db\//.test(file));
  expect(files).toContain('server/school/conversations/messages/routes.ts');
  const sites = files.flatMap((file) =>
    sqlIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(sites).toEqual([]);
});

test.each([
  ["await db.selectFrom('users').selectAll().execute();", 'selectFrom'],
  ["insert(({ selectFrom }) => selectFrom('users'));", 'selectFrom'],
  ["import { sql } from 'kysely';", 'sql'],
  ["import { DatabaseSync } from 'node:sqlite';", 'node:sqlite'],
])('finds the SQL in %s', (source, name) => {
  expect(sqlIn(source)).toEqual([name]);
});

test('accepts the types of Kysely', () => {
  expect(sqlIn("import type { Selectable } from 'kysely';")).toEqual([]);
});
