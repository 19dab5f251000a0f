import { describe, expect, test } from 'vitest';
import { galleries } from '#test/galleries.ts';
import { checkedThing, type CheckedThing } from '#test/schema-org.ts';
import { content, facts, posts } from '#test/content.ts';
import { structuredData } from '#test/head.ts';
import type { PublishedPages } from '#test/published-pages.ts';
import { allPages, publicPaths } from '#test/routes.ts';

/** The structured data (JSON-LD) of the pages. */
export function testStructuredData(pages: PublishedPages): void {
  /** The structured data of a page, each item validated. */
  async function structuredDataOf(path: string): Promise<CheckedThing[]> {
    return structuredData(await pages.read(path)).map(checkedThing);
  }
  const typesOn = async (path: string) => (await structuredDataOf(path)).map((thing) => thing['@type']);

  /** The only item of a type on a page. */
  async function onlyItem(path: string, type: string): Promise<CheckedThing> {
    const [thing, another] = (await structuredDataOf(path)).filter((each) => each['@type'] === type);
    if (thing === undefined || another !== undefined) throw new Error(`${path} has not one ${type}`);
    return thing;
  }

  test('every page has only valid structured data', async () => {
    for (const path of publicPaths) {
      const things = await structuredDataOf(path);
      expect([path, JSON.stringify(things)]).toEqual([
        path,
        expect.not.stringMatching(/aggregateRating|"Review"/),
      ]);
    }
  });

  test('structured breadcrumbs equal the visible ones, and no other page has any', async () => {
    for (const path of publicPaths) {
      const html = await pages.read(path);
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
          return [step.replaceAll(/<[^>]+>/g, ''), href === undefined ? undefined : pages.origin + href];
        }),
      );
    }
  });

  describe('the school', () => {
    for (const path of ['/', '/about', '/contact']) {
      test(`is on ${path} with its phone number and hours`, async () => {
        const organization = await onlyItem(path, 'EducationalOrganization');
        expect(organization).toMatchObject({
          '@id': `${pages.origin}/#school`,
          telephone: facts.phone.text,
          openingHoursSpecification: { dayOfWeek: ['Saturday', 'Sunday'] },
        });
      });
    }
  });

  describe('the courses', () => {
    for (const [path, count] of [
      ['/classes', 6],
      ['/curriculum', 4],
    ] as const) {
      test(`are on ${path} with the specification’s prices, on-site and online`, async () => {
        const { itemListElement } = await onlyItem(path, 'ItemList');
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
          expect((await pages.request(item.offers.url)).status).toBe(200);
        }
      });
    }

    test('list what they teach on the curriculum', async () => {
      const { itemListElement } = await onlyItem('/curriculum', 'ItemList');
      for (const { item } of itemListElement) expect(item.teaches.length).toBeGreaterThanOrEqual(6);
    });
  });

  test('the structured FAQ has the questions and whole answers of the page', async () => {
    const { mainEntity } = await onlyItem('/FaqPage', 'FAQPage');
    expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(
      content.document('faq').questions.map(({ question }) => question),
    );
    const html = await pages.read('/FaqPage');
    const text = html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
    for (const { acceptedAnswer } of mainEntity) expect(text).toContain(acceptedAnswer.text);
  });

  for (const { slug, author, date } of posts) {
    test(`the post ${slug} has its author and date`, async () => {
      const post = await onlyItem(`/Blog/${slug}`, 'BlogPosting');
      expect(post).toMatchObject({ author: { name: author }, datePublished: date });
      expect((await pages.request(post['image'])).headers.get('content-type')).toBe('image/jpeg');
    });
  }

  for (const [path, count] of [
    ...galleries.map(({ path, works }) => [path, works.length] as const),
    ['/classes', content.document('classes').studentGallery.works.length] as const,
  ]) {
    test(`${path} lists all its works, and their files exist`, async () => {
      const { associatedMedia } = await onlyItem(path, 'ImageGallery');
      expect(associatedMedia).toHaveLength(count);
      for (const { contentUrl } of associatedMedia) {
        const response = await pages.request(contentUrl, { method: 'HEAD' });
        expect([contentUrl, response.status]).toEqual([contentUrl, 200]);
      }
    });
  }

  test('the file and thumbnail of the film exist', async () => {
    const { contentUrl, thumbnailUrl } = await onlyItem('/tutorial', 'VideoObject');
    for (const url of [contentUrl, thumbnailUrl]) {
      expect((await pages.request(url, { method: 'HEAD' })).status).toBe(200);
    }
  });

  test('noindex pages have no structured data', async () => {
    for (const { path } of allPages.filter(({ isIndexed }) => !isIndexed)) {
      expect(await typesOn(path)).toEqual([]);
    }
  });
}
