import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect as connectHttp2, constants, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readSettings } from '#server/env.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { openSite } from '#server/site/site.ts';
import { ask } from './http.ts';
import { restorePageCache } from './page-cache.ts';
import { password, signUp } from './people.ts';
import { hasIPv6, siteName, startNginx, type Nginx } from './nginx.ts';
import { speakTo } from './raw-http.ts';
import { echoRequest, malformedRequests, rawPost, tooLargeHeads, unclearFramings } from './raw-requests.ts';
import { openSchool, type School } from './school.ts';

const root = path.resolve(import.meta.dirname, '..');
const publicUrl = `https://${siteName}`;
const environment = { PUBLIC_URL: publicUrl, TRUST_PROXY: '1', RATE_LIMITS: 'on' };

/** Addresses of this machine from which clients connect. */
const visitors = ['127.0.0.1', '127.0.0.2', ...(hasIPv6 ? ['::1'] : [])];

interface Seen {
  method: string;
  path: string;
  forwardedFor: string | null;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let pages: string;
let school: School;
let server: Server;
let proxy: Nginx;
/** What has reached the site. */
let seen: Seen[] = [];

beforeAll(async () => {
  pages = await mkdtemp(path.join(tmpdir(), 'school-pages-'));
  const savePageCache = await restorePageCache(pages, publicUrl);
  const site = await openSite(root, readSettings({ ...environment, DATA_DIR: pages }));
  await savePageCache();
  school = await openSchool('sqlite', environment, site);
  const app = createApp(school.context, site);
  server = createHttpServer((sent, env) => {
    seen.push({
      method: sent.method,
      path: new URL(sent.url).pathname,
      forwardedFor: sent.headers.get('x-forwarded-for'),
    });
    return app.fetch(sent, env);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startNginx((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await proxy.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await school.close();
  await rm(pages, { recursive: true });
});
beforeEach(() => {
  seen = [];
});

/** One request over HTTP/1.1 and TLS. */
function call(
  method: string,
  target: string,
  { headers = {}, body = '', from }: { headers?: Record<string, string>; body?: string; from?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        method,
        path: target,
        headers: { host: siteName, 'content-length': Buffer.byteLength(body), ...headers },
        createConnection: () => proxy.open(from),
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) });
            sent.destroy();
          });
      },
    );
    sent.on('error', reject).end(body);
  });
}

const openHttp2 = () =>
  connectHttp2(publicUrl, { createConnection: () => proxy.open('127.0.0.1', 'h2') }).on('error', () => {});

/** One request of an HTTP/2 connection. */
async function callHttp2(
  session: ClientHttp2Session,
  target: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const stream = session.request(
    { ':path': target, ':method': body === undefined ? 'GET' : 'POST', ...headers },
    { endStream: body === undefined },
  );
  const replied = once(stream, 'response') as Promise<[IncomingHttpHeaders & { ':status'?: number }]>;
  if (body !== undefined) stream.end(body);
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [[reply]] = await Promise.all([replied, once(stream, 'end')]);
  return { status: reply[':status'] ?? 0, headers: reply, body: Buffer.concat(chunks) };
}

const json = { 'content-type': 'application/json' };
const addLead = (from: string, headers: Record<string, string> = {}) =>
  call('POST', '/user/add-lead', {
    from,
    headers: { ...json, ...headers },
    body: JSON.stringify({ userMessage: `Hello ${Math.random()}` }),
  });
const get = (target: string, ...lines: string[]) =>
  `${[`GET ${target} HTTP/1.1`, `Host: ${siteName}`, ...lines].join('\r\n')}\r\n\r\n`;

/** Each answer of the site carries this header, and none that the proxy gives itself. */
const answersOfTheSite = (text: string) => text.match(/^x-content-type-options: nosniff\r$/gim)?.length ?? 0;

/** Other visitors get their own answers: nothing of the request before is left on the connections to the site. */
async function expectOthersUnharmed(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await call('GET', '/healthz');
    expect([status, body.toString()]).toEqual([200, '{"status":"up"}']);
  }
}

