import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
export const toolsFolder = path.join(root, 'bench/tools');

/** Installs Lighthouse and a Chromium if they are missing. @returns the path of the Chromium */
export function installTools(): string {
  return execFileSync(process.execPath, [path.join(root, 'bin/bench-tools.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

/** The installed version of a package in `bench/tools/`. */
export function versionOf(name: string): string {
  const manifest = readFileSync(path.join(toolsFolder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
