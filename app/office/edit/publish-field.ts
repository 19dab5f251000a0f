import { changesOf } from '#contract/site/changes.ts';
import { fieldPath, pathText, valueAt, withValue, type FieldPath } from '#contract/site/field-path.ts';
import { isSame } from '#contract/site/is-same.ts';
import { isSimilar } from '#contract/site/merge-documents.ts';
import type { Change, DocumentName, DocumentState } from '#contract/site/site-documents.ts';
import { ApiError } from '#app/api-error.ts';
import { publishChange } from '../site/publish-change.ts';

type Data = DocumentState['data'];

/** Whether an entry of a list stands at its place in another version of the list. */
function isInPlace(at: number, entries: readonly unknown[], others: readonly unknown[]): boolean {
  const [entry, other] = [entries[at], others[at]];
  if (isSame(entry, other) || isSimilar(entry, other)) return true;
  // A text that is nowhere else was changed and not moved.
  return typeof entry === 'string' && !others.includes(entry) && !entries.includes(other);
}

/** Whether a place means the same field in both: each list on the way has the same entries around it. */
function isSamePlace(one: Data, other: Data, path: FieldPath): boolean {
  return path.every((part, at) => {
    if (typeof part !== 'number') return true;
    const [entries, others] = [one, other].map((data) => valueAt(data, path.slice(0, at)));
    if (!Array.isArray(entries) || !Array.isArray(others) || entries.length !== others.length) return false;
    return entries.every((_, index) => index === part || isInPlace(index, entries, others));
  });
}

/**
 * Whether a field can be published without the rest of its draft: not while the draft has added, moved or removed entries around it, or its
 * document is new.
 */
export const standsAlone = ({ published, data }: DocumentState, path: FieldPath): boolean =>
  published !== null && isSamePlace(published, data, path);

/** The changes of a field among those of its document. */
export const changesWithin = (changes: readonly Change[], path: FieldPath): Change[] =>
  changes.filter((change) => pathText(fieldPath(change.path).slice(0, path.length)) === pathText(path));

/** A field that visitors see now. */
export interface PublishedField {
  edition: number;
  changes: Change[];
  /** What visitors saw before. */
  before: unknown;
  /** What is not published by itself any more because of it. */
  stopped: string | null;
}

/**
 * Publishes one field of a draft as it is; the other changes of the draft stay a draft.
 * @param seen the document as it was shown
 * @throws ApiError, also when somebody else has published other words in this place since
 */
export async function publishField(
  name: DocumentName,
  path: FieldPath,
  seen: DocumentState,
): Promise<PublishedField> {
  const value = valueAt(seen.data, path);
  let changes: Change[] = [];
  let before: unknown;
  const published = await publishChange(name, (latest) => {
    const next = withValue(latest, path, value) as Data;
    const isOther = !isSame(valueAt(latest, path), valueAt(seen.published, path));
    if (!isSame(next, latest) && (isOther || !isSamePlace(latest, seen.data, path)))
      throw new ApiError(409, {
        message: 'Somebody else has changed what visitors see here. Look at it, then publish again.',
      });
    before = valueAt(latest, path);
    changes = changesWithin(changesOf(name.type, latest, next), path);
    return next;
  });
  return { ...published, changes, before };
}
