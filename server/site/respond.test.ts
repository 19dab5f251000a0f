import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompressor } from './compress.ts';
import type { StoredFile } from './files.ts';
import { chooseEncoding, parseRange, respondWithEntry, respondWithFile } from './respond.ts';
import type { Entry } from './snapshot.ts';

const words = 'Art Makes the Life Beautiful. '.repeat(50);
const bytes = '0123456789';
let directory: string;
let entry: Entry;
let file: StoredFile;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-respond-'));
  const body = await createCompressor(path.join(directory, 'cache')).encode(words);
  entry = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache', body };
  const stored = path.join(directory, 'picture.webp');
  await writeFile(stored, bytes);
  file = { file: stored, type: 'image/webp', cacheControl: 'public, max-age=60', size: 10, etag: '"a-1"' };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://school.test/', { headers, method });

describe('the encoding', () => {
  test.each([
    [null, 'plain'],
    ['', 'plain'],
    ['identity', 'plain'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0 , gzip ; q=0', 'plain'],
    ['*', 'br'],
    ['*;q=0', 'plain'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['deflate', 'plain'],
    ['br;q=nonsense', 'plain'],
  ] as const)('for %j is %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });
});

describe('a response from memory', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('in %s has the same text and its own length', async (encoding, decode) => {
    const answer = respondWithEntry(asked({ 'accept-encoding': encoding }), entry);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(decode(body).toString()).toBe(words);
  });

  test('plain has no Content-Encoding', async () => {
    const answer = respondWithEntry(asked(), entry);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(words);
  });

  test('each encoding has its own ETag', () => {
    const etags = ['br', 'gzip', ''].map((accept) =>
      respondWithEntry(asked({ 'accept-encoding': accept }), entry).headers.get('etag'),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test.each([
    (etag: string) => etag,
    (etag: string) => `W/${etag}`,
    (etag: string) => `"other", ${etag}`,
    () => '*',
  ])('is 304 without a body when the client has it', async (write) => {
    const etag = respondWithEntry(asked({ 'accept-encoding': 'br' }), entry).headers.get('etag') ?? '';
    const answer = respondWithEntry(asked({ 'accept-encoding': 'br', 'if-none-match': write(etag) }), entry);
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['"other"', 'other', ''])('is complete when the client has %j', (etag) => {
    expect(respondWithEntry(asked({ 'if-none-match': etag }), entry).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const get = respondWithEntry(asked({ 'accept-encoding': 'gzip' }), entry);
    const head = respondWithEntry(asked({ 'accept-encoding': 'gzip' }, 'HEAD'), entry);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  });

  test('a 404 page is never 304', () => {
    expect(respondWithEntry(asked({ 'if-none-match': '*' }), entry, 404).status).toBe(404);
  });
});

describe('a range', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['bytes=', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=5-4', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', null],
    ['bytes=10-12', null],
    ['bytes=-0', null],
  ])('%j of ten bytes is %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  test('of an empty file is outside it', () => {
    expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual([null, null]);
  });
});

/** The answer of a file that is there. */
function answerWith(...asking: Parameters<typeof respondWithFile>): Response {
  const answer = respondWithFile(...asking);
  if (answer === undefined) throw new Error('the file is gone');
  return answer;
}

describe('a response from the disk', () => {
  test('is complete without a Range header', async () => {
    const answer = answerWith(asked(), file);
    expect([answer.status, await answer.text()]).toEqual([200, bytes]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=60',
      'content-length': '10',
      'content-type': 'image/webp',
      etag: '"a-1"',
    });
  });

  test('is 206 with a Range header', async () => {
    const answer = answerWith(asked({ range: 'bytes=2-5' }), file);
    expect([answer.status, await answer.text()]).toEqual([206, '2345']);
    expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(answer.headers.get('content-length')).toBe('4');
  });

  test('is 416 for a range outside the file', () => {
    const answer = answerWith(asked({ range: 'bytes=20-' }), file);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test('is 206 only when If-Range matches', () => {
    const range = 'bytes=2-5';
    expect(answerWith(asked({ range, 'if-range': '"a-1"' }), file).status).toBe(206);
    expect(answerWith(asked({ range, 'if-range': '"b-2"' }), file).status).toBe(200);
  });

  test('is 304 when the client has it', async () => {
    const answer = answerWith(asked({ 'if-none-match': 'W/"a-1"' }), file);
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });

  test('HEAD has the length and no body, and ignores Range', async () => {
    const answer = answerWith(asked({ range: 'bytes=2-5' }, 'HEAD'), file);
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  test('buffers no more than 16 KiB', async () => {
    const large = path.join(directory, 'film.mp4');
    await writeFile(large, Buffer.alloc(1024 * 1024));
    const reader = answerWith(asked(), { ...file, file: large, size: 1024 * 1024 }).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    expect(value?.byteLength).toBeGreaterThan(0);
    expect(value?.byteLength).toBeLessThanOrEqual(16 * 1024);
  });

  test('is undefined when the file is gone or has changed since the start', async () => {
    expect(respondWithFile(asked(), { ...file, file: `${file.file}.gone` })).toBeUndefined();
    expect(respondWithFile(asked(), { ...file, size: file.size + 1 })).toBeUndefined();
  });

  test('throws when the system cannot open the file', () => {
    const name = path.join(directory, 'a'.repeat(300));
    expect(() => respondWithFile(asked(), { ...file, file: name })).toThrow('ENAMETOOLONG');
  });
});
