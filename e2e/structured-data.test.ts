import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posts } from '#content/blog.ts';
import { studentGallery } from '#content/classes.ts';
import { courses } from '#content/courses.ts';
import { faq } from '#content/faq.ts';
import { instructorArt, rooms } from '#content/galleries.ts';
import { checkedThing, type CheckedThing } from '#test/schema-org.ts';
import { structuredData } from '#test/head.ts';
import { publicPaths } from './routes.ts';
import { runSchool, type RunningSchool } from './running-school.ts';

let school: RunningSchool;
beforeAll(async () => {
  school = await runSchool();
});
afterAll(() => school.close());

/** All that one page tells search engines, each thing known to be right. */
async function toldOn(path: string): Promise<CheckedThing[]> {
  const html = await (await fetch(school.url + path)).text();
  return structuredData(html).map(checkedThing);
}
const typesOn = async (path: string) => (await toldOn(path)).map((thing) => thing['@type']);

/** The one thing of a type on a page. */
async function theOne(path: string, type: string): Promise<CheckedThing> {
  const [thing, another] = (await toldOn(path)).filter((each) => each['@type'] === type);
  if (thing === undefined || another !== undefined) throw new Error(`${path} has not one ${type}`);
  return thing;
}

test.each(publicPaths)('%s tells only what schema.org and Google know', async (path) => {
  const things = await toldOn(path);
  expect(JSON.stringify(things)).not.toMatch(/aggregateRating|"Review"/);
});

test('a page with a breadcrumb tells the same way down, and no other page tells one', async () => {
  for (const path of publicPaths) {
    const html = await (await fetch(school.url + path)).text();
    const shown = [
      ...(/aria-label="Breadcrumb">(.*?)<\/ol>/.exec(html)?.[1] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/g),
    ];
    const told = structuredData(html)
      .map(checkedThing)
      .filter((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = told.flatMap((thing) => thing['itemListElement'] as { name: string; item?: string }[]);
    expect(steps.map(({ name, item }) => [name, item])).toEqual(
      shown.map(([, step = '']) => {
        const href = /href="([^"]+)"/.exec(step)?.[1];
        return [step.replaceAll(/<[^>]+>/g, ''), href === undefined ? undefined : school.url + href];
      }),
    );
  }
});

describe('the school', () => {
  test.each(['/', '/about', '/contact'])('is told of on %s with its address and hours', async (path) => {
    const told = await theOne(path, 'EducationalOrganization');
    expect(told).toMatchObject({
      '@id': `${school.url}/#school`,
      telephone: '+91 98765 43210',
      openingHoursSpecification: { dayOfWeek: ['Saturday', 'Sunday'] },
    });
  });
});

describe('the courses', () => {
  test.each([
    ['/', 6],
    ['/classes', 6],
    ['/curriculum', 4],
  ])('stand on %s with the specification’s prices, in class and online', async (path, count) => {
    const { itemListElement } = await theOne(path, 'ItemList');
    expect(itemListElement).toHaveLength(count);
    for (const { item } of itemListElement) {
      const course = courses.find(({ courseName }) => courseName === item.name);
      expect(item.offers.price).toBe(course?.price);
      expect(item.offers.priceSpecification.unitText).toBe(course?.period);
      expect(item.hasCourseInstance.map((each: CheckedThing) => each['courseMode'])).toEqual([
        'Onsite',
        'Online',
      ]);
      const [{ courseSchedule }] = item.hasCourseInstance;
      expect(courseSchedule.repeatCount * courseSchedule.byDay.length).toBe(96);
      expect((await fetch(item.offers.url)).status).toBe(200);
    }
  });

  test('say on the curriculum what they teach', async () => {
    const { itemListElement } = await theOne('/curriculum', 'ItemList');
    for (const { item } of itemListElement) expect(item.teaches.length).toBeGreaterThanOrEqual(6);
  });
});

test('the questions are those of the page, with their whole answers', async () => {
  const { mainEntity } = await theOne('/FaqPage', 'FAQPage');
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(faq.map(({ question }) => question));
  const html = await (await fetch(`${school.url}/FaqPage`)).text();
  const read = html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
  for (const { acceptedAnswer } of mainEntity) expect(read).toContain(acceptedAnswer.text);
});

test.each(posts)('the post $slug has its author and day', async ({ slug, author, date }) => {
  const told = await theOne(`/Blog/${slug}`, 'BlogPosting');
  expect(told).toMatchObject({ author: { name: author }, datePublished: date });
  expect((await fetch(told['image'])).headers.get('content-type')).toBe('image/webp');
});

test.each([
  ...rooms.map(({ path, works }) => [path, works.length] as const),
  [instructorArt.path, instructorArt.sections.flatMap(({ works }) => works).length] as const,
  ['/classes', studentGallery.length] as const,
])('%s names all its works with their makers, and their files are there', async (path, count) => {
  const { associatedMedia } = await theOne(path, 'ImageGallery');
  expect(associatedMedia).toHaveLength(count);
  for (const { contentUrl } of associatedMedia) {
    const answer = await fetch(contentUrl, { method: 'HEAD' });
    expect([contentUrl, answer.status]).toEqual([contentUrl, 200]);
  }
});

test('the film’s file and likeness are there', async () => {
  const { contentUrl, thumbnailUrl } = await theOne('/tutorial', 'VideoObject');
  for (const url of [contentUrl, thumbnailUrl]) {
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  }
});

test('pages that nobody searches for tell nothing', async () => {
  for (const path of [
    '/login',
    '/SignUp',
    '/Forget',
    '/verify-otp',
    '/Reset-password',
    '/admin',
    '/profile',
    '/profile/data',
    '/Formenroll',
  ]) {
    expect(await typesOn(path)).toEqual([]);
  }
});
