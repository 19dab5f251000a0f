import { galleries } from '#test/galleries.ts';
import { checkedThing, type CheckedThing } from '#test/schema-org.ts';
import { content, facts, posts } from '#test/content.ts';
import { structuredData } from '#test/head.ts';
import { expect, test } from './fixtures.ts';
import { allPages, publicPaths } from './routes.ts';
import type { RunningSchool } from './running-school.ts';

/** The structured data of a page, each item validated. */
async function structuredDataOf(school: RunningSchool, path: string): Promise<CheckedThing[]> {
  const html = await (await fetch(school.url + path)).text();
  return structuredData(html).map(checkedThing);
}
const typesOn = async (school: RunningSchool, path: string) =>
  (await structuredDataOf(school, path)).map((thing) => thing['@type']);

/** The only item of a type on a page. */
async function onlyItem(school: RunningSchool, path: string, type: string): Promise<CheckedThing> {
  const [thing, another] = (await structuredDataOf(school, path)).filter((each) => each['@type'] === type);
  if (thing === undefined || another !== undefined) throw new Error(`${path} has not one ${type}`);
  return thing;
}

for (const path of publicPaths) {
  test(`${path} has only valid structured data`, async ({ school }) => {
    const things = await structuredDataOf(school, path);
    expect(JSON.stringify(things)).not.toMatch(/aggregateRating|"Review"/);
  });
}

test('structured breadcrumbs equal the visible ones, and no other page has any', async ({ school }) => {
  for (const path of publicPaths) {
    const html = await (await fetch(school.url + path)).text();
    const shown = [
      ...(/aria-label="Breadcrumb">(.*?)<\/ol>/.exec(html)?.[1] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/g),
    ];
    const breadcrumbs = structuredData(html)
      .map(checkedThing)
      .filter((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = breadcrumbs.flatMap(
      (thing) => thing['itemListElement'] as { name: string; item?: string }[],
    );
    expect(steps.map(({ name, item }) => [name, item])).toEqual(
      shown.map(([, step = '']) => {
        const href = /href="([^"]+)"/.exec(step)?.[1];
        return [step.replaceAll(/<[^>]+>/g, ''), href === undefined ? undefined : school.url + href];
      }),
    );
  }
});

test.describe('the school', () => {
  for (const path of ['/', '/about', '/contact']) {
    test(`is on ${path} with its phone number and hours`, async ({ school }) => {
      const organization = await onlyItem(school, path, 'EducationalOrganization');
      expect(organization).toMatchObject({
        '@id': `${school.url}/#school`,
        telephone: facts.phone.text,
        openingHoursSpecification: { dayOfWeek: ['Saturday', 'Sunday'] },
      });
    });
  }
});

test.describe('the courses', () => {
  for (const [path, count] of [
    ['/', 6],
    ['/classes', 6],
    ['/curriculum', 4],
  ] as const) {
    test(`are on ${path} with the specification’s prices, on-site and online`, async ({ school }) => {
      const { itemListElement } = await onlyItem(school, path, 'ItemList');
      expect(itemListElement).toHaveLength(count);
      for (const { item } of itemListElement) {
        const course = content.courses().find(({ courseName }) => courseName === item.name);
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
  }

  test('list what they teach on the curriculum', async ({ school }) => {
    const { itemListElement } = await onlyItem(school, '/curriculum', 'ItemList');
    for (const { item } of itemListElement) expect(item.teaches.length).toBeGreaterThanOrEqual(6);
  });
});

test('the structured FAQ has the questions and whole answers of the page', async ({ school }) => {
  const { mainEntity } = await onlyItem(school, '/FaqPage', 'FAQPage');
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    content.document('faq').questions.map(({ question }) => question),
  );
  const html = await (await fetch(`${school.url}/FaqPage`)).text();
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
  for (const { acceptedAnswer } of mainEntity) expect(text).toContain(acceptedAnswer.text);
});

for (const { slug, author, date } of posts) {
  test(`the post ${slug} has its author and date`, async ({ school }) => {
    const post = await onlyItem(school, `/Blog/${slug}`, 'BlogPosting');
    expect(post).toMatchObject({ author: { name: author }, datePublished: date });
    expect((await fetch(post['image'])).headers.get('content-type')).toBe('image/webp');
  });
}

for (const [path, count] of [
  ...galleries.map(({ path, works }) => [path, works.length] as const),
  ['/classes', content.document('classes').studentGallery.works.length] as const,
]) {
  test(`${path} lists all its works, and their files exist`, async ({ school }) => {
    const { associatedMedia } = await onlyItem(school, path, 'ImageGallery');
    expect(associatedMedia).toHaveLength(count);
    for (const { contentUrl } of associatedMedia) {
      const response = await fetch(contentUrl, { method: 'HEAD' });
      expect([contentUrl, response.status]).toEqual([contentUrl, 200]);
    }
  });
}

test('the file and thumbnail of the film exist', async ({ school }) => {
  const { contentUrl, thumbnailUrl } = await onlyItem(school, '/tutorial', 'VideoObject');
  for (const url of [contentUrl, thumbnailUrl]) {
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  }
});

test('noindex pages have no structured data', async ({ school }) => {
  for (const { path } of allPages.filter(({ isIndexed }) => !isIndexed)) {
    expect(await typesOn(school, path)).toEqual([]);
  }
});
