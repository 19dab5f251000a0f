import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Scripts of the build that a publication completes (vite.scripts.ts). */
export interface BuiltScripts {
  /** The boot script of every page. */
  boot: string;
  serviceWorker: string;
  /** The scripts of previews, which no published page has. */
  preview: string;
  edit: string;
}

/** The files of the scripts in `build/`. */
export const builtScriptFiles = [
  'server/boot.js',
  'server/service-worker.js',
  'server/preview.js',
  'server/edit.js',
] as const;

/** Reads the scripts. @param buildDirectory what `react-router build` wrote */
export function readBuiltScripts(buildDirectory: string): BuiltScripts {
  const [boot = '', serviceWorker = '', preview = '', edit = ''] = builtScriptFiles.map((file) =>
    readFileSync(path.join(buildDirectory, file), 'utf8').trim(),
  );
  return { boot, serviceWorker, preview, edit };
}
