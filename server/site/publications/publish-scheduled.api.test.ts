import { defaultTimeZone } from '#contract/school-time.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxScheduledChanges } from '#contract/site/publication.ts';
import type { DocumentState } from '#contract/site/site-documents.ts';
import { closeContext, openContext } from '#server/context.ts';
import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';
import { readPublished, storeContent } from '#server/site/content/store.ts';
import { startJobs } from '#server/tasks/jobs/run-due-jobs.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { cancelScheduled, publishDrafts } from '#test/publish-drafts.ts';
import { openSchool, type School } from '#test/school.ts';
import { publishScheduled } from './publish-scheduled.ts';

const present = new Date('2026-12-20T10:00:00Z');
const newYear = new Date('2026-12-31T18:30:00Z');
const { faq, about } = defaultContent.documents;
const faqPath = '/admin/documents/faq/main';
const aboutPath = '/admin/documents/about/main';

describe.each(kindsOfThisRun)('a scheduled publication on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeEach(async () => {
    school = await openSchool(kind);
    school.context.now = () => present;
    owner = await admin(school);
  });
  afterEach(() => school.close());

  async function read(path: string): Promise<{ state: DocumentState; etag: string }> {
    const { body, headers } = await owner.visitor.get(path);
    return { state: body, etag: headers.get('etag') ?? '' };
  }
  async function save(path: string, data: unknown, by = owner): Promise<void> {
    const headers = { 'if-match': (await read(path)).etag };
    expect((await by.visitor.send('PUT', path, { data }, { headers })).status).toBe(200);
  }
  const schedule = (types: readonly string[], at: Date | string, by = owner) =>
    publishDrafts(by.visitor, {
      only: types.map((type) => ({ type, key: 'main' })),
      at: typeof at === 'string' ? at : at.toISOString(),
    });
  const publishNow = (...types: string[]) =>
    publishDrafts(owner.visitor, { only: types.map((type) => ({ type, key: 'main' })) });
  const cancel = (path: string) => cancelScheduled(owner.visitor, path);
  const scheduled = async (path: string) => (await read(path)).state.scheduled;
  const published = async () => (await readPublished(school.context.db, defaultTimeZone)).content.documents;
  const editions = async () => (await owner.visitor.get('/admin/editions')).body.items;
  const failures = async () => (await owner.visitor.get('/admin/overview')).body.failedPublications;

  test('shows visitors the changes at its time and once, under the name of its owner', async () => {
    await save(faqPath, { ...faq, lead: 'The fees of 2027.' });
    await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'A happy new year!' } });
    const { status, body } = await schedule(['faq', 'about'], newYear);
    expect([status, body.edition]).toEqual([201, null]);
    expect(body.message).toContain('Friday, 1 January 2027 at 12:00 am');
    expect((await read(faqPath)).state).toMatchObject({
      draft: null,
      data: faq,
      scheduled: [
        {
          publishAt: newYear.toISOString(),
          by: { name: 'Kavita Rao' },
          failure: null,
          changes: [{ path: 'lead', before: faq.lead, after: 'The fees of 2027.' }],
        },
      ],
    });

    await publishScheduled(school.context, new Date(newYear.getTime() - 1));
    expect((await published()).faq.lead).toBe(faq.lead);
    await Promise.all([publishScheduled(school.context, newYear), publishScheduled(school.context, newYear)]);
    expect([(await published()).faq.lead, (await published()).about.letter.greeting]).toEqual([
      'The fees of 2027.',
      'A happy new year!',
    ]);
    const [edition, ...more] = await editions();
    expect([edition.by.name, edition.changed, more]).toEqual([
      'Kavita Rao',
      expect.arrayContaining(['Questions and answers']),
      [],
    ]);
    expect((await read(faqPath)).state).toMatchObject({ state: 'published', draft: null, scheduled: [] });
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    const [last] = entries.filter(({ action }: { action: string }) => action === 'content-published');
    expect([last.actor.id, last.from]).toEqual([owner.id, null]);
    expect(last.about.split(', ').toSorted()).toEqual(['About', 'Questions and answers']);
    expect(entries.map(({ action }: { action: string }) => action)).toContain('publication-scheduled');
  });

  test('that was missed while the server was off happens at its start', async () => {
    const hour = 3_600_000;
    school.context.now = () => new Date(Date.now() - 2 * hour);
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    expect((await schedule(['faq'], new Date(Date.now() - hour))).status).toBe(201);
    const { settings, log } = school.context;
    const other = await openContext(settings, log);
    const jobs = startJobs(other);
    try {
      await expect.poll(async () => (await published()).faq.lead).toBe('Fees of the new year.');
    } finally {
      jobs.stop();
      await closeContext(other);
    }
  });

  describe('of a price', () => {
    const coursesPath = '/admin/documents/courses/main';
    const [first, second, ...others] = defaultContent.courses;
    const priced = (price: number) => ({ ...first, price });
    const courses = async () => (await readPublished(school.context.db, defaultTimeZone)).content.courses;
    const withPrice = (price: number) => save(coursesPath, { courses: [priced(price), second, ...others] });
    const hidden = { ...second, hidden: true };

    test('changes only the price, whatever else is published meanwhile, and does not hold it up', async () => {
      await withPrice(7_000);
      await schedule(['courses'], newYear);
      // Today a course is hidden and one is moved: that alone is published.
      await save(coursesPath, { courses: [first, ...others, hidden] });
      expect((await publishNow('courses')).status).toBe(201);
      expect(await courses()).toEqual([first, ...others, hidden]);
      expect(await scheduled(coursesPath)).toHaveLength(1);
      await publishScheduled(school.context, newYear);
      expect(await courses()).toEqual([priced(7_000), ...others, hidden]);
      expect(await failures()).toBe(0);
    });

    test.each([
      [
        'published',
        async () => {
          await withPrice(6_000);
          await publishNow('courses');
        },
      ],
      [
        'imported',
        async () => {
          const next = { ...defaultContent, courses: [priced(6_000), second, ...others] };
          await storeContent(school.context.db, next as SchoolContent, owner.id, async () => {});
        },
      ],
      [
        'brought back',
        async () => {
          await withPrice(6_000);
          await publishNow('courses');
          await withPrice(5_000);
          await publishNow('courses');
          await owner.visitor.post('/admin/editions/1/restore', undefined);
        },
      ],
    ])('stops with the reason when another price is %s meanwhile', async (_, change) => {
      await withPrice(7_000);
      await schedule(['courses'], newYear);
      await change();
      await publishScheduled(school.context, newYear);
      expect((await courses())[0]?.price).toBe(6_000);
      const [stopped] = await scheduled(coursesPath);
      expect(stopped?.failure).toBe(
        `“Courses and prices: Course “${first?.courseName}”: Price” has been changed otherwise since.`,
      );
      expect(await failures()).toBe(1);
      // Not again each minute.
      await publishScheduled(school.context, new Date(newYear.getTime() + 60_000));
      expect((await courses())[0]?.price).toBe(6_000);
      expect((await cancel(coursesPath)).status).toBe(200);
      expect((await read(coursesPath)).state).toMatchObject({ scheduled: [], draft: expect.anything() });
      expect((await read(coursesPath)).state.data).toMatchObject({
        courses: expect.arrayContaining([priced(7_000)]),
      });
      expect(await failures()).toBe(0);
    });

    test('may be followed by another one, which stays when the first is taken back', async () => {
      const spring = new Date('2027-03-31T18:30:00Z');
      await withPrice(7_000);
      await schedule(['courses'], newYear);
      await withPrice(8_000);
      expect((await schedule(['courses'], spring)).status).toBe(201);
      const changes = async () =>
        (await scheduled(coursesPath)).map(({ changes: [change] }) => [change?.before, change?.after]);
      const now = String(first?.price);
      expect(await changes()).toEqual([
        [now, '7000'],
        ['7000', '8000'],
      ]);
      expect((await cancel(coursesPath)).status).toBe(200);
      expect(await changes()).toEqual([[now, '8000']]);
      // Before a later change of the same field there is no room.
      const refused = await schedule(['courses'], newYear);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('Thursday, 1 April 2027'),
      ]);
      await publishScheduled(school.context, spring);
      expect((await courses())[0]?.price).toBe(8_000);
    });

    test('is named before words are published that would stop it', async () => {
      await withPrice(7_000);
      await schedule(['courses'], newYear);
      await withPrice(6_000);
      const { warnings } = (await owner.visitor.get('/admin/changes')).body;
      expect(warnings).toContainEqual(
        expect.objectContaining({
          type: 'courses',
          path: 'courses[0].price',
          message: expect.stringContaining('1 January 2027'),
        }),
      );
      await save(coursesPath, { courses: [first, hidden, ...others] });
      expect((await owner.visitor.get('/admin/changes')).body.warnings).toEqual([]);
    });

    test('that is stopped is in nobody’s way, and is a draft again beside one of other fields', async () => {
      await withPrice(7_000);
      await schedule(['courses'], newYear);
      await withPrice(6_000);
      await publishNow('courses');
      const next = { ...priced(6_000), detail: 'Other words.' };
      await save(coursesPath, { courses: [next, second, ...others] });
      expect((await schedule(['courses'], new Date('2026-12-25T00:00:00Z'))).status).toBe(201);
      await save(coursesPath, { courses: [priced(6_000), hidden, ...others] });
      const stopped = (await scheduled(coursesPath)).find(({ obstacle }) => obstacle !== null);
      const path = `/admin/scheduled-changes/${stopped?.id}`;
      expect((await owner.visitor.send('DELETE', path)).status).toBe(200);
      expect((await read(coursesPath)).state.data['courses']).toEqual([priced(7_000), hidden, ...others]);
    });
  });

  describe('of a list without ids', () => {
    const path = '/admin/documents/reviews/main';
    const { reviews } = defaultContent.documents;
    const [first, second, third, ...others] = reviews.reviews;
    const withList = (...list: unknown[]) => ({ ...reviews, reviews: list });
    const [quoted, changed] = [
      { ...second, quote: 'Words of spring.' },
      { ...third, quote: 'Words of today.' },
    ];
    const added = (name: string) => ({ ...first, name, quote: `The words of ${name}.` });
    const list = async () => (await published()).reviews.reviews;
    const spring = new Date('2027-03-31T18:30:00Z');
    const scheduleList = async (at: Date, ...entries: unknown[]) => {
      await save(path, withList(...entries));
      return schedule(['reviews'], at);
    };

    test('doubles no entry that is published earlier', async () => {
      const [xenia, yara] = [added('Xenia'), added('Yara')];
      await scheduleList(newYear, ...reviews.reviews, xenia);
      await scheduleList(spring, ...reviews.reviews, yara);
      await save(path, withList(...reviews.reviews, xenia));
      await publishNow('reviews');
      await publishScheduled(school.context, newYear);
      expect(await list()).toEqual([...reviews.reviews, xenia]);
      await publishScheduled(school.context, spring);
      expect(await list()).toEqual([...reviews.reviews, xenia, yara]);
    });

    test('is not carried on by what is cancelled, when something else has changed it', async () => {
      await scheduleList(newYear, { ...first, quote: 'January.' }, second, third, ...others);
      await scheduleList(spring, first, quoted, third, ...others);
      // Another order and other words of the same entry.
      await save(path, withList(changed, { ...second, quote: 'Other words.' }, first, ...others));
      await publishNow('reviews');
      expect((await cancel(path)).status).toBe(200);
      await publishScheduled(school.context, spring);
      expect(await list()).toEqual([changed, { ...second, quote: 'Other words.' }, first, ...others]);
      expect((await scheduled(path))[0]?.failure).toContain('has been changed otherwise since.');
    });

    test('in another order stops when what it holds is cancelled', async () => {
      const xenia = added('Xenia');
      await scheduleList(newYear, ...reviews.reviews, xenia);
      // As the office makes it over what is scheduled before.
      const { db } = school.context;
      await scheduleList(spring, ...reviews.reviews.slice(0, -1), {
        ...reviews.reviews.at(-1),
        quote: 'Words of spring.',
      });
      const reordered = JSON.stringify(withList(xenia, ...reviews.reviews.toReversed()));
      const base = JSON.stringify(withList(...reviews.reviews, xenia));
      await db
        .updateTable('scheduledChanges')
        .set({ base, data: reordered })
        .where('publishAt', '=', spring)
        .execute();
      expect((await cancel(path)).status).toBe(200);
      await publishScheduled(school.context, spring);
      expect(await list()).toEqual(reviews.reviews);
      expect((await scheduled(path))[0]?.failure).toContain('has been changed otherwise since.');
    });

    test('in another order does not take back what is scheduled earlier', async () => {
      const earlier = [{ ...first, quote: 'January.' }, quoted, ...others, third];
      await scheduleList(newYear, ...earlier);
      const { status, body } = await scheduleList(spring, third, second, ...others, {
        ...first,
        quote: 'Another.',
      });
      expect([status, body.message]).toEqual([409, expect.stringContaining('Take that back first.')]);
      expect((await read(path)).state.draft).not.toBeNull();
    });
  });

  test('of two changes of one time the one that was made later stands, also when the clock was set back', async () => {
    await save(faqPath, { ...faq, lead: 'First.' });
    await schedule(['faq'], newYear);
    school.context.now = () => new Date(present.getTime() - 3_600_000);
    await save(faqPath, { ...faq, lead: 'Second.' });
    await schedule(['faq'], newYear);
    expect((await scheduled(faqPath)).map(({ changes: [change] }) => change?.after)).toEqual([
      'First.',
      'Second.',
    ]);
    await publishScheduled(school.context, newYear);
    expect((await published()).faq.lead).toBe('Second.');
  });

  test('that fails holds up no other one, and what follows it happens without it', async () => {
    const [other, third] = [await admin(school), await admin(school)];
    await save(faqPath, { ...faq, lead: 'First.' });
    await schedule(['faq'], newYear, other);
    await save(faqPath, { ...faq, lead: 'Second.' });
    await schedule(['faq'], new Date(newYear.getTime() + 60_000));
    // Of the same time and person, and another publication.
    await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'A happy new year!' } });
    await schedule(['about'], newYear, other);
    await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'Welcome!' } });
    await schedule(['about'], newYear, third);
    expect((await owner.visitor.send('DELETE', `/admin/people/${other.id}`)).status).toBe(200);
    const obstacles = async (path: string) => (await scheduled(path)).map(({ obstacle }) => obstacle);
    expect(await obstacles(faqPath)).toEqual([expect.stringContaining('no owner'), null]);
    await publishScheduled(school.context, new Date(newYear.getTime() + 60_000));
    expect((await published()).faq.lead).toBe('Second.');
    expect((await published()).about.letter.greeting).toBe('Welcome!');
    expect(await failures()).toBe(2);
  });

  test('is named at once when other words are published that stop it', async () => {
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await schedule(['faq'], newYear);
    expect((await scheduled(faqPath))[0]?.obstacle).toBeNull();
    const { state } = await read(faqPath);
    const headers = { 'if-match': `"${state.publishedVersion}"` };
    const data = { ...faq, lead: 'Other words.' };
    const { body } = await owner.visitor.send('PUT', `${faqPath}/published`, { data }, { headers });
    expect(body.stopped).toContain('“Questions and answers” on Friday, 1 January 2027');
    expect((await scheduled(faqPath))[0]?.obstacle).toContain('has been changed otherwise since.');
    const { message } = (await owner.visitor.post('/admin/editions/0/restore', undefined)).body;
    expect(message).toBe('Version 0 is back. Visitors see it within a few seconds.');
    expect((await scheduled(faqPath))[0]?.obstacle).toBeNull();
  });

  test('of an article that is dated later is seen from that day on', async () => {
    const [post] = Object.values(defaultContent.entries.post);
    const headers = { 'if-match': '"new"' };
    const data = { ...post, date: '2027-01-20' };
    await owner.visitor.send('PUT', '/admin/documents/post/later', { data }, { headers });
    const only = [{ type: 'post', key: 'later' }];
    const { body } = await publishDrafts(owner.visitor, { only, at: newYear.toISOString() });
    expect([body.visibleFrom, body.message]).toEqual([
      '2027-01-20',
      'Visitors see it from Wednesday, 20 January 2027 on.',
    ]);
  });

  test('of a course that families have applied for does not take it away', async () => {
    const { visitor } = await parent(school);
    const [course] = defaultContent.courses;
    const extra = { ...course, id: 'extra', slug: 'extra', courseName: 'Extra' };
    const path = '/admin/documents/courses/main';
    await save(path, { courses: [...defaultContent.courses, extra] });
    await publishNow('courses');
    expect((await visitor.post('/user/enroll-user', application())).status).toBe(201);
    await school.context.db.updateTable('applications').set({ courseId: 'extra' }).execute();
    await save(path, { courses: defaultContent.courses });
    const { status, body } = await schedule(['courses'], newYear);
    expect([status, body.message]).toEqual([400, expect.stringContaining('Hide the course')]);
  });

  test('is refused when there are too many already, and the draft stays', async () => {
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await schedule(['faq'], newYear);
    const { db } = school.context;
    const { id: _, ...row } = await db.selectFrom('scheduledChanges').selectAll().executeTakeFirstOrThrow();
    for (let count = 1; count < maxScheduledChanges; count += 1)
      await db
        .insertInto('scheduledChanges')
        .values({ ...row, id: randomUUID() })
        .execute();
    await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'A happy new year!' } });
    const { status, body } = await schedule(['about'], newYear);
    expect([status, body.message]).toEqual([409, expect.stringContaining('At most 100 changes')]);
    expect((await read(aboutPath)).state.draft).not.toBeNull();
  });

  test('of a document that is deleted meanwhile, or of an article that somebody else makes, stops', async () => {
    const [[key, post] = ['', undefined]] = Object.entries(defaultContent.entries.post);
    const path = `/admin/documents/post/${key}`;
    const date = '2026-11-01';
    await save(path, { ...post, date });
    await publishDrafts(owner.visitor, { only: [{ type: 'post', key }], at: newYear.toISOString() });
    const headers = { 'if-match': (await read(path)).etag };
    expect((await owner.visitor.send('DELETE', path, undefined, { headers })).status).toBe(200);
    await publishScheduled(school.context, newYear);
    expect((await readPublished(school.context.db, defaultTimeZone)).content.entries.post).not.toHaveProperty(
      key,
    );
    expect(await failures()).toBe(1);
    // The changes are not lost.
    expect((await cancel(path)).status).toBe(200);
    expect((await read(path)).state).toMatchObject({ state: 'new', data: { date } });
  });

  test('is taken back once, and its words are a draft of whoever wrote them', async () => {
    const other = await admin(school);
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' }, other);
    await schedule(['faq'], newYear);
    expect((await owner.visitor.get('/admin/changes')).body.items).toEqual([]);
    const [{ id } = { id: '' }] = await scheduled(faqPath);
    // Another change of the same words is not overwritten.
    await save(faqPath, { ...faq, lead: 'Half a thought' });
    expect((await cancel(faqPath)).status).toBe(409);
    await save(faqPath, faq);
    expect((await cancel(faqPath)).status).toBe(200);
    expect((await owner.visitor.send('DELETE', `/admin/scheduled-changes/${id}`)).status).toBe(404);
    await publishScheduled(school.context, newYear);
    expect((await published()).faq.lead).toBe(faq.lead);
    const { draft, data } = (await read(faqPath)).state;
    expect([data['lead'], draft?.by.name]).toEqual(['Fees of the new year.', 'Kavita Rao']);
    const row = await school.context.db.selectFrom('drafts').select('author').executeTakeFirst();
    expect(row?.author).toBe(other.id);
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    expect(entries.map(({ action }: { action: string }) => action)).toContain('publication-cancelled');
  });

  test.each([
    ['now', present],
    ['in the past', new Date('2026-12-20T09:59:00Z')],
    ['in two years', new Date('2028-12-20T10:00:00Z')],
    ['that is no time', 'tomorrow'],
    ['of no time zone', '2026-12-31T18:30:00'],
  ])('%s is refused beside its field', async (_, at) => {
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    const { status, body } = await schedule(['faq'], at);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['at']]);
    expect(await scheduled(faqPath)).toEqual([]);
    expect((await read(faqPath)).state.draft).not.toBeNull();
  });

  test('of words that are wrong is refused at once', async () => {
    await save(faqPath, { ...faq, lead: '' });
    const { status, body } = await schedule(['faq'], newYear);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['documents.faq.lead']]);
  });

  test('that is not possible any more publishes none of its changes, and the office says why', async () => {
    const { db } = school.context;
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'A happy new year!' } });
    await schedule(['faq', 'about'], newYear);
    // As when a new version of the program has a narrower rule.
    const data = JSON.stringify({ ...faq, lead: '' });
    await db.updateTable('scheduledChanges').set({ data }).where('type', '=', 'faq').execute();
    await publishScheduled(school.context, newYear);
    expect((await published()).about.letter.greeting).toBe(about.letter.greeting);
    const reasons = [...(await scheduled(faqPath)), ...(await scheduled(aboutPath))];
    const reason = expect.stringContaining('cannot be published');
    expect(reasons.map(({ failure }) => failure)).toEqual([reason, reason]);
    expect(await failures()).toBe(2);
    expect((await cancel(aboutPath)).status).toBe(200);
    expect(await failures()).toBe(1);
  });

  test('of somebody who is no owner any more does not happen', async () => {
    const other = await admin(school);
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await schedule(['faq'], newYear, other);
    expect((await owner.visitor.send('DELETE', `/admin/people/${other.id}`)).status).toBe(200);
    await publishScheduled(school.context, newYear);
    expect((await published()).faq.lead).toBe(faq.lead);
    expect((await scheduled(faqPath))[0]?.failure).toContain('no owner');
  });
});
