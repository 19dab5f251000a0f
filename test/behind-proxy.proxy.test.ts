import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect as connectHttp2, constants, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { edition } from '#test/content.ts';
import { createApp } from '#server/api/app.ts';
import { readSettings } from '#server/env.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { openSite } from '#server/site/site.ts';
import { databaseKinds } from './databases.ts';
import { sendRequest } from './http.ts';
import { restorePageCache } from './page-cache.ts';
import { admin, password, signUp } from './people.ts';
import { pictureFile } from './picture-file.ts';
import { hasIPv6, siteName, startNginx, type Nginx } from './nginx.ts';
import { speakTo } from './raw-http.ts';
import { echoRequest, malformedRequests, rawPost, tooLargeHeads, unclearFramings } from './raw-requests.ts';
import { openSchool, type School } from './school.ts';

const root = path.resolve(import.meta.dirname, '..');
const publicUrl = `https://${siteName}`;
const environment = { PUBLIC_URL: publicUrl, TRUST_PROXY: '1', RATE_LIMITS: 'on' };

/** Addresses of this machine from which clients connect. */
const clientAddresses = ['127.0.0.1', '127.0.0.2', ...(hasIPv6 ? ['::1'] : [])];

interface ReceivedRequest {
  method: string;
  path: string;
  forwardedFor: string | null;
}

interface BinaryReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let dataDir: string;
let school: School;
let server: Server;
let proxy: Nginx;
/** The requests that reached the site in this test. */
let received: ReceivedRequest[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'school-pages-'));
  const savePageCache = await restorePageCache(dataDir, publicUrl);
  const site = await openSite(root, readSettings({ ...environment, DATA_DIR: dataDir }), edition);
  await savePageCache();
  school = await openSchool('sqlite', environment, site);
  server = createHttpServer(createApp(school.context).fetch, {
    handleFirst(incoming, response) {
      received.push({
        method: incoming.method ?? '',
        path: new URL(incoming.url ?? '', publicUrl).pathname,
        forwardedFor: incoming.headers['x-forwarded-for']?.toString() ?? null,
      });
      return site.handle(incoming, response);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startNginx((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await proxy.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await school.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  received = [];
});

/** One request over HTTP/1.1 and TLS. */
function send(
  method: string,
  target: string,
  {
    headers = {},
    body = '',
    from,
    through = proxy,
  }: { headers?: Record<string, string>; body?: string | Buffer; from?: string; through?: Nginx } = {},
): Promise<BinaryReply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        method,
        path: target,
        headers: { host: siteName, 'content-length': Buffer.byteLength(body), ...headers },
        createConnection: () => through.open(from),
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) });
            outgoing.destroy();
          });
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

const openHttp2 = () =>
  connectHttp2(publicUrl, { createConnection: () => proxy.open('127.0.0.1', 'h2') }).on('error', () => {});

/** One request of an HTTP/2 connection. */
async function sendHttp2(
  session: ClientHttp2Session,
  target: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<BinaryReply> {
  const stream = session.request(
    { ':path': target, ':method': body === undefined ? 'GET' : 'POST', ...headers },
    { endStream: body === undefined },
  );
  const firstReply = once(stream, 'response') as Promise<[IncomingHttpHeaders & { ':status'?: number }]>;
  if (body !== undefined) stream.end(body);
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [[reply]] = await Promise.all([firstReply, once(stream, 'end')]);
  return { status: reply[':status'] ?? 0, headers: reply, body: Buffer.concat(chunks) };
}

const json = { 'content-type': 'application/json' };
const cookiesOf = (headers: IncomingHttpHeaders) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
const sendMessage = (from: string, headers: Record<string, string> = {}) =>
  send('POST', '/user/add-lead', {
    from,
    headers: { ...json, ...headers },
    body: JSON.stringify({ userMessage: `Hello ${Math.random()}` }),
  });
const rawGet = (target: string, ...lines: string[]) =>
  `${[`GET ${target} HTTP/1.1`, `Host: ${siteName}`, ...lines].join('\r\n')}\r\n\r\n`;

/** Counts the site's replies: they have this header, replies of the proxy itself do not. */
const countSiteReplies = (text: string) => text.match(/^x-content-type-options: nosniff\r$/gim)?.length ?? 0;

/** Expects other visitors to get their own replies: no earlier request left bytes on the connections to the site. */
async function expectOtherVisitorsServed(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await send('GET', '/healthz');
    expect([status, body.toString()]).toEqual([200, '{"status":"up"}']);
  }
}