describe('what visitors need comes through', () => {
  test('a page over HTTP/2, compressed, with its policies', async () => {
    const session = openHttp2();
    const { status, headers, body } = await callHttp2(session, '/', { 'accept-encoding': 'br' });
    session.close();
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain(`<link rel="canonical" href="${publicUrl}/"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  test('a page a second time is 304', async () => {
    const { headers } = await call('GET', '/', { headers: { 'accept-encoding': 'br' } });
    const again = await call('GET', '/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('the film, whole and in parts', async () => {
    const film = readFileSync(path.join(root, 'content/film/tutorial.mp4'));
    const whole = await call('GET', '/film/tutorial.mp4');
    const part = await call('GET', '/film/tutorial.mp4', { headers: { range: 'bytes=1000-70000' } });
    expect([whole.status, part.status]).toEqual([200, 206]);
    expect(whole.body.equals(film)).toBe(true);
    expect(part.headers['content-range']).toBe(`bytes 1000-70000/${film.length}`);
    expect(part.body.equals(film.subarray(1000, 70_001))).toBe(true);
  });

  test('a session, in a cookie for https alone', async () => {
    const userEmail = await signUp(school);
    const { status, headers } = await call('POST', '/user/auth-user', {
      headers: { ...json, origin: publicUrl, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ userEmail, password }),
    });
    expect(status).toBe(200);
    const cookies = headers['set-cookie'] ?? [];
    const session = cookies.find((cookie) => cookie.startsWith('__Host-school.session_token='));
    expect(session).toMatch(/; Secure(;|$)/i);
    expect(session).toMatch(/; HttpOnly(;|$)/i);
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    expect((await call('GET', '/user/me', { headers: { cookie } })).status).toBe(200);
  });

  test('a form of 64 KiB reaches the site, a larger one gets its answer or the proxy’s', async () => {
    const send = (size: number) =>
      call('POST', '/user/add-lead', { headers: json, body: ' '.repeat(size - 2) + '{}', from: '127.0.0.3' });
    expect((await send(64 * 1024)).status).not.toBe(413);
    const siteAnswer = await send(64 * 1024 + 1);
    expect([siteAnswer.status, siteAnswer.headers['content-type']]).toEqual([413, 'application/json']);
    const before = seen.length;
    expect((await send(1024 * 1024)).status).toBe(413);
    expect(seen).toHaveLength(before);
  });

  test('http:// leads to https://', async () => {
    const { status, headers } = await ask(`http://127.0.0.1:${proxy.httpPort}`, 'GET', '/Blog?a=b', {
      headers: { host: siteName },
    });
    expect([status, headers.get('location')]).toEqual([308, `${publicUrl}/Blog?a=b`]);
    expect(seen).toEqual([]);
  });
});

