import { dayIn } from '#contract/school-time.ts';
import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import { articlePath, pagesFor } from '#contract/site/pages.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import { makeEdition, type Edition, type SchoolContent } from '#server/site/content/edition.ts';
import { withChanges, type DocumentChange } from '#server/site/documents/document-change.ts';
import type { DocumentPlace } from '#server/site/documents/place.ts';
import { isIn } from '#server/site/documents/problems.ts';
import { titleOf } from '#server/site/documents/titles.ts';
import { pageContentOf } from '../publish/page-content.ts';

/** A draft, or a change that is published later. */
export interface PlacedChange extends DocumentChange {
  place: DocumentPlace;
}

/** A page that is asked for with words that are not published. */
export interface AskedPage {
  /** In any case, as it was asked for. */
  pathname: string;
  /** What is published. */
  content: SchoolContent;
  /** In the order in which they are made. */
  changes: readonly PlacedChange[];
  /** The day to show, yyyy-mm-dd. Null: today, or the day on which visitors see all of it. */
  day: string | null;
  /** Of the school. */
  timeZone: string;
}

/** What a preview shows: what is published, with the changes that have no wrong field. */
export interface PreviewContent {
  /** The canonical path of the page. */
  page: string;
  /** Made for the day that the preview shows. */
  edition: Edition;
  /** The titles of the documents whose changes are left out. */
  leftOut: readonly string[];
}

/** Other documents name what is in these: a course, a work, a fact of the school. */
const isNamedElsewhere = ({ place: { type } }: PlacedChange) => ['courses', 'work', 'school'].includes(type);

const isRight = (content: SchoolContent, changes: readonly PlacedChange[]) =>
  checkContent(withChanges(content, changes)).content !== null;

/** The changes without those that have a wrong field; empty when other documents are wrong because of them. */
function withoutWrong(content: SchoolContent, changes: readonly PlacedChange[]): readonly PlacedChange[] {
  let shown = changes;
  for (;;) {
    const { problems } = checkContent(withChanges(content, shown));
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
 * The changes that can be shown: without those that have a wrong field, and without those that take away what others name. There are as few checks as
 * possible, because each takes milliseconds.
 */
function shownChanges(content: SchoolContent, all: readonly PlacedChange[]): readonly PlacedChange[] {
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

/** The day on which visitors see all of it: that of the latest article among the changes, and of the article that is asked for. */
function dayOf(
  { entries: { post } }: SchoolContent,
  changes: readonly PlacedChange[],
  { pathname, timeZone }: AskedPage,
): string {
  const dates = Object.entries(post)
    .filter(
      ([key]) =>
        articlePath(key).toLowerCase() === pathname.toLowerCase() ||
        changes.some(({ place }) => place.type === 'post' && place.key === key),
    )
    .map(([, { date }]) => date);
  return [dayIn(timeZone), ...dates].toSorted().at(-1) as string;
}

/**
 * Reads what a preview of a page shows.
 * @returns undefined for a page that the site does not have, or that is not for everybody: it is the same without a preview
 */
export function previewContent(asked: AskedPage): PreviewContent | undefined {
  const { pathname, content, changes, timeZone } = asked;
  const shown = shownChanges(content, changes);
  const next = withChanges(content, shown);
  const day = asked.day ?? dayOf(next, shown, asked);
  const edition = makeEdition(0, next, { timeZone, day });
  const page = pagesFor(pageContentOf(edition)).find(
    ({ path }) => path.toLowerCase() === pathname.toLowerCase(),
  );
  if (page?.access !== 'anyone') return undefined;
  const all = withChanges(content, changes);
  const leftOut = changes
    .filter((each) => !shown.includes(each))
    // A stranger may have the link, and the title of a picture may have the name of a child.
    .map(({ place }) => (isOwnPictureName(place.key) ? 'The label of a picture' : titleOf(place, all)));
  return { page: page.path, edition, leftOut };
}