describe('a visitor behind the proxy', () => {
  test('gets a compressed page with its security headers over HTTP/2', async () => {
    const session = openHttp2();
    const { status, headers, body } = await sendHttp2(session, '/', { 'accept-encoding': 'br' });
    session.close();
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain(`<link rel="canonical" href="${publicUrl}/"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  test('gets 304 for a page with the same ETag', async () => {
    const { headers } = await send('GET', '/', { headers: { 'accept-encoding': 'br' } });
    const second = await send('GET', '/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
    });
    expect([second.status, second.body.length]).toEqual([304, 0]);
  });

  test('gets the whole film and a range of it', async () => {
    const film = readFileSync(path.join(root, 'content/film/tutorial.mp4'));
    const whole = await send('GET', '/film/tutorial.mp4');
    const part = await send('GET', '/film/tutorial.mp4', { headers: { range: 'bytes=1000-70000' } });
    expect([whole.status, part.status]).toEqual([200, 206]);
    expect(whole.body.equals(film)).toBe(true);
    expect(part.headers['content-range']).toBe(`bytes 1000-70000/${film.length}`);
    expect(part.body.equals(film.subarray(1000, 70_001))).toBe(true);
  });

  test('gets a session cookie that is Secure and HttpOnly', async () => {
    const userEmail = await signUp(school);
    const { status, headers } = await send('POST', '/user/auth-user', {
      headers: { ...json, origin: publicUrl, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ userEmail, password }),
    });
    expect(status).toBe(200);
    const cookies = headers['set-cookie'] ?? [];
    const session = cookies.find((cookie) => cookie.startsWith('__Host-school.session_token='));
    expect(session).toMatch(/; Secure(;|$)/i);
    expect(session).toMatch(/; HttpOnly(;|$)/i);
    expect((await send('GET', '/user/me', { headers: { cookie: cookiesOf(headers) } })).status).toBe(200);
  });

  test('can send a picture of more than other bodies have, as an owner', async () => {
    const { visitor } = await admin(school);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // What follows the end of a picture is ignored.
    const body = Buffer.concat([pictureFile(), Buffer.alloc(1024 * 1024)]);
    expect((await send('POST', '/admin/pictures', { headers: { cookie }, body })).status).toBe(201);
  });

  test('can save the words of a long page, as an owner', async () => {
    const { visitor } = await admin(school);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = JSON.stringify({ data: { lead: 'अ'.repeat(100_000) } });
    const { status } = await send('PUT', '/admin/documents/faq/main', {
      headers: { ...json, cookie, origin: publicUrl, 'sec-fetch-site': 'same-origin', 'if-match': '"0"' },
      body,
    });
    // Not by the proxy: the site misses the version or the fields.
    expect([200, 412]).toContain(status);
  });

  test('can send 64 KiB; a larger body is rejected with 413, one of 1 MiB by the proxy itself', async () => {
    const sendBody = (size: number) =>
      send('POST', '/user/add-lead', { headers: json, body: ' '.repeat(size - 2) + '{}', from: '127.0.0.3' });
    expect((await sendBody(64 * 1024)).status).not.toBe(413);
    const siteReply = await sendBody(64 * 1024 + 1);
    expect([siteReply.status, siteReply.headers['content-type']]).toEqual([413, 'application/json']);
    const before = received.length;
    expect((await sendBody(1024 * 1024)).status).toBe(413);
    expect(received).toHaveLength(before);
  });

  test('is redirected from http:// to https://', async () => {
    const { status, headers } = await sendRequest(`http://127.0.0.1:${proxy.httpPort}`, 'GET', '/Blog?a=b', {
      headers: { host: siteName },
    });
    expect([status, headers.get('location')]).toEqual([308, `${publicUrl}/Blog?a=b`]);
    expect(received).toEqual([]);
  });
});

