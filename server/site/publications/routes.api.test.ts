import { defaultTimeZone } from '#contract/school-time.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine } from '#contract/school/audit.ts';
import type { EditionItem } from '#contract/site/history.ts';
import type {
  Change,
  ChangedDocument,
  DocumentItem,
  DocumentName,
  DocumentState,
  ListedDocument,
} from '#contract/site/site-documents.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { insertEdition, insertVersion } from '#server/site/content/queries.ts';
import { readEdition, readPublished } from '#server/site/content/store.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, teacher, type TestUser } from '#test/people.ts';
import { publishDrafts } from '#test/publish-drafts.ts';
import { openSchool, type School } from '#test/school.ts';

const { faq, about } = defaultContent.documents;
const changedFaq = (lead: string) => ({ ...faq, lead });
const changedAbout = (greeting: string) => ({ ...about, letter: { ...about.letter, greeting } });

describe.each(kindsOfThisRun)('the drafts of the site on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterAll(() => school.close());

  const at = (type: string, key = 'main') => `/admin/documents/${type}/${key}`;
  async function read(
    path: string,
    by = owner,
  ): Promise<{ state: DocumentState; etag: string; status: number }> {
    const { status, body, headers } = await by.visitor.get(path);
    return { status, state: body, etag: headers.get('etag') ?? '' };
  }
  const put = (path: string, data: unknown, etag: string, by = owner) =>
    by.visitor.send('PUT', path, { data }, { headers: { 'if-match': etag } });
  /** Saves a draft in the place of the present one. */
  async function save(path: string, data: unknown, by = owner) {
    return put(path, data, (await read(path)).etag, by);
  }
  async function drop(path: string, by = owner) {
    return by.visitor.send('DELETE', `${path}/draft`, undefined, {
      headers: { 'if-match': (await read(path)).etag },
    });
  }
  const publish = ({ documents }: { documents?: DocumentName[] } = {}) =>
    publishDrafts(owner.visitor, { only: documents });
  const items = async (): Promise<DocumentItem[]> => (await owner.visitor.get('/admin/documents')).body.items;
  const item = async (type: string, key = 'main') =>
    (await items()).find((each) => each.type === type && each.key === key);
  const editions = async (query = ''): Promise<{ items: EditionItem[]; next: string | null }> =>
    (await owner.visitor.get(`/admin/editions${query}`)).body;
  const published = async () => (await readPublished(school.context.db, defaultTimeZone)).content;
  const actions = async () =>
    (await school.context.db.selectFrom('auditLog').select('action').orderBy('createdAt').execute()).map(
      ({ action }) => action,
    );

  test('every document is in the list with a title of its own and can be read', async () => {
    const all = await items();
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(30);
    for (const { type, key, state } of all) {
      const { status, state: read_ } = await read(at(type, key));
      expect([type, key, state, status, read_.data]).toEqual([type, key, 'published', 200, read_.published]);
    }
  });

  test('a document of each type can be sent back as it is, which is no draft', async () => {
    const byType = new Map((await items()).map((each) => [each.type, each]));
    for (const { type, key } of byType.values()) {
      const path = at(type, key);
      const { state, etag } = await read(path);
      const { status, body } = await put(path, state.data, etag);
      expect([type, key, status, body.problems, body.draft]).toEqual([type, key, 200, [], null]);
    }
    expect((await items()).filter(({ state }) => state !== 'published')).toEqual([]);
  });

  test('a draft in which the published words are typed again is none any more', async () => {
    const { state } = await read(at('faq'));
    await save(at('faq'), { ...state.data, lead: 'Other words.' });
    expect((await item('faq'))?.state).toBe('changed');
    const { body } = await save(at('faq'), state.data);
    expect([body.draft, body.message]).toEqual([null, 'Visitors see these words.']);
    expect((await owner.visitor.get('/admin/changes')).body.items).toEqual([]);
    // Nothing keeps somebody else from going on.
    expect((await read(at('faq'))).etag).toBe(`"${body.version}"`);
  });

  test('a deleted draft comes back as it was, also after other drafts, and not after a week', async () => {
    const { state } = await read(at('faq'));
    const remove = async () => {
      const headers = { 'if-match': (await read(at('faq'))).etag };
      const { body } = await owner.visitor.send('DELETE', `${at('faq')}/draft`, undefined, { headers });
      return body.version as string;
    };
    const bringBack = (version: string) => owner.visitor.post(`${at('faq')}/draft/restore`, { version });
    await save(at('faq'), { ...state.data, lead: 'First.' });
    const first = await remove();
    await save(at('faq'), { ...state.data, lead: 'Second.' });
    expect((await bringBack(first)).status).toBe(409);
    const second = await remove();
    expect((await bringBack(first)).body.data.lead).toBe('First.');
    expect((await bringBack(first)).status).toBe(200);
    const again = await remove();
    // Published by somebody else meanwhile: then it is no draft.
    await save(at('faq'), { ...state.data, lead: 'First.' });
    expect((await publish()).status).toBe(201);
    expect((await bringBack(again)).body).toMatchObject({ draft: null, data: { lead: 'First.' } });
    await save(at('faq'), { ...state.data, lead: 'Third.' });
    const third = await remove();
    const { now } = school.context;
    school.context.now = () => new Date(now().getTime() + 7 * 24 * 60 * 60 * 1000);
    expect([(await bringBack(second)).status, (await bringBack(third)).status]).toEqual([404, 404]);
    school.context.now = now;
    await save(at('faq'), state.data);
    expect((await publish()).status).toBe(201);
  });

  test('what a draft changes is told field by field, with the page links and prices that look wrong', async () => {
    const changes = async (query = '') => (await owner.visitor.get(`/admin/changes${query}`)).body;
    expect(await changes()).toEqual({ items: [], next: null, pages: [], warnings: [], visibleFrom: null });
    const link = { ...faq.end.link, href: '/nowhere' };
    await save(at('faq'), { ...faq, lead: 'All the questions.', end: { ...faq.end, link } });
    const list = (await read(at('courses'))).state.data['courses'] as { price: number }[];
    const [first, ...others] = list;
    await save(at('courses'), { courses: [{ ...first, price: 7777 }, ...others] });
    const old = `Rs. ${first?.price}/-`;
    const { about } = defaultContent.documents;
    const letter = { ...about.letter, greeting: `It costs ${old} a month.` };
    const title = {
      text: 'A heading that fills a whole phone from the top to its very end',
      keyWord: 'phone',
    };
    await save(at('about'), { ...about, letter, title });

    const one = await changes('?type=faq');
    expect(one.items.map(({ type }: DocumentItem) => type)).toEqual(['faq']);
    const all = await changes();
    const faqItem = all.items.find(({ type }: DocumentItem) => type === 'faq');
    expect(faqItem.changes.map(({ path, after }: Change) => [path, after])).toEqual([
      ['lead', 'All the questions.'],
      ['end.link.href', '/nowhere'],
    ]);
    expect(all.warnings).toContainEqual(expect.objectContaining({ type: 'faq', path: 'end.link.href' }));
    expect(all.warnings).toContainEqual(expect.objectContaining({ type: 'about', path: 'letter.greeting' }));
    expect(all.warnings).toContainEqual(expect.objectContaining({ type: 'about', path: 'title.text' }));

    await save(at('faq'), changedFaq(''));
    const wrong = await changes();
    const problems = wrong.items.flatMap(({ problems: each }: DocumentState) => each);
    expect(problems.map(({ path }: { path: string }) => path)).toEqual(['lead']);
    // What is right can be published without it.
    expect(wrong.warnings.map(({ type }: DocumentItem) => type)).toContain('about');
    expect((await owner.visitor.get('/admin/changes?type=nothing')).status).toBe(404);
    for (const type of ['faq', 'courses', 'about']) await drop(at(type));
  });

  test('a draft is seen by the owners only until it is published, and is gone then', async () => {
    const path = at('faq');
    const saved = await save(path, changedFaq('All the questions.'));
    expect([saved.status, saved.body.state, saved.body.draft.by.name]).toEqual([
      200,
      'changed',
      expect.any(String),
    ]);
    expect((await published()).documents.faq.lead).toBe(faq.lead);
    const other = await admin(school);
    expect((await read(path, other)).state.data).toMatchObject({ lead: 'All the questions.' });
    expect((await read(path)).state.published).toEqual(faq);
    expect(await item('faq')).toMatchObject({ state: 'changed', path: '/FaqPage' });

    const { status, body } = await publish();
    expect(status).toBe(201);
    expect((await published()).documents.faq.lead).toBe('All the questions.');
    expect(await item('faq')).toMatchObject({ state: 'published', draft: null });
    const [first] = (await editions()).items;
    expect(first).toMatchObject({ number: body.edition, changed: ['Questions and answers'] });
    expect(await actions()).toEqual(expect.arrayContaining(['draft-saved', 'content-published']));
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    expect(entries[0]).toMatchObject({ action: 'content-published', about: 'Questions and answers' });
    expect((await publish({ documents: [{ type: 'faq', key: 'main' }] })).status).toBe(409);
  });

  test('what is typed again and again is one line in the log', async () => {
    const count = async () => (await actions()).filter((action) => action === 'draft-saved').length;
    await save(at('about'), changedAbout('Dear all,'));
    const before = await count();
    for (let n = 0; n < 3; n += 1) await save(at('about'), changedAbout(`Dear ${n},`));
    expect(await count()).toBe(before);
    expect((await drop(at('about'))).status).toBe(200);
    expect(await actions()).toContain('draft-deleted');
  });

  test('a state that somebody else has changed is not overwritten', async () => {
    const path = at('faq');
    const { etag } = await read(path);
    expect((await owner.visitor.send('PUT', path, { data: faq })).status).toBe(428);
    expect((await put(path, changedFaq('First.'), etag)).status).toBe(200);
    const late = await put(path, changedFaq('Second.'), etag);
    expect([late.status, late.body.current.data.lead]).toEqual([412, 'First.']);
    const lateDelete = await owner.visitor.send('DELETE', `${path}/draft`, undefined, {
      headers: { 'if-match': etag },
    });
    expect(lateDelete.status).toBe(412);
    expect((await read(path)).state.data).toMatchObject({ lead: 'First.' });
    await drop(path);
    expect((await read(path)).state.draft).toBeNull();
    // The published text was not changed: its state is the same again.
    expect((await read(path)).etag).toBe(etag);
  });

  test('of two owners who save at once, one gets the text of the other', async () => {
    const path = at('contact');
    const { state, etag } = await read(path);
    for (let round = 0; round < 5; round += 1) {
      const current = round === 0 ? etag : (await read(path)).etag;
      const replies = await Promise.all(
        [1, 2].map((n) => put(path, { ...state.data, lead: `Round ${round} of ${n}.` }, current)),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    }
    await drop(path);
  });

  test('a publication makes an earlier state old, also when the draft is gone', async () => {
    const path = at('reviews');
    const { state, etag } = await read(path);
    await save(path, { ...state.data, title: { text: 'What parents say', keyWord: 'say' } });
    expect((await publish({ documents: [{ type: 'reviews', key: 'main' }] })).status).toBe(201);
    expect((await put(path, state.data, etag)).status).toBe(412);
  });

  test('a draft with a wrong field is stored, says which, and is not published', async () => {
    const path = at('faq');
    const { status, body } = await save(path, { ...changedFaq('Right.'), lead: '' });
    expect([status, body.problems]).toEqual([200, [{ path: 'lead', message: expect.any(String) }]]);
    expect((await read(path)).state.problems).toHaveLength(1);
    const before = (await editions()).items[0]?.number;
    const refused = await publish();
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['documents.faq.lead']]);
    expect((await editions()).items[0]?.number).toBe(before);
    expect((await read(path)).state.draft).not.toBeNull();
    await drop(path);
  });

  test.each([
    ['a placeholder that does not exist', { lead: 'Call {school.fax}.' }, 'lead'],
    ['an unknown field', { extra: 1 }, 'extra'],
    ['a work that does not exist', { work: 'missing' }, 'work'],
  ])('a draft with %s is stored and says so', async (_, change, path) => {
    const { body } = await save(at('faq'), { ...faq, ...change });
    expect(body.problems).toEqual([{ path, message: expect.any(String) }]);
    await drop(at('faq'));
  });

  test('a draft that is no object, is too large or too deep is refused', async () => {
    const { etag } = await read(at('faq'));
    for (const data of ['text', 3, null, [faq]]) expect((await put(at('faq'), data, etag)).status).toBe(400);
    expect((await put(at('faq'), { lead: 'x'.repeat(530_000) }, etag)).status).toBe(413);
    expect((await read(at('faq'))).etag).toBe(etag);
  });

  test('sixty reviews in Hindi, as long as the form allows, are saved', async () => {
    const { data } = (await read(at('reviews'))).state as { data: Record<string, object[]> };
    const hindi = { name: 'आ'.repeat(60), relation: 'क'.repeat(80), quote: 'क'.repeat(300) };
    const reviews = Array.from({ length: 60 }, () => ({ ...data['reviews']?.[0], ...hindi }));
    const saved = await save(at('reviews'), { ...data, reviews });
    expect([saved.status, saved.body.problems]).toEqual([200, []]);
    await drop(at('reviews'));
  });

  test('what typing and pasting leave is not stored: a space at the end is no change', async () => {
    const { data } = (await read(at('school'))).state as { data: Record<string, string> };
    const { body: same } = await save(at('school'), { ...data, name: `${data['name']} ` });
    expect(same.published).toEqual(same.data);
    const phone = `${data['phone']}\u202C`;
    const { body: pasted } = await save(at('school'), { ...data, phone, name: 'Rang\tKala ' });
    expect(pasted.data).toMatchObject({ phone: data['phone'], name: 'Rang Kala' });
    expect(pasted.problems).toEqual([]);
    await drop(at('school'));
  });

  test('a document that does not exist is 404, and a new article can be made and published', async () => {
    for (const path of [
      at('nothing'),
      at('faq', 'second'),
      at('post', 'unknown'),
      at('courses', 'second'),
      at('room', '__proto__'),
      at('constructor'),
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    const [existing] = Object.values(defaultContent.entries.post);
    const path = at('post', 'a-new-article');
    expect((await put(path, existing, '"1"')).status).toBe(404);
    expect((await put(path, existing, '"new"')).status).toBe(200);
    expect(await item('post', 'a-new-article')).toMatchObject({ state: 'new', path: '/Blog/a-new-article' });
    expect((await publish({ documents: [{ type: 'post', key: 'a-new-article' }] })).status).toBe(201);
    expect((await published()).entries.post['a-new-article']).toEqual(existing);
  });

  test('only the named drafts are published', async () => {
    await save(at('faq'), changedFaq('Now.'));
    await save(at('contact'), { ...defaultContent.documents.contact, lead: 'Not yet.' });
    expect((await publish({ documents: [{ type: 'faq', key: 'main' }] })).status).toBe(201);
    expect(await item('contact')).toMatchObject({ state: 'changed' });
    expect((await publish({ documents: [{ type: 'faq', key: 'main' }] })).status).toBe(409);
    expect((await publish({ documents: [] })).status).toBe(400);
    await drop(at('contact'));
  });

  test('a draft that was changed after it was looked at is not published', async () => {
    await save(at('faq'), changedFaq('What was looked at.'));
    const [{ type, key, version }] = (await owner.visitor.get('/admin/changes')).body.items;
    await save(at('faq'), changedFaq('What came after it.'));
    const { status, body } = await owner.visitor.post('/admin/publish', {
      documents: [{ type, key, version }],
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining('changed meanwhile')]);
    const [latest] = (await owner.visitor.get('/admin/changes')).body.items;
    expect(
      (await owner.visitor.post('/admin/publish', { documents: [{ type, key, version: latest.version }] }))
        .status,
    ).toBe(201);
    expect((await published()).documents.faq.lead).toBe('What came after it.');
  });

  test('an earlier edition comes back as a new one, word for word, and a draft stays', async () => {
    const [{ number } = { number: 0 }] = (await editions()).items;
    const before = await published();
    await save(at('faq'), changedFaq('Later.'));
    await save(at('school'), { ...before.documents.school, phone: '+91 91234 56789' });
    await publish();
    await save(at('about'), changedAbout('Dear all,'));
    const restored = await owner.visitor.post(`/admin/editions/${number}/restore`, undefined);
    expect([restored.status, restored.body.edition]).toEqual([201, number + 2]);
    expect(JSON.stringify(await published())).toBe(JSON.stringify(before));
    expect((await read(at('about'))).state.draft).not.toBeNull();
    expect((await owner.visitor.post(`/admin/editions/${number}/restore`, undefined)).status).toBe(409);
    for (const unknown of ['999', '-1', '01', 'x'])
      expect((await owner.visitor.post(`/admin/editions/${unknown}/restore`, undefined)).status).toBe(404);
    expect(await actions()).toContain('edition-restored');
    await drop(at('about'));
  });

  test('an earlier edition takes away a draft that has its words', async () => {
    const [{ number } = { number: 0 }] = (await editions()).items;
    const { faq } = (await published()).documents;
    await save(at('faq'), changedFaq('For a while.'));
    await publish();
    await save(at('faq'), faq);
    expect((await read(at('faq'))).state.draft).not.toBeNull();
    expect((await owner.visitor.post(`/admin/editions/${number}/restore`, undefined)).status).toBe(201);
    expect((await read(at('faq'))).state.draft).toBeNull();
  });

  test('edition 0 is the content that every school begins with', async () => {
    expect((await owner.visitor.post('/admin/editions/0/restore', undefined)).status).toBe(201);
    expect(await published()).toEqual(defaultContent);
  });

  test('an edition tells what it changed, and one of its documents comes back alone, byte for byte', async () => {
    const before = await published();
    await save(at('faq'), changedFaq('Published by mistake.'));
    const { about } = defaultContent.documents;
    await save(at('about'), { ...about, questionsTitle: { text: 'All questions', keyWord: 'questions' } });
    const { edition } = (await publish()).body;
    const { changed } = (await owner.visitor.get(`/admin/editions/${edition}`)).body;
    expect(changed.map(({ title }: ChangedDocument) => title)).toEqual(['About', 'Questions and answers']);
    expect(changed[1].changes).toEqual([
      {
        path: 'lead',
        label: 'Line under the heading',
        before: before.documents.faq.lead,
        after: 'Published by mistake.',
      },
    ]);
    const path = `/admin/editions/${edition - 1}/restore?type=faq`;
    expect((await owner.visitor.post(path, undefined)).status).toBe(201);
    const { documents } = await published();
    expect(JSON.stringify(documents.faq)).toBe(JSON.stringify(before.documents.faq));
    expect(documents.about.questionsTitle.text).toBe('All questions');
    expect((await owner.visitor.post(path, undefined)).status).toBe(409);
    for (const unknown of ['0', '999', 'x'])
      expect((await owner.visitor.get(`/admin/editions/${unknown}`)).status).toBe(404);
  });

  test('a new article that comes back to what it was before is gone', async () => {
    const [post] = Object.values((await published()).entries.post);
    expect((await put(at('post', 'taken-back'), post, '"new"')).status).toBe(200);
    const { edition } = (await publish()).body;
    expect((await published()).entries.post).toHaveProperty('taken-back');
    const path = `/admin/editions/${edition - 1}/restore?type=post&key=taken-back`;
    expect((await owner.visitor.post(path, undefined)).status).toBe(201);
    expect((await published()).entries.post).not.toHaveProperty('taken-back');
  });

  test('an article is deleted, and comes back with its edition; what others need is not', async () => {
    const path = at('post', 'what-to-say-about-a-drawing');
    const erase = async (from: string) =>
      owner.visitor.send('DELETE', from, undefined, { headers: { 'if-match': (await read(from)).etag } });
    const before = (await published()).entries.post;
    expect((await owner.visitor.send('DELETE', path)).status).toBe(428);
    const { status, body } = await erase(path);
    expect([status, (await published()).entries.post]).toEqual([
      200,
      expect.not.objectContaining({ 'what-to-say-about-a-drawing': expect.anything() }),
    ]);
    const gone = await owner.visitor.send('DELETE', path, undefined, { headers: { 'if-match': '"new"' } });
    expect(gone.status).toBe(404);
    const back = `/admin/editions/${body.edition - 1}/restore?type=post&key=what-to-say-about-a-drawing`;
    expect((await owner.visitor.post(back, undefined)).status).toBe(201);
    expect((await published()).entries.post).toEqual(before);
    const [work] = Object.keys((await published()).entries.work);
    expect([(await erase(at('faq'))).status, (await erase(at('work', work))).status]).toEqual([404, 400]);
  });

  test('a document has a history of its own, and says first what earlier words would change', async () => {
    const history = async (query: string) =>
      (await owner.visitor.get(`/admin/editions?type=faq${query}`)).body;
    const before = await published();
    await save(at('faq'), changedFaq('On Monday.'));
    const { edition } = (await publish()).body;
    await save(at('about'), changedAbout('To all,'));
    await publish();
    await save(at('faq'), changedFaq('On Tuesday.'));
    await publish();
    const { items: versions, isInFirst, next } = await history('&limit=2');
    expect(versions.map(({ number }: EditionItem) => number)).toEqual([edition + 2, edition]);
    expect([isInFirst, next]).toEqual([true, String(edition)]);
    expect((await owner.visitor.get('/admin/editions?type=nothing')).status).toBe(404);

    const path = `/admin/editions/${edition}`;
    const { over, changed, problems } = (await owner.visitor.get(`${path}/changes?type=faq`)).body;
    expect([over, problems]).toEqual([edition + 2, []]);
    expect(changed).toMatchObject([
      { type: 'faq', changes: [{ path: 'lead', before: 'On Tuesday.', after: 'On Monday.' }] },
    ]);
    const whole = (await owner.visitor.get(`${path}/changes`)).body.changed;
    expect(whole.map(({ type }: ChangedDocument) => type)).toEqual(['about', 'faq']);
    expect((await owner.visitor.get('/admin/editions/999/changes')).status).toBe(404);

    // Another document is no reason to look again; the same one is.
    const restore = (query: string) => owner.visitor.post(`${path}/restore?${query}`, undefined);
    await save(at('about'), changedAbout('To everybody,'));
    await publish();
    expect((await restore(`over=${over}`)).status).toBe(409);
    expect((await restore(`type=faq&over=${over}`)).status).toBe(201);
    expect((await published()).documents.faq.lead).toBe('On Monday.');
    expect((await restore(`type=faq&over=${over}`)).status).toBe(409);
    expect((await owner.visitor.post(`/admin/editions/${edition - 1}/restore`, undefined)).status).toBe(201);
    expect(await published()).toEqual(before);
  });

  test('words from before a field of today come back with what stands in it, and without one that is gone', async () => {
    const { faq } = (await published()).documents;
    const { lead: _, ...others } = faq;
    const [question, ...rest] = faq.questions;
    const { inShort: gone, ...old } = question ?? {};
    const stored = JSON.stringify({ ...others, questions: [old, ...rest], motto: 'Not asked any more.' });
    const { db } = school.context;
    const before = await db
      .selectFrom('editions')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirstOrThrow();
    const now = new Date();
    await insertVersion(db, { type: 'faq', key: '', data: stored }, commandLine, now);
    const number = await insertEdition(db, commandLine, now);
    await insertVersion(
      db,
      { type: 'faq', key: '', data: JSON.stringify({ ...faq, lead: 'Since then.' }) },
      commandLine,
      new Date(now.getTime() + 1),
    );
    await insertEdition(db, commandLine, new Date(now.getTime() + 1));
    expect(number).toBe(before.number + 1);
    const reply = await owner.visitor.get(`/admin/editions/${number}/changes?type=faq`);
    expect([reply.status, reply.body.changed, reply.body.problems]).toEqual([200, [], []]);
    expect(gone).toBeDefined();
    expect((await owner.visitor.post(`/admin/editions/${before.number}/restore`, undefined)).status).toBe(
      201,
    );
  });

  test('words that name a course which is gone say why they cannot come back', async () => {
    const present = await published();
    const [first] = present.courses;
    const added = { ...first, id: 'summer-camp', slug: 'summer-camp', courseName: 'Summer camp' };
    const [category] = present.documents.timetable.classes;
    await save(at('courses'), { courses: [...present.courses, added] });
    await publish();
    const withCourse = { ...category, courses: ['summer-camp'] };
    await save(at('timetable'), {
      ...present.documents.timetable,
      classes: [withCourse, ...present.documents.timetable.classes.slice(1)],
    });
    const { edition } = (await publish()).body;
    await save(at('timetable'), present.documents.timetable);
    await publish();
    await save(at('courses'), { courses: present.courses });
    await publish();
    const { body } = await owner.visitor.get(`/admin/editions/${edition}/changes?type=timetable`);
    expect(body.problems).toMatchObject([{ message: 'There is no course “summer-camp”.' }]);
    const path = `/admin/editions/${edition}/restore?type=timetable&over=${body.over}`;
    expect((await owner.visitor.post(path, undefined)).status).toBe(400);
  });

  test('the list of the documents has who changed each last, and what its placeholders stand for', async () => {
    await save(at('faq'), changedFaq('Changed by the owner.'));
    await publish();
    const all: ListedDocument[] = (await owner.visitor.get('/admin/documents')).body.items;
    expect(all.find(({ type }) => type === 'faq')?.published).toEqual({
      by: { name: expect.any(String) },
      at: expect.any(String),
    });
    const { values } = (await owner.visitor.get('/admin/placeholders')).body;
    const { city, name } = (await published()).documents.school;
    expect(values).toMatchObject({ 'school.city': city, 'school.name': name });
  });

  test('the editions come in pages, the latest first', async () => {
    const all = (await editions('?limit=100')).items;
    const first = await editions('?limit=2');
    const second = await editions(`?limit=2&cursor=${first.next}`);
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 4));
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => all.length - index));
    expect((await owner.visitor.get('/admin/editions?cursor=x')).status).toBe(400);
  });

  test('prices and courses are changed as a document, and an earlier edition brings the prices back', async () => {
    const { courses } = await published();
    const [{ number } = { number: 0 }] = (await editions()).items;
    const [first, ...others] = courses;
    const changed = [...others, { ...first, price: 2750 }];
    const saved = await save(at('courses'), { courses: changed });
    expect([saved.status, saved.body.problems]).toEqual([200, []]);
    expect((await publish()).status).toBe(201);
    expect((await published()).courses).toEqual(changed);
    expect((await editions()).items[0]?.changed).toEqual(['Courses and prices']);
    expect((await owner.visitor.post(`/admin/editions/${number}/restore`, undefined)).status).toBe(201);
    expect((await published()).courses).toEqual(courses);
  });

  test('a course with a wrong field, or that a page still names, says so beside the field', async () => {
    const { courses } = await published();
    const [first, ...others] = courses;
    const wrong = await save(at('courses'), { courses: [{ ...first, price: -1 }, ...others] });
    expect(wrong.body.problems).toEqual([{ path: 'courses[0].price', message: expect.any(String) }]);
    const gone = await save(at('courses'), { courses: others });
    expect(gone.body.problems[0]).toEqual({
      path: 'courses',
      message: expect.stringContaining('junior-beginner'),
    });
    expect((await save(at('courses'), { courses, extra: 1 })).body.problems[0].path).toBe('extra');
    expect((await save(at('courses'), {})).body.problems).not.toEqual([]);
    await drop(at('courses'));
  });

  test('a course that families have applied for is hidden, and not deleted', async () => {
    const { courses } = await published();
    const [first] = courses;
    const extra = { ...first, id: 'holiday-camp', slug: 'holiday-camp', courseName: 'Holiday camp' };
    await save(at('courses'), { courses: [...courses, extra] });
    expect((await publish()).status).toBe(201);
    school.context.content.replace(await readEdition(school.context.db));
    const { visitor } = await parent(school);
    const applied = await visitor.post(
      '/user/enroll-user',
      application({ course: 'Holiday camp', courseDetail: { _id: 'holiday-camp' } }),
    );
    expect(applied.status).toBe(201);
    await save(at('courses'), { courses });
    const refused = await publish();
    expect([refused.status, refused.body.fields.courses]).toEqual([
      400,
      expect.stringContaining('Hide the course'),
    ]);
    await save(at('courses'), { courses: [...courses, { ...extra, hidden: true }] });
    expect((await publish()).status).toBe(201);
    expect((await published()).courses.at(-1)?.hidden).toBe(true);
  });

  test('a search names the documents and fields with its words, in drafts too', async () => {
    const search = async (q: string): Promise<DocumentItem[]> =>
      (await owner.visitor.get(`/admin/documents?q=${encodeURIComponent(q)}`)).body.items;
    const [question] = faq.questions;
    const found = await search(question?.question ?? '');
    expect(found.find(({ type }) => type === 'faq')?.found).toEqual([
      { path: 'questions[0].question', words: question?.question },
    ]);
    await save(at('faq'), changedFaq('A sentence of this test.'));
    expect((await search('sentence of this test')).map(({ type }) => type)).toEqual(['faq']);
    await drop(at('faq'));
    expect(await search('no such words on the site')).toEqual([]);
    expect((await owner.visitor.get(`/admin/documents?q=${'x'.repeat(201)}`)).status).toBe(400);
  });

  test('teachers and families reach none of it', async () => {
    const requests: [method: string, path: string, body?: object][] = [
      ['GET', '/admin/documents'],
      ['GET', at('faq')],
      ['PUT', at('faq'), { data: faq }],
      ['DELETE', `${at('faq')}/draft`],
      ['POST', `${at('faq')}/draft/restore`, { version: 'x' }],
      ['PUT', `${at('faq')}/published`, { data: faq }],
      ['POST', '/admin/publish', { documents: [{ type: 'faq', key: 'main', version: 'x' }] }],
      ['DELETE', `/admin/scheduled-changes/${randomUUID()}`],
      ['GET', '/admin/editions'],
      ['GET', '/admin/editions/1/changes'],
      ['GET', '/admin/placeholders'],
      ['POST', '/admin/editions/1/restore'],
    ];
    for (const { visitor } of [await teacher(school), await parent(school)])
      for (const [method, path, body] of requests) {
        const headers = { 'if-match': '"new"' };
        expect([method, path, (await visitor.send(method, path, body, { headers })).status]).toEqual([
          method,
          path,
          403,
        ]);
      }
  });
});
