import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '#contract/school-time.ts';
import { maxSharedPreviews, type Preview } from '#contract/site/previews.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { previewContent, type PreviewContent } from './preview-content.ts';
import type { PreviewJob } from './preview-page.ts';
import type { Previews } from './previews.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { publishDrafts } from '#test/publish-drafts.ts';
import { admin, teacher, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { previewHandler } from './preview-handler.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const { faq } = defaultContent.documents;
const newLead = 'Not published yet.';

describe.each(kindsOfThisRun)('previews on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  /** What was asked for last, and what it shows. The pages themselves are tested in a browser (e2e/preview.test.ts). */
  let last: (PreviewContent & Pick<PreviewJob, 'moduleQuery'>) | undefined;
  const previews: Previews = {
    render: (job) => {
      const shown = previewContent(job);
      last = shown && { ...shown, moduleQuery: job.moduleQuery };
      if (shown === undefined) return Promise.resolve(null);
      return Promise.resolve({ html: '<p>the page', policy: "default-src 'none'", module: 'start()' });
    },
    stop() {},
  };
  beforeAll(async () => {
    school = await openSchool(kind, {}, { handle: (...request) => handle(...request) });
    owner = await admin(school);
  });
  afterAll(() => school.close());
  const handle: ReturnType<typeof previewHandler> = (...request) =>
    previewHandler(school.context, previews)(...request);

  const add = async (isShared: boolean, by = owner) => by.visitor.post('/admin/previews', { isShared });
  const newToken = async (isShared = true): Promise<string> => (await add(isShared)).body.token;
  const shared = async (): Promise<Preview[]> => (await owner.visitor.get('/admin/previews')).body.items;
  const open = (path: string, token: string) =>
    fetch(`${school.url}${path}?preview=${token}`, { redirect: 'manual' });

  async function saveDraft(lead: string): Promise<void> {
    const path = '/admin/documents/faq/main';
    const etag = (await owner.visitor.get(path)).headers.get('etag') ?? '';
    const headers = { 'if-match': etag };
    expect((await owner.visitor.send('PUT', path, { data: { ...faq, lead } }, { headers })).status).toBe(200);
  }

  test('a page with a token has the words of the drafts and is kept nowhere', async () => {
    await saveDraft(newLead);
    const reply = await open('/faqpage', await newToken());
    expect([reply.status, await reply.text()]).toEqual([200, '<p>the page']);
    expect(last?.page).toBe('/FaqPage');
    expect(last?.edition.documents.faq.lead).toBe(newLead);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'",
    });
    const module = await fetch(new URL(`${last?.page}${last?.moduleQuery}`, school.url));
    expect([module.headers.get('content-type'), await module.text()]).toEqual([
      'text/javascript; charset=utf-8',
      'start()',
    ]);
  });

  test('a draft with a wrong field is left out and named', async () => {
    await saveDraft('');
    expect((await open('/FaqPage', await newToken())).status).toBe(200);
    expect(last?.edition.documents.faq.lead).toBe(faq.lead);
    expect(last?.leftOut).toEqual(['Questions and answers']);
  });

  test('a draft that takes away what other pages name is left out, and the others are shown', async () => {
    await saveDraft('Right again.');
    const path = '/admin/documents/courses/main';
    const { body, headers } = await owner.visitor.get(path);
    const data = { courses: body.data.courses.slice(1) };
    const ifMatch = { headers: { 'if-match': headers.get('etag') ?? '' } };
    expect((await owner.visitor.send('PUT', path, { data }, ifMatch)).status).toBe(200);
    await open('/FaqPage', await newToken());
    expect(last?.edition.documents.faq.lead).toBe('Right again.');
    expect(last?.edition.courses).toHaveLength(data.courses.length + 1);
    expect(last?.leftOut).toEqual(['Courses and prices']);
  });

  test('a page of an account, and one that does not exist, lead to the site', async () => {
    for (const path of ['/profile', '/office/site', '/nowhere']) {
      const reply = await open(path, await newToken());
      expect([reply.status, reply.headers.get('location')]).toEqual([307, path]);
    }
  });

  test('an address of another site leads to none', async () => {
    const reply = await open('//other.example/about', await newToken());
    expect([reply.status, reply.headers.get('location')]).toEqual([307, '/other.example/about']);
  });

  test.each(['', 'x', 'a'.repeat(43), '%00', '../secret'])('the token %j shows nothing', async (token) => {
    last = undefined;
    const reply = await open('/FaqPage', token);
    expect([reply.status, reply.headers.get('cache-control'), last]).toEqual([404, 'no-store', undefined]);
  });

  test('a shared link is listed without its token, and shows nothing when it is withdrawn', async () => {
    const token = await newToken();
    const [first] = await shared();
    expect(first).toMatchObject({ by: { name: expect.any(String) } });
    expect(JSON.stringify(await shared())).not.toContain(token);
    expect((await open('/about', token)).status).toBe(200);
    const path = `/admin/previews/${first?.id}`;
    expect((await owner.visitor.send('DELETE', path)).status).toBe(200);
    expect((await open('/about', token)).status).toBe(404);
    expect((await owner.visitor.send('DELETE', path)).status).toBe(404);
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['preview-shared', 'preview-withdrawn']));
  });

  test('a shared link ends after a week, the own preview after half a day', async () => {
    const [link, own] = [await newToken(), await newToken(false)];
    const { now } = school.context;
    const at = async (milliseconds: number, token: string) => {
      school.context.now = () => new Date(now().getTime() + milliseconds);
      return (await open('/about', token)).status;
    };
    expect([await at(week - 60_000, link), await at(week, link)]).toEqual([200, 404]);
    expect([await at(week / 15, own), await at(week / 13, own)]).toEqual([200, 404]);
    school.context.now = now;
  });

  test('the own preview is in no list', async () => {
    const before = (await shared()).length;
    await newToken(false);
    expect((await shared()).length).toBe(before);
  });

  test('only so many links are shared at once', async () => {
    const missing = maxSharedPreviews - (await shared()).length;
    for (let count = 0; count < missing; count += 1) expect((await add(true)).status).toBe(201);
    expect((await add(true)).status).toBe(409);
    for (const { id } of await shared()) await owner.visitor.send('DELETE', `/admin/previews/${id}`);
  });

  test('a link of somebody who is no owner any more shows nothing; a teacher makes none', async () => {
    const other = await admin(school);
    const { token } = (await add(true, other)).body;
    expect((await open('/about', token)).status).toBe(200);
    const { db } = school.context;
    await db.updateTable('users').set({ role: 'teacher' }).where('email', '=', other.email).execute();
    expect((await open('/about', token)).status).toBe(404);
    expect((await add(true, await teacher(school))).status).toBe(403);
  });

  test('a day shows what is published until its end, and nothing that will be stopped; no such day shows the drafts', async () => {
    await saveDraft('From the new year on.');
    const at = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
    const only = [{ type: 'faq', key: 'main' }];
    const { visitor } = owner;
    expect((await publishDrafts(visitor, { only, at: at.toISOString() })).status).toBe(201);
    await saveDraft('A draft.');
    const token = await newToken();
    const day = dayIn(school.context.settings.schoolTimezone, at);
    const leadOn = async (shown: string) => {
      await open('/FaqPage', `${token}&day=${shown}`);
      return last?.edition.documents.faq.lead;
    };
    expect([await leadOn(day), await leadOn('2026-02-31')]).toEqual(['From the new year on.', 'A draft.']);
    // Published today, it stops the other one.
    expect((await publishDrafts(visitor, { only })).status).toBe(201);
    expect(await leadOn(day)).toBe('A draft.');
  });

  test('a link of somebody who was removed stays closed after a new invitation', async () => {
    const other = await admin(school);
    const { token } = (await add(true, other)).body;
    expect((await open('/about', token)).status).toBe(200);
    expect((await owner.visitor.send('DELETE', `/admin/people/${other.id}`)).status).toBe(200);
    const invited = await owner.visitor.post('/admin/people', { email: other.email, role: 'admin' });
    expect(invited.status).toBe(201);
    expect((await open('/about', token)).status).toBe(404);
  });
});
