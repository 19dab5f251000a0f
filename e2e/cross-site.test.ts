import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, longUnless, test } from './fixtures.ts';
import { openBrowser } from './browser.ts';

let admin: { userEmail: string; password: string };

let browser: Browser;
let elsewhere: Server;
let proxy: Server;

/** Requests that reached the server: method and path, whether the office's cookies were sent, and the status of the reply. */
const received: { line: string; isSignedIn: boolean; status: number }[] = [];

/** A proxy that records requests and replies: for opaque responses the browser itself tells no status. */
function openProxy(to: string): Server {
  return createServer((incoming, reply) => {
    const { method = '', url = '', headers } = incoming;
    const forwarded = ask(to + url, { method, headers, agent: false }, (answer) => {
      const isSignedIn = headers.cookie?.includes('session_token') === true;
      received.push({ line: `${method} ${url}`, isSignedIn, status: answer.statusCode ?? 0 });
      reply.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(reply);
    });
    // The browser cancelled the request.
    forwarded.on('error', () => reply.destroy());
    incoming.pipe(forwarded);
  });
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, resolve));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

// Both tests use the same servers.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ school, admin: office }) => {
  admin = { userEmail: office.email, password: office.password };
  elsewhere = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><body>');
  });
  browser = await openBrowser({
    switches: ['--host-resolver-rules=MAP *.test 127.0.0.1', '--disable-popup-blocking'],
  });
  proxy = openProxy(school.url);
  await Promise.all([listen(elsewhere), listen(proxy)]);
});
test.afterAll(async () => {
  await browser.close();
  for (const server of [elsewhere, proxy]) server.closeAllConnections();
  elsewhere.close();
  proxy.close();
});

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

/** An API request from a page, as the site's own script sends it. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([asMethod, to, json]) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(to, {
        method: asMethod,
        ...(json === undefined ? {} : { headers, body: json }),
      });
      return { status: reply.status, body: await reply.json() };
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

/** Opens the signed-in office in one tab, another site in the next, and creates the user whom the attack tries to delete. */
async function open(schoolHost: string, elsewhereHost: string) {
  const schoolUrl = `http://${schoolHost}:${portOf(proxy)}`;
  const elsewhereUrl = `http://${elsewhereHost}:${portOf(elsewhere)}`;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  opened.push(context);
  const office = await context.newPage();
  await office.goto(`${schoolUrl}/about`);
  const userEmail = `asha-${schoolHost}@example.in`;
  await call(office, 'POST', '/user/add-user', {
    fullName: 'Asha Verma',
    userEmail,
    password: 'marigold seven',
  });
  expect((await call(office, 'POST', '/user/auth-user', admin)).status).toBe(200);
  const { body } = await call(office, 'GET', '/admin/get-users');
  const { _id: id } = body.data.find((user: { userEmail: string }) => user.userEmail === userEmail);

  const bad = await context.newPage();
  await bad.goto(elsewhereUrl);
  return { schoolUrl, office, bad, id, userEmail };
}

/** Sends requests to the school in every way that a page can make a browser send one to another site. */
function attack(bad: Page, schoolUrl: string, id: string) {
  return bad.evaluate(
    async ([url, user]) => {
      const remove = (how: string) => `${url}/admin/delete-users/${user}?${how}`;
      const settled: Promise<unknown>[] = [];
      const add = <T extends HTMLElement>(element: T, properties: Partial<T>) => {
        settled.push(
          new Promise((resolve) => {
            element.addEventListener('load', resolve);
            element.addEventListener('error', resolve);
          }),
        );
        document.body.append(Object.assign(element, properties));
      };
      for (const referrerPolicy of ['', 'no-referrer', 'unsafe-url'] as const) {
        add(document.createElement('img'), { src: remove(`img-${referrerPolicy}`), referrerPolicy });
        add(document.createElement('img'), {
          src: remove(`img-cors-${referrerPolicy}`),
          crossOrigin: 'use-credentials',
          referrerPolicy,
        });
        add(document.createElement('script'), { src: remove(`script-${referrerPolicy}`), referrerPolicy });
        // Not every browser reports that it blocked a frame: the test polls for the request instead.
        const frame = document.createElement('iframe');
        document.body.append(
          Object.assign(frame, { src: remove(`frame-${referrerPolicy}`), referrerPolicy }),
        );
        add(document.createElement('link'), {
          rel: 'stylesheet',
          href: remove(`style-${referrerPolicy}`),
          referrerPolicy,
        });
        const more = { credentials: 'include', referrerPolicy } as const;
        for (const mode of ['no-cors', 'cors'] as const) {
          settled.push(
            fetch(remove(`fetch-${mode}-${referrerPolicy}`), { ...more, mode }),
            fetch(remove(`head-${mode}-${referrerPolicy}`), { ...more, mode, method: 'HEAD' }),
            fetch(`${url}/user/log-out?${mode}-${referrerPolicy}`, { ...more, mode, method: 'POST' }),
          );
        }
        settled.push(
          fetch(`${url}/admin/users/${user}`, { ...more, method: 'DELETE' }),
          fetch(`${url}/user/add-lead?${referrerPolicy}`, {
            ...more,
            mode: 'no-cors',
            method: 'POST',
            body: '{"userMessage":"buy"}',
          }),
        );
      }
      navigator.sendBeacon(`${url}/user/log-out?beacon`);
      navigator.sendBeacon(`${url}/user/me?beacon`, '{}');
      for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        for (const path of ['/user/log-out', '/user/add-lead', `/admin/delete-users/${user}`]) {
          const name = `form-${enctype.length}-${path.length}`;
          add(document.createElement('iframe'), { name });
          const form = document.createElement('form');
          Object.assign(form, { action: `${url}${path}?${name}`, method: 'post', enctype, target: name });
          const field = document.createElement('input');
          Object.assign(field, { name: '{"userMessage":"', value: 'buy"}' });
          form.append(field);
          document.body.append(form);
          form.submit();
        }
      }
      window.open(remove('window'));
      window.open(remove('window-silent'), '_blank', 'noreferrer');
      window.open(`${url}/user/me/export?export`);
      window.open(`${url}/admin/get-users?list`, '_blank', 'noreferrer');
      const link = document.createElement('a');
      Object.assign(link, { href: remove('link'), target: '_blank' });
      document.body.append(link);
      link.click();
      await Promise.allSettled(settled);
    },
    [schoolUrl, id] as const,
  );
}