describe('visitors are told apart', () => {
  test.each(visitors)('%s is known by the address it has, not by one it tells', async (from) => {
    await call('GET', '/healthz', { from, headers: { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=a' } });
    expect(seen).toContainEqual({ method: 'GET', path: '/healthz', forwardedFor: from });
  });

  test('the limit of one address is its own, and invented addresses do not widen it', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      answers.push((await addLead('127.0.0.1', { 'x-forwarded-for': `192.0.2.${n}` })).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
    for (const other of visitors.slice(1)) expect((await addLead(other)).status).toBe(201);
  });

  test('so many requests at a time of one address are refused, and others are answered', async () => {
    // Each is a film that is not read.
    const held = Array.from({ length: 220 }, () => {
      const socket = proxy.open('127.0.0.4').pause();
      socket.on('error', () => {}).write(get('/film/tutorial.mp4'));
      return socket;
    });
    await expect.poll(() => seen.length).toBeGreaterThan(150);
    const refused = await expect.poll(async () => (await call('GET', '/', { from: '127.0.0.4' })).status);
    await refused.toBe(429);
    expect((await call('GET', '/')).status).toBe(200);
    expect(seen.filter(({ forwardedFor }) => forwardedFor === '127.0.0.4').length).toBeLessThanOrEqual(200);
    for (const socket of held) socket.destroy();
  });
});

describe('operators’ pages', () => {
  test.each(visitors)('/metrics is nothing to %s', async (from) => {
    const { status, body } = await call('GET', '/metrics', { from });
    expect([status, JSON.parse(body.toString())]).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ]);
  });

  test('/metrics is nothing to a proxy that adds no header', async () => {
    const { port } = server.address() as AddressInfo;
    expect((await ask(`http://127.0.0.1:${port}`, 'GET', '/metrics')).status).toBe(404);
  });
});

describe('a client that does not behave', () => {
  test.each(unclearFramings)('with %s smuggles nothing to the site', async (_, lines, body) => {
    const { text } = await speakTo(proxy.open(), (socket) => {
      socket.write(`${rawPost(siteName, ...lines)}${body}${get('/openapi.json', 'Connection: close')}`);
    });
    const reached = seen.filter(({ path: target }) => ['/user/add-lead', '/openapi.json'].includes(target));
    expect(reached).toHaveLength(answersOfTheSite(text));
    await expectOthersUnharmed();
  });

  test.each(malformedRequests(siteName))('with %s gets no answer but an error', async (_, sent) => {
    const { statuses } = await speakTo(proxy.open(), (socket) => void socket.write(sent));
    for (const status of statuses) expect([400, 421]).toContain(status);
    await expectOthersUnharmed();
  });

  test.each(tooLargeHeads(siteName))('with %s of more than 8 KiB is refused', async (_, sent) => {
    const { statuses } = await speakTo(proxy.open(), (socket) => void socket.write(sent));
    expect(statuses).toEqual([expect.toBeOneOf([400, 414, 431])]);
    await expectOthersUnharmed();
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
    '%s sends nothing back of what was sent',
    async (method) => {
      const { text, statuses } = await speakTo(proxy.open(), (socket) => {
        socket.write(echoRequest(siteName, method, '/user/me'));
      });
      expect(text).not.toContain('told');
      expect(statuses).toEqual([expect.toBeOneOf([400, 404, 405])]);
    },
  );

  test.each([
    ['Host', 'GET /another-name HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n'],
    [
      'address',
      'GET https://evil.test/another-name HTTP/1.1\r\nHost: school.test\r\nConnection: close\r\n\r\n',
    ],
  ])('another name in the %s does not reach the site', async (_, sent) => {
    const { statuses } = await speakTo(proxy.open(), (socket) => void socket.write(sent));
    expect(statuses).toEqual([421]);
    expect(seen.map(({ path: target }) => target)).not.toContain('/another-name');
  });

  test('headers and bodies that do not come are cut off, and the site does not hear of them', async () => {
    const unfinished = [
      `GET / HTTP/1.1\r\nHost: ${siteName}\r\nX: `,
      `${rawPost(siteName, 'Content-Length: 60000')}{`,
      `${rawPost(siteName, 'Transfer-Encoding: chunked')}1\r\n{`,
    ];
    const exchanges = await Promise.all(
      unfinished.map((sent) => speakTo(proxy.open(), (socket) => void socket.write(sent))),
    );
    for (const { statuses } of exchanges) expect([[], [408]]).toContainEqual(statuses);
    expect(seen.map(({ path: target }) => target)).not.toContain('/user/add-lead');
  });

  test('40 requests sent at once are answered in order', async () => {
    const targets = Array.from({ length: 40 }, (_, n) => `/nothing-${n}`);
    const { text } = await speakTo(proxy.open(), (socket) => {
      socket.write(targets.map((target) => get(target)).join('') + get('/healthz', 'Connection: close'));
    });
    expect(answersOfTheSite(text)).toBe(41);
    expect(text).toMatch(/\{"status":"up"\}$/);
    const targetsSeen = seen.map(({ path: target }) => target);
    expect(targetsSeen.filter((target) => target.startsWith('/nothing-'))).toEqual(targets);
  });

  test('films that are asked for and not read reach the site one at a time', async () => {
    const socket = proxy.open().pause();
    socket.on('error', () => {}).write(get('/film/tutorial.mp4').repeat(1400));
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    await expectOthersUnharmed();
    // What fits the buffers of the system is sent; the film is 3.7 MB.
    expect(seen.filter(({ path: target }) => target.startsWith('/film/')).length).toBeLessThan(16);
    socket.destroy();
  });

  test('HTTP/2 streams that are reset at once cost the site little', async () => {
    const session = openHttp2();
    for (let n = 0; n < 5_000 && !session.destroyed; n += 1) {
      const stream = session.request({ ':path': `/nothing-${n}` });
      stream.on('error', () => {});
      stream.close(constants.NGHTTP2_CANCEL);
      if (n % 100 === 0) await new Promise(setImmediate);
    }
    await expectOthersUnharmed();
    session.destroy();
    expect(seen.length).toBeLessThan(5_000);
  });

  test.each([
    ['a length that is too small', { 'content-length': '2' }, '{}GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a length that is too large', { 'content-length': '200' }, '{}'],
    ['an upgrade in a header', { 'x-a': 'a', 'http2-settings': 'AAAA' }, '{}'],
  ])('HTTP/2 with %s smuggles nothing', async (_, headers, body) => {
    const session = openHttp2();
    await callHttp2(session, '/user/add-lead', { ...json, ...headers }, body).catch(() => {});
    session.destroy();
    await expectOthersUnharmed();
    const targets = seen.map(({ path: target }) => target);
    expect(targets.filter((target) => target === '/user/add-lead').length).toBeLessThanOrEqual(1);
    expect(targets).not.toContain('/smuggled');
  });
});
