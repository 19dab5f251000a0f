import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askPage } from '#test/ask-page.ts';
import { createCompressor, type Compressor } from '../compress.ts';
import { createReplyCache } from './reply-cache.ts';
import type { Entry } from '../snapshot.ts';
import { sendText, textReplies, type TextTools } from './text-replies.ts';

const words = 'Art Makes the Life Beautiful. '.repeat(50);
let directory: string;
let compressor: Compressor;
let entry: Entry;
let tools: TextTools;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-texts-'));
  compressor = createCompressor(directory);
  const body = await compressor.encode(words);
  entry = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache', body };
  tools = {
    securityHeaders: (type) => ({ 'x-type': type }),
    gzip: compressor.gzip,
    cache: createReplyCache(1024 * 1024),
  };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The reply to a request for the text with these headers. */
async function ask(
  headers: Record<string, string> = {},
  { method = 'GET', status = 200 as 200 | 404, using = tools } = {},
): Promise<Response> {
  const text = textReplies(entry, using, status);
  const reply = askPage(
    (request, response) => {
      sendText({ request, response, startedAt: performance.now() }, text, using);
      return true;
    },
    '/',
    { method, headers },
  );
  if (reply === undefined) throw new Error('there is no reply');
  return reply;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a reply with a text', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('in %s has the same text and its own length', async (encoding, decode) => {
    const reply = await ask({ 'accept-encoding': encoding });
    const body = await bytesOf(reply);
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('content-length')).toBe(String(body.length));
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(reply.headers.get('x-type')).toBe('text/html; charset=utf-8');
    expect(decode(body).toString()).toBe(words);
  });

  test('without compression has no Content-Encoding', async () => {
    const reply = await ask();
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(reply.headers.get('content-length')).toBe(String(words.length));
    expect(await reply.text()).toBe(words);
  });

  test('has an ETag for each encoding', async () => {
    const replies = await Promise.all(['br', 'gzip', ''].map((accept) => ask({ 'accept-encoding': accept })));
    expect(new Set(replies.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  test.each([
    (etag: string) => etag,
    (etag: string) => `W/${etag}`,
    (etag: string) => `"other", ${etag}`,
    () => '*',
  ])('is 304 without a body when the client has it', async (write) => {
    for (const accept of ['br', 'gzip', '']) {
      const etag = (await ask({ 'accept-encoding': accept })).headers.get('etag') ?? '';
      const reply = await ask({ 'accept-encoding': accept, 'if-none-match': write(etag) });
      expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', etag]);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-length')).toBeNull();
    }
  });

  test('is 304 when the client has it in another encoding', async () => {
    const etag = (await ask({ 'accept-encoding': 'gzip' })).headers.get('etag') ?? '';
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  });

  test.each(['"other"', 'other', ''])('is complete when the client has %j', async (etag) => {
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  });

  test.each(['br', 'gzip', ''])('to HEAD in %j has the headers of GET and no body', async (accept) => {
    const get = await ask({ 'accept-encoding': accept });
    const head = await ask({ 'accept-encoding': accept }, { method: 'HEAD' });
    const withoutDate = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date');
    expect(withoutDate(head)).toEqual(withoutDate(get));
    expect(await head.text()).toBe('');
  });

  test('is never 304 with the status 404', async () => {
    expect((await ask({ 'if-none-match': '*' }, { status: 404 })).status).toBe(404);
  });

  test('in gzip is made once for many requests', async () => {
    const gzip = vi.fn<Compressor['gzip']>(compressor.gzip);
    const using = { ...tools, gzip, cache: createReplyCache(1024 * 1024) };
    const text = textReplies(entry, using);
    const handle: Parameters<typeof askPage>[0] = (request, response) => {
      sendText({ request, response, startedAt: 0 }, text, using);
      return true;
    };
    const headers = { 'accept-encoding': 'gzip' };
    await Promise.all([1, 2, 3].map(async () => askPage(handle, '/', { headers })));
    await askPage(handle, '/', { headers });
    expect(gzip).toHaveBeenCalledTimes(1);
  });

  test('does no harm when the client disconnects while the text is made', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const gzip = () => released.then(() => Buffer.from('gzip'));
    const using = { ...tools, gzip, cache: createReplyCache(1024 * 1024) };
    const text = textReplies(entry, using);
    const server = createServer((request, response) => {
      sendText({ request, response, startedAt: 0 }, text, using);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': 'gzip' };
    const client = get({ port, headers }).on('error', () => {});
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    client.destroy();
    await once(response, 'close');
    release();
    const next = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br' } });
    expect([next.status, await next.text()]).toEqual([200, words]);
    server.close();
  });
});
