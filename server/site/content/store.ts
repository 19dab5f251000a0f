import { dayIn, defaultTimeZone } from '#contract/school-time.ts';
import type * as z from 'zod/mini';
import { courseRecords, type CourseRecord } from '#contract/site/course-record.ts';
import { mergeDocuments } from '#contract/site/merge-documents.ts';
import {
  documentSchemas,
  keyedSchemas,
  type DocumentType,
  type KeyedType,
} from '#contract/site/documents.ts';
import { pathText } from '#contract/site/field-path.ts';
import { isOwnPictureName, ownPictureNames } from '#contract/site/own-picture-name.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { checkContent, problemLines } from './content-file.ts';
import {
  defaultContent,
  documentTypes,
  keyedTypes,
  makeEdition,
  type Edition,
  type SchoolContent,
} from './edition.ts';
import { isHidden, writtenNames, type OwnPictures } from './own-pictures.ts';
import {
  editionTime,
  forgetWrittenLabels,
  insertEdition,
  insertVersion,
  lastEditionNumber,
  lockEditions,
  nextPublicationTime,
  publishedDocuments,
  readOwnPictures,
  replaceCourses,
  storedCourses,
  type StoredDocument,
} from './queries.ts';
import { withoutHidden } from './without-hidden.ts';

/** The type under which the versions of the list of courses and its draft are stored. The list itself is in a table of its own. */
export const coursesType = 'courses';

/** Whether a text may name a picture that visitors may not see. */
const mayNameHidden = (text: string, pictures: OwnPictures) =>
  [...text.matchAll(ownPictureNames)].some(([name]) => isHidden(pictures, name));

/**
 * Whether a text still names a picture that a family keeps from visitors, in a way that nobody has thought of; in an article, which names pictures in many
 * ways, any one that visitors may not see.
 */
const stillNamesHidden = (text: string, pictures: OwnPictures) =>
  writtenNames(text).some((name) =>
    text.includes('![') ? isHidden(pictures, name) : Object.hasOwn(pictures.hidden, name),
  );

/**
 * The content with the documents that a school has stored in the place of the defaults, and without the pictures that visitors may not see now: whatever
 * is made of it shows none.
 */
function withStored(
  documents: readonly StoredDocument[],
  courses: readonly CourseRecord[],
  pictures: OwnPictures,
): SchoolContent {
  const stored = (type: string) => documents.filter((document) => document.type === type);
  /** The entries of a type of which a school has several: stored ones in the place of the defaults, null for one that was removed. */
  const keyed = <Type extends KeyedType>(type: Type, read: (data: unknown, key: string) => unknown) => {
    const entries: Record<string, unknown> = { ...defaultContent.entries[type] };
    for (const { key, data } of stored(type)) {
      const written = data === null ? undefined : read(JSON.parse(data), key);
      if (written === undefined) delete entries[key];
      else entries[key] = written;
    }
    return entries;
  };
  const works = keyed('work', (data, key) =>
    isHidden(pictures, key) ? undefined : labelOf(data, key, pictures),
  );
  const names = Object.keys(works);
  let isCleaned = false;
  const clean = (schema: z.ZodMiniType, written: unknown, usual: unknown): unknown => {
    const text = JSON.stringify(written);
    // Markdown can write a name in other ways.
    if (!mayNameHidden(text, pictures) && !text.includes('![')) return written;
    const cleaned = withoutHidden(schema, written, usual, pictures, names);
    isCleaned ||= JSON.stringify(cleaned) !== text;
    return stillNamesHidden(JSON.stringify(cleaned) ?? '', pictures) ? undefined : cleaned;
  };
  const single = documentTypes.map((type) => {
    const [document] = stored(type);
    const usual = defaultContent.documents[type];
    const data = (document?.data && clean(documentSchemas[type], JSON.parse(document.data), usual)) || usual;
    // A later version of the program may have more pages.
    return [type, type === 'pageMeta' ? { ...defaultContent.documents.pageMeta, ...(data as object) } : data];
  });
  const entries = keyedTypes.map((type) => [
    type,
    type === 'work'
      ? works
      : keyed(type, (data, key) => clean(keyedSchemas[type], data, defaultContent.entries[type][key])),
  ]);
  const content = {
    documents: Object.fromEntries(single) as SchoolContent['documents'],
    entries: Object.fromEntries(entries) as SchoolContent['entries'],
    courses:
      courses.length === 0
        ? defaultContent.courses
        : ((clean(courseRecords, courses, defaultContent.courses) as typeof courses | undefined) ??
          defaultContent.courses),
    pictures,
  };
  return isCleaned ? mended(content) : content;
}

