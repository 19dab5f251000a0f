import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { pagesOrigin, restorePageCache } from '#test/page-cache.ts';

const root = path.resolve(import.meta.dirname, '../..');

let dataDir: string;
/** The files that a server loads until it is ready. */
let files: string[];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'school-modules-'));
  files = await loadedFiles();
});
afterAll(() => rm(dataDir, { recursive: true }));

async function loadedFiles(): Promise<string[]> {
  const database = connect({ databaseUrl: undefined, dataDir });
  await migrate(database);
  await database.destroy();
  const savePageCache = await restorePageCache(dataDir, pagesOrigin);
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', './test/list-modules.ts', 'server/main.ts'],
    {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: pagesOrigin, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const end = once(server, 'close');
  let output = '';
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    output += chunk;
    if (output.includes('ready on')) server.kill('SIGTERM');
  }
  expect(await end).toEqual([0, null]);
  await savePageCache();
  return output
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((file) => path.relative(root, file));
}

/** Packages that only publishing needs. Their memory must not stay in the server (docs/design.md, section 4). */
const rendering = ['react', 'react-dom', 'react-router', 'parse5', '@napi-rs/canvas', '@base-ui/react'];

test('the server loads no code that renders pages or draws cards, and at most 836 files of packages', () => {
  expect(files).toContain('server/main.ts');
  const rendered = files.filter(
    (file) => file.startsWith('build/') || rendering.some((name) => file.startsWith(`node_modules/${name}/`)),
  );
  expect(rendered).toEqual([]);
  // The product's own files are small; a package may bring hundreds.
  expect(files.filter((file) => file.startsWith('node_modules/')).length).toBeLessThanOrEqual(836);
});
