import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { pictures } from '#content/pictures.ts';
import { courseRecords, type CourseRecord } from '#contract/site/course-record.ts';
import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import { fields } from '#contract/site/fields.ts';
import { documentSchemas, keyedSchemas, type KeyedType } from '#contract/site/documents.ts';
import { roomPaths } from '#contract/site/pages.ts';
import {
  defaultContent,
  documentTypes,
  keyedTypes,
  placeholderValues,
  type SchoolContent,
} from './edition.ts';
import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import { isHidden, type OwnPictures } from './own-pictures.ts';
import { parsePost } from '#contract/site/parse-post.ts';
import { placeholderFiller, type FillDocument } from './placeholders.ts';
import { walkFields } from './walk-fields.ts';

/** A wrong field of a content file: its place, such as `documents.faq.title`, and what is wrong. */
export interface Problem {
  path: string;
  message: string;
}

/** A line for each problem. */
export const problemLines = (problems: readonly Problem[]): string =>
  problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n');

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reports the fields of `value` that are missing or unknown. */
function checkNames(value: unknown, names: readonly string[], path: FieldPath, report: Report): void {
  if (!isFields(value)) {
    report(path, 'Please enter an object with fields.');
    return;
  }
  for (const name of names) if (!Object.hasOwn(value, name)) report([...path, name], 'This part is missing.');
  for (const name of Object.keys(value))
    if (!names.includes(name)) report([...path, name], 'There is no part with this name.');
}

type Report = (path: FieldPath, message: string) => void;

/** The names that documents can refer to. */
interface Known {
  courses: ReadonlySet<unknown>;
  works: ReadonlySet<unknown>;
  pictures: OwnPictures;
}

/** Why a picture cannot be shown, or null: it is not there, or visitors may not see it. */
function pictureProblem(name: string, { shown, hidden }: OwnPictures): string | null {
  if (Object.hasOwn(pictures, name) || Object.hasOwn(shown, name)) return null;
  if (isOwnPictureName(name))
    return hidden[name] ?? 'This picture was deleted, or nobody has said whom it is of.';
  return `There is no picture “${name}”.`;
}

/** An own picture is a work as soon as its label is published. */
const noSuchWork = (name: string, { shown }: OwnPictures) =>
  Object.hasOwn(shown, name)
    ? 'This picture has no label yet. Please write it, and publish both together.'
    : `There is no work “${name}”.`;

/** Reports pictures, works and courses that do not exist. */
function checkReferences(
  schema: z.ZodMiniType,
  data: unknown,
  { courses, works, pictures: own }: Known,
  path: FieldPath,
  report: Report,
): void {
  walkFields(schema, data, (field, value, place) => {
    if (typeof value !== 'string') return;
    const kind = fields.get(field)?.kind;
    const at = [...path, ...place];
    if (kind === 'picture' || kind === 'work') {
      const wrong = pictureProblem(value, own);
      if (wrong !== null && (kind === 'picture' || isOwnPictureName(value))) report(at, wrong);
      else if (kind === 'work' && !works.has(value)) report(at, noSuchWork(value, own));
    }
    if (kind === 'course' && !courses.has(value)) report(at, `There is no course “${value}”.`);
  });
}

/** Checks one document. @returns the document with its placeholders replaced */
function checkData(
  schema: z.ZodMiniType,
  data: unknown,
  known: Known,
  fillDocument: FillDocument,
  path: FieldPath,
  report: Report,
): unknown {
  const filled = fillDocument(data, (place, error) => report([...path, ...place], error.message));
  const parsed = safeParse(schema, filled);
  for (const issue of parsed.error?.issues ?? []) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const name of names) {
      const place = [...path, ...(issue.path as (string | number)[]), ...(name === undefined ? [] : [name])];
      report(place, name === undefined ? issue.message : 'There is no field with this name.');
    }
  }
  if (parsed.success) checkReferences(schema, filled, known, path, report);
  return filled;
}

/**
 * Checks the whole content of a school: fields, placeholders, and that pictures, works and courses exist.
 * @param file the parsed JSON of a content file
 * @param pictures those that owners have added
 * @returns the content, or every problem that was found
 */
