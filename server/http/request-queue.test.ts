import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fileReplies, sendFile } from '#server/site/serve/file-replies.ts';
import type { PageHandler } from '#server/site/serve/page-handler.ts';
import { createReplyCache } from '#server/site/serve/reply-cache.ts';
import { speakTo } from '#test/raw-http.ts';
import { createHttpServer } from './http-server.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(
  answer: (request: Request) => Response | Promise<Response>,
  options: Parameters<typeof createHttpServer>[1] = {},
): Promise<string> {
  server = createHttpServer(answer, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = (target: string, ...lines: string[]) =>
  `${[`GET ${target} HTTP/1.1`, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => `/${n}`);
const last = get('/last', 'Connection: close');
const never = () => new Promise<Response>(() => {});

/** Sends all requests at once on a connection that reads nothing, and returns when the server has closed it. */
async function sendWithoutReading(url: string, text: string): Promise<void> {
  const closed = once(server, 'connection').then(([socket]: Socket[]) => once(socket as Socket, 'close'));
  const { hostname, port } = new URL(url);
  const client = connect(Number(port), hostname)
    .pause()
    .on('error', () => {});
  client.write(text);
  await closed;
  client.destroy();
}

test('answers 16 pipelined requests in order and one at a time', async () => {
  let running = 0;
  let together = 0;
  const url = await listen(async (request) => {
    running += 1;
    together = Math.max(together, running);
    await new Promise(setImmediate);
    running -= 1;
    return new Response(`this is ${new URL(request.url).pathname};\n`);
  });
  const { text, statuses } = await speakTo(
    url,
    (socket) =>
      void socket.write(
        numbers(15)
          .map((target) => get(target))
          .join('') + last,
      ),
  );
  expect(statuses).toEqual(Array(16).fill(200));
  expect([...text.matchAll(/this is (\S+);/g)].map(([, target]) => target)).toEqual([
    ...numbers(15),
    '/last',
  ]);
  expect(together).toBe(1);
});

test('answers any number of requests on a connection that reads the replies', async () => {
  const url = await listen(() => new Response('read\n'));
  const { statuses } = await speakTo(url, (socket) => {
    let sent = 0;
    const send = () => socket.write((sent += 1) < 100 ? get('/') : last);
    socket.on('data', send);
    send();
  });
  expect(statuses).toEqual(Array(100).fill(200));
});

test.each([
  ['usual requests', get('/')],
  ['requests without Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['requests with an unknown expectation', get('/', 'Expect: nothing')],
  ['requests that ask for 100 Continue', get('/', 'Expect: 100-continue')],
  ['requests with a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'],
])('16 %s after a pending request close the connection, and none is handled', async (_, request) => {
  const answer = vi.fn<() => Promise<Response>>(never);
  const url = await listen(answer);
  await sendWithoutReading(url, get('/') + request.repeat(16));
  expect(answer).toHaveBeenCalledTimes(1);
});

test('ignores an unknown Expect header', async () => {
  const url = await listen(() => new Response('read\n'));
  const { statuses } = await speakTo(
    url,
    (socket) => void socket.write(get('/', 'Expect: nothing', 'Connection: close')),
  );
  expect(statuses).toEqual([200]);
});

test('handles the next request after an empty reply, an error and an unread upload', async () => {
  const url = await listen((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/known') return new Response(null, { status: 304 });
    if (pathname === '/failed') return new Response(null, { status: 500 });
    return new Response('read\n');
  });
  const upload = `POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n${' '.repeat(5000)}`;
  const head = get('/').replace('GET', 'HEAD');
  const requests = [head, get('/known'), get('/failed'), upload, get('/', 'Expect: 100-continue')];
  const { statuses } = await speakTo(url, (socket) => void socket.write(requests.join('') + last));
  expect(statuses).toEqual([200, 304, 500, 200, 100, 200, 200]);
});

test('reads the bodies of waiting requests only when their turn comes', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const url = await listen(async (request) => {
    if (request.method === 'GET') await released;
    return new Response(`got ${(await request.text()).length}\n`);
  });
  const connection = once(server, 'connection').then(([socket]: Socket[]) => socket as Socket);
  const upload = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n${'a'.repeat(60_000)}`;
  const exchange = speakTo(url, (socket) => void socket.write(get('/') + upload.repeat(14) + last));
  const socket = await connection;
  await vi.waitFor(() => expect(socket.isPaused()).toBe(true));
  expect(socket.bytesRead).toBeLessThan(200_000);
  release();
  const { text } = await exchange;
  const answers = [...text.matchAll(/^got (\d+)/gm)].map(([, length]) => Number(length));
  expect(answers).toEqual([0, ...Array<number>(14).fill(60_000), 0]);
});

test('opens no file for a request that waits behind an unread reply', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-turn-'));
  const file = path.join(folder, 'film.mp4');
  const size = 32 * 1024 * 1024;
  await writeFile(file, Buffer.alloc(size));
  const stored = { file, type: 'video/mp4', cacheControl: 'no-cache', size, etag: '"film"' };
  const film = fileReplies(stored, () => ({}));
  const answered: (string | undefined)[] = [];
  const handleFirst: PageHandler = (request, response) => {
    answered.push(request.url);
    const destroy = () => response.destroy();
    const tools = { cache: createReplyCache(0), onMissing: destroy, onError: destroy };
    sendFile({ request, response, startedAt: performance.now() }, film, tools);
    return true;
  };
  const url = await listen(never, { handleFirst });
  await sendWithoutReading(
    url,
    numbers(17)
      .map((target) => get(target))
      .join(''),
  );
  expect(answered).toEqual(['/0']);
  if (process.platform === 'linux') {
    // The only file that was opened is closed with the connection.
    await vi.waitFor(async () => {
      const open = (await readdir('/proc/self/fd')).map((one) => readlink(`/proc/self/fd/${one}`));
      const files = (await Promise.allSettled(open)).map((one) => one.status === 'fulfilled' && one.value);
      expect(files).not.toContain(file);
    });
  }
  await rm(folder, { recursive: true });
});

test('reads only a small part of a large file for a client that does not read', async () => {
  let produced = 0;
  const url = await listen(
    () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            produced += 1;
            stream.enqueue(new Uint8Array(1024 * 1024));
          },
        }),
      ),
  );
  await sendWithoutReading(url, get('/0').repeat(17));
  // The buffers of the operating system take some of it; the rest of the endless reply is never generated.
  expect(produced).toBeLessThan(64);
});