/** The label of a work; that of an own picture has the words which an owner has written since, while it had to wait. */
function labelOf(data: unknown, key: string, { shown }: OwnPictures): unknown {
  const { newLabel } = (Object.hasOwn(shown, key) ? shown[key] : undefined) ?? {};
  return newLabel === undefined ? data : { ...(data as object), ...newLabel };
}

/**
 * Content that can be published, after pictures were left out: a lock must not keep the school from publishing, nor its server from starting. A document in which something else
 * is wrong now is the default one, or is not there.
 */
function mended(content: SchoolContent): SchoolContent {
  const { problems } = checkContent(content);
  if (problems.length === 0) return content;
  const isWrong = (path: string) =>
    problems.some(
      (each) => each.path === path || each.path.startsWith(`${path}.`) || each.path.startsWith(`${path}[`),
    );
  const works = Object.keys(content.entries.work);
  const usual = (schema: z.ZodMiniType, data: unknown) =>
    withoutHidden(schema, data, data, content.pictures, works);
  const single = documentTypes.map((type) => [
    type,
    isWrong(`documents.${type}`)
      ? usual(documentSchemas[type], defaultContent.documents[type])
      : content.documents[type],
  ]);
  const keyed = keyedTypes.map((type) => [
    type,
    Object.fromEntries(
      Object.entries<unknown>(content.entries[type]).flatMap(([key, data]) => {
        if (!isWrong(pathText(['entries', type, key]))) return [[key, data]];
        const before: unknown = defaultContent.entries[type][key];
        return before === undefined ? [] : [[key, usual(keyedSchemas[type], before)]];
      }),
    ),
  ]);
  return {
    ...content,
    documents: Object.fromEntries(single) as SchoolContent['documents'],
    entries: Object.fromEntries(keyed) as SchoolContent['entries'],
  };
}

/**
 * The content of an earlier edition, without the pictures that visitors may not see today; 0 is the content that every school begins with.
 * @returns undefined when there is no such edition
 */
export async function readContentOf(
  db: Database,
  number: number,
  timeZone: string,
): Promise<SchoolContent | undefined> {
  if (number > (await lastEditionNumber(db))) return undefined;
  const at = await editionTime(db, number);
  const pictures = await readOwnPictures(db, dayIn(timeZone));
  if (at === undefined) return { ...defaultContent, pictures };
  const documents = await publishedDocuments(db, at);
  const courses = documents.find(({ type }) => type === coursesType);
  // As they were stored: a later version of the program may ask for more of a course.
  return withStored(documents, courses?.data ? (JSON.parse(courses.data) as CourseRecord[]) : [], pictures);
}

interface NumberedContent {
  number: number;
  content: SchoolContent;
}

/**
 * The published content with its number, without the pictures that visitors may not see today. It is read again when an edition is published meanwhile.
 * @param timeZone of the school
 */
export async function readPublished(db: Database, timeZone: string): Promise<NumberedContent> {
  const number = await lastEditionNumber(db);
  const documents = await publishedDocuments(db);
  const courses = await storedCourses(db);
  const pictures = await readOwnPictures(db, dayIn(timeZone));
  return number === (await lastEditionNumber(db))
    ? { number, content: withStored(documents, courses, pictures) }
    : readPublished(db, timeZone);
}

/**
 * The last published edition.
 * @param timeZone of the school
 * @throws CommandError naming each field of stored content that does not fit this version of the program
 */
export async function readEdition(db: Database, timeZone = defaultTimeZone): Promise<Edition> {
  const { number, content } = await readPublished(db, timeZone);
  const { problems } = checkContent(content);
  if (problems.length > 0)
    throw new CommandError(`The stored content does not fit this version.\n${problemLines(problems)}`);
  return makeEdition(number, content, { timeZone });
}

