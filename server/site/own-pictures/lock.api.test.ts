import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayAfter, dayIn, defaultTimeZone } from '#contract/school-time.ts';
import { fieldPath, withValue } from '#contract/site/field-path.ts';
import { publishScheduled } from '#server/site/publications/publish-scheduled.ts';
import { followEditions } from '#server/site/content/follow-editions.ts';
import { lastPictureChange } from '#server/site/changes/queries.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import { readEdition, readPublished, storeContent } from '#server/site/content/store.ts';
import { deletePicturesOfGone } from '#server/site/own-pictures/delete-pictures-of-gone.ts';
import { ownPictureHandler } from '#server/site/own-pictures/public-files.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, password, type TestUser } from '#test/people.ts';
import { ownLabel, pictureFile } from '#test/picture-file.ts';
import { openSchool, type School } from '#test/school.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(kindsOfThisRun)('consent is a lock, on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let following: ReturnType<typeof followEditions>;
  let handle: ReturnType<typeof ownPictureHandler>;
  beforeAll(async () => {
    school = await openSchool(kind, {}, { handle: (...args) => handle(...args) });
    handle = ownPictureHandler(school.context);
    owner = await admin(school);
    following = followEditions(school.context, () => Promise.resolve());
  });
  afterAll(async () => {
    await following.stop();
    await school.close();
  });

  /** A family with a child that has applied. */
  async function family(fullName = 'Asha Verma', dob = '2017-05-04') {
    const user = await parent(school);
    await user.visitor.post('/user/enroll-user', application({ fullName, dob }));
    const { items } = (await user.visitor.get('/user/me/children')).body;
    const childId: string = items[0]._id;
    const answer = (work: boolean, face: boolean, until: string | null = null) =>
      user.visitor.send('PUT', `/user/me/children/${childId}/photo-consent`, { work, face, until });
    return { ...user, childId, answer };
  }
  const add = async (): Promise<string> =>
    (await owner.visitor.post('/admin/pictures', pictureFile())).body.data._id;
  const hang = (id: string, children: readonly string[], more: object = {}, room: string | null = 'clay') =>
    owner.visitor.post('/admin/pictures/hang', {
      room,
      pictures: [{ id, ...ownLabel, subject: 'children', children, ...more }],
    });
  const content = async () => (await readPublished(school.context.db, defaultTimeZone)).content;
  const hangs = async (id: string) => (await content()).entries.room['clay']?.works.includes(id);
  const listed = async (id: string) => (await owner.visitor.get(`/admin/pictures?ids=${id}`)).body.items[0];
  async function address(id: string) {
    const { hash } = await listed(id);
    return `${school.url}/pictures/${id}-640-${hash}.jpg`;
  }
  const status = async (url: string) => (await fetch(url)).status;
  const isShown = (url: string, expected: boolean) =>
    vi.waitUntil(async () => ((await status(url)) === 200) === expected, { timeout: 20_000 });

  test('a picture of a child is in the export of its family, while it waits and while it hangs', async () => {
    const [asha, other] = [await family('Leela Rao'), await family('Mohan Rao')];
    const exported = async ({ visitor }: Pick<typeof asha, 'visitor'>) =>
      (await visitor.get('/user/me/export')).body.photoConsents[0].pictures;
    expect(await exported(asha)).toEqual([]);
    const id = await add();
    await hang(id, [asha.childId]);
    const { title, medium } = ownLabel;
    const picture = { addedAt: (await listed(id)).addedAt, showsFace: false, title, medium };
    expect(await exported(asha)).toEqual([{ ...picture, isShown: false }]);
    await asha.answer(true, false);
    await hang(id, [asha.childId]);
    expect(await exported(asha)).toEqual([{ ...picture, isShown: true }]);
    expect(await exported(other)).toEqual([]);
  });

  test('a picture that is off the site keeps its place: it is not replaced until it hangs again', async () => {
    const { childId, answer } = await family('Zoya Mirza');
    await answer(true, false);
    const [id, by] = [await add(), await add()];
    await hang(id, [childId]);
    await answer(false, false);
    const replace = () => owner.visitor.post(`/admin/pictures/${id}/replace`, { by });
    const refused = await replace();
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('keeps its place')]);
    expect(await listed(by)).toMatchObject({ subject: null, children: [] });
    await answer(true, false);
    expect(await hangs(id)).toBe(true);
    expect((await replace()).status).toBe(200);
    expect([await hangs(id), await hangs(by)]).toEqual([false, true]);
  });

  test('a picture waits until the family says yes, and goes at once when it takes that back', async () => {
    const { childId, answer } = await family();
    const id = await add();
    const waits = await hang(id, [childId]);
    expect([waits.status, waits.body]).toEqual([
      200,
      {
        message:
          '1 picture waits. The family of Asha has not answered yet whether this picture may be shown.',
        edition: null,
        waiting: [
          { id, lockedBy: 'The family of Asha has not answered yet whether this picture may be shown.' },
        ],
      },
    ]);
    // What was written is kept, and the gallery.
    expect(await listed(id)).toMatchObject({
      label: { title: 'Owl' },
      waitsFor: 'clay',
      children: [{ _id: childId, fullName: 'Asha Verma', work: 'not answered' }],
      shownIn: [],
    });
    const url = await address(id);
    expect(await status(url)).toBe(410);

    await answer(true, false);
    // Its label is not published yet.
    expect(await listed(id)).toMatchObject({ lockedBy: null, isReady: false });
    expect(await hangs(id)).toBe(false);
    expect((await hang(id, [childId])).body.message).toContain('The picture hangs in Clay Work.');
    expect(await hangs(id)).toBe(true);
    expect(await listed(id)).toMatchObject({ waitsFor: null });
    await isShown(url, true);

    await answer(false, false);
    expect(await hangs(id)).toBe(false);
    expect((await content()).entries.work).not.toHaveProperty(id);
    expect(await listed(id)).toMatchObject({
      lockedBy: 'The family of Asha has said no to this picture.',
      shownIn: [],
      isReady: false,
      leftOutOf: [{ type: 'room', key: 'clay', title: 'Room: Clay Work' }],
    });
    expect((await owner.visitor.get('/admin/overview')).body.picturesLeftOut).toBe(1);
    await isShown(url, false);

    await answer(true, false);
    expect(await hangs(id)).toBe(true);
    await isShown(url, true);
  });

  test('families hear of it once, if the owner wants: those with an address and a picture that hangs', async () => {
    const [one, other] = [await family('Nilofar Khan'), await family('Gauri Sen')];
    await one.answer(true, true);
    const ofChild = async (childId: string) => {
      const id = await add();
      return { id, ...ownLabel, subject: 'children', children: [childId] };
    };
    const pictures = [await ofChild(one.childId), await ofChild(other.childId)];
    const headers = { 'idempotency-key': randomUUID() };
    const body = { room: 'glass', tellsFamilies: true, pictures };
    for (let count = 0; count < 2; count += 1)
      await owner.visitor.post('/admin/pictures/hang', body, headers);
    const mail = await school.mail(one.email, /Nilofar at /);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('a picture by or of Nilofar: in Glass Painting');
    expect(mail.text).toContain('http://school.test/glass');
    const told = (await school.mails()).filter(({ subject }) => subject.endsWith(' at Showcase Art'));
    expect(told.map(({ to }) => to)).toEqual([mail.to]);
  });

  test('a picture that shows the child needs both answers', async () => {
    const { childId, answer } = await family('Kabir Rao');
    const id = await add();
    await answer(true, false);
    expect((await hang(id, [childId], { showsFace: true })).body.waiting).toHaveLength(1);
    await answer(true, true);
    expect((await hang(id, [childId], { showsFace: true })).body.waiting).toEqual([]);
    await answer(true, false);
    expect(await hangs(id)).toBe(false);
  });

  test('one family of several is enough to keep a picture back, in any alphabet', async () => {
    const [one, other] = [await family('Nila Das'), await family('मीरा शर्मा')];
    await one.answer(true, true);
    const id = await add();
    const reply = await hang(id, [one.childId, other.childId]);
    expect(reply.body.message).toContain('The family of मीरा has not answered yet');
    await other.answer(true, true);
    await hang(id, [one.childId, other.childId]);
    expect(await hangs(id)).toBe(true);
    await one.answer(false, true);
    expect(await hangs(id)).toBe(false);
  });

  test('two guardians who disagree: no wins, and a stranger’s yes opens nothing', async () => {
    const [mother, father] = [
      await family('Ira Menon', '2016-01-02'),
      await family('ira  menon', '2016-01-02'),
    ];
    const id = await add();
    await father.answer(true, true);
    expect((await hang(id, [mother.childId])).body.waiting).toHaveLength(1);
    await mother.answer(true, true);
    await hang(id, [mother.childId]);
    expect(await hangs(id)).toBe(true);
    const url = await address(id);
    await isShown(url, true);
    await father.answer(false, false);
    expect(await hangs(id)).toBe(false);
    await isShown(url, false);
  });

  test('a yes ends with its last day', async () => {
    const { childId, answer } = await family('Zoya Khan');
    const today = dayIn(defaultTimeZone);
    const id = await add();
    await answer(true, true, today);
    await hang(id, [childId]);
    expect(await hangs(id)).toBe(true);
    await school.context.db
      .updateTable('photoConsents')
      .set({ until: dayAfter(today, -1) })
      .where('childId', '=', childId)
      .execute();
    expect(await hangs(id)).toBe(false);
    expect((await listed(id)).lockedBy).toBe('The yes of the family of Zoya has run out.');
  });

  test('a family that is erased takes the picture along, and its files go', async () => {
    const { visitor, childId, answer } = await family('Tara Iyer');
    await answer(true, true);
    const id = await add();
    await hang(id, [childId]);
    const url = await address(id);
    await isShown(url, true);
    expect((await visitor.send('DELETE', '/user/me', { password })).status).toBe(200);
    expect(await hangs(id)).toBe(false);
    expect(await listed(id)).toMatchObject({
      children: [null],
      lockedBy: 'The family of a child on this picture has gone.',
    });
    await isShown(url, false);
    await purge(school.context, new Date());
    expect(await listed(id)).toBeUndefined();
    await purge(school.context, new Date(Date.now() + day));
    expect(await school.context.pictures.files.namesOf(id)).toEqual([]);
    owner = await admin(school);
  });

  test('a child that goes with time, and its picture right after it, are followed', async () => {
    const { childId, answer } = await family('Simran Bedi');
    await answer(true, true);
    const id = await add();
    await hang(id, [childId]);
    await hang(await add(), [], { subject: 'nobody' });
    const { db } = school.context;
    const before = await lastPictureChange(db);
    await db.deleteFrom('children').where('id', '=', childId).execute();
    await deletePicturesOfGone(db, new Date());
    expect(await lastPictureChange(db)).not.toBe(before);
    expect([await hangs(id), await listed(id)]).toEqual([false, undefined]);
    expect((await owner.visitor.send('POST', `/admin/pictures/${id}/restore`)).status).toBe(404);
  });

  /** Publishes an article, whose text names a picture, as an edition. */
  async function publishArticle(key: string, body: string, work = 'oil-painted-wall') {
    const { content: whole } = await readPublished(school.context.db, defaultTimeZone);
    const [[, like] = []] = Object.entries(whole.entries.post);
    const post = { ...whole.entries.post, [key]: { ...like, body, work } };
    const next = { ...whole, entries: { ...whole.entries, post } } as typeof whole;
    expect(checkContent(next).problems).toEqual([]);
    await storeContent(school.context.db, next, owner.id, async () => {});
  }
  const article = async (key: string) => (await content()).entries.post[key]?.body;
  const canPublish = async () => {
    const { body } = await owner.visitor.get('/admin/documents/reviews/main');
    const data = { ...body.data, lead: `Words of ${randomUUID()}.` };
    const headers = { 'if-match': `"${body.publishedVersion}"` };
    return owner.visitor.send('PUT', '/admin/documents/reviews/main/published', { data }, { headers });
  };

  test.each<[string, (id: string) => string]>([
    ['alone in its line', (id) => `![](${id} "Zoyaqq")`],
    ['with an address in angle brackets', (id) => `![](<${id}> "Zoyaqq")`],
    ['with a caption over two lines', (id) => `![](${id} "First line\nZoyaqq, 6")`],
    ['with a caption in the line below', (id) => `![](${id}\n"Zoyaqq")`],
    ['with signs that are escaped', (id) => `![](${id.replace('-', '\\-')} "Zoyaqq")`],
  ])('a figure of an article goes with its caption: %s', async (_, figure) => {
    const { childId, answer } = await family('Zoya Mistry');
    await answer(true, true);
    const id = await add();
    await hang(id, [childId], {}, null);
    const key = `article-${randomUUID().slice(0, 8)}`;
    await publishArticle(key, `Before it.\n\n${figure(id)}\n\nAfter it.`);
    expect(await article(key)).toContain('Zoyaqq');
    await answer(false, false);
    expect(await article(key)).toMatch(/^Before it\.\s+After it\.$/);
    expect((await canPublish()).status).toBe(201);
    expect(await article(key)).not.toContain('Zoyaqq');
    await answer(true, true);
    expect(await article(key)).toContain('Zoyaqq');
  });

  test('a lock publishes and a server starts, also when the usual picture has lost its label', async () => {
    const { childId, answer } = await family('Simran Gill');
    await answer(true, true);
    const id = await add();
    await hang(id, [childId], {}, null);
    await publishArticle('usual', 'Words.', id);
    const { db } = school.context;
    const { content: whole } = await readPublished(db, defaultTimeZone);
    const { 'oil-painted-wall': _, ...work } = whole.entries.work;
    const named = JSON.parse(
      JSON.stringify(whole).replaceAll('"oil-painted-wall"', '"clay-owl"'),
    ) as typeof whole;
    await storeContent(db, { ...named, entries: { ...named.entries, work } }, owner.id, async () => {});
    await answer(false, false);
    expect((await readEdition(db)).entries.post['usual']?.work).not.toBe(id);
    expect((await canPublish()).status).toBe(201);
    await storeContent(db, { ...whole, pictures: (await content()).pictures }, owner.id, async () => {});
  });

  test('other changes of a gallery keep the place of a picture that has to wait', async () => {
    const { childId, answer } = await family('Imran Sheikh');
    await answer(true, true);
    const [first, id] = [await add(), await add()];
    await hang(id, [childId]);
    await hang(first, [], { subject: 'nobody' });
    await answer(false, false);
    const { body } = await owner.visitor.get('/admin/documents/room/clay');
    const data = { ...body.data, intro: 'Another introduction.' };
    const headers = { 'if-match': `"${body.publishedVersion}"` };
    expect(
      (await owner.visitor.send('PUT', '/admin/documents/room/clay/published', { data }, { headers })).status,
    ).toBe(201);
    const next = await add();
    await hang(next, [], { subject: 'nobody' });
    expect(await hangs(id)).toBe(false);
    expect((await listed(id)).leftOutOf).toHaveLength(1);
    await answer(true, true);
    const { works, intro } = (await content()).entries.room['clay'] ?? { works: [] };
    expect([works.slice(0, 3), intro]).toEqual([[next, first, id], 'Another introduction.']);
  });

  test('what was written about a picture while it waits counts, and Undo keeps it', async () => {
    const { childId, answer } = await family('Rohan Nair');
    await answer(true, true);
    const id = await add();
    const { edition } = (await hang(id, [childId], { maker: 'Rohan Nair' })).body;
    await answer(false, false);
    await hang(id, [childId], { maker: 'R.' });
    expect((await listed(id)).label.maker).toBe('R.');
    await answer(true, true);
    expect((await content()).entries.work[id]?.maker).toBe('R.');
    await owner.visitor.post(`/admin/editions/${edition - 1}/restore`, {});
    expect((await listed(id)).label.maker).toBe('R.');
  });

  test('a gallery with the name of something else is none, and a picture of children names some', async () => {
    const id = await add();
    for (const room of ['constructor', '__proto__'])
      expect((await hang(id, [], { subject: 'nobody' }, room)).status).toBe(404);
    expect((await hang(id, [])).status).toBe(400);
  });

  describe('no path publishes a picture whose family has taken its yes back', () => {
    const refusal = /The family of Dev has said no/;
    let id = '';
    let childId = '';
    let answer: Awaited<ReturnType<typeof family>>['answer'];
    beforeAll(async () => {
      ({ childId, answer } = await family('Dev Pillai'));
      await answer(true, true);
      id = await add();
      await hang(id, [childId], {}, null);
    });

    /** Saves a draft of a document with the picture at a place. */
    async function draft(path: string, type: string, key: string) {
      const { body, headers } = await owner.visitor.get(`/admin/documents/${type}/${key}`);
      return owner.visitor.send(
        'PUT',
        `/admin/documents/${type}/${key}`,
        { data: withValue(body.data, fieldPath(path), id) },
        { headers: { 'if-match': headers.get('etag') ?? '' } },
      );
    }
    const publish = (version: string, at?: string) =>
      owner.visitor.post('/admin/publish', {
        documents: [{ type: 'faq', key: 'main', version }],
        ...(at === undefined ? {} : { at }),
      });

    test('a draft that was saved before', async () => {
      await answer(true, true);
      const saved = await draft('work', 'faq', 'main');
      expect(saved.body.problems).toEqual([]);
      await answer(false, false);
      const reply = await publish(saved.body.version);
      expect([reply.status, reply.body.fields['documents.faq.work']]).toEqual([
        400,
        expect.stringMatching(refusal),
      ]);
      const { body } = await owner.visitor.get('/admin/documents/faq/main');
      expect(body.problems).toEqual([{ path: 'work', message: expect.stringMatching(refusal) }]);
    });

    test('a change that is published later', async () => {
      await answer(true, true);
      const { body } = await owner.visitor.get('/admin/documents/faq/main');
      const at = new Date(Date.now() + day).toISOString();
      expect((await publish(body.version, at)).status).toBe(201);
      await answer(false, false);
      const known = (await owner.visitor.get('/admin/documents/faq/main')).body.scheduled;
      expect(known[0].obstacle).toMatch(refusal);
      await publishScheduled(school.context, new Date(Date.now() + 2 * day));
      expect((await content()).documents.faq.work).not.toBe(id);
      const [{ failure }] = (await owner.visitor.get('/admin/documents/faq/main')).body.scheduled;
      expect(failure).toMatch(refusal);
    });

    test('an earlier version', async () => {
      await answer(true, true);
      const reply = await hang(id, [childId]);
      expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({ waiting: [] })]);
      const { edition } = reply.body;
      expect(await hangs(id)).toBe(true);
      await hang(await add(), [], { subject: 'nobody' });
      await answer(false, false);
      // Other tests have left pictures out too.
      const ofDev = expect.stringMatching(/^One picture stays out\. The family of Dev /);
      const leftOut = async (query: string): Promise<string[]> =>
        (await owner.visitor.get(`/admin/editions/${edition}/changes${query}`)).body.leftOut;
      const all = await leftOut('');
      expect(all).toContainEqual(ofDev);
      expect(await leftOut('?type=room&key=clay')).toContainEqual(ofDev);
      expect(await leftOut('?type=faq')).not.toContainEqual(ofDev);
      const restored = await owner.visitor.post(`/admin/editions/${edition}/restore`, {});
      expect([restored.status, restored.body.notes]).toEqual([201, all]);
      expect(await hangs(id)).toBe(false);
    });

    test('the call that hangs it, whatever it says of its children', async () => {
      expect((await hang(id, [childId])).body.edition).toBeNull();
      expect((await hang(id, [])).status).toBe(400);
      expect((await hang(id, [randomUUID()])).status).toBe(404);
      expect(await hangs(id)).toBe(false);
    });
  });

  test('a yes that is taken back while pictures are being published is never behind them', async () => {
    const { childId, answer } = await family('Ojas Kaur');
    await answer(true, true);
    const ids = await Promise.all([1, 2, 3].map(add));
    await Promise.all([...ids.map((id) => hang(id, [childId])), answer(false, false)]);
    for (const id of ids) expect(await hangs(id)).toBe(false);
  });
});
