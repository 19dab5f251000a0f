import { pagesFor } from '#contract/site/pages.ts';
import { checkContentFile } from '#server/site/content/content-file.ts';
import { makeEdition, type Edition, type SchoolContent } from '#server/site/content/edition.ts';
import { isIn, knownPlace, titleOf, withDrafts, type Located } from '#server/site/documents/documents.ts';
import type { Draft } from '#server/site/drafts/queries.ts';
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

const isRight = (content: SchoolContent, drafts: readonly PlacedDraft[]) =>
  checkContentFile(contentWith(content, drafts)).content !== null;

/** The drafts without those that have a wrong field; empty when other documents are wrong because of them. */
function withoutWrong(content: SchoolContent, drafts: readonly PlacedDraft[]): readonly PlacedDraft[] {
  let shown = drafts;
  for (;;) {
    const { problems } = checkContentFile(contentWith(content, shown));
    if (problems.length === 0) return shown;
    const wrong = shown.filter(({ place }) => problems.some(({ path }) => isIn(place, path)));
    if (wrong.length === 0) return [];
    // A wrong course makes every document wrong that names one.
    const causes = wrong.filter(isNamedElsewhere);
    const dropped = causes.length > 0 ? causes : wrong;
    shown = shown.filter((each) => !dropped.includes(each));
  }
}

/**
 * The drafts that can be shown: without those that have a wrong field, and without those that take away what others name. There are as few checks as
 * possible, because each takes milliseconds.
 */
function shownDrafts(content: SchoolContent, all: readonly PlacedDraft[]): readonly PlacedDraft[] {
  const right = withoutWrong(content, all);
  if (right.length === all.length) return right;
  const others = [
    ...withoutWrong(
      content,
      all.filter((each) => !isNamedElsewhere(each)),
    ),
  ];
  for (const each of all.filter(isNamedElsewhere)) {
    others.push(each);
    if (!isRight(content, others)) others.pop();
  }
  return others.length > right.length ? others : right;
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
