import { expect, test } from 'vitest';
import type { Draft } from '#test/draft.ts';
import { checkContent, checkContentFile } from './content-file.ts';
import { defaultContent, type SchoolContent } from './edition.ts';
import { noOwnPictures } from './own-pictures.ts';

/** The problems of the default content after a change, as `PATH: MESSAGE`. */
function problemsAfter(change: (content: Draft<SchoolContent>) => void): string[] {
  const content = structuredClone(defaultContent) as Draft<SchoolContent>;
  change(content);
  return checkContent(content).problems.map(({ path, message }) => `${path}: ${message}`);
}

test('the default content has no problems', () => {
  expect(checkContent(structuredClone(defaultContent)).content).toEqual(defaultContent);
});

test.each<[string, (content: Draft<SchoolContent>) => void, string]>([
  [
    'an empty text',
    ({ documents }) => {
      documents.school.city = '';
    },
    'documents.school.city: Please enter a text.',
  ],
  [
    'an unknown placeholder',
    ({ documents }) => {
      documents.school.facts = 'In {school.village}';
    },
    'documents.school.facts: {school.village} names no text or number of the content.',
  ],
  [
    'a placeholder that contains itself',
    ({ documents }) => {
      documents.school.tagline = '{school.tagline}!';
    },
    'documents.school.tagline: {school.tagline} contains itself.',
  ],
  [
    'an unknown field',
    ({ documents }) => {
      Object.assign(documents.faq, { titel: 'Questions' });
    },
    'documents.faq.titel: There is no field with this name.',
  ],
  [
    'a work that does not exist',
    ({ documents }) => {
      documents.faq.work = 'no-such-work';
    },
    'documents.faq.work: There is no work “no-such-work”.',
  ],
  [
    'a negative price',
    ({ courses }) => {
      Object.assign(courses[0] ?? {}, { price: -1 });
    },
    'courses[0].price: Please enter 0 or more.',
  ],
  [
    'a highest age below the lowest',
    ({ courses }) => {
      Object.assign(courses[0] ?? {}, { ageMin: 12, ageMax: 9 });
    },
    'courses[0].ageMax: The highest age is below the lowest.',
  ],
  [
    'a course with a work that does not exist',
    ({ courses }) => {
      Object.assign(courses[0] ?? {}, { image: 'no-such-work' });
    },
    'courses[0].image: There is no work “no-such-work”.',
  ],
  [
    'two courses with one name',
    ({ courses }) => {
      Object.assign(courses[0] ?? {}, { courseName: courses[1]?.courseName });
    },
    'courses: Two courses have the same name.',
  ],
  [
    'the label of a picture that does not exist',
    ({ entries }) => {
      Object.assign(entries.work, { 'no-such-picture': entries.work['clay-owl'] });
    },
    'entries.work.no-such-picture: There is no picture “no-such-picture”.',
  ],
  [
    'a room that the program does not have',
    ({ entries }) => {
      Object.assign(entries.room, { weaving: entries.room.clay });
    },
    'entries.room.weaving: There is no room “weaving”.',
  ],
  [
    'an article with a slug that is no address',
    ({ entries }) => {
      Object.assign(entries.post, { 'My article?': Object.values(entries.post)[0] });
    },
    'entries.post.My article?: Please use small letters, digits and hyphens.',
  ],
  [
    'raw HTML in an article',
    ({ entries }) => {
      Object.assign(Object.values(entries.post)[0] ?? {}, { body: 'One\n\n<b>Two</b>' });
    },
    'entries.post.what-to-say-about-a-drawing.body: Line 3: Please leave out HTML.',
  ],
  [
    'a missing document',
    ({ documents }) => {
      Reflect.deleteProperty(documents, 'faq');
    },
    'documents.faq: This part is missing.',
  ],
])('names the place of %s', (_, change, problem) => {
  expect(problemsAfter(change)).toContain(problem);
});

test.each([[null], [[]], ['text'], [{}], [{ documents: [], entries: 1, courses: {} }]])(
  'refuses %j instead of the content of a school',
  (file) => {
    const { content, problems } = checkContentFile(file, noOwnPictures);
    expect(content).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
  },
);

const { pictures: _, ...written } = defaultContent;

test('refuses courses that are no list, and goes on with the other parts', () => {
  const { problems } = checkContentFile({ ...structuredClone(written), courses: 'none' }, noOwnPictures);
  expect(problems.map(({ path }) => path)).toContain('courses');
});
