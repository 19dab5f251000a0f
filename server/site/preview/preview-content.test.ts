import { expect, test } from 'vitest';
import { defaultContent } from '#server/site/content/edition.ts';
import { locate, requestName } from '#server/site/documents/documents.ts';
import type { Draft } from '#server/site/drafts/queries.ts';
import { previewContent } from './preview-content.ts';

const draft = (type: string, data: object = {}, key = ''): Draft => ({
  ...locate(requestName({ type, key })),
  data: data as Draft['data'],
  revision: type,
  updatedAt: new Date(0),
  publishAt: null,
  authorName: null,
  failure: null,
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
    drafts: [draft('courses', data), ...right],
    timeZone: 'Asia/Kolkata',
  });
  expect([shown?.page, shown?.leftOut]).toEqual(['/Blog', ['Courses and prices']]);
});
