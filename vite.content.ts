import type { Plugin } from 'vite';

const name = 'virtual:development-content';

/**
 * In `npm run dev` this module is the content of the project's files, so that a change of a file shows at once. The built app
 * has no content: the publisher passes the current edition (server/site/renderer.ts).
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
        ? "export { content } from '/server/content/development-content.ts';"
        : 'export const content = undefined;';
    },
  };
}
