import { plainDocument, plainPage, type PlainPage } from './plain-page.ts';
import { addressesIn, copyFiles, serveFiles, type Served, type ServedFile } from './served-files.ts';

/** The content of the pages that anchors and peers show, taken from the running site. */
export interface CopiedContent {
  pages: { path: string; page: PlainPage; withoutFonts: PlainPage }[];
  /** The pictures, fonts and icons of these pages. */
  files: Map<string, ServedFile>;
}

/** The two fonts of a page: headings, text. */
async function fontsOf(origin: string, html: string): Promise<string[]> {
  const [stylesheet] = /\/assets\/fonts-[\w-]+\.css/.exec(html) ?? [];
  const text = stylesheet === undefined ? html : await (await fetch(origin + stylesheet)).text();
  const urls = [...text.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(([, url = '']) => url);
  return ['eczar', 'anek'].flatMap((name) => urls.find((url) => url.includes(`/${name}`)) ?? []);
}

/** Reads pages of the running site and everything they show. */
export async function copyContent(origin: string, paths: readonly string[]): Promise<CopiedContent> {
  const pages: CopiedContent['pages'] = [];
  const addresses = new Set<string>();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    const page = plainPage(html, await fontsOf(origin, html));
    pages.push({ path, page, withoutFonts: plainPage(html, []) });
    for (const address of addressesIn(page.metadata + page.styles + page.body)) addresses.add(address);
  }
  return { pages, files: await copyFiles(origin, [...addresses]) };
}

const html = 'text/html; charset=utf-8';

/** A document that browsers ask for again at each visit. */
const servedDocument = (text: string): ServedFile => ({
  type: html,
  cacheControl: 'no-cache',
  body: Buffer.from(text),
});

const served = (
  { files }: CopiedContent,
  pages: readonly [path: string, page: PlainPage][],
): Promise<Served> =>
  serveFiles(
    new Map([...files, ...pages.map(([path, page]) => [path, servedDocument(plainDocument(page))] as const)]),
  );

/** Serves the pages as written by hand, without script. */
export const servePlainPages = (content: CopiedContent): Promise<Served> =>
  served(
    content,
    content.pages.map(({ path, page }) => [path, page]),
  );

/** Serves the same pages with the fonts of the system: the lower bound of LCP, which no page with web fonts reaches. */
export const servePlainPagesWithoutFonts = (content: CopiedContent): Promise<Served> =>
  served(
    content,
    content.pages.map(({ path, withoutFonts }) => [path, withoutFonts]),
  );
