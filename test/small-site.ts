import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFiles } from '#server/site/serve/files.ts';
import { pageHandlers, type PageHandler } from '#server/site/serve/page-handler.ts';
import type { Entry, Snapshot } from '#server/site/snapshot.ts';

const root = path.resolve(import.meta.dirname, '..');

const entry = (type: string, policy?: string): Entry => ({
  type,
  cacheControl: 'no-cache',
  policy,
  body: { hash: 'hash', br: brotliCompressSync('x') },
});

const snapshot: Snapshot = {
  edition: { number: 1, hash: 'edition' },
  entries: new Map([
    ['/', entry('text/html; charset=utf-8', 'its own')],
    ['/bare', entry('text/html')],
    ['/a.js', entry('text/javascript; charset=utf-8')],
  ]),
  canonical: new Map([['/about', '/about']]),
  notFound: { page: entry('text/html'), data: entry('text/x-script') },
  records: new Map(),
  outdated: new Map(),
};

/**
 * Serves the texts `/` with the policy 'its own', `/bare` and `/a.js`, the redirect of `/about/`, a 404 page, and the pictures
 * of `public/` such as `/icon-192.png`.
 */
export function smallSite(publicUrl: string): { handle: PageHandler } {
  const { stored } = readFiles({ '/': path.join(root, 'public') });
  const gzip = () => Promise.reject(new Error('no test asks for gzip'));
  return { handle: pageHandlers({ settings: { publicUrl }, stored, gzip })(snapshot) };
}
