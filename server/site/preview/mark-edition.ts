import { maxMarks, markOf, type Editable } from '#contract/site/edit-marks.ts';
import { courseList } from '#contract/site/course-record.ts';
import { documentSchemas, keyedSchemas } from '#contract/site/documents.ts';
import { fields } from '#contract/site/fields.ts';
import { onlyKey } from '#contract/site/site-documents.ts';
import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import { documentTypes, keyedTypes, type Edition } from '#server/site/content/edition.ts';
import { coursesType } from '#server/site/content/store.ts';
import { walkFields } from '#server/site/content/walk-fields.ts';

/** An edition whose texts have marks, and the fields by the numbers of their marks. */
export interface MarkedEdition {
  edition: Edition;
  fields: readonly Editable[];
}

type Schema = Parameters<typeof walkFields>[0];

/** Documents whose texts are on no page. */
const unseen = new Set(['pageMeta', 'errorPages', 'account']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Puts a mark into a text. */
type Marker = (text: string, mark: string) => string;

const behindText: Marker = (text, mark) => text + mark;

/** The first letter of a line in Markdown; that of a picture is in its caption. No sign of Markdown is between it and a mark behind it. */
const firstLetters = /^(?:!\[\]\(\S+ +["'(]|(?!!\[))[^\p{L}\p{N}\n]*[\p{L}\p{N}]/gmu;

const inEachLine: Marker = (text, mark) => text.replace(firstLetters, (start) => start + mark);

/** A copy of the data with marks in its texts. @param marked by the places of the texts */
function withMarks(
  data: unknown,
  marked: ReadonlyMap<string, (text: string) => string>,
  path: FieldPath = [],
): unknown {
  if (typeof data === 'string') return marked.get(pathText(path))?.(data) ?? data;
  if (Array.isArray(data)) return data.map((value, at) => withMarks(value, marked, [...path, at]));
  if (!isObject(data)) return data;
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    withMarks(value, marked, [...path, name]),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/**
 * Marks the texts that visitors read. A heading, a link, a text in parts and a text in Markdown are one field each. Texts in a fixed form
 * and addresses stay as they are: they are used for more than to be read.
 */
export function markEdition(edition: Edition): MarkedEdition {
  const editable: Editable[] = [];

  function marked<T>(type: string, key: string, schema: Schema, data: T): T {
    if (unseen.has(type)) return data;
    const texts = new Map<string, (text: string) => string>();
    /** Places inside a field that is marked as a whole. */
    const done = new Set<string>();
    function mark(at: FieldPath, field: FieldPath, marker = behindText): void {
      if (editable.length >= maxMarks) return;
      const ownMark = markOf(editable.length);
      texts.set(pathText(at), (text) => marker(text, ownMark));
      editable.push({ type, key, path: pathText(field) });
    }
    walkFields(schema, data, (field, value, path) => {
      const { kind, hasPattern } = fields.get(field) ?? {};
      const isInside = path.some((_, length) => done.has(pathText(path.slice(0, length))));
      if (value === undefined || isInside) return;
      if (kind === 'heading') mark([...path, 'text'], path);
      if (kind === 'link') mark([...path, 'label'], path);
      if (kind === 'rich text') {
        for (const [at, part] of (value as unknown[]).entries())
          mark(isObject(part) ? [...path, at, 'label'] : [...path, at], path);
      }
      if (kind === 'heading' || kind === 'link' || kind === 'rich text') done.add(pathText(path));
      else if (kind === 'markdown') mark(path, path, inEachLine);
      else if ((kind === 'line' || kind === 'text') && hasPattern !== true && typeof value === 'string')
        mark(path, path);
    });
    return withMarks(data, texts) as T;
  }

  const { courses } = marked(coursesType, onlyKey, courseList, { courses: edition.courses });
  const documents = documentTypes.map((type) => [
    type,
    marked(type, onlyKey, documentSchemas[type], edition.documents[type]),
  ]);
  const entries = keyedTypes.map((type) => [
    type,
    Object.fromEntries(
      Object.entries<unknown>(edition.entries[type]).map(([key, data]) => [
        key,
        marked(type, key, keyedSchemas[type], data),
      ]),
    ),
  ]);
  return {
    fields: editable,
    edition: {
      ...edition,
      courses,
      documents: Object.fromEntries(documents) as Edition['documents'],
      entries: Object.fromEntries(entries) as Edition['entries'],
    },
  };
}
