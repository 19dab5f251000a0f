import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  // package.json maps `#server/` to its folder.
  for (const name of ['.oxlintrc.json', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file with one import and one export into the folder of the test. */
function write(file: string, imported: string, kind = ''): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `import ${kind} { thing } from '${imported}';\n\nexport { thing };\n`);
}

/** The output of the linter for a file with this one import. */
function lint(file: string, imported: string, kind?: 'type'): string {
  write(file, imported, kind);
  try {
    return execFileSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), file], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test.each([
  ['contract/message.ts', 'zod', 'contract imports nothing but zod/mini'],
  ['contract/message.ts', '#content/school.ts', 'contract imports nothing but zod/mini'],
  ['contract/message.ts', '../server/env.ts', 'contract imports nothing but zod/mini'],
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
  ['server/messages/routes.ts', '#app/api.ts', 'server never imports app sources'],
  ['server/messages/routes.ts', '../../app/api.ts', 'server never imports app sources'],
  [
    'server/site/serve/reply.ts',
    '../publish/publisher.ts',
    'serving a snapshot loads nothing that makes one',
  ],
  ['server/http/body.ts', '#server/users/queries.ts', 'http imports no folder of server/ but db'],
  ['server/http/body.ts', '../messages/routes.ts', 'http imports no folder of server/ but db'],
  ['server/http/body.ts', '#server/context.ts', 'http imports no folder of server/ but db, and no context'],
  ['server/http/body.ts', '../context.ts', 'http imports no folder of server/ but db, and no context'],
  ['server/users/better-auth.ts', '#server/sessions/queries.ts', 'in one direction'],
  ['server/users/queries.ts', '../passwords/queries.ts', 'in one direction'],
  ['server/users/queries.ts', '#server/accounts/sign-in.ts', 'in one direction'],
  ['server/sessions/caller.ts', '#server/passwords/queries.ts', 'in one direction'],
  ['server/sessions/caller.ts', '../second-factor/queries.ts', 'in one direction'],
  ['server/sessions/caller.ts', '#server/accounts/sign-in.ts', 'in one direction'],
  ['server/passwords/routes.ts', '#server/second-factor/queries.ts', 'in one direction'],
  ['server/passwords/routes.ts', '#app/api.ts', 'server never imports app sources'],
  ['server/second-factor/routes.ts', '#server/accounts/routes.ts', 'in one direction'],
  ['server/http/body.ts', '#app/api.ts', 'server never imports app sources'],
  ['content/school.ts', '#server/env.ts', 'content imports contract types only'],
  ['content/school.ts', 'node:fs', 'content imports contract types only'],
  ['server/db/migrations/0002-next.ts', '#server/db/tables.ts', 'migrations import no application code'],
  ['server/db/migrations/0002-next.ts', '../tables.ts', 'migrations import no application code'],
])('%s may not import %s', (file, imported, message) => {
  expect(lint(file, imported)).toContain(message);
});

test.each([
  ['contract/message.ts', 'zod/mini'],
  ['contract/message.ts', './text.ts'],
  ['app/home/home.tsx', '#contract/course.ts'],
  ['app/ui/form/form.tsx', '../picture/icon.tsx'],
  ['app/ui/page/breadcrumb.tsx', '#app/school.ts'],
  ['server/messages/routes.ts', '#contract/message.ts'],
  ['server/http/body.ts', '#server/db/connect.ts'],
  ['server/accounts/routes.ts', '#server/second-factor/queries.ts'],
  ['server/second-factor/routes.ts', '#server/passwords/lock-caller.ts'],
  ['server/passwords/routes.ts', '#server/sessions/queries.ts'],
  ['server/sessions/caller.ts', '#server/users/better-auth.ts'],
  ['server/http/body.test.ts', '#server/users/queries.ts'],
  ['content/school.ts', '#contract/course.ts'],
  ['content/school.ts', './text.ts'],
  ['server/db/migrations/0002-next.ts', 'kysely'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('no-restricted-imports');
});

test('files of server/ may not import each other in a cycle, not even a type', () => {
  write('server/db/connect.ts', '../trials/queries.ts');
  expect(lint('server/trials/queries.ts', '#server/db/connect.ts', 'type')).toContain('no-cycle');
});

test('files of app/ may not import each other in a cycle, not even a type', () => {
  write('app/root.tsx', './school.ts');
  expect(lint('app/school.ts', './root.tsx', 'type')).toContain('no-cycle');
});
