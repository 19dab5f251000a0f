import { momentText } from '#contract/school-time.ts';
import { pagesFor, type PublishedPage } from '#contract/site/pages.ts';
import type { ContentWarning, listChanges } from '#contract/site/publication.ts';
import { onlyKey } from '#contract/site/site-documents.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import { factsOf, makeEdition, type SchoolContent } from '#server/site/content/edition.ts';
import { publishedVersion } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { changedDocument, withChanges } from '#server/site/documents/document-change.ts';
import { findPlace, isSameDocument, requestName } from '#server/site/documents/place.ts';
import { problemsOf } from '#server/site/documents/problems.ts';
import { documentTitle, titleOf } from '#server/site/documents/titles.ts';
import { versionOf } from '#server/site/drafts/document-state.ts';
import { draftOver } from '#server/site/drafts/draft-content.ts';
import { listDrafts, type Draft } from '#server/site/drafts/queries.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import type { RequestContext } from '#server/site/route.ts';
import { obstaclesOf } from '#server/site/scheduled/forecast.ts';
import { listScheduled, type Scheduled } from '#server/site/scheduled/queries.ts';
import { pendingOf, stoppedBy } from '#server/site/scheduled/timeline.ts';
import type { SiteServices } from '#server/site/services.ts';
import { visibleFrom } from './visible-from.ts';
import { warningsOf } from './warnings.ts';

/** Whether families and visitors see a page. */
const isPublic = ({ access }: PublishedPage) => access === 'anyone' || access === 'user';

/** The pages of the served edition that other content changes, and new ones; not those of the office, which name what is published. */
function changedPages(
  content: SiteServices['content'],
  current: SchoolContent,
  next: SchoolContent,
): readonly string[] {
  const { timeZone } = content.edition;
  const [before, after] = [makeEdition(0, current, { timeZone }), makeEdition(0, next, { timeZone })];
  const [old, facts] = [factsOf(before), factsOf(after)];
  const names = new Set([...old.keys(), ...facts.keys()].filter((name) => old.get(name) !== facts.get(name)));
  const pathsOf = (edition: Pick<SchoolContent, 'entries'>) =>
    pagesFor(pageContentOf(edition))
      .filter(isPublic)
      .map(({ path }) => path);
  const known = new Set(pathsOf(before));
  return [
    ...content.pagesWith(names).filter((path) => known.has(path)),
    ...pathsOf(after).filter((path) => !known.has(path)),
  ];
}

/** The scheduled changes that a publication of these drafts would stop: both change the same field. */
function stoppedByDrafts(
  published: SchoolContent,
  drafts: readonly Draft[],
  scheduled: readonly Scheduled[],
  timeZone: string,
): ContentWarning[] {
  const obstacles = obstaclesOf(published, scheduled);
  return drafts.flatMap((draft) => {
    const { place } = draft;
    const { data } = draftOver(published, draft);
    // What is stopped already does not come from these drafts.
    const pending = pendingOf(scheduled, place).filter(({ id }) => !obstacles.has(id));
    const stop = stoppedBy(place, data, pending);
    const [clash] = stop?.clashes ?? [];
    if (stop === undefined || clash === undefined) return [];
    const time = momentText(stop.stopped.publishAt, timeZone);
    const message = `This is to change on ${time}. If you publish these words before, that does not happen by itself.`;
    return [{ ...requestName(place), title: documentTitle(place, data), path: clash.path, message }];
  });
}

/** What a publication of the drafts changes, which the owner sees before it. */
export async function changes({
  db,
  content,
  settings,
  now,
  query: { type, key = onlyKey },
}: RequestContext<typeof listChanges>) {
  const asked = type === undefined ? undefined : findPlace({ type, key });
  const drafts = (await listDrafts(db)).filter(
    ({ place }) => asked === undefined || isSameDocument(place, asked),
  );
  // Before the words: a publication meanwhile then makes them old versions, and not new versions of old words.
  const versions = await Promise.all(
    drafts.map(async (draft) => versionOf(draft, await publishedVersion(db, draft.place))),
  );
  const { content: current } = await readPublished(db, settings.schoolTimezone);
  const next = withChanges(current, drafts);
  // Once for all of them: it takes milliseconds.
  const { problems } = checkContent(next);
  const items = drafts.map((draft, at) => {
    const { place } = draft;
    const others = drafts.map((other) => other.place).filter((other) => other !== place);
    return Object.assign(changedDocument(place, current, next), {
      problems: problemsOf(problems, place, draftOver(current, draft).data, others),
      version: versions[at] ?? '',
    });
  });
  const ready = drafts.filter((_, at) => items[at]?.problems.length === 0);
  const { content: checked } = checkContent(withChanges(current, ready));
  if (checked === null || ready.length === 0)
    return { items, next: null, pages: [], warnings: [], visibleFrom: null };
  const timeZone = settings.schoolTimezone;
  const warnings = warningsOf(current, checked).map(({ path, message, ...document }) => {
    const { type: of, key: each } = requestName(document);
    return { type: of, key: each, title: titleOf(document, checked), path, message };
  });
  return {
    items,
    next: null,
    pages: [...changedPages(content, current, checked)],
    warnings: [...stoppedByDrafts(current, ready, await listScheduled(db), timeZone), ...warnings],
    visibleFrom: visibleFrom(
      checked,
      ready.map(({ place }) => place),
      { timeZone, now: now() },
    ),
  };
}
