import { afterEach, beforeEach, describe, expect, test as onBoth } from 'vitest';
import type { DocumentState } from '#contract/site/site-documents.ts';
import { closeContext, openContext } from '#server/context.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { readPublished } from '#server/site/content/store.ts';
import { startJobs } from '#server/tasks/jobs/run-due-jobs.ts';
import { databaseKinds, testOfThisRun } from '#test/databases.ts';
import { admin, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { publishScheduled } from './publish-scheduled.ts';

const present = new Date('2026-12-20T10:00:00Z');
const newYear = new Date('2026-12-31T18:30:00Z');
const { faq, about } = defaultContent.documents;
const faqPath = '/admin/documents/faq/main';
const aboutPath = '/admin/documents/about/main';

describe.each(databaseKinds)('a scheduled publication on %s', (kind) => {
  const test = testOfThisRun(kind);
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
    by.visitor.post('/admin/publish', {
      documents: types.map((type) => ({ type, key: 'main' })),
      at: typeof at === 'string' ? at : at.toISOString(),
    });
  const cancel = (path: string) => owner.visitor.send('DELETE', `${path}/publication`);
  const published = async () => (await readPublished(school.context.db)).content.documents;
  const editions = async () => (await owner.visitor.get('/admin/editions')).body.items;
  const failures = async () => (await owner.visitor.get('/admin/overview')).body.failedPublications;

  onBoth(
    'shows visitors the drafts at its time and once, as they are then, under the name of its owner',
    async () => {
      await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
      await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'A happy new year!' } });
      const { status, body } = await schedule(['faq', 'about'], newYear);
      expect([status, body.edition]).toEqual([201, null]);
      expect(body.message).toContain('Friday, 1 January 2027 at 12:00 am');
      await save(faqPath, { ...faq, lead: 'The fees of 2027.' });
      expect((await read(faqPath)).state.draft).toMatchObject({ publishAt: newYear.toISOString() });

      await publishScheduled(school.context, new Date(newYear.getTime() - 1));
      expect((await published()).faq.lead).toBe(faq.lead);
      await Promise.all([
        publishScheduled(school.context, newYear),
        publishScheduled(school.context, newYear),
      ]);
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
      expect((await read(faqPath)).state).toMatchObject({ state: 'published', draft: null });
      const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
      const [last] = entries.filter(({ action }: { action: string }) => action === 'content-published');
      expect([last.actor.id, last.from]).toEqual([owner.id, null]);
      expect(entries.map(({ action }: { action: string }) => action)).toContain('publication-scheduled');
    },
  );

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

  test('stays when everything else is published, and ends when it is cancelled or published sooner', async () => {
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await schedule(['faq'], newYear);
    expect((await owner.visitor.get('/admin/changes')).body.items).toEqual([]);
    expect((await owner.visitor.post('/admin/publish', {})).status).toBe(409);

    expect((await cancel(faqPath)).status).toBe(200);
    expect((await cancel(faqPath)).status).toBe(404);
    await publishScheduled(school.context, newYear);
    expect((await published()).faq.lead).toBe(faq.lead);
    expect((await read(faqPath)).state.draft).toMatchObject({ publishAt: null, failure: null });

    await schedule(['faq'], newYear);
    const now = { documents: [{ type: 'faq', key: 'main' }] };
    expect((await owner.visitor.post('/admin/publish', now)).status).toBe(201);
    await publishScheduled(school.context, newYear);
    expect(await editions()).toHaveLength(1);
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
    expect((await read(faqPath)).state.draft).toMatchObject({ publishAt: null });
  });

  test('of words that are wrong is refused at once', async () => {
    await save(faqPath, { ...faq, lead: '' });
    const { status, body } = await schedule(['faq'], newYear);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['documents.faq.lead']]);
  });

  test('that is not possible any more publishes none of its drafts, and the office says why until one is changed', async () => {
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await save(aboutPath, { ...about, letter: { ...about.letter, greeting: 'A happy new year!' } });
    await schedule(['faq', 'about'], newYear);
    await save(faqPath, { ...faq, lead: '' });
    await publishScheduled(school.context, newYear);
    expect((await published()).about.letter.greeting).toBe(about.letter.greeting);
    const { draft } = (await read(faqPath)).state;
    expect(draft).toMatchObject({ publishAt: null, failure: expect.stringContaining('cannot be published') });
    expect(await failures()).toBe(2);
    expect((await read(aboutPath)).state.draft?.failure).toBe(draft?.failure);

    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    expect(await failures()).toBe(1);
    await schedule(['about'], newYear);
    expect(await failures()).toBe(0);
  });

  test('of somebody who is no owner any more does not happen', async () => {
    const other = await admin(school);
    await save(faqPath, { ...faq, lead: 'Fees of the new year.' });
    await schedule(['faq'], newYear, other);
    expect((await owner.visitor.send('DELETE', `/admin/people/${other.id}`)).status).toBe(200);
    await publishScheduled(school.context, newYear);
    expect((await published()).faq.lead).toBe(faq.lead);
    expect((await read(faqPath)).state.draft?.failure).toContain('no owner');
  });
});
