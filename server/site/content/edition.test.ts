import { expect, onTestFinished, test, vi } from 'vitest';
import { courseRecords } from '#contract/site/course-record.ts';
import { documentSchemas, keyedSchemas } from '#contract/site/documents.ts';
import { fields } from '#contract/site/fields.ts';
import { edition } from '#test/content.ts';
import {
  defaultContent,
  documentTypes,
  factsOf,
  keyedTypes,
  makeEdition,
  type SchoolContent,
} from './edition.ts';
import { walkFields } from './walk-fields.ts';

/** The texts of an edition that contain braces, by their place. */
function textsWithBraces(): string[] {
  const found: string[] = [];
  const search = (name: string, schema: Parameters<typeof walkFields>[0], data: unknown) =>
    walkFields(schema, data, (field, value, path) => {
      const isMarkdown = fields.get(field)?.kind === 'markdown';
      if (typeof value === 'string' && !isMarkdown && /[{}]/.test(value))
        found.push([name, ...path].join('.'));
    });
  for (const type of documentTypes) search(type, documentSchemas[type], edition.documents[type]);
  for (const type of keyedTypes) {
    for (const [key, data] of Object.entries(edition.entries[type])) {
      search(`${type}/${key}`, keyedSchemas[type], data);
    }
  }
  search('courses', courseRecords, edition.courses);
  return found;
}

test('the default content is valid, and all its placeholders are replaced', () => {
  expect(textsWithBraces()).toEqual([]);
});

/** The default content with another name and city of the school. */
const renamed: SchoolContent = {
  ...defaultContent,
  documents: {
    ...defaultContent.documents,
    school: { ...defaultContent.documents.school, name: 'Kala Ghar', city: 'Nagpur' },
  },
};

test('a changed fact changes exactly the facts whose texts name it, and the hash', () => {
  const other = makeEdition(1, renamed);
  expect(other.hash).not.toBe(edition.hash);
  const before = factsOf(edition);
  const after = factsOf(other);
  const changed = [...after.keys()].filter((fact) => after.get(fact) !== before.get(fact));
  expect(changed).toEqual(expect.arrayContaining(['school.name', 'school.city', 'blog.feedTitle']));
  for (const fact of changed) {
    expect([fact, after.get(fact)]).toEqual([fact, expect.stringMatching(/Kala Ghar|Nagpur/)]);
  }
});

test('the same content has the same hash', () => {
  expect(makeEdition(7, defaultContent).hash).toBe(edition.hash);
});

test('a notice for some days takes the place of the notice from its first to its last day', () => {
  const { school } = defaultContent.documents;
  const temporaryNotice = { text: 'Closed on {school.city}’s day.', from: '2026-11-08', until: '2026-11-10' };
  const content = {
    ...defaultContent,
    documents: { ...defaultContent.documents, school: { ...school, temporaryNotice } },
  };
  const shownOn = (day: string) => makeEdition(1, content, { day }).documents.school.notice;
  for (const day of ['2026-11-08', '2026-11-10'])
    expect(shownOn(day)).toEqual({ label: school.notice.label, text: `Closed on ${school.city}’s day.` });
  for (const day of ['2026-11-07', '2026-11-11']) expect(shownOn(day)).toEqual(school.notice);
});

test('the day of an edition is the day in the time zone of the school', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const dayOf = (timeZone: string) => makeEdition(1, defaultContent, { timeZone }).day;
  expect([dayOf('Asia/Kolkata'), dayOf('Europe/London')]).toEqual(['2026-11-29', '2026-11-28']);
});

test('a text that is too long after its placeholders are replaced is refused', () => {
  const { school } = defaultContent.documents;
  const tooLong = { ...school, tagline: '{school.facts} {school.facts}' };
  const content = { ...defaultContent, documents: { ...defaultContent.documents, school: tooLong } };
  expect(() => makeEdition(1, content)).toThrow('Please use at most 80 characters.');
});
