import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesFor } from '#contract/pages.ts';
import type { CourseRecord } from '#contract/content/course-record.ts';
import { newVersion, type DocumentState } from '#contract/site-documents.ts';
import { defaultContent, type Edition } from '#server/content/edition.ts';
import { readEdition, readPublished } from '#server/content/store.ts';
import { publishScheduled } from '#server/drafts/publish-scheduled.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import { openSite } from '#server/site/site.ts';
import { askPage } from '#test/ask-page.ts';
import { databaseKinds } from '#test/databases.ts';
import { restorePageCache } from '#test/page-cache.ts';
import { admin, application, parent, signIn, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup } from './backup.ts';
import { contentsText } from './contents.ts';
import { restore } from './restore.ts';

const root = path.resolve(import.meta.dirname, '../..');
const newYear = new Date('2099-12-31T18:30:00Z');
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
  const { status, body } = await owner.visitor.post('/admin/publish', {});
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
async function makeSchool(school: School): Promise<TestUser> {
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
  const scheduled = await owner.visitor.post('/admin/publish', {
    documents: [{ type: 'about', key: 'main' }],
    at: newYear.toISOString(),
  });
  expect(scheduled.status).toBe(201);
  return owner;
}

describe.each(databaseKinds)('a school on %s comes back from a backup', (kind) => {
  let school: School;
  let owner: TestUser;
  let family: TestUser;
  let file: string;
  let text: string;
  let edition: Edition;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await makeSchool(school);
    // Applications name the courses of the edition that is served.
    edition = await readEdition(school.context.db, school.context.settings.schoolTimezone);
    school.context.content.replace(edition);
    family = await parent(school);
    const applied = await family.visitor.post('/user/enroll-user', application({ course: 'Clay at Night' }));
    expect(applied.status).toBe(201);
    file = path.join(school.dataDir, 'school.gz');
    text = contentsText((await backup(school.context.db, school.context.settings, file)).contents);
  });
  afterAll(() => school.close());

  test('and tells what it holds in words', () => {
    expect(text).toBe('1 family, 1 application, 1 conversation, 2 articles and pages, 2 drafts, edition 2');
  });

  describe.each(databaseKinds)('in an empty %s', (target) => {
    let restored: School;
    let again: TestUser;
    beforeAll(async () => {
      restored = await openSchool(target);
      const { contents } = await restore(restored.context.db, restored.context.settings, file);
      expect(contentsText(contents)).toBe(text);
      again = await signIn(restored, owner.email);
    });
    afterAll(() => restored.close());

    const read = async (from: TestUser, address: string) => (await from.visitor.get(address)).body;

    test('with the same site, draft, schedule, history and application', async () => {
      const there = await readEdition(restored.context.db, restored.context.settings.schoolTimezone);
      expect([there.number, there.hash]).toEqual([edition.number, edition.hash]);
      for (const address of ['/admin/documents/faq/main', '/admin/documents/about/main', '/admin/editions/1'])
        expect([address, await read(again, address)]).toEqual([address, await read(owner, address)]);
      expect((await read(again, '/admin/editions')).items).toEqual(
        (await read(owner, '/admin/editions')).items,
      );
      const parentAgain = await signIn(restored, family.email);
      expect((await read(parentAgain, '/user/me')).applications).toEqual(
        (await read(family, '/user/me')).applications,
      );
    });

    test('where the schedule still publishes, and an earlier edition can be brought back', async () => {
      await publishScheduled(restored.context, newYear);
      const published = await read(again, '/admin/documents/about/main');
      expect(published.published.letter.greeting).toBe('Happy 2100!');
      const back = await again.visitor.post('/admin/editions/1/restore', undefined);
      expect([back.status, back.body.edition]).toEqual([201, 4]);
      const { content } = await readPublished(restored.context.db);
      expect([content.documents.school.name, 'night-clay' in content.entries.post]).toEqual([
        'Rang Shala',
        false,
      ]);
    });
  });
});

/** The pages of the site, their data and the files that are made from the words. */
const addressesOf = (edition: Edition) => [
  ...pagesFor(pageContentOf(edition)).flatMap(({ path }) => [
    path,
    path === '/' ? '/_.data' : `${path}.data`,
  ]),
  '/sitemap.xml',
  '/Blog/rss.xml',
  '/site.webmanifest',
  '/service-worker.js',
  '/404',
];

test('a server on an empty DATA_DIR has every public page again, byte for byte', async () => {
  const school = await openSchool('sqlite');
  const other = await openSchool(databaseKinds.at(-1) ?? 'sqlite');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  try {
    const { settings, db } = school.context;
    await makeSchool(school);
    const file = path.join(dataDir, 'school.gz');
    const edition = await readEdition(db, settings.schoolTimezone);
    const savePageCache = await restorePageCache(dataDir, settings.publicUrl);
    const site = await openSite(root, { ...settings, dataDir }, edition);
    await backup(db, settings, file);
    await restore(other.context.db, other.context.settings, file);
    const again = await openSite(
      root,
      other.context.settings,
      await readEdition(other.context.db, settings.schoolTimezone),
    );
    const differing: string[] = [];
    for (const address of addressesOf(edition)) {
      const [was, is] = await Promise.all(
        [site, again].map(async ({ handle }) => (await askPage(handle, address))?.text()),
      );
      expect([address, typeof was]).toEqual([address, 'string']);
      if (was !== is) differing.push(address);
    }
    expect(differing).toEqual([]);
    expect(await (await askPage(again.handle, '/'))?.text()).toContain('Rang Shala');
    await savePageCache();
  } finally {
    await Promise.all([school.close(), other.close()]);
    await rm(dataDir, { recursive: true });
  }
});
