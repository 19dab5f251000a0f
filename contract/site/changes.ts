import type * as z from 'zod/mini';
import { composedKinds, entryOf, fieldsOf, formField, linkOrMenuOf, schemaOf } from './schema-parts.ts';
import { entryTitle } from './entry-title.ts';
import { asStart, entryAtPlace, entryWord } from './entry-words.ts';
import { isSame } from './is-same.ts';
import type { Change } from './site-documents.ts';
import { pathText, type FieldPath } from './field-path.ts';

type Schema = z.core.$ZodType;

/** A part of a document, and what its form calls it. */
interface Part {
  path: FieldPath;
  label: string;
}

/** As many characters of a field as a list of changes shows. */
const maxWords = 1_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The kinds whose values are names of files or of courses. */
const namedKinds: ReadonlySet<string> = new Set(['picture', 'work', 'course']);

/** The words of a value, those of its fields one below the other in the order of the form; null for what is not there. */
function wordsOf(schema: Schema, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isName = namedKinds.has(formField(schema, '').kind);
  const words = isObject(value)
    ? linesOf(schema, value).join('\n')
    : isName
      ? String(value).replaceAll('-', ' ')
      : String(value);
  return words.length > maxWords ? `${words.slice(0, maxWords)}…` : words;
}

function linesOf(schema: Schema, value: Record<string, unknown>): string[] {
  const { kind, schema: inner } = formField(schema, '');
  const linesIn = (parts: readonly [schema: Schema, value: unknown][]) =>
    parts
      .map(([part, each]) => wordsOf(part, each))
      .filter((words): words is string => words !== null && words !== '');
  if (kind === 'rich text') {
    const parts = Object.values(value).map((part) => (isObject(part) ? part['label'] : part));
    return [parts.join('')];
  }
  if (Array.isArray(value)) return linesIn(value.map((each) => [entryOf(inner), each]));
  const group = kind === 'link or menu' ? linkOrMenuOf(inner, value) : inner;
  return linesIn(fieldsOf(group).map(([name, field]) => [field, value[name]]));
}

const whole = ({ path, label }: Part, schema: Schema, before: unknown, after: unknown): Change[] => [
  { path: pathText(path), label, before: wordsOf(schema, before), after: wordsOf(schema, after) },
];

const titleOf = (entry: Schema, value: unknown): string => entryTitle(formField(entry, '').schema, value);

/** As many characters of the title of an entry as the name of a change has. */
const maxTitle = 40;

/** What an entry is called in a list of changes: by its title in its form, or by its place in the list. */
function nameOfEntry(list: string, entry: Schema, at: number, versions: readonly unknown[]): string {
  const title = versions.map((version) => titleOf(entry, version)).find((words) => words !== '');
  if (title === undefined) return entryAtPlace(list, at);
  return `${entryWord(list) ?? list} “${title.length > maxTitle ? `${title.slice(0, maxTitle).trimEnd()}…` : title}”`;
}

/** The field of a group. */
const partOf = ({ path, label }: Part, name: string, own: string): Part => ({
  path: [...path, name],
  label: label === '' ? own : `${label}: ${own}`,
});

/** An entry of a list, which is named instead of the list. @param list what the list is called */
function entryPart({ path, label }: Part, list: string, at: number, name: string): Part {
  const around = label.slice(0, label.length - list.length);
  return { path: [...path, at], label: around === '' ? asStart(name) : around + name };
}

function fieldChanges(part: Part, schema: Schema, before: unknown, after: unknown): Change[] {
  const [old, next] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return fieldsOf(schema).flatMap(([name, field]) =>
    changesIn(partOf(part, name, formField(field, name).label), field, old[name], next[name]),
  );
}

/** How many entries are the same at the start of both lists. */
function countSame(before: readonly unknown[], after: readonly unknown[]): number {
  const differs = before.findIndex((entry, at) => at >= after.length || !isSame(entry, after[at]));
  return differs === -1 ? before.length : differs;
}

/** Entries that are the same at both ends of a list are no change, so that an added or removed one is a single change. */
function listChanges(
  part: Part,
  list: string,
  entry: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): Change[] {
  const texts = (entries: readonly unknown[]) => entries.map((each) => JSON.stringify(each)).toSorted();
  const start = countSame(before, after);
  if (isSame(texts(before), texts(after))) {
    const [first, moved] = [before.slice(start), after.slice(start)];
    const end = countSame(first.toReversed(), moved.toReversed());
    const namesOf = (entries: readonly unknown[]) =>
      entries
        .slice(0, entries.length - end)
        .map((each) => titleOf(entry, each) || wordsOf(entry, each))
        .join('\n');
    const { path, label } = part;
    return [
      { path: pathText(path), label: `${label}: order`, before: namesOf(first), after: namesOf(moved) },
    ];
  }
  const end = countSame(before.slice(start).toReversed(), after.slice(start).toReversed());
  const changed = Math.max(before.length, after.length) - start - end;
  return Array.from({ length: changed }, (_, index) => start + index).flatMap((at) => {
    const old = at < before.length - end ? before[at] : undefined;
    const next = at < after.length - end ? after[at] : undefined;
    const name = nameOfEntry(list, entry, at, [old, next]);
    return changesIn(entryPart(part, list, at, name), entry, old, next);
  });
}

function changesIn(part: Part, schema: Schema, before: unknown, after: unknown): Change[] {
  if (isSame(before, after)) return [];
  const { kind, schema: inner } = formField(schema, part.label);
  if (Array.isArray(before) && Array.isArray(after) && kind === 'list')
    return listChanges(part, formField(schema, '').label, entryOf(inner), before, after);
  if (!composedKinds.has(kind) || kind === 'rich text' || !isObject(before) || !isObject(after))
    return whole(part, schema, before, after);
  const [old, next] =
    kind === 'link or menu' ? [before, after].map((value) => linkOrMenuOf(inner, value)) : [];
  if (old !== next) return whole(part, schema, before, after);
  const changes = fieldChanges(part, next ?? inner, before, after);
  // A field without a place in the form is a change too.
  return changes.length > 0 ? changes : whole(part, schema, before, after);
}

/**
 * What differs between two versions of a document, field by field, in the words of its form.
 * @param before undefined for a document that is new, as `after` is for one that is gone
 */
export function changesOf(
  type: string,
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): Change[] {
  const schema = schemaOf({ type });
  return schema === undefined ? [] : fieldChanges({ path: [], label: '' }, schema, before, after);
}
