import type { Content } from '#contract/site/content.ts';
import { pagesFor, type PublishedPage } from '#contract/site/pages.ts';
import { factsOf, type Edition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import type { GeneratedFile, PageForFiles } from './generated-file.ts';
import { generatedFiles } from './generated-files.ts';
import { pageContentOf } from './page-content.ts';
import type { EditionId } from '../snapshot.ts';

/** An edition with everything that publishing it needs. */
export interface PreparedEdition {
  id: EditionId;
  /** In the order of the sitemap. */
  pages: readonly PublishedPage[];
  /** The value of each fact that a page can read, by the name that `content` records. A page is rendered again when one changes. */
  facts: ReadonlyMap<string, string>;
  /** The content for one page. @param record receives the name of each fact that the page reads */
  content(record: (fact: string) => void): Content;
  /** The files made from the content and the rendered pages. */
  filesFor(pages: readonly PageForFiles[]): readonly GeneratedFile[];
}

/**
 * Prepares an edition for publishing. Whatever is computed from the words before pages are rendered belongs here: its
 * values become facts, its files join `filesFor`, and pages read it from their content.
 * @param site origin of the pages
 */
export function prepareEdition(edition: Edition, site: string): PreparedEdition {
  return {
    id: { number: edition.number, hash: edition.hash },
    pages: pagesFor(pageContentOf(edition)),
    facts: factsOf(edition),
    content: (record) => readContent(edition, record),
    filesFor: generatedFiles(edition, site),
  };
}
