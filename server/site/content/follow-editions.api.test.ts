import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandLine } from '#contract/school/audit.ts';
import { openContext, closeContext, type Context } from '#server/context.ts';
import { PublishError } from '#server/operations/publish-error.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { openSchool, type School } from '#test/school.ts';
import { defaultContent, type Edition, type SchoolContent } from './edition.ts';
import { followEditions } from './follow-editions.ts';
import { storeContent } from './store.ts';

const withReplyTime = (replyTime: string): SchoolContent => ({
  ...defaultContent,
  documents: {
    ...defaultContent.documents,
    school: { ...defaultContent.documents.school, replyTime },
  },
});

const store = ({ db }: Context, replyTime: string) =>
  storeContent(db, withReplyTime(replyTime), commandLine, async () => {});

describe.each(kindsOfThisRun)('a running server on %s', (kind) => {
  let school: School;
  let stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    school = await openSchool(kind);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const stop of stops) await stop();
    stops = [];
    await school.close();
  });

  function follow(context: Context, publish: (edition: Edition) => Promise<void> = async () => {}) {
    stops.push(followEditions(context, publish).stop);
  }
  const replyTimeOf = (context: Context) => context.content.edition.documents.school.replyTime;

  test('follows an edition that another process stored', async () => {
    const { settings, log } = school.context;
    const other = await openContext(settings, log);
    stops.push(() => closeContext(other));
    follow(school.context);
    follow(other);
    await store(other, 'an hour');
    await expect
      .poll(() => [replyTimeOf(school.context), replyTimeOf(other)])
      .toEqual(['an hour', 'an hour']);
    expect((await school.visitor().get('/readyz')).body.edition).toEqual({ served: 1, published: 1 });
  });

  test('keeps the edition before when a page fails, and /readyz names the page', async () => {
    follow(school.context, async () => {
      throw new PublishError('/about', new Error('the paint has run out'));
    });
    await store(school.context, 'an hour');
    await expect
      .poll(async () => (await school.visitor().get('/readyz')).body.edition)
      .toEqual({ served: 0, published: 1, failedPage: '/about' });
    expect(replyTimeOf(school.context)).toBe('24 hours');
    expect((await school.visitor().get('/readyz')).status).toBe(200);
  });

  test('publishes the next edition after one that failed', async () => {
    let failures = 0;
    follow(school.context, async ({ documents }) => {
      if (documents.school.replyTime !== 'an hour') return;
      failures += 1;
      throw new PublishError('/about', new Error('the paint has run out'));
    });
    await store(school.context, 'an hour');
    await expect.poll(() => failures).toBeGreaterThan(0);
    await store(school.context, 'a day');
    await expect.poll(() => replyTimeOf(school.context)).toBe('a day');
    expect((await school.visitor().get('/readyz')).body.edition).toEqual({ served: 2, published: 2 });
  });

  test.for([
    ['Asia/Kolkata', '2099-03-01T18:29:00Z', '2099-03-01T18:30:00Z'],
    ['Europe/London', '2099-03-01T23:59:00Z', '2099-03-02T00:00:00Z'],
  ] as const)(
    'publishes again at midnight in %s, for what appears and disappears with a day',
    async ([schoolTimezone, evening, midnight]) => {
      const { documents, entries } = defaultContent;
      const [post] = Object.values(entries.post);
      const datedNotices = [{ day: '2099-03-01', text: 'clay owls' }];
      const next = {
        ...defaultContent,
        documents: { ...documents, school: { ...documents.school, datedNotices } },
        entries: { ...entries, post: { tomorrow: { ...post!, date: '2099-03-02' } } },
      };
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(evening) });
      follow({ ...school.context, settings: { ...school.context.settings, schoolTimezone } });
      await storeContent(school.context.db, next, commandLine, async () => {});
      const shown = () => {
        const edition = school.context.content.edition;
        return [edition.documents.school.datedNotices.length, Object.keys(edition.entries.post)];
      };
      await expect.poll(shown).toEqual([1, []]);
      vi.setSystemTime(Date.parse(midnight));
      await expect.poll(shown).toEqual([0, ['tomorrow']]);
    },
  );

  test('starts with the last edition', async () => {
    await store(school.context, 'an hour');
    await store(school.context, 'a day');
    const restarted = await openContext(school.context.settings, school.context.log);
    stops.push(() => closeContext(restarted));
    expect([restarted.content.edition.number, replyTimeOf(restarted)]).toEqual([2, 'a day']);
  });

  test('does not start with stored content that a new version no longer accepts', async () => {
    const now = new Date();
    const document = {
      type: 'faq',
      key: '',
      version: 1,
      author: commandLine,
      createdAt: now,
      publishedAt: now,
    };
    await school.context.db
      .insertInto('documentVersions')
      .values({ ...document, data: '{"title":"Questions"}' })
      .execute();
    await expect(openContext(school.context.settings, school.context.log)).rejects.toThrow(
      'The stored content does not fit this version.\n  documents.faq.title: ',
    );
  });

  test('stores publications that arrive at the same time one after the other', async () => {
    const stored = await Promise.all(
      ['an hour', 'a day', 'a week'].map((replyTime) => store(school.context, replyTime)),
    );
    expect(stored.map((publication) => publication?.number).toSorted()).toEqual([1, 2, 3]);
  });
});