/** Requests that carry the office's cookies: they are rejected because of their origin, not because of a missing session. */
const waysWithCookies = [
  ...['', 'no-referrer', 'unsafe-url'].flatMap((policy) =>
    [
      'img',
      'img-cors',
      'script',
      'frame',
      'style',
      'fetch-no-cors',
      'fetch-cors',
      'head-no-cors',
      'no-cors',
    ].map((way) => `${way}-${policy}`),
  ),
  'window',
  'window-silent',
  'export',
  'list',
  'link',
  'beacon',
  'typed',
  'own-null',
  'own-anonymous',
  'form-10-13',
  'form-33-14',
];

for (const [name, schoolHost, elsewhereHost] of [
  // Another port of the same host is the same site: its requests carry the cookies and Sec-Fetch headers.
  ['with Sec-Fetch headers', 'localhost', 'localhost'],
  // On plain http other hosts get no Sec-Fetch headers.
  ['without Sec-Fetch headers', 'school.test', 'other.school.test'],
] as const) {
  test.describe(`another site, ${name},`, () => {
    // Without these headers there is one defence less.
    test(
      'deletes nobody, signs nobody out, downloads nothing and sends nothing by any kind of request',
      longUnless(elsewhereHost !== 'localhost'),
      async () => {
        const { schoolUrl, office, bad, id, userEmail } = await open(schoolHost, elsewhereHost);
        received.length = 0;
        await attack(bad, schoolUrl, id);
        // From the office's own tab: as a typed URL, and as a picture in a page of the school.
        const typed = await office.context().newPage();
        await typed.goto(`${schoolUrl}/admin/delete-users/${id}?typed`);
        await office.evaluate(
          (src) =>
            new Promise((resolve) => {
              for (const crossOrigin of [null, 'anonymous', 'use-credentials']) {
                const picture = Object.assign(new Image(), { crossOrigin, onerror: resolve });
                picture.src = `${src}?own-${crossOrigin}`;
              }
            }),
          `${schoolUrl}/admin/delete-users/${id}`,
        );
        const signedIn = () =>
          received.flatMap(({ line, isSignedIn }) =>
            isSignedIn ? [line.replace(id, 'id').split('?')[1]] : [],
          );
        await expect.poll(signedIn).toEqual(expect.arrayContaining(waysWithCookies));
        // The office's page also requests the session and its files.
        const calls = received.filter(({ line }) => / \/(?:user|admin)\/(?!me$)/.test(line));
        // A preflight only asks.
        const isRefused = ({ line, status }: (typeof calls)[number]) =>
          status === 403 || status === 405 || line.startsWith('OPTIONS ');
        expect(calls.filter((each) => !isRefused(each))).toEqual([]);
        const { status, body } = await call(office, 'GET', '/admin/get-users');
        expect(status).toBe(200);
        expect(body.data.map((user: { userEmail: string }) => user.userEmail)).toContain(userEmail);
        // The school's own page may still do it.
        const done = await call(office, 'GET', `/admin/delete-users/${id}`);
        expect(done.status).toBe(200);
      },
    );
  });
}

test('another site cannot frame a page, read a reply or keep a reference to a window', async () => {
  const { schoolUrl, bad } = await open('localhost', 'localhost');
  const outcome = await bad.evaluate(async (url) => {
    const loads = (element: HTMLElement, properties: object) =>
      new Promise((resolve) => {
        element.addEventListener('load', () => resolve('loads'));
        element.addEventListener('error', () => resolve('fails'));
        document.body.append(Object.assign(element, properties));
      });
    const page = await (await fetch('/')).text();
    return {
      frame: await loads(document.createElement('iframe'), { src: `${url}/about` }),
      script: await loads(document.createElement('script'), { src: `${url}/user/me` }),
      picture: await loads(document.createElement('img'), { src: `${url}/icon-192.png` }),
      answer: await fetch(`${url}/user/me`, { credentials: 'include' }).then(
        () => 'read',
        () => 'fails',
      ),
      page: page.length > 0,
    };
  }, schoolUrl);
  expect(outcome).toEqual({ frame: 'loads', script: 'fails', picture: 'loads', answer: 'fails', page: true });
  // The frame has loaded the browser's error page.
  expect(bad.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  const coming = bad.context().waitForEvent('page');
  await bad.evaluate((url) => void window.open(url), `${schoolUrl}/about`);
  const about = await coming;
  await about.waitForLoadState();
  expect(await about.evaluate(() => opener)).toBeNull();
});
