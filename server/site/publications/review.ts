import { pagesFor } from '#contract/site/pages.ts';
import { onlyKey, type listChanges } from '#contract/site/site-documents.ts';
import { checkContentFile } from '#server/site/content/content-file.ts';
import { factsOf, makeEdition, type SchoolContent } from '#server/site/content/edition.ts';
import { readPublished } from '#server/site/content/store.ts';
import type { SiteServices } from '#server/site/services.ts';
import type { RequestContext } from '#server/site/route.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import {
  changedDocument,
  locate,
  problemsOf,
  requestName,
  titleOf,
  withDrafts,
} from '#server/site/documents/documents.ts';
import { listDrafts } from '#server/site/drafts/queries.ts';
import { warningsOf } from './warnings.ts';

/** The pages of the served edition that other content changes, and new ones. */
function changedPages(
  content: SiteServices['content'],
  current: SchoolContent,
  next: SchoolContent,
): readonly string[] {
  const { timeZone } = content.edition;
  const [before, after] = [makeEdition(0, current, { timeZone }), makeEdition(0, next, { timeZone })];
  const [old, facts] = [factsOf(before), factsOf(after)];
  const names = new Set([...old.keys(), ...facts.keys()].filter((name) => old.get(name) !== facts.get(name)));
  const pathsOf = (edition: SchoolContent) => pagesFor(pageContentOf(edition)).map(({ path }) => path);
  const known = new Set(pathsOf(before));
  return [...content.pagesWith(names), ...pathsOf(after).filter((path) => !known.has(path))];
}

/** What a publication of the drafts changes, which the owner sees before it. */
export async function changes({
  db,
  content,
  query: { type, key = onlyKey },
}: RequestContext<typeof listChanges>) {
  const place = type === undefined ? undefined : locate({ type, key });
  const drafts = (await listDrafts(db)).filter((draft) =>
    place === undefined ? draft.publishAt === null : draft.type === place.type && draft.key === place.key,
  );
  const { content: current } = await readPublished(db);
  const next = withDrafts(current, drafts);
  const places = drafts.map((draft) => ({ place: locate(requestName(draft)), draft }));
  // Once for all of them: it takes milliseconds.
  const { problems } = checkContentFile(next);
  const items = places.map(({ place: own, draft }) => {
    const others = places.map((other) => other.place).filter((other) => other !== own);
    return Object.assign(changedDocument(own, current, next), {
      problems: problemsOf(problems, own, draft.data, others),
      version: draft.revision,
    });
  });
  const ready = drafts.filter((_, at) => items[at]?.problems.length === 0);
  const { content: checked } = checkContentFile(withDrafts(current, ready));
  if (checked === null || ready.length === 0) return { items, next: null, pages: [], warnings: [] };
  const warnings = warningsOf(current, checked).map(({ path, message, ...document }) => {
    const { type: of, key: each } = requestName(document);
    return { type: of, key: each, title: titleOf(document, checked), path, message };
  });
  return { items, next: null, pages: [...changedPages(content, current, checked)], warnings };
}
