import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:development-content';

/**
 * In `npm run dev` this module is the content of the project's files, so that a change of a file shows at once. The built app
 * has no content: the publisher passes the current edition (server/site/publish/renderer.ts).
 */
export function developmentContent(): Plugin {
  let isServed = false;
  return {
    name: 'development-content',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const isForServer = this.environment.name === 'ssr';
      return isServed && isForServer
        ? "export { content } from '/server/site/content/development-content.ts';"
        : 'export const content = undefined;';
    },
    // This module reads the posts at run time, so Vite must be told that it depends on them.
    transform(_, id) {
      if (!id.endsWith('/server/site/content/default-posts.ts')) return undefined;
      for (const file of globSync('content/posts/*.md')) this.addWatchFile(path.resolve(file));
      return undefined;
    },
  };
}
