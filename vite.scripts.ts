import { build, type Plugin, type Rolldown } from 'vite';

/** The scripts by the name of their built file. */
const scripts = {
  'boot.js': 'app/boot.ts',
  'service-worker.js': 'app/offline/service-worker.ts',
  'preview.js': 'app/preview/preview.ts',
  'edit.js': 'app/preview/edit.ts',
};

/** Older than `oldestBrowsers`: in a browser that cannot run the pages the boot script still has to recognize that. */
const target = 'es2020';

/** A classic script: pages run it at once, and service workers are no modules in every browser. */
async function classicScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, lib: { entry, formats: ['iife'], name: 'script' } },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error(`${entry} has no script`);
  return chunk.code;
}

/** Vite plugin: builds the scripts that a publication completes into build/server/ (server/site/publish/built-scripts.ts). */
export const publishedScripts: Plugin = {
  name: 'published-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async generateBundle() {
    for (const [fileName, entry] of Object.entries(scripts))
      this.emitFile({ type: 'asset', fileName, source: await classicScript(entry) });
  },
};
