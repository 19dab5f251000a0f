import { createHash } from 'node:crypto';
import { revalidate } from '../serve/cache-control.ts';
import type { GeneratedFile, PageForFiles } from '../publish/generated-file.ts';

/**
 * /service-worker.js of one edition. It changes with every page, and the browser installs the new worker. It may cache public pages
 * only: no page of a signed-in user.
 * @param script the built app/offline/service-worker.ts, which reads `published`
 */
export function serviceWorkerFile(script: string, pages: readonly PageForFiles[]): GeneratedFile {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page.path).update(page.hash);
  const published = {
    edition: hash.digest('hex').slice(0, 12),
    pages: pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
    // Pages that show another one are not kept.
    pictures: [...new Set(pages.flatMap(({ ownPictures }) => ownPictures))],
  };
  return {
    path: '/service-worker.js',
    type: 'text/javascript; charset=utf-8',
    cacheControl: revalidate,
    content: `self.published=${JSON.stringify(published)};\n${script}`,
  };
}
