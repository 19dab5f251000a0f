import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { admin, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

/** A picture of one colour, 320 × 320. */
function picture(colour: string): Buffer {
  const canvas = createCanvas(320, 320);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 320, 320);
  return canvas.toBuffer('image/jpeg');
}

describe.each(databaseKinds)('pictures of the owner on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterAll(() => school.close());

  const add = (raw: Buffer, headers: Record<string, string> = {}) =>
    owner.visitor.send('POST', '/admin/pictures', undefined, { raw, headers });

  test('a picture is added, listed, shown, deleted and brought back', async () => {
    const added = await add(picture('#c02010'));
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
          addedBy: expect.any(String),
          addedAt: expect.any(String),
          deletedAt: null,
        },
      },
    ]);
    const { _id: id } = added.body.data;
    const listed = async () =>
      (await owner.visitor.get('/admin/pictures')).body.items.map(({ _id }: { _id: string }) => _id);
    expect(await listed()).toEqual([id]);
    const file = await owner.visitor.get(`/admin/pictures/${id}/320`);
    expect([file.status, Object.fromEntries(file.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/avif',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      }),
    ]);
    const jpeg = await owner.visitor.get(`/admin/pictures/${id}/jpg`);
    expect([jpeg.status, jpeg.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await owner.visitor.get(`/admin/pictures/${id}/480`)).status).toBe(404);

    expect((await owner.visitor.send('DELETE', `/admin/pictures/${id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await owner.visitor.get(`/admin/pictures/${id}/320`)).status).toBe(404);
    const back = await owner.visitor.send('POST', `/admin/pictures/${id}/restore`);
    expect([back.status, back.body.data]).toEqual([200, added.body.data]);
    expect(await listed()).toEqual([id]);
  });
});
