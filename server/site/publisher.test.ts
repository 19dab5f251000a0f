import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { content } from '#test/content.ts';
import type { PublishedPage } from '#contract/pages.ts';
import { createCompressor, type Compressor } from './compress.ts';
import { policiesFor } from './content-security-policy.ts';
import { immutable, publish, PublishError, type Assets } from './publisher.ts';
import { dataPath, type Renderer } from './renderer.ts';
import { respondFrom } from './site.ts';
import type { Snapshot } from './snapshot.ts';

const style = '.a{color:red}';
const assets: Assets = new Map([
  ['/assets/a.css', { type: 'text/css', cacheControl: immutable, bytes: Buffer.from(style) }],
  ['/assets/a.js', { type: 'text/javascript', cacheControl: immutable, bytes: Buffer.from('let a') }],
]);

/** A document as React Router writes it. */
const documentOf = (words: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>` +
  `<body>${words}<script type="module" async="">import "/assets/a.js"</script></body></html>`;

/** Renders every page as its path and an edition; a broken one throws. */
function rendererOf(edition: string, broken?: string): Renderer {
  const render = async (page: string) => {
    if (page === broken) throw new Error('the paint has run out');
    return documentOf(`${page} ${edition}`);
  };
  return {
    page: render,
    data: async (page) => `data of ${page} ${edition}`,
  };
}

const pages: PublishedPage[] = ['/', '/about', '/SignUp', '/Blog', '/Blog/clay'].map((path) => ({
  path,
  access: 'anyone',
  isIndexed: true,
}));

const generatedFiles = (rendered: readonly PublishedPage[]) => [
  { path: '/list.txt', type: 'text/plain', text: rendered.map(({ path }) => path).join(' ') },
];

const policyOf = policiesFor({ publicUrl: 'http://school.test', apiHost: '' });

let directory: string;
let compressor: Compressor;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-publish-'));
  compressor = createCompressor(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const publishAs = (edition: string, broken?: string) =>
  publish(rendererOf(edition, broken), content, assets, compressor, pages, generatedFiles, policyOf);
const get = (snapshot: Snapshot, address: string, method = 'GET') =>
  respondFrom(snapshot, new Map(), new Request(new URL(address, 'http://school.test'), { method }));

const etagOf = async () => get(await publishAs('same'), '/')?.headers.get('etag');

describe('publishing', () => {
  test.each(['/', '/SignUp', '/Blog/clay', '/404'])(
    'the error for a page that cannot be rendered, %s, names the page and the reason',
    async (page) => {
      const error = await publishAs('second', page).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(PublishError);
      expect(error).toMatchObject({
        page,
        message: `The page ${page} cannot be published: the paint has run out`,
      });
    },
  );

  test('the error for a missing stylesheet names the page', async () => {
    const building = publish(
      rendererOf('first'),
      content,
      new Map(),
      compressor,
      pages,
      generatedFiles,
      policyOf,
    );
    await expect(building).rejects.toThrow(
      'The page / cannot be published: the stylesheet /assets/a.css is missing',
    );
  });

  test('the served pages stay when publishing fails and are replaced when it succeeds', async () => {
    let serving = await publishAs('first');
    const before = await get(serving, '/about')?.text();
    expect(before).toContain('/about first');
    await expect(publishAs('second', '/SignUp').then((next) => (serving = next))).rejects.toThrow(
      PublishError,
    );
    expect(await get(serving, '/about')?.text()).toBe(before);
    serving = await publishAs('third');
    expect(await get(serving, '/about')?.text()).toContain('/about third');
  });

  test('publishing the same content twice gives the same bytes', async () => {
    expect(await etagOf()).toBe(await etagOf());
  });
});

describe('a published site', () => {
  let snapshot: Snapshot;
  beforeEach(async () => {
    snapshot = await publishAs('first');
  });

  test.each(['/', '/about', '/SignUp', '/Blog/clay'])(
    'serves %s from memory with Cache-Control: no-cache',
    async (page) => {
      const answer = get(snapshot, page);
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('cache-control')).toBe('no-cache');
      const text = (await answer?.text()) ?? '';
      expect(text).toContain(`${page} first`);
      expect(text).toContain(`<style>${style}</style>`);
      expect(text).not.toContain('rel="modulepreload"');
    },
  );

  test('inlines a stylesheet that a lazy import needs too, and keeps its link for that import', async () => {
    const shared = '<link rel="stylesheet" href="/assets/a.css#"/>';
    const renderer = rendererOf('first');
    const marked = {
      ...renderer,
      page: async () => documentOf('').replace(/<link rel="stylesheet".*?>/, shared),
    };
    const text = await get(
      await publish(marked, content, assets, compressor, pages, generatedFiles, policyOf),
      '/about',
    )?.text();
    expect(text).toContain(`<style>${style}</style>`);
    expect(text).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
    expect(text).toContain('<link rel="stylesheet" href="/assets/a.css#" disabled=""/>');
  });

  test.each([
    ['/signup', '/SignUp'],
    ['/SIGNUP/?a=b', '/SignUp?a=b'],
    ['/about/', '/about'],
    ['/blog/CLAY', '/Blog/clay'],
  ])('redirects %s to its canonical spelling %s', (address, location) => {
    const answer = get(snapshot, address);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([308, location]);
  });

  test.each(['//evil.test', '/\\evil.test', '//evil.test/about/', '/about//'])(
    'never redirects %s to another host',
    (address) => {
      const request = new Request(`http://school.test${address}`);
      const location = respondFrom(snapshot, new Map(), request)?.headers.get('location') ?? '/';
      expect(new URL(location, 'http://school.test').host).toBe('school.test');
    },
  );

  test.each(['/nothing', '/Blog/:slug', '/*', '/404', '/aboutx', '/about.html'])(
    'responds to %s with 404 and the page for it',
    async (address) => {
      const answer = get(snapshot, address);
      expect(answer?.status).toBe(404);
      expect(await answer?.text()).toContain('/404 first');
    },
  );

  test('publishes generated files with Cache-Control: no-cache', async () => {
    const answer = get(snapshot, '/list.txt');
    expect(await answer?.text()).toBe('/ /about /SignUp /Blog /Blog/clay');
    expect(answer?.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves the data of a page for any spelling of its path', async () => {
    for (const address of ['/SignUp.data', '/signup.data'])
      expect(await get(snapshot, address)?.text()).toBe('data of /SignUp first');
    expect(await get(snapshot, dataPath('/'))?.text()).toBe('data of / first');
  });

  test('responds with 404 and the data of the 404 page where there is no page', async () => {
    const answer = get(snapshot, '/nothing.data');
    expect([answer?.status, await answer?.text()]).toEqual([404, 'data of /404 first']);
  });

  test('the script of a page has a name with its hash and is cached for ever', async () => {
    const script =
      /\/assets\/page-[0-9a-f]{10}\.js/.exec((await get(snapshot, '/about')?.text()) ?? '')?.[0] ?? '';
    const answer = get(snapshot, script);
    expect(answer?.headers.get('cache-control')).toBe(immutable);
    expect(await answer?.text()).toBe('import "/assets/a.js"');
  });

  test.each([
    '/user/me',
    '/admin/get-users',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/.well-known/security.txt',
  ])('leaves %s to the API', (address) => {
    expect(get(snapshot, address)).toBeUndefined();
  });

  test.each(['POST', 'PUT', 'DELETE'])('rejects %s to a page with 405', (method) => {
    const answer = get(snapshot, '/about', method);
    expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
