import { expect } from 'vitest';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { newVersion, type DocumentState } from '#contract/site/site-documents.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { admin, type TestUser } from './people.ts';
import type { School } from './school.ts';
import { publishDrafts } from './publish-drafts.ts';

/** When the schedule of `makeOwnSchool` publishes. */
export const newYear = new Date('2099-12-31T18:30:00Z');

/** Changes a document as the form of the office does. */
async function save(owner: TestUser, place: string, change: (data: Record<string, unknown>) => object) {
  const address = `/admin/documents/${place}`;
  const { body, headers } = await owner.visitor.get(address);
  const state = body as DocumentState;
  const saved = await owner.visitor.send(
    'PUT',
    address,
    { data: change(state.data) },
    { headers: { 'if-match': headers.get('etag') ?? '' } },
  );
  expect([place, saved.status]).toEqual([place, 200]);
}

async function publishAll(owner: TestUser) {
  const { status, body } = await publishDrafts(owner.visitor);
  return [status, body.message];
}

const ownCourse = (course: CourseRecord): CourseRecord => ({
  ...course,
  id: 'clay-at-night',
  slug: 'clay-at-night',
  courseName: 'Clay at Night',
  price: 3333,
});

/** A school with words, prices, an article, a draft, a schedule and an application of its own. */
export async function makeOwnSchool(school: School): Promise<TestUser> {
  // A schedule may be a year ahead.
  school.context.now = () => new Date('2099-06-01T00:00:00Z');
  const owner = await admin(school);
  await save(owner, 'school/main', (data) => ({ ...data, name: 'Rang Shala', tagline: 'Come and Paint' }));
  await save(owner, 'courses/main', ({ courses }) => {
    const [first, second, ...others] = courses as CourseRecord[];
    if (first === undefined || second === undefined) throw new Error('the default school has courses');
    return { courses: [second, { ...first, price: 2750 }, ...others, ownCourse(first)] };
  });
  expect(await publishAll(owner)).toEqual([201, 'Published. Visitors see it within a few seconds.']);
  const article = await owner.visitor.send(
    'PUT',
    '/admin/documents/post/night-clay',
    {
      data: {
        ...Object.values(defaultContent.entries.post)[0],
        title: { text: 'मिट्टी के रंग', keyWord: 'रंग' },
      },
    },
    { headers: { 'if-match': `"${newVersion}"` } },
  );
  expect(article.status).toBe(200);
  expect(await publishAll(owner)).toEqual([201, 'Published. Visitors see it within a few seconds.']);
  await save(owner, 'faq/main', (data) => ({ ...data, lead: 'Half a thought' }));
  await save(owner, 'about/main', (data) => ({
    ...data,
    letter: { ...(data['letter'] as object), greeting: 'Happy 2100!' },
  }));
  const scheduled = await publishDrafts(owner.visitor, {
    only: [{ type: 'about', key: 'main' }],
    at: newYear.toISOString(),
  });
  expect(scheduled.status).toBe(201);
  return owner;
}
