import type { DraftProblem } from '#contract/site/site-documents.ts';
import type { Problem } from '#server/site/content/content-file.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentPlace } from './place.ts';

/** The place of a document in a content file, as problems name it. */
function pathOf(place: DocumentPlace): string {
  if (place.kind === 'courses') return 'courses';
  return place.kind === 'keyed' ? `entries.${place.type}.${place.key}` : `documents.${place.type}`;
}

/** Whether a problem of the content is in a document. */
export const isIn = (place: DocumentPlace, path: string): boolean => {
  const start = pathOf(place);
  return path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`);
};

/**
 * Why a draft cannot be published with the content around it.
 * @param problems of the whole content with the draft in its place (`checkContentFile`)
 * @param others the other documents of that content that are drafts
 */
export function problemsOf(
  problems: readonly Problem[],
  place: DocumentPlace,
  data: DocumentData,
  others: readonly DocumentPlace[] = [],
): DraftProblem[] {
  if (place.kind !== 'courses')
    return problems
      .filter(({ path }) => isIn(place, path))
      .map(({ path, message }) => ({ path: path.slice(pathOf(place).length).replace(/^\./, ''), message }));
  const unknown = Object.keys(data).filter((name) => name !== 'courses');
  return [
    ...unknown.map((path) => ({ path, message: 'There is no field with this name.' })),
    // What visitors see elsewhere was right before, and names what is missing now, such as a course.
    ...problems
      .filter(({ path }) => !others.some((other) => isIn(other, path)))
      .map(({ path, message }) => ({ path: isIn(place, path) ? path : 'courses', message })),
  ];
}
