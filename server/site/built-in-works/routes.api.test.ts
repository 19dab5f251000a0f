import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultTimeZone } from '#contract/school-time.ts';
import { rooms } from '#content/rooms.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import { readPublished } from '#server/site/content/store.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, teacher, type TestUser } from '#test/people.ts';
import { ownLabel, pictureFile } from '#test/picture-file.ts';
import { publishDrafts } from '#test/publish-drafts.ts';
import { openSchool, type School } from '#test/school.ts';

const takeDownPath = '/admin/built-in-works/take-down';
const putBackPath = '/admin/built-in-works/put-back';
/** Some fields of a gallery and of home. */
interface Data {
  works: string[];
  hero: { works: string[] };
}

const clayPath = '/admin/documents/room/clay';

describe.each(kindsOfThisRun)('the built-in works, on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeEach(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterEach(() => school.close());

  const read = async ({ visitor } = owner) => (await visitor.get('/admin/built-in-works')).body;
  const takeDown = ({ visitor } = owner, key: string = randomUUID()) =>
    visitor.send('POST', takeDownPath, undefined, { headers: { 'idempotency-key': key } });
  const putBack = (documents: unknown, { visitor } = owner) =>
    visitor.send('POST', putBackPath, { documents });
  const content = async () => (await readPublished(school.context.db, defaultTimeZone)).content;
  const document = async (path = clayPath, { visitor } = owner) => (await visitor.get(path)).body;
  const log = async () =>
    (await owner.visitor.get('/admin/get-log/1')).body.entries.map(
      ({ action, actor, about }: { action: string; actor: { id: string }; about: string | null }) => ({
        action,
        actor: actor.id,
        about,
      }),
    );
  const drafts = async () => (await owner.visitor.get('/admin/changes')).body.items;

  async function saveDraft(user: TestUser, change: (data: Data) => object, path = clayPath) {
    const { data, version } = await document(path, user);
    return user.visitor.send(
      'PUT',
      path,
      { data: change(data) },
      { headers: { 'if-match': `"${version}"` } },
    );
  }
  async function hangOwn(room: string | null = 'clay', more: object = {}): Promise<string> {
    const id: string = (await owner.visitor.post('/admin/pictures', pictureFile())).body.data._id;
    await owner.visitor.post('/admin/pictures/hang', { room, pictures: [{ id, ...ownLabel, ...more }] });
    return id;
  }

  test('go off all walls as drafts, and off the site with a publication', async () => {
    const start = await content();
    const before = await read();
    expect(before.onSite).toBe(before.inDrafts);
    expect(before.places).toContain('Room: Clay Work');
    const reply = await takeDown();
    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe(
      `${before.onSite} built-in artworks are off the walls, in ${before.places.length} drafts. Visitors see no change until you publish.`,
    );
    // Nothing is published by it.
    expect(await content()).toEqual(start);
    expect(await read()).toEqual({ onSite: before.onSite, inDrafts: 0, places: [] });
    const items = await drafts();
    expect(items).toHaveLength(before.places.length);
    expect((await document()).draft.by.name).not.toBeNull();
    expect(items.flatMap(({ problems }: { problems: unknown[] }) => problems)).toEqual([]);
    expect((await log())[0]).toMatchObject({
      action: 'built-in-works-taken-down',
      about: expect.stringMatching(/Home/),
    });

    expect((await publishDrafts(owner.visitor)).status).toBe(201);
    expect(await read()).toEqual({ onSite: 0, inDrafts: 0, places: [] });
    const { documents, entries, ...others } = await content();
    expect(checkContent({ documents, entries, ...others }).problems).toEqual([]);
    expect(Object.values(entries.room).flatMap(({ works }) => works)).toEqual([]);
    expect(documents.instructorArt.sections.map(({ title, works }) => [title, works])).toEqual(
      start.documents.instructorArt.sections.map(({ title }) => [title, []]),
    );
    expect(documents.classes.studentGallery.works).toEqual([]);
    expect([documents.home.ageWorks, documents.home.gallery.tiles, documents.home.shapes.items]).toEqual([
      [],
      [],
      [],
    ]);
    // What a page needs stays.
    expect(documents.home.hero).toEqual(start.documents.home.hero);
    expect(documents.instructor).toEqual(start.documents.instructor);
    expect(documents.curriculum).toEqual(start.documents.curriculum);
    expect(documents.workshop).toEqual(start.documents.workshop);
    expect(others.courses).toEqual(start.courses);
    expect(entries.work).toEqual(start.entries.work);
    expect(entries.post).toEqual(start.entries.post);

    // Earlier words bring them back.
    const { items: editions } = (await owner.visitor.get('/admin/editions?limit=1')).body;
    const { number } = editions[0];
    await owner.visitor.send('POST', `/admin/editions/${number - 1}/restore?over=${number}`);
    expect(await read()).toEqual(before);
  });

  test('leave the owner’s works, in their order, also where only some of a list go', async () => {
    const own: string[] = [];
    for (let at = 0; at < 4; at += 1) own.unshift(await hangOwn('clay', { maker: 'मीरा', title: 'उल्लू' }));
    const [first, second, third, fourth] = own as [string, string, string, string];
    const works = rooms.clay.works;
    await saveDraft(owner, (data) => ({
      ...data,
      works: [works[0], third, works[1], first, ...works.slice(2), fourth, second],
    }));
    const course = (await content()).courses[0]?.id ?? '';
    await saveDraft(
      owner,
      (data) => ({
        ...data,
        hero: { ...data.hero, works: [...data.hero.works.slice(0, 2), first] },
        ageWorks: [{ course, works: ['clay-owl', second] }],
      }),
      '/admin/documents/home/main',
    );
    await takeDown();
    expect((await document()).data.works).toEqual([third, first, fourth, second]);
    const home = (await document('/admin/documents/home/main')).data;
    expect([home.hero.works, home.ageWorks]).toEqual([[first], [{ course, works: [second] }]]);
    expect((await publishDrafts(owner.visitor)).status).toBe(201);
    expect((await content()).entries.room['clay']?.works).toEqual([third, first, fourth, second]);
  });

  test('leave a work that waits for its family, which hangs with a yes', async () => {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application());
    const childId: string = (await family.visitor.get('/user/me/children')).body.items[0]._id;
    const answer = (work: boolean) =>
      family.visitor.send('PUT', `/user/me/children/${childId}/photo-consent`, {
        work,
        face: false,
        until: null,
      });
    await answer(true);
    const id = await hangOwn('clay', { subject: 'children', children: [childId] });
    await answer(false);
    await takeDown();
    await publishDrafts(owner.visitor);
    expect((await content()).entries.room['clay']?.works).toEqual([]);
    await answer(true);
    expect((await content()).entries.room['clay']?.works).toEqual([id]);
  });

  test('go with the draft of a colleague, who gets it back with Undo', async () => {
    const colleague = await admin(school);
    await saveDraft(colleague, (data) => ({ ...data, intro: 'We knead.', linkWork: '' }));
    const theirs = await document();
    const { documents } = (await takeDown()).body;
    const both = await document();
    expect(both.data).toEqual({ ...theirs.data, works: [] });
    expect(both.problems).toEqual(theirs.problems);
    // Who has typed on an older page hears of it.
    const late = await colleague.visitor.send(
      'PUT',
      clayPath,
      { data: theirs.data },
      { headers: { 'if-match': `"${theirs.version}"` } },
    );
    expect(late.status).toBe(412);

    for (const _ of ['once', 'again']) {
      const undone = await putBack(documents, colleague);
      expect([undone.status, undone.body.message]).toEqual([200, 'The built-in artworks hang again.']);
      expect(await document()).toEqual(theirs);
      expect((await drafts()).map(({ key }: { key: string }) => key)).toEqual(['clay']);
    }
    const actions = (await log()).filter(({ action }: { action: string }) => action.startsWith('built-in'));
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'built-in-works-put-back',
      'built-in-works-taken-down',
    ]);
  });

  test('go once, however often it is asked, and again after Undo', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([takeDown(owner, key), takeDown(owner, key)]);
    expect(one.body).toEqual(other.body);
    const again = await takeDown();
    expect(again.body).toEqual({
      message: 'No built-in artworks hang on the walls any more.',
      documents: [],
    });
    await putBack(one.body.documents);
    expect((await takeDown(owner, key)).body.documents).toHaveLength(one.body.documents.length);
    expect((await read()).inDrafts).toBe(0);
  });

  test('stay off where somebody has changed or published them since, which Undo names', async () => {
    const colleague = await admin(school);
    const { documents } = (await takeDown()).body;
    await saveDraft(colleague, (data) => ({ ...data, intro: 'We knead.' }));
    await publishDrafts(colleague.visitor, { only: [{ type: 'room', key: 'glass' }] });
    const undone = await putBack(documents);
    expect(undone.body.message).toMatch(
      /^The built-in artworks hang again\. Changed or published since, and so not undone: .*Clay Work/,
    );
    expect((await document()).data).toMatchObject({ intro: 'We knead.', works: [] });
    const kept = documents.filter(({ key }: { key: string }) => key === 'clay' || key === 'glass');
    expect((await putBack(kept)).status).toBe(409);
  });

  test('that a colleague’s draft alone hangs leave no draft, and come back with Undo', async () => {
    await takeDown();
    await publishDrafts(owner.visitor);
    await saveDraft(owner, (data) => ({ ...data, works: ['clay-owl'] }));
    expect(await read()).toMatchObject({ onSite: 0, inDrafts: 1 });
    const { documents } = (await takeDown()).body;
    expect(documents).toMatchObject([{ key: 'clay', version: null }]);
    expect(await drafts()).toEqual([]);
    expect((await putBack(documents)).status).toBe(200);
    expect((await document()).data.works).toEqual(['clay-owl']);
  });

  test('are put back without the loss of a draft that somebody has written', async () => {
    const colleague = await admin(school);
    await saveDraft(colleague, (data) => ({ ...data, intro: 'We knead.' }));
    const { revision: version } = await school.context.db
      .selectFrom('drafts')
      .select('revision')
      .executeTakeFirstOrThrow();
    const undone = await putBack([{ type: 'room', key: 'clay', version, earlier: null }]);
    expect(undone.status).toBe(200);
    expect((await owner.visitor.post(`${clayPath}/draft/restore`, { version })).status).toBe(200);
    expect((await document()).data.intro).toBe('We knead.');
  });

  test('are for owners alone', async () => {
    for (const { visitor } of [await teacher(school), await parent(school)]) {
      expect((await visitor.get('/admin/built-in-works')).status).toBe(403);
      expect((await visitor.send('POST', takeDownPath)).status).toBe(403);
      expect((await visitor.send('POST', putBackPath, { documents: [] })).status).toBe(403);
    }
    expect((await school.visitor().send('POST', takeDownPath)).status).toBe(401);
    expect(await drafts()).toEqual([]);
    expect((await putBack([])).status).toBe(400);
    expect((await putBack([{ type: 'nothing', key: 'main', version: 'a', earlier: null }])).status).toBe(404);
  });

  // The trigger is written for one of them.
  test.runIf(kind === 'sqlite')('stay all of them when one draft cannot be stored', async () => {
    const { db } = school.context;
    await sql`create trigger fails before insert on drafts when new.key = 'waste' begin select raise(abort, 'full'); end`.execute(
      db,
    );
    const before = await read();
    expect((await takeDown()).status).toBe(500);
    expect(await read()).toEqual(before);
    expect(await drafts()).toEqual([]);
    expect((await log()).some(({ action }: { action: string }) => action.startsWith('built-in'))).toBe(false);
  });
});
