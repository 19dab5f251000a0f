import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucketServer, type BucketServer } from '#test/bucket-server.ts';
import { pictureFilesInBucket } from './picture-bucket.ts';
import { pictureFilesIn, type PictureFiles } from './picture-files.ts';

const id = '3c8f4c1e-0f1a-4a56-9d0c-0b1d6f3a7c10';
const other = '3c8f4c1e-0f1a-4a56-9d0c-0b1d6f3a7c11';
const files = ['320.avif', '640.avif', 'picture.jpg'].map((name) => ({ name, bytes: Buffer.from(name) }));

let bucket: BucketServer;
let dataDir: string;
beforeAll(async () => {
  bucket = await openBucketServer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true });
});

describe.each<[string, () => PictureFiles]>([
  ['a folder', () => pictureFilesIn(dataDir)],
  ['a bucket', () => pictureFilesInBucket(bucket)],
])('pictures in %s', (_, open) => {
  test('the files of a picture come and go together', async () => {
    const pictures = open();
    expect([await pictures.namesOf(id), await pictures.list()]).toEqual([[], []]);
    expect(await pictures.get(id, '320.avif')).toBeUndefined();
    await pictures.put(id, files);
    await pictures.put(other, files);
    expect((await pictures.namesOf(id)).toSorted()).toEqual(files.map(({ name }) => name));
    expect(await pictures.get(id, '640.avif')).toEqual(Buffer.from('640.avif'));
    expect((await pictures.list()).map((each) => each.id).toSorted()).toEqual([id, other]);
    for (const { storedAt } of await pictures.list())
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    await pictures.put(id, [{ name: 'picture.jpg', bytes: Buffer.from('new') }]);
    expect(await pictures.get(id, 'picture.jpg')).toEqual(Buffer.from('new'));
    await pictures.remove(id);
    await pictures.remove(id);
    expect([await pictures.namesOf(id), (await pictures.list()).length]).toEqual([[], 1]);
    await pictures.remove(other);
  });
});

test('a storage that fails in the middle leaves no picture, and says so', async () => {
  const pictures = pictureFilesInBucket(bucket);
  bucket.refuse(/picture\.jpg$/);
  await expect(pictures.put(id, files)).rejects.toThrow();
  expect([await pictures.namesOf(id), bucket.objects.size]).toEqual([[], 0]);
  bucket.refuse(null);
});

test.each([
  ['another key', { keyId: 'OTHER' }],
  ['a bucket that is not there', { url: 'http://127.0.0.1:1/pictures' }],
])('%s is an error, and not an empty storage', async (_, change) => {
  const pictures = pictureFilesInBucket({ ...bucket, ...change });
  await expect(pictures.list()).rejects.toThrow();
  await expect(pictures.namesOf(id)).rejects.toThrow();
  await expect(pictures.get(id, '320.avif')).rejects.toThrow();
});
