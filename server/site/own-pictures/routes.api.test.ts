import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPictureBytes } from '#contract/site/picture-limits.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { openBucketServer } from '#test/bucket-server.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import type { Reply } from '#test/http.ts';
import { admin, parent, signIn, teacher, type TestUser } from '#test/people.ts';
import {
  cornersOf,
  pictureCanvas,
  pictureFile,
  pictureOfCorners,
  secretPlace,
  withExif,
} from '#test/picture-file.ts';
import { openSchool, type School } from '#test/school.ts';

const day = 24 * 60 * 60 * 1000;

const jpegOf = (...from: Parameters<typeof pictureCanvas>) => pictureCanvas(...from).toBuffer('image/jpeg');

/** Files that are refused, and what the owner is told; more in check-picture-file.test.ts. */
const refused: [name: string, file: () => Buffer, message: RegExp][] = [
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /no picture/],
  ['a picture without its end', () => jpegOf().subarray(0, -20), /end of this picture is missing/],
  [
    'a picture without pixels',
    () => Buffer.from('ffd8ffc0001108014001400301220002110103110100ffd9', 'hex'),
    /damaged/,
  ],
  ['a small picture', () => jpegOf('#123456', [640, 319]), /too small: it has 640 × 319/],
];

describe.each(kindsOfThisRun)('pictures of the owner on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterAll(() => school.close());

  const add = (file: Buffer): Promise<Reply> => owner.visitor.post('/admin/pictures', file);
  const ids = async (): Promise<string[]> =>
    (await owner.visitor.get('/admin/pictures?limit=100')).body.items.map(({ _id }: { _id: string }) => _id);
  const deleted = async (query = '') =>
    (await owner.visitor.get(`/admin/pictures?deleted=true${query}`)).body.items;
  const namesIn = (...names: string[]) => readdir(path.join(school.dataDir, ...names)).catch(() => []);

  /** The bytes of a file of a picture. */
  async function bytesOf(id: string, width: number | 'jpg'): Promise<Buffer> {
    const cookie = [...owner.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${school.url}/admin/pictures/${id}/${width}`, { headers: { cookie } });
    expect(reply.status).toBe(200);
    return Buffer.from(await reply.arrayBuffer());
  }

  test('a picture is added, listed, shown, deleted and brought back', async () => {
    const added = await add(pictureFile('#c02010'));
    expect([added.status, added.body]).toEqual([
      201,
      {
        message: expect.any(String),
        data: {
          _id: expect.any(String),
          width: 320,
          height: 320,
          colour: '#c82818',
          placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
          widths: [320],
          addedBy: 'Kavita Rao',
          addedAt: expect.any(String),
          deletedAt: null,
          expiresAt: null,
          hash: expect.stringMatching(/^[\da-f]{8}$/),
          focus: { x: 0.5, y: 0.5 },
          subject: null,
          showsFace: false,
          children: [],
          lockedBy: null,
          waitsFor: null,
          leftOutOf: [],
          label: null,
          isReady: false,
          shownIn: [],
        },
      },
    ]);
    const { _id: id } = added.body.data;
    expect(await ids()).toEqual([id]);
    const file = await owner.visitor.get(`/admin/pictures/${id}/320`, {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'image',
      accept: 'image/avif,image/*',
    });
    expect([file.status, Object.fromEntries(file.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/avif',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      }),
    ]);
    const held = { 'if-none-match': file.headers.get('etag') ?? '' };
    expect((await owner.visitor.get(`/admin/pictures/${id}/320`, held)).status).toBe(304);
    expect((await school.visitor().get(`/admin/pictures/${id}/320`, held)).status).toBe(401);
    const jpeg = await owner.visitor.get(`/admin/pictures/${id}/jpg`);
    expect([jpeg.status, jpeg.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const width of ['480', 'jpg.jpg', '..%2f..%2fauth-secret'])
      expect((await owner.visitor.get(`/admin/pictures/${id}/${width}`)).status).toBe(404);

    expect((await owner.visitor.send('DELETE', `/admin/pictures/${id}`)).status).toBe(200);
    expect(await ids()).toEqual([]);
    expect(await deleted()).toEqual([
      {
        ...added.body.data,
        deletedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect((await owner.visitor.get(`/admin/pictures/${id}/320`, held)).status).toBe(304);
    // From another window, where it is still shown.
    expect((await owner.visitor.send('DELETE', `/admin/pictures/${id}`)).status).toBe(200);
    const back = await owner.visitor.send('POST', `/admin/pictures/${id}/restore`);
    expect([back.status, back.body.data]).toEqual([200, added.body.data]);
    expect([await ids(), await deleted()]).toEqual([[id], []]);
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    expect(entries.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'picture-restored',
      'picture-deleted',
      'picture-added',
    ]);
  });

  test('the same file is the same picture, also when it arrives several times at once', async () => {
    const file = pictureFile();
    const before = await namesIn('pictures');
    const replies = await Promise.all([add(file), add(file), add(file)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [id] = new Set(replies.map(({ body }) => body.data._id as string));
    expect(await namesIn('pictures')).toHaveLength(before.length + 1);
    await owner.visitor.send('DELETE', `/admin/pictures/${id}`);
    expect((await add(file)).body.data).toMatchObject({ _id: id, deletedAt: null });
    expect(await ids()).toContain(id);
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    expect(entries.filter(({ action }: { action: string }) => action === 'picture-added')).toHaveLength(2);
  });

  test('a picture whose files are lost has them again when its file is added again', async () => {
    const file = pictureFile();
    const { _id: id } = (await add(file)).body.data;
    await rm(path.join(school.dataDir, 'pictures', id), { recursive: true });
    expect((await owner.visitor.get(`/admin/pictures/${id}/320`)).status).toBe(404);
    expect((await add(file)).body.data._id).toBe(id);
    expect((await loadImage(await bytesOf(id, 320))).width).toBe(320);
  });

  test.each(refused)('%s is refused, and nothing of it stays', async (_, file, message) => {
    const before = await namesIn('pictures');
    const reply = await add(file());
    expect([reply.status, reply.body]).toEqual([400, { message: expect.stringMatching(message) }]);
    expect(reply.body.message).toMatch(/^[A-Z].*\.$/);
    expect([await namesIn('pictures'), await namesIn('received')]).toEqual([before, []]);
  });

  test('more than 25 MB is refused, with a content length or in chunks', async () => {
    const chunk = ' '.repeat(1_000_000);
    const raws = [Buffer.alloc(maxPictureBytes + 1), Array.from({ length: 26 }, () => chunk)];
    for (const raw of raws) {
      const reply = await owner.visitor.send('POST', '/admin/pictures', undefined, { raw });
      expect([reply.status, reply.body.message]).toEqual([
        413,
        'This file has more than 25 MB. Please choose a smaller one.',
      ]);
    }
    expect(await namesIn('received')).toEqual([]);
  });

  test('a photograph is upright', async () => {
    const turned = pictureOfCorners(['#0f0', '#00f', '#000', '#f00'], [320, 400]);
    const reply = await add(withExif(turned.toBuffer('image/jpeg'), 6));
    expect(reply.body.data).toMatchObject({ width: 400, height: 320 });
    expect(await cornersOf(await bytesOf(reply.body.data._id, 320))).toEqual(['r', 'g', 'b', '']);
  });

  test('a large picture has files of all widths', async () => {
    const reply = await add(jpegOf('#0a6', [1600, 800]));
    expect(reply.body.data).toMatchObject({ width: 1280, height: 640, widths: [320, 480, 640, 960, 1280] });
    for (const width of [320, 1280]) {
      const image = await loadImage(await bytesOf(reply.body.data._id, width));
      expect([image.width, image.height]).toEqual([width, width / 2]);
    }
  });

  test('what is served has neither the place of a photograph nor what somebody put behind its end', async () => {
    const page = '<script>alert(1)</script>';
    const sent = Buffer.concat([withExif(jpegOf(), 1), Buffer.from(page)]);
    expect([sent.includes(secretPlace), sent.includes(page)]).toEqual([true, true]);
    const { _id: id } = (await add(sent)).body.data;
    for (const width of [320, 'jpg'] as const) {
      const bytes = await bytesOf(id, width);
      for (const hidden of [secretPlace, page, 'Exif']) expect(bytes.includes(hidden)).toBe(false);
    }
  });

  test('a list has pages', async () => {
    const all = await ids();
    const first = (await owner.visitor.get('/admin/pictures?limit=2')).body;
    const second = (await owner.visitor.get(`/admin/pictures?limit=2&cursor=${first.next}`)).body;
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(all.slice(0, 4));
  });

  test('only an owner sees a picture', async () => {
    const { _id: id } = (await add(pictureFile())).body.data;
    const callers = [school.visitor(), (await parent(school)).visitor, (await teacher(school)).visitor];
    for (const [index, status] of [401, 403, 403].entries()) {
      const visitor = callers[index] ?? school.visitor();
      expect((await visitor.get(`/admin/pictures/${id}/320`)).status).toBe(status);
      expect((await visitor.post('/admin/pictures', pictureFile())).status).toBe(status);
    }
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    expect((await owner.visitor.get(`/admin/pictures/${id}/320`, foreign)).status).toBe(403);
    expect(await namesIn('received')).toEqual([]);
  });

  test.each([
    ['time', { milliseconds: 1 }],
    ['memory', { bytes: 1 }],
  ])('a picture that takes too much %s is refused, and the next one is taken', async (_, bound) => {
    const { bounds } = school.context.pictures;
    const before = { ...bounds };
    Object.assign(bounds, bound);
    const reply = await add(pictureFile());
    Object.assign(bounds, before);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining('too much work')]);
    expect(await namesIn('received')).toEqual([]);
    expect((await add(pictureFile())).status).toBe(201);
  });

  test('while many are being prepared, another one is asked to come again', async () => {
    const { pictures } = school.context;
    school.context.pictures = { ...pictures, make: () => undefined };
    const reply = await add(pictureFile());
    school.context.pictures = pictures;
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
    expect(reply.body.message).toContain('Please send this one again');
  });

  test('a full disk is 503, and nothing stays', async () => {
    const { pictures } = school.context;
    const before = [await ids(), await namesIn('pictures')];
    const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    school.context.pictures = { ...pictures, files: { ...pictures.files, put: full } };
    const reply = await add(pictureFile());
    school.context.pictures = pictures;
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
    expect([await ids(), await namesIn('pictures'), await namesIn('received')]).toEqual([...before, []]);
  });

  test('after 30 days a deleted picture is gone with its files, and so is what was left', async () => {
    const [{ _id: gone }, { _id: kept }] = [await add(pictureFile()), await add(pictureFile())].map(
      ({ body }) => body.data,
    );
    await owner.visitor.send('DELETE', `/admin/pictures/${gone}`);
    const { files } = school.context.pictures;
    await files.put('half.part', [{ name: '320.avif', bytes: Buffer.from('x') }]);
    const old = new Date(Date.now() - 2 * 60 * 60_000);
    for (const { id } of await files.list())
      await utimes(path.join(school.dataDir, 'pictures', id), old, old);
    await files.put('young.part', [{ name: '320.avif', bytes: Buffer.from('x') }]);
    // As on a disk of its own.
    const foreign = path.join(school.dataDir, 'pictures', 'lost+found');
    await mkdir(foreign);
    await utimes(foreign, old, old);
    const names = async () => new Set(await namesIn('pictures'));
    await purge(school.context);
    expect(await names()).toEqual(new Set([...(await ids()), gone, 'young.part', 'lost+found']));
    await purge(school.context, new Date(Date.now() + 31 * day));
    owner = await signIn(school, owner.email);
    expect([await names(), await ids()]).toEqual([
      new Set([...(await ids()), 'lost+found']),
      expect.arrayContaining([kept]),
    ]);
    expect((await owner.visitor.send('POST', `/admin/pictures/${gone}/restore`)).status).toBe(404);
  });

  test('a deleted picture is deleted for good once, and nobody sees or brings it back', async () => {
    const [id, other] = await Promise.all(
      [pictureFile(), pictureFile()].map(async (file) => (await add(file)).body.data._id as string),
    );
    const post = async (what: string, visitor = owner.visitor) =>
      (await visitor.send('POST', `/admin/pictures/${id}/${what}`)).status;
    expect(await post('delete-for-good')).toBe(409);
    for (const each of [id, other]) await owner.visitor.send('DELETE', `/admin/pictures/${each}`);
    const first = (await owner.visitor.get('/admin/pictures?deleted=true&limit=1')).body;
    expect(first.items).toMatchObject([{ _id: other }]);
    expect(await deleted(`&cursor=${first.next}`)).toMatchObject([{ _id: id }]);
    expect(await post('delete-for-good', (await teacher(school)).visitor)).toBe(403);
    expect([await post('delete-for-good'), await post('delete-for-good')]).toEqual([200, 200]);
    expect(await deleted()).toMatchObject([{ _id: other }]);
    expect((await owner.visitor.get(`/admin/pictures/${id}/320`)).status).toBe(404);
    expect(await post('restore')).toBe(404);
    const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'picture-deleted-for-good')).toHaveLength(1);
    await purge(school.context, new Date(Date.now() + 60_000));
    expect(await post('delete-for-good')).toBe(404);
    await owner.visitor.send('POST', `/admin/pictures/${other}/restore`);
  });
});

test('with a bucket, pictures are there and not on the disk; a storage that fails is 503, and nothing stays', async () => {
  const bucket = await openBucketServer();
  const school = await openSchool('sqlite', {
    PICTURES_BUCKET: bucket.url,
    PICTURES_BUCKET_KEY_ID: bucket.keyId,
    PICTURES_BUCKET_SECRET: bucket.secret,
  });
  const { visitor } = await admin(school);
  const added = await visitor.post('/admin/pictures', pictureFile());
  const { _id: id } = added.body.data;
  expect([...bucket.objects.keys()].toSorted()).toEqual([`${id}/320.avif`, `${id}/picture.jpg`]);
  expect((await visitor.get(`/admin/pictures/${id}/320`)).status).toBe(200);
  expect(await readdir(path.join(school.dataDir, 'pictures')).catch(() => 'none')).toBe('none');
  bucket.refuse(/./);
  const refused = await visitor.post('/admin/pictures', pictureFile());
  expect([refused.status, bucket.objects.size]).toEqual([503, 2]);
  expect((await visitor.get('/admin/pictures')).body.items).toHaveLength(1);
  await school.close();
  await bucket.close();
});
