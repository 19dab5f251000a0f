import type { Plugin } from 'vite';

/** The sentence that says in /openapi.json what an endpoint does. */
const summary = /(\bsummary:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** The browser's files do without the sentences about endpoints: only the server reads them (server/api/openapi.ts). */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/\/contract\/[^?]*\.ts$/.test(id)) return undefined;
    // Documents have summaries too.
    if (!code.includes('defineEndpoint(')) return undefined;
    return { code: code.replaceAll(summary, "$1''"), map: null };
  },
};
