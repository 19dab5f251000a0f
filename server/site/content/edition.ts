import { createHash } from 'node:crypto';
import { defaultCourses, defaultDocuments, defaultEntries } from '#content/defaults.ts';
import { courseRecords, type CourseRecord } from '#contract/site/course-record.ts';
import { pricesText } from '#contract/site/course.ts';
import { dayIn, defaultTimeZone } from '#contract/school-time.ts';
import {
  documentSchemas,
  keyedSchemas,
  type DocumentType,
  type Documents,
  type KeyedDocuments,
  type KeyedType,
} from '#contract/site/documents.ts';
import { defaultPosts } from './default-posts.ts';
import { noOwnPictures, type OwnPictures, type ShownPicture } from './own-pictures.ts';
import { placeholderFiller } from './placeholders.ts';

export const documentTypes = Object.keys(documentSchemas) as DocumentType[];
export const keyedTypes = Object.keys(keyedSchemas) as KeyedType[];

/** Documents of which a school has several, by type and key. */
type Entries = { [T in KeyedType]: Readonly<Record<string, KeyedDocuments[T]>> };

/** The whole content of a school as its authors write it, with placeholders. */
export interface SchoolContent {
  documents: Documents;
  entries: Entries;
  courses: readonly CourseRecord[];
  /** Not written by its authors: which of the pictures that they have added the content may name. */
  pictures: OwnPictures;
}

/** The content of a school that has stored nothing. */
export const defaultContent: SchoolContent = {
  documents: defaultDocuments,
  entries: { ...defaultEntries, post: defaultPosts },
  courses: defaultCourses,
  pictures: noOwnPictures,
};

/** All published documents and courses at one moment, with all placeholders replaced. */
export interface Edition extends Omit<SchoolContent, 'pictures'> {
  /** Grows with each publication; 0 while a school has stored nothing. */
  number: number;
  /** A hash of the content. */
  hash: string;
  /** In which its day begins and ends, such as Asia/Kolkata. */
  timeZone: string;
  /** The day at the school for which it was made, yyyy-mm-dd: without posts of later days and notices of earlier ones. */
  day: string;
  /** The own pictures that have a label, by id. */
  pictures: Readonly<Record<string, ShownPicture>>;
}

/** What placeholders can name: the fields of documents, the prices of the courses, and how many articles there are. */
export function placeholderValues({ documents, entries, courses }: Omit<SchoolContent, 'pictures'>) {
  const offered = courses.filter(({ hidden }) => !hidden);
  const amounts = offered.map(({ price }) => price);
  return {
    ...documents,
    articles: { number: Object.keys(entries.post).length },
    courses: {
      prices: pricesText(offered),
      // Texts from before `prices` name them.
      ...(amounts.length > 0 && { lowestPrice: Math.min(...amounts), highestPrice: Math.max(...amounts) }),
    },
  };
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

type SchoolDocument = Documents['school'];

/** The facts of the school on a day: with the notice of the day, and without days that have passed. */
function schoolOn(day: string, { temporaryNotice, ...school }: SchoolDocument): SchoolDocument {
  const { notice, datedNotices } = school;
  const isNow = temporaryNotice !== undefined && temporaryNotice.from <= day && day <= temporaryNotice.until;
  return {
    ...school,
    notice: isNow ? { ...notice, text: temporaryNotice.text } : notice,
    datedNotices: datedNotices.filter((dated) => dated.day >= day),
  };
}

/** The content that visitors may see on a day. */
function contentOn(day: string, { documents, entries, ...others }: SchoolContent): SchoolContent {
  const post = Object.fromEntries(Object.entries(entries.post).filter(([, { date }]) => date <= day));
  return {
    documents: { ...documents, school: schoolOn(day, documents.school) },
    entries: { ...entries, post },
    ...others,
  };
}

/**
 * Makes an edition of checked content (server/site/content/content-file.ts).
 * @param timeZone of the school
 * @param day at the school, yyyy-mm-dd
 * @throws PlaceholderError or a zod error when the content has not been checked
 */
export function makeEdition(
  number: number,
  wholeContent: SchoolContent,
  { timeZone = defaultTimeZone, day = dayIn(timeZone) }: { timeZone?: string; day?: string } = {},
): Edition {
  const content = contentOn(day, wholeContent);
  const fill = placeholderFiller(placeholderValues(content));
  const filled = {
    documents: Object.fromEntries(
      documentTypes.map((type) => [type, documentSchemas[type].parse(fill(content.documents[type]))]),
    ) as Documents,
    entries: Object.fromEntries(
      keyedTypes.map((type) => [
        type,
        mapValues<unknown, unknown>(content.entries[type], (data) => keyedSchemas[type].parse(fill(data))),
      ]),
    ) as Entries,
    courses: courseRecords.parse(content.courses),
    pictures: Object.fromEntries(
      Object.entries(content.pictures.shown).filter(([id]) => Object.hasOwn(content.entries.work, id)),
    ),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([timeZone, filled]))
    .digest('hex');
  return { number, hash, timeZone, day, ...filled };
}

/**
 * The facts of an edition by the names under which `readContent` records them: each field of each document and course, the
 * list of its fields, and the keys of each type. Two editions differ in exactly the facts whose texts differ.
 */
export function factsOf({ timeZone, documents, entries, courses, pictures }: Edition): Map<string, string> {
  const facts = new Map([['timeZone', timeZone]]);
  const addFields = (name: string, data: object) => {
    facts.set(name, JSON.stringify(Object.keys(data)));
    for (const [field, value] of Object.entries(data)) facts.set(`${name}.${field}`, JSON.stringify(value));
  };
  for (const type of documentTypes) addFields(type, documents[type]);
  for (const type of keyedTypes) {
    facts.set(type, JSON.stringify(Object.keys(entries[type])));
    for (const [key, data] of Object.entries(entries[type])) addFields(`${type}/${key}`, data);
  }
  for (const [id, picture] of Object.entries(pictures)) facts.set(`pictures/${id}`, JSON.stringify(picture));
  const offered = courses.filter(({ hidden }) => !hidden);
  facts.set('courses', JSON.stringify(offered.map(({ id }) => id)));
  for (const course of offered) addFields(`courses/${course.id}`, course);
  return facts;
}
