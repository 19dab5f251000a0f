import { expect, test } from 'vitest';
import { defaultContent } from '#server/site/content/edition.ts';
import { findPlace, requestName } from '#server/site/documents/place.ts';
import { previewContent, type PlacedChange } from './preview-content.ts';

const draft = (type: string, data: object = {}, key = ''): PlacedChange => ({
  place: findPlace(requestName({ type, key })),
  base: undefined,
  data: data as PlacedChange['data'],
});

const { documents, courses, entries } = defaultContent;
const painting = ['room', entries.room.painting, 'painting'] as const;
const right = [
  draft('home', documents.home),
  draft('school', documents.school),
  draft('timetable', documents.timetable),
  draft(...painting),
];

test.each([
  ['is no list', { courses: 'x' }],
  ['has a wrong course', { courses: [{ ...courses[0], id: '!' }, ...courses.slice(1)] }],
  ['has no course that other pages name', { courses: courses.slice(1) }],
])('leaves out only the draft of the courses that %s', (_, data) => {
  const shown = previewContent({
    pathname: '/blog',
    content: defaultContent,
    changes: [draft('courses', data), ...right],
    day: null,
    timeZone: 'Asia/Kolkata',
  });
  expect([shown?.page, shown?.leftOut]).toEqual(['/Blog', ['Courses and prices']]);
});

const [post] = Object.values(entries.post);
const later = draft('post', { ...post, date: '2999-01-31' }, 'clay-owls');
const preview = (pathname: string, day: string | null, ...changes: PlacedChange[]) =>
  previewContent({ pathname, content: defaultContent, changes, day, timeZone: 'Asia/Kolkata' });

test('an article of a later day is shown as on that day, and so is the list of articles', () => {
  const shown = preview('/blog/clay-owls', null, later);
  expect([shown?.page, shown?.edition.day]).toEqual(['/Blog/clay-owls', '2999-01-31']);
  expect(preview('/blog', null, later)?.edition.entries.post).toHaveProperty('clay-owls');
  // Published, and still to come.
  const content = { ...defaultContent, entries: { ...entries, post: { 'clay-owls': later.data } } };
  const asked = { content, changes: [], day: null, timeZone: 'Asia/Kolkata' };
  const published = previewContent({ ...asked, content: content as never, pathname: '/Blog/clay-owls' });
  expect(published?.edition.day).toBe('2999-01-31');
});

test('a day that is asked for is shown as it will be', () => {
  expect(preview('/blog/clay-owls', '2999-01-30', later)).toBeUndefined();
  expect(preview('/Blog', '2999-01-31', later)?.edition.day).toBe('2999-01-31');
});
