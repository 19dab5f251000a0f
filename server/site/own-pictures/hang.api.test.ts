import { defaultTimeZone } from '#contract/school-time.ts';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fieldPath, withValue } from '#contract/site/field-path.ts';
import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import { followEditions } from '#server/site/content/follow-editions.ts';
import { checkContent } from '#server/site/content/content-file.ts';
import { makeEdition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import { readContentOf, readPublished, storeContent } from '#server/site/content/store.ts';
import { ownPictureHandler } from '#server/site/own-pictures/public-files.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, parent, teacher, type TestUser } from '#test/people.ts';
import { ownLabel, pictureFile } from '#test/picture-file.ts';
import { openSchool, type School } from '#test/school.ts';

const { subject: _, children: __, showsFace: ___, ...label } = ownLabel;

describe.each(kindsOfThisRun)('pictures of the owner on the site, on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let following: ReturnType<typeof followEditions>;
  beforeAll(async () => {
    const site = { handle: (...args: Parameters<ReturnType<typeof ownPictureHandler>>) => handle(...args) };
    school = await openSchool(kind, {}, site);
    const handle = ownPictureHandler(school.context);
    owner = await admin(school);
    following = followEditions(school.context, () => Promise.resolve());
  });
  afterAll(async () => {
    await following.stop();
    await school.close();
  });

  const add = async (): Promise<string> =>
    (await owner.visitor.post('/admin/pictures', pictureFile())).body.data._id;
  const hang = (ids: readonly string[], room: string | null = 'clay', more: object = {}) =>
    owner.visitor.post('/admin/pictures/hang', {
      room,
      pictures: ids.map((id) => ({ id, ...ownLabel, ...more })),
    });
  const content = async () => (await readPublished(school.context.db, defaultTimeZone)).content;
  const works = async (room = 'clay') => (await content()).entries.room[room]?.works ?? [];
  const listed = async (id: string) =>
    (await owner.visitor.get('/admin/pictures?limit=100')).body.items.find(
      ({ _id }: { _id: string }) => _id === id,
    );
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(school.url + address, { headers });

  /** The addresses of a picture's files, for visitors. */
  async function addressesOf(id: string): Promise<string[]> {
    const { hash, widths } = await listed(id);
    return [...widths.map((width: number) => `${width}-${hash}.avif`), `640-${hash}.jpg`].map(
      (end) => `/pictures/${id}-${end}`,
    );
  }
  const shownToVisitors = (id: string, isShown: boolean) =>
    vi.waitUntil(() => Object.hasOwn(school.context.content.pictures, id) === isShown, { timeout: 20_000 });

  test('a picture hangs in front of a wall with its label, and everybody sees its files', async () => {
    const id = await add();
    const before = await works();
    expect(await listed(id)).toMatchObject({ label: null, isReady: false });
    for (const address of await addressesOf(id)) expect((await get(address)).status).toBe(410);

    const reply = await hang([id]);
    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe('The picture hangs in Clay Work. Visitors see it within a few seconds.');
    expect(await works()).toEqual([id, ...before]);
    expect(await listed(id)).toMatchObject({
      subject: 'nobody',
      label,
      isReady: true,
      shownIn: [{ type: 'room', key: 'clay', title: 'Room: Clay Work' }],
    });

    await shownToVisitors(id, true);
    for (const address of await addressesOf(id)) {
      const file = await get(address);
      expect([file.status, file.headers.get('cache-control'), file.headers.get('x-robots-tag')]).toEqual([
        200,
        'public, no-cache',
        'noindex',
      ]);
      expect(file.headers.get('content-type')).toBe(address.endsWith('.jpg') ? 'image/jpeg' : 'image/avif');
      const again = await get(address, { 'if-none-match': file.headers.get('etag') ?? '' });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
    const page = readContent(makeEdition(1, await content())).wall([id])[0];
    expect(page).toMatchObject({ name: id, title: 'Owl', picture: { name: id, focus: [0.5, 0.5] } });
  });

  test('what a label leaves empty is filled in', async () => {
    const id = await add();
    const empty = { title: '', description: '', alt: '', age: null, maker: 'मीरा' };
    expect((await hang([id], null, empty)).body.message).toBe('The picture is ready to hang.');
    expect((await listed(id)).label).toEqual({
      title: 'Untitled',
      medium: 'Hand-built clay',
      maker: 'मीरा',
      age: null,
      description: 'Hand-built clay by मीरा.',
      alt: 'Hand-built clay by मीरा',
    });
    expect((await listed(id)).shownIn).toEqual([]);
  });

  test('the point that stays visible counts at once', async () => {
    const id = await add();
    await hang([id]);
    const reply = await owner.visitor.send('PATCH', `/admin/pictures/${id}`, { focus: { x: 0.25, y: 1 } });
    expect(reply.body.data.focus).toEqual({ x: 0.25, y: 1 });
    expect((await content()).pictures.shown[id]?.focus).toEqual([0.25, 1]);
    expect(
      (await owner.visitor.send('PATCH', `/admin/pictures/${id}`, { focus: { x: 0.5, y: 1.01 } })).status,
    ).toBe(400);
  });

  test('a deleted picture is off every page and its addresses, and Undo hangs it again', async () => {
    const id = await add();
    await hang([id]);
    await shownToVisitors(id, true);
    const addresses = await addressesOf(id);
    const reply = await owner.visitor.send('DELETE', `/admin/pictures/${id}`);
    expect(reply.body.message).toBe('The picture is deleted. It is off Room: Clay Work.');
    expect(await works()).not.toContain(id);
    expect((await content()).entries.work).not.toHaveProperty(id);
    await shownToVisitors(id, false);
    for (const address of addresses) {
      const file = await get(address);
      expect([file.status, file.headers.get('content-type')]).toEqual([410, 'image/gif']);
    }
    expect(checkContent(await content()).problems).toEqual([]);
    await owner.visitor.send('POST', `/admin/pictures/${id}/restore`);
    expect(await works()).toContain(id);
    await shownToVisitors(id, true);
  });

  test('a picture takes the place of another wherever it hangs, with its label, and Undo puts it back', async () => {
    const [id, by] = [await add(), await add()];
    await hang([id], 'landscapes');
    const places = await works('landscapes');
    const reply = await owner.visitor.post(`/admin/pictures/${id}/replace`, { by });
    expect(reply.status).toBe(200);
    expect(await works('landscapes')).toEqual(places.map((name) => (name === id ? by : name)));
    expect(await listed(by)).toMatchObject({ subject: 'nobody', label });
    expect(await listed(id)).toBeUndefined();
    expect((await owner.visitor.post(`/admin/pictures/${id}/replace`, { by })).status).toBe(404);
    await owner.visitor.send('POST', `/admin/pictures/${id}/restore`);
    // Its place is that of the other one now.
    expect(await works('landscapes')).toEqual(places.map((name) => (name === id ? by : name)));
    await owner.visitor.post(`/admin/editions/${reply.body.edition - 1}/restore`, {});
    expect(await works('landscapes')).toEqual(places);
  });

  test('an earlier version leaves out what was deleted since', async () => {
    const id = await add();
    const { edition } = (await hang([id])).body;
    await owner.visitor.send('DELETE', `/admin/pictures/${id}`);
    const earlier = await readContentOf(school.context.db, edition, defaultTimeZone);
    expect(earlier?.entries.room['clay']?.works).not.toContain(id);
    await hang([await add()]);
    expect((await owner.visitor.post(`/admin/editions/${edition}/restore`, {})).status).toBe(201);
    expect(await works()).not.toContain(id);
  });

  test.each([
    ['that nobody has described', async () => add(), /nobody has said whom it is of/],
    ['that is not there', async () => randomUUID(), /nobody has said whom it is of/],
    [
      'that is ready and has no label on the site',
      async () => {
        const id = await add();
        await school.context.db
          .updateTable('pictures')
          .set({ subject: 'nobody' })
          .where('id', '=', id)
          .execute();
        return id;
      },
      /no label yet/,
    ],
  ])('no form publishes a picture %s', async (_, make, message) => {
    const id = await make();
    const { body, headers } = await owner.visitor.get('/admin/documents/room/clay');
    const saved = await owner.visitor.send(
      'PUT',
      '/admin/documents/room/clay',
      { data: { ...body.data, works: [id, ...body.data.works] } },
      { headers: { 'if-match': headers.get('etag') ?? '' } },
    );
    expect(saved.body.problems).toContainEqual({ path: 'works[0]', message: expect.stringMatching(message) });
    const published = await owner.visitor.post('/admin/publish', {
      documents: [{ type: 'room', key: 'clay', version: saved.body.version }],
    });
    expect([published.status, published.body.fields['entries.room.clay.works[0]']]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    expect(await works()).not.toContain(id);
    await owner.visitor.send('DELETE', '/admin/documents/room/clay/draft', undefined, {
      headers: { 'if-match': saved.headers.get('etag') ?? '' },
    });
  });

  test('a request that arrives twice, also at once, hangs a picture once', async () => {
    const id = await add();
    const { last } = (await owner.visitor.get('/admin/editions?limit=1')).body.site;
    const body = { room: 'mosaic', pictures: [{ id, ...ownLabel }] };
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(
      [0, 1, 2].map(() => owner.visitor.send('POST', '/admin/pictures/hang', body, { headers })),
    );
    expect(replies.map(({ status, body: { edition } }) => [status, edition])).toEqual(
      replies.map(() => [200, last + 1]),
    );
    expect((await works('mosaic')).filter((name) => name === id)).toHaveLength(1);
    // Without a key nothing changes either.
    expect((await hang([id], 'mosaic')).status).toBe(409);
  });

  test('nothing is published when one of several pictures is gone, or the wall has no room', async () => {
    const [kept, gone] = [await add(), await add()];
    await owner.visitor.send('DELETE', `/admin/pictures/${gone}`);
    expect((await hang([kept, gone])).status).toBe(404);
    expect((await hang([kept], 'no_such_gallery')).status).toBe(404);
    expect(await listed(kept)).toMatchObject({ subject: null, label: null });
    const whole = await content();
    const names = Object.keys(whole.entries.work).filter((name) => !isOwnPictureName(name));
    const waste = { ...whole.entries.room['waste'], works: names.slice(0, 40) };
    const entries = { ...whole.entries, room: { ...whole.entries.room, waste } } as typeof whole.entries;
    await storeContent(school.context.db, { ...whole, entries }, owner.id, async () => {});
    const full = await hang([kept], 'waste');
    expect([full.status, full.body.fields.room]).toEqual([
      400,
      'Best Out of Waste has room for 40 artworks. Please take 1 off its wall first, or choose another gallery.',
    ]);
    expect(await listed(kept)).toMatchObject({ subject: null, label: null });
  });

  test('only an owner hangs a picture, and a wrong label is named', async () => {
    const id = await add();
    const body = { room: 'clay', pictures: [{ id, ...ownLabel }] };
    const callers = [school.visitor(), (await parent(school)).visitor, (await teacher(school)).visitor];
    for (const [index, status] of [401, 403, 403].entries())
      expect((await callers[index]?.post('/admin/pictures/hang', body))?.status).toBe(status);
    const wrong = await hang([id], 'clay', { maker: ' ', age: 1 });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ pictures: 'Please enter a text.' });
  });

  test('a picture stands on a page only while it may: elsewhere the usual one, and no word is lost', async () => {
    const id = await add();
    await hang([id], null);
    const { db } = school.context;
    const version = async (type: string) => (await owner.visitor.get(`/admin/documents/${type}/main`)).body;
    const change = async (type: string, path: string, value: unknown) => {
      const { data: before, publishedVersion } = await version(type);
      const data = withValue(before, fieldPath(path), value);
      const reply = await owner.visitor.send(
        'PUT',
        `/admin/documents/${type}/main/published`,
        { data },
        { headers: { 'if-match': `"${publishedVersion}"` } },
      );
      expect([reply.status, reply.body.fields]).toEqual([201, undefined]);
    };
    const usual = await content();
    await change('faq', 'work', id);
    await change('home', 'hero.works', [id]);
    await change('home', 'shapes.items[0].work', id);
    await change('courses', 'courses[0].image', id);
    await owner.visitor.send('DELETE', `/admin/pictures/${id}`);
    const after = await content();
    expect(checkContent(after).problems).toEqual([]);
    expect(JSON.stringify({ ...after, pictures: null })).not.toContain(id);
    expect(after.documents.faq.work).toBe(usual.documents.faq.work);
    expect(after.documents.home.hero.works).toEqual(usual.documents.home.hero.works);
    expect(after.documents.home.shapes.items).toEqual(usual.documents.home.shapes.items.slice(1));
    expect(after.courses.map(({ courseName }) => courseName)).toEqual(
      usual.courses.map(({ courseName }) => courseName),
    );
    expect((await readPublished(db, defaultTimeZone)).content.courses[0]?.image).toBe(
      usual.courses[0]?.image,
    );
  });

  test('the files of a picture stay where they are when one of them is lost', async () => {
    const id = await add();
    await hang([id]);
    await shownToVisitors(id, true);
    const [address = ''] = await addressesOf(id);
    const file = path.join(school.dataDir, 'pictures', id, '320.avif');
    const bytes = await readFile(file);
    await writeFile(file, '');
    expect((await get(address)).status).toBe(200);
    await writeFile(file, bytes);
    for (const other of ['320-00000000.avif', '999-aaaaaaaa.avif', '320-aaaaaaaa.jpg'])
      expect((await get(`/pictures/${id}-${other}`)).status).toBe(410);
  });
});
