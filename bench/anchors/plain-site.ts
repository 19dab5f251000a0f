import { plainDocument, plainPage, type PlainPage } from './plain-page.ts';
import { addressesIn, copyFiles, serveFiles, type Served, type ServedFile } from './served-files.ts';

/** The content of the pages that the anchor shows, taken from the running site. */
interface CopiedContent {
  pages: { path: string; page: PlainPage }[];
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
    pages.push({ path, page });
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

/** Serves the pages as written by hand, without script. */
export const servePlainPages = ({ pages, files }: CopiedContent): Promise<Served> =>
  serveFiles(
    new Map([
      ...files,
      ...pages.map(({ path, page }) => [path, servedDocument(plainDocument(page))] as const),
    ]),
  );
