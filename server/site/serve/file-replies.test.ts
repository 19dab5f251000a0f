import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askPage } from '#test/ask-page.ts';
import { fileReplies, sendFile } from './file-replies.ts';
import type { StoredFile } from './files.ts';
import { createReplyCache } from './reply-cache.ts';

let directory: string;
let files: Record<'small' | 'large', StoredFile>;

/** Larger than a file that is read at once. */
const largeSize = 300_000;
const content = { small: Buffer.from('0123456789'), large: Buffer.alloc(largeSize, 'a film ') };

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-files-'));
  const store = async (name: keyof typeof content): Promise<StoredFile> => {
    const file = path.join(directory, name);
    await writeFile(file, content[name]);
    const size = content[name].length;
    return { file, type: 'image/webp', cacheControl: 'public, max-age=60', size, etag: '"a-1"' };
  };
  files = { small: await store('small'), large: await store('large') };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const cache = createReplyCache(1024 * 1024);
const securityHeaders = (type: string) => ({ 'x-type': type });
const end = (response: ServerResponse, status: number) => {
  response.writeHead(status).end();
};

/** The reply to a request for a file; 404 when it is missing, 500 when it cannot be read. */
async function ask(
  stored: StoredFile,
  headers: Record<string, string> = {},
  method = 'GET',
  onError = vi.fn<(error: unknown) => void>(),
): Promise<Response> {
  const file = fileReplies(stored, securityHeaders);
  const reply = askPage(
    (request, response) => {
      sendFile({ request, response, startedAt: performance.now() }, file, {
        cache,
        onMissing: () => end(response, 404),
        onError(error) {
          onError(error);
          end(response, 500);
        },
      });
      return true;
    },
    '/picture.webp',
    { method, headers },
  );
  if (reply === undefined) throw new Error('there is no reply');
  return reply;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(['small', 'large'] as const)('a reply with a %s file', (name) => {
  test('is complete without a Range header', async () => {
    const reply = await ask(files[name]);
    expect(reply.status).toBe(200);
    expect(content[name].equals(await bytesOf(reply))).toBe(true);
    const { date: _date, connection: _connection, ...headers } = Object.fromEntries(reply.headers);
    expect(headers).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=60',
      'content-length': String(content[name].length),
      'content-type': 'image/webp',
      'x-type': 'image/webp',
      etag: '"a-1"',
    });
  });

  test('is 206 with a Range header', async () => {
    const reply = await ask(files[name], { range: 'bytes=2-5' });
    expect(reply.status).toBe(206);
    expect(await bytesOf(reply)).toEqual(content[name].subarray(2, 6));
    expect(reply.headers.get('content-range')).toBe(`bytes 2-5/${content[name].length}`);
    expect(reply.headers.get('content-length')).toBe('4');
  });

  test('is 416 for a range outside the file', async () => {
    const reply = await ask(files[name], { range: 'bytes=900000-' });
    const { length } = content[name];
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
  });

  test('is 206 only when If-Range matches', async () => {
    const range = 'bytes=2-5';
    expect((await ask(files[name], { range, 'if-range': '"a-1"' })).status).toBe(206);
    expect((await ask(files[name], { range, 'if-range': '"b-2"' })).status).toBe(200);
  });

  test('is 304 when the client has it', async () => {
    const reply = await ask(files[name], { 'if-none-match': 'W/"a-1"' });
    expect([reply.status, await reply.text()]).toEqual([304, '']);
  });

  test('to HEAD has the length and no body, and ignores Range', async () => {
    const reply = await ask(files[name], { range: 'bytes=2-5' }, 'HEAD');
    const length = String(content[name].length);
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([
      200,
      length,
      '',
    ]);
  });

  test('is missing when the file is gone or has changed since the start', async () => {
    const { file, size } = files[name];
    expect((await ask({ ...files[name], file: `${file}.gone` })).status).toBe(404);
    expect((await ask({ ...files[name], size: size + 1 })).status).toBe(404);
  });

  test('reports a file that the system cannot open', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const unreadable = { ...files[name], file: path.join(directory, 'a'.repeat(300)) };
    expect((await ask(unreadable, {}, 'GET', onError)).status).toBe(500);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ENAMETOOLONG' }));
  });
});

test('a small file is read once for many requests', async () => {
  const stored = { ...files.small, file: path.join(directory, 'read-once') };
  await writeFile(stored.file, content.small);
  const file = fileReplies(stored, securityHeaders);
  const get = () =>
    askPage((request, response) => {
      const onMissing = () => end(response, 404);
      sendFile({ request, response, startedAt: 0 }, file, { cache, onMissing, onError: onMissing });
      return true;
    }, '/');
  expect((await get())?.status).toBe(200);
  await rm(stored.file);
  expect((await get())?.status).toBe(200);
});

test('buffers only a small part of a large file for a client that does not read', async () => {
  const size = 32 * 1024 * 1024;
  const stored = { ...files.large, file: path.join(directory, 'film'), size };
  await writeFile(stored.file, Buffer.alloc(size));
  const file = fileReplies(stored, securityHeaders);
  let sent: ServerResponse | undefined;
  const server = createServer((request, response) => {
    sent = response;
    const onMissing = () => end(response, 404);
    sendFile({ request, response, startedAt: 0 }, file, { cache, onMissing, onError: onMissing });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitUntil(() => sent?.writableNeedDrain);
  expect(sent?.writableLength).toBeGreaterThan(0);
  // What Node buffers for each connection, and what the file's stream has read ahead.
  expect(sent?.writableLength).toBeLessThanOrEqual((64 + 16) * 1024);
  client.destroy();
  server.close();
});
