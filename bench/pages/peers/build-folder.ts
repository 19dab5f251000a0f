import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedFile } from '../../anchors/served-files.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Reads a built site. Files with a hash in their name are cached forever. */
async function readBuild(folder: string): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = types[path.extname(file)];
    if (!entry.isFile() || type === undefined) continue;
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`.replace(/index\.html$/, '');
    const cacheControl = type === types['.html'] ? 'no-cache' : 'public, max-age=31536000, immutable';
    files.set(address.replace(/(.)\/$/, '$1'), { type, cacheControl, body: await readFile(file) });
  }
  return files;
}

/**
 * Builds a site in a temporary folder and returns its files by address.
 * @param packages the `node_modules` that the build uses
 * @param sources texts by name
 * @param build gets the folder and returns the folder of the result
 */
export async function buildInTemporaryFolder(
  packages: string,
  sources: Readonly<Record<string, string>>,
  build: (folder: string) => Promise<string>,
): Promise<Map<string, ServedFile>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-peer-'));
  try {
    await symlink(packages, path.join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(sources)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    return await readBuild(await build(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