/** The documents of `next` that differ from `current`, with null for those that are removed. */
function changedDocuments(current: SchoolContent, next: SchoolContent): StoredDocument[] {
  const single = documentTypes.map((type) => ({
    type,
    key: '',
    before: JSON.stringify(current.documents[type]),
    data: JSON.stringify(next.documents[type]),
  }));
  const keyed = keyedTypes.flatMap((type) => {
    const [before, after]: Readonly<Record<string, unknown>>[] = [current.entries[type], next.entries[type]];
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...keys].map((key) => ({
      type,
      key,
      before: JSON.stringify(before?.[key]) ?? null,
      data: JSON.stringify(after?.[key]) ?? null,
    }));
  });
  return [...single, ...keyed]
    .filter(({ before, data }) => before !== data)
    .map(({ type, key, data }) => ({ type, key, data }));
}

/**
 * The changed documents with the pictures that visitors may not see now, where they stood: a change of other words does not take them off for good, and they come back with
 * a yes. What was changed around them stands.
 */
async function keepingHidden(
  transaction: Database,
  current: SchoolContent,
  changed: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const stored = await publishedDocuments(transaction);
  return changed.map((document) => {
    const { type, key, data } = document;
    const whole = stored.find((each) => each.type === type && each.key === key)?.data ?? null;
    const base: unknown = documentTypes.some((each) => each === type)
      ? current.documents[type as DocumentType]
      : current.entries[type as KeyedType][key];
    if (data === null || whole === null || base === undefined || !mayNameHidden(whole, current.pictures))
      return document;
    const versions = { base, mine: JSON.parse(data) as unknown, theirs: JSON.parse(whole) as unknown };
    return { type, key, data: JSON.stringify(mergeDocuments(versions).data) };
  });
}

/** A publication: its number, and how much it changed. */
export interface Publication {
  number: number;
  documents: number;
  courses: boolean;
}

/**
 * Stores the checked content of a school as the next edition. Only what differs is stored. Call it in a transaction that has locked
 * the editions.
 * @param author id of a user, or `commandLine`
 * @returns null when nothing differs
 */
export async function storeEdition(
  transaction: Database,
  current: SchoolContent,
  next: SchoolContent,
  author: string,
): Promise<Publication | null> {
  const changed = changedDocuments(current, next);
  const hasNewCourses = JSON.stringify(current.courses) !== JSON.stringify(next.courses);
  if (changed.length === 0 && !hasNewCourses) return null;
  const now = await nextPublicationTime(transaction);
  for (const document of await keepingHidden(transaction, current, changed))
    await insertVersion(transaction, document, author, now);
  await forgetWrittenLabels(
    transaction,
    changed.flatMap(({ type, key, data }) =>
      type === 'work' && data !== null && isOwnPictureName(key) ? [key] : [],
    ),
  );
  if (hasNewCourses) {
    await replaceCourses(transaction, next.courses);
    const data = JSON.stringify(next.courses);
    await insertVersion(transaction, { type: coursesType, key: '', data }, author, now);
  }
  const number = await insertEdition(transaction, author, now);
  return { number, documents: changed.length, courses: hasNewCourses };
}

/**
 * Stores the checked content of a school as the next edition, in one transaction.
 * @param inSameTransaction stores what belongs to the publication, such as its entry in the audit log
 * @param beforehand stores what the content needs, such as its pictures, also when nothing of the content differs
 * @returns null when nothing differs
 */
export async function storeContent(
  db: Database,
  next: SchoolContent,
  author: string,
  inSameTransaction: (transaction: Database) => Promise<void>,
  timeZone = defaultTimeZone,
  beforehand: (transaction: Database) => Promise<void> = async () => {},
): Promise<Publication | null> {
  return inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await beforehand(transaction);
    const { content: current } = await readPublished(transaction, timeZone);
    const stored = await storeEdition(transaction, current, next, author);
    if (stored !== null) await inSameTransaction(transaction);
    return stored;
  });
}