describe('the address of a visitor', () => {
  test.each(clientAddresses)(
    'is that of the connection, %s, and not the one in X-Forwarded-For',
    async (from) => {
      await send('GET', '/healthz', {
        from,
        headers: { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=a' },
      });
      expect(received).toContainEqual({ method: 'GET', path: '/healthz', forwardedFor: from });
    },
  );

  test('has its own rate limit, which forged addresses do not raise', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await sendMessage('127.0.0.1', { 'x-forwarded-for': `192.0.2.${n}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    for (const other of clientAddresses.slice(1)) expect((await sendMessage(other)).status).toBe(201);
  });

  test('has a maximum of concurrent requests: more get 429, other addresses get replies', async () => {
    // Each downloads the film and does not read it.
    const downloads = Array.from({ length: 220 }, () => {
      const socket = proxy.open('127.0.0.4').pause();
      socket.on('error', () => {}).write(rawGet('/film/tutorial.mp4'));
      return socket;
    });
    await expect.poll(() => received.length).toBeGreaterThan(150);
    const status = async () => (await send('GET', '/', { from: '127.0.0.4' })).status;
    await expect.poll(status).toBe(429);
    expect((await send('GET', '/')).status).toBe(200);
    expect(received.filter(({ forwardedFor }) => forwardedFor === '127.0.0.4').length).toBeLessThanOrEqual(
      200,
    );
    for (const socket of downloads) socket.destroy();
  });
});

describe('/metrics behind the proxy', () => {
  test.each(clientAddresses)('is 404 for a visitor from %s', async (from) => {
    const { status, body } = await send('GET', '/metrics', { from });
    expect([status, JSON.parse(body.toString())]).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ]);
  });

  test('is 404 for a proxy that adds no header', async () => {
    const { port } = server.address() as AddressInfo;
    expect((await sendRequest(`http://127.0.0.1:${port}`, 'GET', '/metrics')).status).toBe(404);
  });
});

describe.runIf(databaseKinds.includes('postgres'))('two processes of the site on one PostgreSQL', () => {
  let processes: School[] = [];
  let both: Nginx;
  /** The number of requests that reached each process. */
  let counts = [0, 0];
  /** Starts a server of its own, as a process has one. It counts its requests, and has no pages. */
  async function addProcess(index: number, database: Record<string, string> = {}): Promise<School> {
    const opened = await openSchool(
      'postgres',
      { ...environment, ...database },
      {
        handle() {
          counts[index] = (counts[index] ?? 0) + 1;
          return false;
        },
      },
    );
    processes.push(opened);
    return opened;
  }
  const portOf = ({ url }: School) => Number(new URL(url).port);
  const post = (target: string, body: object) =>
    send('POST', target, {
      through: both,
      headers: { ...json, origin: publicUrl, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });

  beforeEach(async () => {
    const first = await addProcess(0);
    const second = await addProcess(1, { DATABASE_URL: first.context.settings.databaseUrl ?? '' });
    both = await startNginx(portOf(first), portOf(second));
    counts = [0, 0];
  });
  afterEach(async () => {
    await both.stop();
    for (const one of processes.toReversed()) await one.close();
    processes = [];
  });

  test('share sessions', async () => {
    const [first] = processes;
    if (first === undefined) throw new Error('no process runs');
    const userEmail = await signUp(first);
    const { headers } = await post('/user/auth-user', { userEmail, password });
    const cookie = cookiesOf(headers);
    counts = [0, 0];
    for (let n = 0; n < 4; n += 1)
      expect((await send('GET', '/user/me', { through: both, headers: { cookie } })).status).toBe(200);
    expect(counts).toEqual([2, 2]);
  });

  test('share the limits of an address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await post('/user/add-lead', { userMessage: `Hello ${n}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    expect(Math.min(...counts)).toBeGreaterThan(4);
  });

  test('both stay in use after malformed requests', async () => {
    for (const [, sent] of malformedRequests(siteName))
      await speakTo(both.open(), (socket) => void socket.write(sent));
    counts = [0, 0];
    for (let n = 0; n < 4; n += 1)
      expect((await send('GET', '/healthz', { through: both })).status).toBe(200);
    expect(counts).toEqual([2, 2]);
  });

  test('do not need each other: when one stops, the other gets all requests', async () => {
    await processes.pop()?.close();
    for (let n = 0; n < 4; n += 1) {
      expect((await send('GET', '/healthz', { through: both })).status).toBe(200);
      expect((await post('/user/add-lead', { userMessage: `Hello ${n}` })).status).toBe(201);
    }
    expect(counts).toEqual([8, 0]);
  });
});

describe('a hostile client', () => {
  test.each(unclearFramings)('smuggles no request to the site with %s', async (_, lines, body) => {
    const { text } = await speakTo(proxy.open(), (socket) => {
      socket.write(`${rawPost(siteName, ...lines)}${body}${rawGet('/openapi.json', 'Connection: close')}`);
    });
    const reached = received.filter(({ path: target }) =>
      ['/user/add-lead', '/openapi.json'].includes(target),
    );
    expect(reached).toHaveLength(countSiteReplies(text));
    await expectOtherVisitorsServed();
  });

  test.each(malformedRequests(siteName))('gets only errors for a request with %s', async (_, sent) => {
    const { statuses } = await speakTo(proxy.open(), (socket) => void socket.write(sent));
    for (const status of statuses) expect([400, 421]).toContain(status);
    await expectOtherVisitorsServed();
  });

  test.each(tooLargeHeads(siteName))('gets an error for %s of more than 8 KiB', async (_, sent) => {
    const { statuses } = await speakTo(proxy.open(), (socket) => void socket.write(sent));
    expect(statuses).toEqual([expect.toBeOneOf([400, 414, 431])]);
    await expectOtherVisitorsServed();
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
    'gets no part of its request back with %s',
    async (method) => {
      const { text, statuses } = await speakTo(proxy.open(), (socket) => {
        socket.write(echoRequest(siteName, method, '/user/me'));
      });
      expect(text).not.toContain('echoed-value');
      expect(statuses).toEqual([expect.toBeOneOf([400, 404, 405])]);
    },
  );

  test.each([
    ['Host', 'GET /another-name HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n'],
    [
      'address',
      'GET https://evil.test/another-name HTTP/1.1\r\nHost: school.test\r\nConnection: close\r\n\r\n',
    ],
  ])('does not reach the site with another host name in the %s', async (_, sent) => {
    const { statuses } = await speakTo(proxy.open(), (socket) => void socket.write(sent));
    expect(statuses).toEqual([421]);
    expect(received.map(({ path: target }) => target)).not.toContain('/another-name');
  });

  test('is disconnected when it does not finish headers or body, and the site gets no request', async () => {
    const unfinished = [
      `GET / HTTP/1.1\r\nHost: ${siteName}\r\nX: `,
      `${rawPost(siteName, 'Content-Length: 60000')}{`,
      `${rawPost(siteName, 'Transfer-Encoding: chunked')}1\r\n{`,
    ];
    const exchanges = await Promise.all(
      unfinished.map((sent) => speakTo(proxy.open(), (socket) => void socket.write(sent))),
    );
    for (const { statuses } of exchanges) expect([[], [408]]).toContainEqual(statuses);
    expect(received.map(({ path: target }) => target)).not.toContain('/user/add-lead');
  });

  test('gets the replies to 40 pipelined requests in order', async () => {
    const targets = Array.from({ length: 40 }, (_, n) => `/nothing-${n}`);
    const { text } = await speakTo(proxy.open(), (socket) => {
      socket.write(
        targets.map((target) => rawGet(target)).join('') + rawGet('/healthz', 'Connection: close'),
      );
    });
    expect(countSiteReplies(text)).toBe(41);
    expect(text).toMatch(/\{"status":"up"\}$/);
    const receivedTargets = received.map(({ path: target }) => target);
    expect(receivedTargets.filter((target) => target.startsWith('/nothing-'))).toEqual(targets);
  });

  test('that does not read its downloads has few requests at the site', async () => {
    const socket = proxy.open().pause();
    socket.on('error', () => {}).write(rawGet('/film/tutorial.mp4').repeat(1400));
    await expect.poll(() => received.length).toBeGreaterThan(0);
    await expectOtherVisitorsServed();
    // A few replies fit into the buffers of the system; the film is 1.9 MB.
    expect(received.filter(({ path: target }) => target.startsWith('/film/')).length).toBeLessThan(16);
    socket.destroy();
  });

  test('that resets its HTTP/2 streams at once does not block the site', async () => {
    const session = openHttp2();
    for (let n = 0; n < 5_000 && !session.destroyed; n += 1) {
      const stream = session.request({ ':path': `/nothing-${n}` });
      stream.on('error', () => {});
      stream.close(constants.NGHTTP2_CANCEL);
      if (n % 100 === 0) await new Promise(setImmediate);
    }
    await expectOtherVisitorsServed();
    session.destroy();
    expect(received.length).toBeLessThan(5_000);
  });

  test.each([
    ['a length that is too small', { 'content-length': '2' }, '{}GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a length that is too large', { 'content-length': '200' }, '{}'],
    ['an upgrade in a header', { 'x-a': 'a', 'http2-settings': 'AAAA' }, '{}'],
  ])('smuggles no request over HTTP/2 with %s', async (_, headers, body) => {
    const session = openHttp2();
    await sendHttp2(session, '/user/add-lead', { ...json, ...headers }, body).catch(() => {});
    session.destroy();
    await expectOtherVisitorsServed();
    const targets = received.map(({ path: target }) => target);
    expect(targets.filter((target) => target === '/user/add-lead').length).toBeLessThanOrEqual(1);
    expect(targets).not.toContain('/smuggled');
  });
});
