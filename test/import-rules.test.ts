import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { layers, orderWithin } from '../oxlint.config.ts';

const root = path.resolve(import.meta.dirname, '..');

const inOrder = 'a layer imports only layers below it';

/** Every pair of folders of which the first is above the second, as paths in server/. */
const ordered: readonly (readonly [above: string, below: string])[] = [
  layers,
  ...Object.entries(orderWithin).map(([layer, folders]) =>
    folders.filter((folder) => folder !== '*').map((folder) => `${layer}/${folder}`),
  ),
].flatMap((folders) =>
  folders.flatMap((above, place) => folders.slice(place + 1).map((below) => [above, below] as const)),
);

/** The file that has the import, what it imports, and what the linter says. */
const forbidden: readonly [file: string, imported: string, message: string][] = [
  ...ordered.map(([above, below]): [string, string, string] => [
    `server/${below}/${below.includes('/') ? '' : 'part/'}routes.ts`,
    `#server/${above}/queries.ts`,
    inOrder,
  ]),
  ['server/http/body.ts', '../school/messages/routes.ts', inOrder],
  ['server/users/queries.ts', './accounts/sign-in.ts', inOrder],
  ['server/school/trials/routes.ts', '#server/context.ts', 'the process builds the layers'],
  ['server/http/body.ts', '../context.ts', 'the process builds the layers'],
  ['server/env.ts', './db/connect.ts', inOrder],
  ['server/log.ts', '#server/operations/metrics.ts', inOrder],
  ['server/school/conversations/messages/routes.ts', '#app/api.ts', 'server never imports app sources'],
  ['server/users/passwords/routes.ts', '#app/api.ts', 'server never imports app sources'],
  ['server/main.ts', '../app/api.ts', 'server never imports app sources'],
  ['server/site/serve/reply.ts', '../publish/publisher.ts', inOrder],
  ['server/site/serve/reply.ts', '#server/api/app.ts', inOrder],
  ['server/db/migrations/0002-next.ts', '#server/db/tables.ts', 'migrations import no application code'],
  ['server/db/migrations/0002-next.ts', '../tables.ts', 'migrations import no application code'],
  ['contract/school/message.ts', 'zod', 'contract imports nothing but zod/mini'],
  ['contract/school/message.ts', '#content/school.ts', 'contract imports nothing but zod/mini'],
  ['contract/school/message.ts', '../../server/env.ts', 'contract imports nothing but zod/mini'],
  ['contract/text.ts', '../server/env.ts', 'contract imports nothing but zod/mini'],
  ['contract/text.ts', './school/message.ts', 'what all share knows no part'],
  ['contract/site/pages.ts', '../school/message.ts', 'imports only parts below it'],
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
  ['content/school.ts', '#server/env.ts', 'content imports contract types only'],
  ['content/school.ts', 'node:fs', 'content imports contract types only'],
];

const allowed: readonly [file: string, imported: string][] = [
  ...ordered.map(([above, below]): [string, string] => [
    `server/${above}/part/routes.ts`,
    `#server/${below}/queries.ts`,
  ]),
  ['server/users/accounts/routes.ts', '#server/users/queries.ts'],
  ['server/http/body.test.ts', '#server/users/queries.ts'],
  ['server/school/conversations/messages/routes.ts', '#contract/school/message.ts'],
  ['contract/school/message.ts', 'zod/mini'],
  ['contract/school/message.ts', '../text.ts'],
  ['contract/school/message.ts', '../site/course.ts'],
  ['app/home/home.tsx', '#contract/site/course.ts'],
  ['app/ui/form/form.tsx', '../picture/icon.tsx'],
  ['app/ui/page/breadcrumb.tsx', '#app/school.ts'],
  ['content/school.ts', '#contract/site/course.ts'],
  ['content/school.ts', './text.ts'],
  ['server/db/migrations/0002-next.ts', 'kysely'],
];

/** Pairs of files of which each imports the other, one of them a type only. */
const cycles = [
  ['server/school/trials/queries.ts', './trial-reply.ts'],
  ['server/school/trials/trial-reply.ts', '#server/school/trials/queries.ts'],
  ['app/root.tsx', './school.ts'],
  ['app/school.ts', './root.tsx'],
] as const;

/** The rules look at folders: a file of the same folder for each case, so that one run of the linter sees all. */
const fileOfCase = (file: string, index: number) =>
  file.replace(/[^/]*?((?:\.test)?\.tsx?)$/, (_, ending: string) => `case-${index}${ending}`);

/** What the linter says about each file of one tree. */
const said = new Map<string, string>();

type Cases = readonly (readonly [file: string, imported: string, ...rest: string[]])[];

/** What the linter says about a case. */
function saidOf(cases: Cases, file: string, imported: string): string {
  const index = cases.findIndex(([one, other]) => one === file && other === imported);
  return said.get(fileOfCase(file, cases === allowed ? forbidden.length + index : index)) ?? '';
}

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  function write(file: string, imported: string, kind = ''): void {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `import ${kind} { thing } from '${imported}';\n\nexport { thing };\n`);
  }
  // package.json maps `#server/` to its folder.
  for (const name of ['oxlint.config.ts', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name));
  for (const [index, [file, imported]] of [...forbidden, ...allowed].entries())
    write(fileOfCase(file, index), imported);
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

test.each(['server/school/trials/trial-reply.ts', 'app/school.ts'])(
  '%s may not import a file in a cycle, not even a type',
  (file) => {
    expect(said.get(file)).toContain('no-cycle');
  },
);
