import type { Content } from '#contract/content/content.ts';
import type { PublishedPage } from '#contract/pages.ts';
import type { Compressor } from './compress.ts';
import type { Policies } from './content-security-policy.ts';
import { toDocument } from './document.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { dataPath, type Renderer } from './renderer.ts';
import type { Entry, Snapshot } from './snapshot.ts';

/** A page cannot be rendered; the message names the page. */
export class PublishError extends Error {
  readonly page: string;

  constructor(page: string, cause: unknown) {
    super(`The page ${page} cannot be published: ${(cause as Error)?.message ?? String(cause)}`, { cause });
    this.page = page;
  }
}

/** Built scripts, styles and small public files, by path. */
export type Assets = ReadonlyMap<string, { type: string; cacheControl: string; bytes: Buffer }>;

/** What the generated files can tell about a page. */
export type PageForFiles = PublishedPage & PageFacts;

/** A text made from all pages, such as the sitemap. */
export interface GeneratedFile {
  path: string;
  type: string;
  text: string;
}

export const immutable = 'public, max-age=31536000, immutable';
/** Browsers revalidate the cached page at each visit, so that it is never older than the school's last change. */
const revalidate = 'no-cache';

const html = 'text/html; charset=utf-8';
const data = 'text/x-script; charset=utf-8';

/**
 * Renders the pages into a new snapshot.
 * @param generatedFiles makes the generated files from the rendered pages
 * @param policyOf returns the Content-Security-Policy of a text
 * @throws PublishError naming the first page that cannot be rendered
 */
export async function publish(
  renderer: Renderer,
  content: Content,
  assets: Assets,
  compressor: Compressor,
  pages: readonly PublishedPage[],
  generatedFiles: (pages: readonly PageForFiles[]) => readonly GeneratedFile[],
  policyOf: Policies,
): Promise<Snapshot> {
  const pending = new Map<string, Promise<Entry>>();
  const add = (path: string, type: string, cacheControl: string, text: string | Buffer) => {
    if (!pending.has(path)) {
      pending.set(
        path,
        compressor
          .encode(text)
          .then((body) => ({ type, cacheControl, policy: policyOf(type, String(text)), body })),
      );
    }
  };
  const stylesheet = (href: string) => {
    const asset = assets.get(href);
    if (asset === undefined) throw new Error(`the stylesheet ${href} is missing`);
    return asset.bytes.toString();
  };
  const addPage = async (path: string, status = 200): Promise<string> => {
    try {
      const { html: text, entry } = toDocument(await renderer.page(path, status, content), stylesheet);
      add(path, html, revalidate, text);
      add(entry.path, 'text/javascript; charset=utf-8', immutable, entry.text);
      // In lower case, because browsers request the data in the spelling of the link.
      add(dataPath(path).toLowerCase(), data, revalidate, await renderer.data(path, status, content));
      return text;
    } catch (error) {
      throw new PublishError(path, error);
    }
  };

  const rendered: PageForFiles[] = [];
  for (const page of pages) rendered.push({ ...page, ...pageFacts(await addPage(page.path)) });
  await addPage(notFoundPath, 404);
  for (const { path, type, text } of generatedFiles(rendered)) add(path, type, revalidate, text);
  for (const [path, { type, cacheControl, bytes }] of assets) add(path, type, cacheControl, bytes);

  const entries = new Map(
    await Promise.all([...pending].map(async ([path, entry]) => [path, await entry] as const)),
  );
  const take = (path: string) => {
    const entry = entries.get(path);
    if (entry === undefined) throw new PublishError(path, new Error('it is missing'));
    entries.delete(path);
    return entry;
  };
  return {
    entries,
    canonical: new Map(pages.map(({ path }) => [path.toLowerCase(), path])),
    notFound: { page: take(notFoundPath), data: take(dataPath(notFoundPath)) },
  };
}

/** React Router renders the 404 page for any unknown path. */
const notFoundPath = '/404';