export function checkContentFile(
  file: unknown,
  pictures: OwnPictures,
): { content: SchoolContent; problems: [] } | { content: null; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path: pathText(path), message });
  checkNames(file, ['documents', 'entries', 'courses'], [], report);
  const { documents, entries, courses } = isFields(file) ? file : ({} as Fields);
  checkNames(documents, documentTypes, ['documents'], report);
  checkNames(entries, keyedTypes, ['entries'], report);
  for (const type of keyedTypes) {
    if (isFields(entries) && entries[type] !== undefined && !isFields(entries[type]))
      report(['entries', type], 'Please enter an object with a field for each key.');
  }
  if (problems.length > 0) return { content: null, problems };

  // The shape is checked above, and every value below before it is returned.
  const content = { documents, entries, courses, pictures } as unknown as SchoolContent;
  const list: readonly CourseRecord[] = Array.isArray(courses) ? courses : [];
  const known: Known = {
    courses: new Set(list.map((course: unknown) => (isFields(course) ? course.id : undefined))),
    works: new Set(Object.keys(content.entries.work)),
    pictures,
  };
  checkCourses(courses, known, report);
  const facts: SchoolContent = { ...content, courses: problems.length > 0 ? defaultContent.courses : list };
  const path = ['documents', 'school'];
  const fillFacts = placeholderFiller(placeholderValues(facts));
  checkData(documentSchemas.school, content.documents.school, known, fillFacts, path, report);
  // A wrong fact would make every text wrong that names it.
  if (problems.length > 0)
    facts.documents = { ...content.documents, school: defaultContent.documents.school };
  const fill = placeholderFiller(placeholderValues(facts));
  for (const type of documentTypes.filter((each) => each !== 'school'))
    checkData(documentSchemas[type], content.documents[type], known, fill, ['documents', type], report);
  for (const type of keyedTypes) {
    for (const [key, data] of Object.entries<unknown>(content.entries[type])) {
      const path = ['entries', type, key];
      const wrongKey = keyProblem(type, key, pictures);
      if (wrongKey !== null) report(path, wrongKey);
      const filled = checkData(keyedSchemas[type], data, known, fill, path, report);
      // A text that the schema refuses may be too long to be read in time.
      const body = pathText([...path, 'body']);
      if (type === 'post' && !problems.some((problem) => problem.path === body))
        checkPost(filled, known, path, report);
    }
  }
  return problems.length > 0 ? { content: null, problems } : { content, problems: [] };
}

/** What is wrong with the key of a document, or null. */
function keyProblem(type: KeyedType, key: string, own: OwnPictures): string | null {
  if (type === 'work') return pictureProblem(key, own);
  if (type === 'room')
    return roomPaths.some((path) => path === `/${key}`) ? null : `There is no room “${key}”.`;
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key) ? null : 'Please use small letters, digits and hyphens.';
}

/** Reports what the Markdown of an article may not have, and works that do not exist. */
function checkPost(data: unknown, { works, pictures: own }: Known, path: FieldPath, report: Report): void {
  if (!isFields(data) || typeof data.body !== 'string') return;
  const { blocks, problems } = parsePost(data.body);
  const at = [...path, 'body'];
  for (const { line, message } of problems) report(at, `Line ${line}: ${message}`);
  for (const block of blocks) {
    if (block.kind !== 'figure' || works.has(block.work)) continue;
    const isHiddenOne = isHidden(own, block.work);
    report(at, (isHiddenOne ? pictureProblem(block.work, own) : null) ?? noSuchWork(block.work, own));
  }
}

function checkCourses(courses: unknown, known: Known, report: Report): void {
  const parsed = safeParse(courseRecords, courses);
  for (const { path, message } of parsed.error?.issues ?? [])
    report(['courses', ...(path as (string | number)[])], message);
  if (parsed.success) checkReferences(courseRecords, courses, known, ['courses'], report);
}

/** Checks content that the program has read and changed, as `checkContentFile` does. */
export const checkContent = ({ pictures, ...written }: SchoolContent) => checkContentFile(written, pictures);
