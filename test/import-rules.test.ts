import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The file that has the import, what it imports, and what the linter says. */
const forbidden: readonly [file: string, imported: string, message: string][] = [
  ['contract/school/message.ts', 'zod', 'contract imports nothing but zod/mini'],
  ['contract/school/message.ts', '#content/school.ts', 'contract imports nothing but zod/mini'],
  ['contract/school/message.ts', '../server/env.ts', 'contract imports nothing but zod/mini'],
  ['app/home/home.tsx', '#server/env.ts', 'app never imports server'],
  ['app/home/home.tsx', '../../server/env.ts', 'app never imports server'],
  ['app/home/home.tsx', '#content/home.ts', 'app reads the content in its loaders'],
  ['app/home/home.tsx', '../../content/home.ts', 'app reads the content in its loaders'],
  [
    'app/ui/picture/picture.tsx',
    '#app/lightbox/lightbox-link.tsx',
    'ui imports nothing of lightbox, offline and root',
  ],
  [
    'app/ui/picture/picture.tsx',
    '../../lightbox/lightbox-link.tsx',
    'ui imports nothing of lightbox, offline and root',
  ],
  [
    'app/ui/form/form-problem.tsx',
    '#app/offline/connection.tsx',
    'ui imports nothing of lightbox, offline and root',
  ],
  ['app/ui/page/breadcrumb.tsx', '#app/root.tsx', 'ui imports nothing of lightbox, offline and root'],
  ['app/ui/form/form.tsx', '#server/env.ts', 'app never imports server'],
  ['app/ui/form/form.tsx', '../../../content/home.ts', 'app reads the content in its loaders'],
  ['server/school/messages/routes.ts', '#app/api.ts', 'server never imports app sources'],
  ['server/school/messages/routes.ts', '../../app/api.ts', 'server never imports app sources'],
  [
    'server/site/serve/reply.ts',
    '../publish/publisher.ts',
    'serving a snapshot loads nothing that makes one',
  ],
  ['server/http/body.ts', '#server/users/queries.ts', 'http imports no folder of server/ but db'],
  ['server/http/body.ts', '../messages/routes.ts', 'http imports no folder of server/ but db'],
  ['server/http/body.ts', '#server/context.ts', 'http imports no folder of server/ but db, and no context'],
  ['server/http/body.ts', '../context.ts', 'http imports no folder of server/ but db, and no context'],
  ['server/users/better-auth.ts', '#server/users/sessions/queries.ts', 'in one direction'],
  ['server/users/queries.ts', '../passwords/queries.ts', 'in one direction'],
  ['server/users/queries.ts', '#server/users/accounts/sign-in.ts', 'in one direction'],
  ['server/users/sessions/caller.ts', '#server/users/passwords/queries.ts', 'in one direction'],
  ['server/users/sessions/caller.ts', '../second-factor/queries.ts', 'in one direction'],
  ['server/users/sessions/caller.ts', '#server/users/accounts/sign-in.ts', 'in one direction'],
  ['server/users/passwords/routes.ts', '#server/users/second-factor/queries.ts', 'in one direction'],
  ['server/users/passwords/routes.ts', '#app/api.ts', 'server never imports app sources'],
  ['server/users/second-factor/routes.ts', '#server/users/accounts/routes.ts', 'in one direction'],
  ['server/http/body.ts', '#app/api.ts', 'server never imports app sources'],
  ['content/school.ts', '#server/env.ts', 'content imports contract types only'],
  ['content/school.ts', 'node:fs', 'content imports contract types only'],
  ['server/db/migrations/0002-next.ts', '#server/db/tables.ts', 'migrations import no application code'],
  ['server/db/migrations/0002-next.ts', '../tables.ts', 'migrations import no application code'],
];

const allowed: readonly [file: string, imported: string][] = [
  ['contract/school/message.ts', 'zod/mini'],
  ['contract/school/message.ts', './text.ts'],
  ['app/home/home.tsx', '#contract/site/course.ts'],
  ['app/ui/form/form.tsx', '../picture/icon.tsx'],
  ['app/ui/page/breadcrumb.tsx', '#app/school.ts'],
  ['server/school/messages/routes.ts', '#contract/school/message.ts'],
  ['server/http/body.ts', '#server/db/connect.ts'],
  ['server/users/accounts/routes.ts', '#server/users/second-factor/queries.ts'],
  ['server/users/second-factor/routes.ts', '#server/users/passwords/lock-caller.ts'],
  ['server/users/passwords/routes.ts', '#server/users/sessions/queries.ts'],
  ['server/users/sessions/caller.ts', '#server/users/better-auth.ts'],
  ['server/http/body.test.ts', '#server/users/queries.ts'],
  ['content/school.ts', '#contract/site/course.ts'],
  ['content/school.ts', './text.ts'],
  ['server/db/migrations/0002-next.ts', 'kysely'],
];

/** Pairs of files of which each imports the other, one of them a type only. */
const cycles = [
  ['server/db/connect.ts', '../trials/queries.ts'],
  ['server/school/trials/queries.ts', '#server/db/connect.ts'],
  ['app/root.tsx', './school.ts'],
  ['app/school.ts', './root.tsx'],
] as const;

/** The rules look at folders: a file of the same folder for each case, so that one run of the linter sees all. */
const placeOf = (file: string, index: number) =>
  file.replace(/[^/]*?((?:\.test)?\.tsx?)$/, (_, ending: string) => `case-${index}${ending}`);

/** What the linter says about each file of one tree. */
const said = new Map<string, string>();

type Cases = readonly (readonly [file: string, imported: string, ...rest: string[]])[];

/** What the linter says about a case. */
function saidOf(cases: Cases, file: string, imported: string): string {
  const index = cases.findIndex(([one, other]) => one === file && other === imported);
  return said.get(placeOf(file, cases === allowed ? forbidden.length + index : index)) ?? '';
}

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  function write(file: string, imported: string, kind = ''): void {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `import ${kind} { thing } from '${imported}';\n\nexport { thing };\n`);
  }
  // package.json maps `#server/` to its folder.
  for (const name of ['.oxlintrc.json', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name));
  for (const [index, [file, imported]] of [...forbidden, ...allowed].entries())
    write(placeOf(file, index), imported);
  for (const [index, [file, imported]] of cycles.entries())
    write(file, imported, index % 2 === 0 ? '' : 'type');
  const command = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
  let output: string;
  try {
    output = execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[];
  };
  for (const { filename, code, message, help = '' } of diagnostics)
    said.set(filename, `${said.get(filename) ?? ''}${code}: ${message} ${help}\n`);
  rmSync(folder, { recursive: true });
});

test.each(forbidden)('%s may not import %s', (file, imported, message) => {
  expect(saidOf(forbidden, file, imported)).toContain(message);
});

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(saidOf(allowed, file, imported)).not.toContain('no-restricted-imports');
});

test.each(['server/school/trials/queries.ts', 'app/school.ts'])(
  '%s may not import a file in a cycle, not even a type',
  (file) => {
    expect(said.get(file)).toContain('no-cycle');
  },
);
