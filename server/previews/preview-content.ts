import { checkContentFile } from '#server/content/content-file.ts';
import { makeEdition, type Edition, type SchoolContent } from '#server/content/edition.ts';
import { readPublished } from '#server/content/store.ts';
import type { Database } from '#server/db/connect.ts';
import { knownPlace, titleOf, withDrafts } from '#server/drafts/documents.ts';
import { listDrafts, type Draft } from '#server/drafts/queries.ts';

/** The content of a preview: what is published, with the drafts that have no wrong field. */
export interface PreviewContent {
  edition: Edition;
  /** The titles of the documents whose drafts are left out. */
  leftOut: readonly string[];
}

const isRight = (content: SchoolContent, drafts: readonly Draft[]) =>
  checkContentFile(withDrafts(content, drafts)).content !== null;

/** The drafts that can be shown: all, those that are right by themselves, or none. */
function shownDrafts(content: SchoolContent, drafts: readonly Draft[]): readonly Draft[] {
  if (isRight(content, drafts)) return drafts;
  const right = drafts.filter((draft) => isRight(content, [draft]));
  return isRight(content, right) ? right : [];
}

/**
 * Reads what a preview shows now.
 * @param timeZone of the school
 */
export async function readPreviewContent(db: Database, timeZone: string): Promise<PreviewContent> {
  const { content } = await readPublished(db);
  // A draft of a type that an earlier version had is in no list either.
  const drafts = (await listDrafts(db)).filter((draft) => knownPlace(draft) !== undefined);
  const shown = shownDrafts(content, drafts);
  const all = withDrafts(content, drafts);
  return {
    edition: makeEdition(0, withDrafts(content, shown), { timeZone }),
    leftOut: drafts.filter((draft) => !shown.includes(draft)).map((draft) => titleOf(draft, all)),
  };
}
