import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';
import { pagesFor } from '#contract/site/pages.ts';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { pagesOrigin, restorePageCache } from '#test/page-cache.ts';
import { openSchool, type School } from '#test/school.ts';
import { speakTo } from '#test/raw-http.ts';
import { openSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'build/client');
const secret = 'no page and no reply ever holds this';
/** Of this file alone, so that its stored pages were made by the present code with these secrets. */

const edition = makeEdition(1, defaultContent);

let cache: string;
let school: School;
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'school-pages-'));
  const savePageCache = await restorePageCache(cache, pagesOrigin);
  const environment = {
    DATA_DIR: cache,
    PUBLIC_URL: pagesOrigin,
    AUTH_SECRET: secret,
    SMTP_URL: `smtp://post:${secret.replaceAll(' ', '-')}@mail.test`,
  };
  const addresses = { MAIL_FROM: 'post@school.test', SCHOOL_EMAIL: 'office@school.test' };
  const site = await openSite(root, readSettings({ ...environment, ...addresses }), edition);
  await savePageCache();
  school = await openSchool('sqlite', { AUTH_SECRET: secret }, site);
});
afterAll(async () => {
  await school.close();
  await rm(cache, { recursive: true });
});

/** The address of a page's social card without the origin. */
const cardAddress = async (page: string) =>
  /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(
    await (await fetch(school.url + page)).text(),
  )?.[1];

test('each page for visitors has a social card, which is served from the cache', async () => {
  const shown = pagesFor({ rooms, posts }).filter(({ access }) => access === 'anyone' || access === 'user');
  const addresses = await Promise.all(shown.map((page) => cardAddress(page.path)));
  expect(new Set(addresses).size).toBe(shown.length);
  for (const address of addresses) {
    expect(address).toMatch(/^\/cards\/[\da-f]{16}\.jpg$/);
    const card = await fetch(school.url + address);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await card.arrayBuffer());
    expect(bytes).toEqual(readFileSync(path.join(cache, 'cache', String(address))));
  }
});

test('a page of the office has no social card', async () => {
  expect(await cardAddress('/office')).toBeUndefined();
});

/** Requests exactly this address; fetch() would normalise it. */
const requestExactly = (address: string) =>
  speakTo(school.url, (socket) => {
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n`,
    );
  });

/** Files next to the served ones, and paths that leave the served folders (OWASP ASVS 5.0, 5.3.2, 13.4.1 and 13.4.3). */
const hidden = [
  '.env',
  '.git/config',
  '.git/HEAD',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'server/main.ts',
  'server/env.ts',
  'contract/users/account.ts',
  'build/server/index.js',
  'build/.stamp',
  'data/school.db',
  'data/auth-secret',
  'data/outbox/',
  'content/pictures.json',
  'node_modules/hono/package.json',
];
const traversals = [
  '',
  '../',
  '%2e%2e/',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..;/',
  '%c0%ae%c0%ae/',
  '....//',
  './/',
];

test.each(traversals)('serves no file outside the published folders through %j', async (traversal) => {
  for (const start of ['/', '/assets/', '/pictures/', '/film/']) {
    for (const steps of traversal === '' ? [0] : [1, 2, 3]) {
      for (const file of hidden) {
        const address = `${start}${traversal.repeat(steps)}${file}`;
        const { text, statuses } = await requestExactly(address);
        expect([address, statuses]).toEqual([address, [expect.toBeOneOf([400, 404])]]);
        expect(text).not.toMatch(
          /\[core\]|"dependencies"|"lockfileVersion"|^import |SQLite format|refs\/heads/m,
        );
      }
    }
  }
});

test.each(['/', '/assets', '/assets/', '/pictures', '/pictures/', '/film/', '/cards/'])(
  'does not list the folder %s',
  async (address) => {
    const { text } = await requestExactly(address);
    expect(text).not.toMatch(/Index of|\.avif<\/a>|href="[^"]+\.js">[^<]*\.js/);
  },
);

/** The files of the build that browsers can load. */
const bundle = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

test('the build has no source maps and only file types that pages need', () => {
  const kinds = new Set(bundle.map((file) => path.extname(file)));
  expect(
    [...kinds].filter(
      (kind) => !/^\.(?:js|css|png|jpg|svg|ico|woff2|avif|webp|txt|vtt|webmanifest)$/.test(kind),
    ),
  ).toEqual([]);
});

test('scripts contain no server code, no path of this machine and no setting', () => {
  const scripts = bundle.filter((file) => /\.(?:js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const internals =
    /sourceMappingURL|AUTH_SECRET|DATABASE_URL|SMTP_URL|ADMIN_PASSWORD|argon2|node:(?:crypto|fs|http)|betterAuth|kysely|nodemailer|insert into|PRIVATE KEY/i;
  for (const file of scripts) {
    const text = readFileSync(file, 'utf8');
    expect([file, internals.exec(text)?.[0], text.includes(root)]).toEqual([file, undefined, false]);
  }
});

test('no page, generated file or API description contains a secret or a path of this machine', async () => {
  for (const address of [
    '/sitemap.xml',
    '/robots.txt',
    '/Blog/rss.xml',
    '/openapi.json',
    '/nothing',
    ...pagesFor({ rooms, posts }).map(({ path }) => path),
  ]) {
    const { text } = await requestExactly(address);
    // Without its random end, which differs in stored pages.
    const anyCache = cache.slice(0, -6);
    for (const secretText of [secret, secret.replaceAll(' ', '-'), root, anyCache, school.dataDir])
      expect([address, text.includes(secretText)]).toEqual([address, false]);
  }
});

test('the API description gives no examples, and no default values but empty ones, true, a list, a month and a page size', async () => {
  const { body } = await school.visitor().get('/openapi.json');
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/"examples?":/);
  expect(new Set(text.match(/"default":[^,}]+/g))).toEqual(
    new Set([
      '"default":""',
      '"default":null',
      '"default":true',
      '"default":"agreed"',
      '"default":"month"',
      '"default":25',
    ]),
  );
});
