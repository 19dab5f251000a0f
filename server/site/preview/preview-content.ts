import { pagesFor } from '#contract/pages.ts';
import { checkContentFile } from '#server/content/content-file.ts';
import { makeEdition, type Edition, type SchoolContent } from '#server/content/edition.ts';
import { isIn, knownPlace, titleOf, withDrafts, type Located } from '#server/drafts/documents.ts';
import type { Draft } from '#server/drafts/queries.ts';
import { pageContentOf } from '../publish/page-content.ts';

/** A page that is asked for with the words of drafts. */
export interface AskedPage {
  /** In any case, as it was asked for. */
  pathname: string;
  /** What is published. */
  content: SchoolContent;
  drafts: readonly Draft[];
  /** Of the school. */
  timeZone: string;
}

/** What a preview shows: what is published, with the drafts that have no wrong field. */
export interface PreviewContent {
  /** The canonical path of the page. */
  page: string;
  edition: Edition;
  /** The titles of the documents whose drafts are left out. */
  leftOut: readonly string[];
}

interface PlacedDraft {
  draft: Draft;
  place: Located;
}

const contentWith = (content: SchoolContent, placed: readonly PlacedDraft[]) =>
  withDrafts(
    content,
    placed.map(({ draft }) => draft),
  );

/** Other documents name what is in these: a course, a work, a fact of the school. */
const isNamedElsewhere = ({ place: { type } }: PlacedDraft) => ['courses', 'work', 'school'].includes(type);

/**
 * The drafts that can be shown. Those with a wrong field are left out; when another document is wrong because of them, those that it names; and all
 * when neither helps. A check of the whole content takes milliseconds, so there is one for each time some are left out, and not one for each draft.
 */
function shownDrafts(content: SchoolContent, all: readonly PlacedDraft[]): readonly PlacedDraft[] {
  let shown = all;
  while (shown.length > 0) {
    const { problems } = checkContentFile(contentWith(content, shown));
    if (problems.length === 0) return shown;
    const right = shown.filter(({ place }) => !problems.some(({ path }) => isIn(place, path)));
    const next = right.length < shown.length ? right : shown.filter((each) => !isNamedElsewhere(each));
    if (next.length === shown.length) return [];
    shown = next;
  }
  return [];
}

/**
 * Reads what a preview of a page shows.
 * @returns undefined for a page that the site does not have, or that is not for everybody: it is the same without a preview
 */
export function previewContent({
  pathname,
  content,
  drafts,
  timeZone,
}: AskedPage): PreviewContent | undefined {
  // A draft of a type that an earlier version had is in no list either.
  const placed = drafts.flatMap((draft): PlacedDraft[] => {
    const place = knownPlace(draft);
    return place === undefined ? [] : [{ draft, place }];
  });
  const shown = shownDrafts(content, placed);
  const edition = makeEdition(0, contentWith(content, shown), { timeZone });
  const page = pagesFor(pageContentOf(edition)).find(
    ({ path }) => path.toLowerCase() === pathname.toLowerCase(),
  );
  if (page?.access !== 'anyone') return undefined;
  const all = contentWith(content, placed);
  const leftOut = placed.filter((each) => !shown.includes(each)).map(({ draft }) => titleOf(draft, all));
  return { page: page.path, edition, leftOut };
}
