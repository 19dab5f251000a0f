import { courseList } from '#contract/site/course-record.ts';
import { documentSchemas, keyedSchemas } from '#contract/site/documents.ts';
import { fields } from '#contract/site/fields.ts';
import {
  defaultContent,
  documentTypes,
  keyedTypes,
  type SchoolContent,
} from '#server/site/content/edition.ts';
import { walkFields } from '#server/site/content/walk-fields.ts';

type Schema = Parameters<typeof walkFields>[0];
type Place = readonly (string | number)[];

/** Sets `window.hostile` if it runs, and has what breaks lines, letters or a layout: text from right to left, joiners, invisible letters. */
const trap = [
  '</title></script><script>window.hostile = 1</script>',
  '"><img src=x onerror="window.hostile = 1">',
  "' onmouseover='window.hostile = 1",
  'مدرسة الفن \u200Fالطفل\u200F 123',
  'क्\u200Dष कि श्री ॐ त्र्य',
  '👩🏽\u200D🎨👨\u200D👩\u200D👧\u200D👦🏳️\u200D🌈',
  'zero\u200Bwidth\u200Cletters\uFEFF and Z̵̡͈͎a̴̙͊l̷̦͐g̸̘͝o',
].join(' ');

/** A text that is as long as a field allows: one half is a word without a place to break, the other is the trap. */
function textOf(length: number): string {
  const half = Math.floor(length / 2);
  return `${'W'.repeat(half)} ${trap.repeat(Math.ceil(length / trap.length))}`.slice(0, length);
}

/** No half of a surrogate pair, and no space at an end: neither is allowed. */
const cut = (text: string): string => text.toWellFormed().replaceAll('\uFFFD', '').trim();

function setAt(data: unknown, place: Place, value: unknown): void {
  const parent = place.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(at as object, name), data);
  Reflect.set(parent as object, place.at(-1) ?? '', value);
}

/** Replaces every text of a document that its owner writes freely. */
function fill(schema: Schema, data: object): void {
  const replaced: { place: Place; value: unknown }[] = [];
  walkFields(schema, data, (field, value, place) => {
    const { kind, max = 0, hasPattern } = fields.get(field) ?? {};
    if (value === undefined || hasPattern === true) return;
    const text = cut(textOf(max));
    if (kind === 'line' || kind === 'text') replaced.push({ place, value: text });
    // Markdown allows no HTML, which is written in another way then.
    if (kind === 'markdown') replaced.push({ place, value: cut(textOf(max / 4)).replaceAll('<', '\\<') });
    if (kind === 'rich text') replaced.push({ place, value: [text] });
    if (kind === 'heading') replaced.push({ place, value: { text, keyWord: cut(text.slice(0, 12)) } });
  });
  // A heading after its own fields.
  for (const { place, value } of replaced.toSorted((a, b) => b.place.length - a.place.length))
    setAt(data, place, value);
}

/** The default content with hostile words in every field for words. */
export function hostileContent(): SchoolContent {
  const { documents, entries, courses } = structuredClone(defaultContent);
  for (const type of documentTypes) fill(documentSchemas[type], documents[type]);
  for (const type of keyedTypes)
    for (const data of Object.values<object>(entries[type])) fill(keyedSchemas[type], data);
  fill(courseList, { courses });
  // The name of a menu is shorter than that of a link, and its links are no fields of the walk.
  for (const item of documents.navigation.header) {
    if (!('links' in item)) continue;
    Reflect.set(item, 'label', cut(item.label.slice(0, 40)));
    for (const link of item.links) Reflect.set(link, 'label', cut(textOf(80)));
  }
  // Two courses must not have one name.
  for (const [at, course] of courses.entries())
    Reflect.set(course, 'courseName', `${at} ${cut(course.courseName.slice(2))}`);
  return { documents, entries, courses, pictures: defaultContent.pictures };
}
