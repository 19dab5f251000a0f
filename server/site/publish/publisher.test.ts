import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Content } from '#contract/site/content.ts';
import type { PublishedPage } from '#contract/site/pages.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import type { DrawCard } from '#server/site/cards/draw-cards.ts';
import {
  defaultContent,
  factsOf,
  makeEdition,
  type Edition,
  type SchoolContent,
} from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import { askPage } from '#test/ask-page.ts';
import { contentWith } from '#test/changed-content.ts';
import { immutable } from '../serve/cache-control.ts';
import { createCompressor, type Compressor } from '../compress.ts';
import { policiesFor } from './content-security-policy.ts';
import { pageHandlers, type PageHandler } from '../serve/page-handler.ts';
import type { PreparedEdition } from './prepared-edition.ts';
import { PublishError } from '#server/operations/publish-error.ts';
import type { Assets } from '../serve/files.ts';
import { publish } from './publisher.ts';
import { dataPath, type Renderer } from './renderer.ts';
import { createSite, type Site } from '../site.ts';
import type { Snapshot } from '../snapshot.ts';

const style = '.a{color:red}';
const assets: Assets = new Map([
  ['/assets/a.css', { type: 'text/css', cacheControl: immutable, bytes: Buffer.from(style) }],
  ['/assets/a.js', { type: 'text/javascript', cacheControl: immutable, bytes: Buffer.from('let a') }],
]);

/** A document as React Router writes it. */
const documentOf = (words: string, script = '/assets/a.js') =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>` +
  `<body>${words}<script type="module" async="">import "${script}"</script></body></html>`;

/** A work without the optional text. */
const [aWork = ''] =
  Object.entries(defaultContent.entries.work).find(
    ([, { additionalText }]) => additionalText === undefined,
  ) ?? [];

/** The words of a page: every page shows the school's name, the other facts stand on one page each. */
function wordsOf(page: string, content: Content): string {
  const { name } = content.document('school');
  switch (page) {
    case '/about':
      return `${page} ${name} ${content.document('faq').lead}`;
    case '/classes':
      return `${page} ${name} ${content.courses().map(({ courseName, price }) => `${courseName} ${price}`)}`;
    case '/Blog':
      return `${page} ${name} ${content.entries('work').map(([key, { title }]) => `${key} ${title}`)}`;
    case '/Blog/clay':
      return `${page} ${name} ${content.work(aWork).alt}`;
    default:
      return `${page} ${name}`;
  }
}

const renderer: Renderer = {
  page: async (page, _, content) => documentOf(wordsOf(page, content)),
  data: async (page, _, content) => `data of ${wordsOf(page, content)}`,
};

/** A renderer that throws at one page. */
const brokenAt = (broken: string): Renderer => ({
  ...renderer,
  async page(page, status, content) {
    if (page === broken) throw new Error('the paint has run out');
    return renderer.page(page, status, content);
  },
});

const pageAt = (path: string): PublishedPage => ({ path, access: 'anyone', isIndexed: true });
const paths = ['/', '/about', '/classes', '/SignUp', '/Blog', '/Blog/clay'];
const pages = paths.map(pageAt);

const editionOf = (name: string, number = 1): Edition =>
  makeEdition(
    number,
    contentWith(({ documents }) => {
      documents.school.name = name;
    }),
  );

/** An edition with these pages and a generated file that lists them. */
const prepare = (edition: Edition, ofPages = pages): PreparedEdition => ({
  id: { number: edition.number, hash: edition.hash },
  pages: ofPages,
  facts: factsOf(edition),
  content: (record) => readContent(edition, record),
  filesFor: (rendered) => [
    {
      path: '/list.txt',
      type: 'text/plain',
      cacheControl: 'no-cache',
      content: rendered.map(({ path }) => path).join(' '),
    },
  ],
});

/** The card of each page has the name of the page. */
const scripts = { boot: 'boot()', serviceWorker: 'cachePages()' };
const drawCard: DrawCard = async (page) => ({
  address: `/cards${page}.jpg`,
  tags: `<meta content="/cards${page}.jpg"/>`,
});

const policyOf = policiesFor({ publicUrl: 'http://school.test', apiHost: '' });

let directory: string;
let compressor: Compressor;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-publish-'));
  compressor = createCompressor(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const publishEdition = (
  prepared: PreparedEdition,
  previous?: Snapshot,
  using = renderer,
  drawing = drawCard,
) =>
  publish(
    { renderer: using, scripts, assets, encode: compressor.encode, policyOf, drawCard: drawing },
    prepared,
    previous,
  );
const snapshotOf = async (name: string, using = renderer) =>
  (await publishEdition(prepare(editionOf(name)), undefined, using)).snapshot;
const settings = { publicUrl: 'http://school.test' };
const handlerFor = (snapshot: Snapshot): PageHandler =>
  pageHandlers({ settings, stored: new Map(), gzip: compressor.gzip })(snapshot);
const get = (snapshot: Snapshot, address: string, method = 'GET') =>
  askPage(handlerFor(snapshot), address, { method });
const textOf = async (snapshot: Snapshot, address: string) =>
  (await (await get(snapshot, address))?.text()) ?? '';
const statusOf = async (snapshot: Snapshot, address: string) => (await get(snapshot, address))?.status;

/** The text of every entry and of the 404 page, by path. */
const textsOf = ({ entries, notFound }: Snapshot) =>
  Object.fromEntries(
    [...entries, ['404', notFound.page] as const, ['404.data', notFound.data] as const].map(
      ([address, { body }]) => [address, brotliDecompressSync(body.br).toString()],
    ),
  );

describe('publishing', () => {
  test.each(['/', '/SignUp', '/Blog/clay', '/404'])(
    'the error for a page that cannot be rendered, %s, names the page and the reason',
    async (page) => {
      const error = await snapshotOf('second', brokenAt(page)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(PublishError);
      expect(error).toMatchObject({
        page,
        message: `The page ${page} cannot be published: the paint has run out`,
      });
    },
  );

  test('the error for a missing stylesheet names the page', async () => {
    const building = publish(
      { renderer, scripts, assets: new Map(), encode: compressor.encode, policyOf, drawCard },
      prepare(editionOf('first')),
    );
    await expect(building).rejects.toThrow(
      'The page / cannot be published: the stylesheet /assets/a.css is missing',
    );
  });

  test('fails when a compressed text cannot be stored', async () => {
    const gone = await mkdtemp(path.join(tmpdir(), 'school-publish-'));
    const { encode } = createCompressor(gone);
    const tools = { renderer, scripts, assets, encode, policyOf, drawCard };
    await rm(gone, { recursive: true });
    await expect(publish(tools, prepare(editionOf('first')))).rejects.toThrow('ENOENT');
  });

  test('publishing the same content twice gives the same bytes', async () => {
    expect(textsOf(await snapshotOf('same'))).toEqual(textsOf(await snapshotOf('same')));
  });
});

describe('publishing the next edition', () => {
  const before = makeEdition(1, defaultContent);
  let previous: Snapshot;
  beforeAll(async () => {
    previous = (await publishEdition(prepare(before))).snapshot;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  type Change = (content: SchoolContent) => void;
  /** Changes fields of the first course. */
  const changeCourse =
    (fields: Partial<CourseRecord>): Change =>
    (content) => {
      content.courses = content.courses.map((course, index) =>
        index === 0 ? { ...course, ...fields } : course,
      );
    };
  const changes: [fact: string, change: Change, rendered: string[]][] = [
    ['name of the school', ({ documents }) => (documents.school.name = 'Other Art'), [...paths, '/404']],
    ['lead of the questions', ({ documents }) => (documents.faq.lead = 'Other words.'), ['/about']],
    ['price', changeCourse({ price: 2501 }), ['/classes']],
    ['course that is hidden', changeCourse({ hidden: true }), ['/classes']],
    ['order of the courses', (content) => (content.courses = content.courses.toReversed()), ['/classes']],
    [
      'text of a work',
      ({ entries }) => Object.assign(entries.work[aWork] ?? {}, { alt: 'Other' }),
      ['/Blog/clay'],
    ],
    [
      'text that did not exist',
      ({ entries }) => Object.assign(entries.work[aWork] ?? {}, { additionalText: 'More' }),
      ['/Blog/clay'],
    ],
    ['fact that no page reads', ({ documents }) => (documents.school.street = 'Other Road'), []],
  ];

  test.each(changes)('renders exactly the pages that read a changed %s', async (_, change, rendered) => {
    const next = prepare(makeEdition(2, contentWith(change)));
    const incremental = await publishEdition(next, previous);
    expect(incremental.rendered).toEqual(rendered);
    const complete = await publishEdition(next);
    expect(textsOf(incremental.snapshot)).toEqual(textsOf(complete.snapshot));
    expect(incremental.snapshot.records).toEqual(complete.snapshot.records);
  });

  test('renders a page again when it read a document that did not exist and now exists', async () => {
    const reading: Renderer = {
      ...renderer,
      page: async (page, _, content) =>
        documentOf(`${page} ${content.entry('work', 'other')?.title ?? 'none'}`),
    };
    const first = await publishEdition(prepare(before), undefined, reading);
    const added = contentWith(({ entries }) =>
      Object.assign(entries.work, { other: { ...entries.work[aWork], title: 'Another Work' } }),
    );
    const next = await publishEdition(prepare(makeEdition(2, added)), first.snapshot, reading);
    expect(await textOf(next.snapshot, '/about')).toContain('Another Work');
  });

  test('keeps the compressed texts of pages that do not change', async () => {
    const { snapshot } = await publishEdition(prepare(editionOf('Showcase Art', 2)), previous);
    for (const address of ['/', dataPath('/'), '/assets/a.js', '/list.txt'])
      expect(snapshot.entries.get(address)?.body).toBe(previous.entries.get(address)?.body);
  });

  test('renders a page again when a computed fact that it read changes', async () => {
    const withWidth = (edition: Edition, width: string): PreparedEdition => ({
      ...prepare(edition),
      facts: new Map([...factsOf(edition), ['width/about', width]]),
      content(record) {
        record('width/about');
        return readContent(edition, record);
      },
    });
    const first = await publishEdition(withWidth(before, '80'));
    expect((await publishEdition(withWidth(before, '80'), first.snapshot)).rendered).toEqual([]);
    expect((await publishEdition(withWidth(before, '81'), first.snapshot)).rendered).toContain('/about');
  });

  test('renders a page again whose social card could not be drawn', async () => {
    const failing: DrawCard = async (page, ...rest) =>
      page === '/about' ? undefined : drawCard(page, ...rest);
    const first = await publishEdition(prepare(before), undefined, renderer, failing);
    expect(await textOf(first.snapshot, '/about')).not.toContain('/cards/');
    const { rendered, snapshot } = await publishEdition(prepare(before), first.snapshot);
    expect(rendered).toEqual(['/about']);
    expect(await textOf(snapshot, '/about')).toContain('<meta content="/cards/about.jpg"/>');
  });

  test('renders a new page, and a removed page is replaced by the 404 page', async () => {
    const next = [...pages.filter((page) => page.path !== '/Blog/clay'), pageAt('/Blog/glass')];
    const { rendered, snapshot } = await publishEdition(prepare(before, next), previous);
    expect(rendered).toEqual(['/Blog/glass']);
    expect(await statusOf(snapshot, '/Blog/glass')).toBe(200);
    for (const address of ['/Blog/clay', '/Blog/clay.data'])
      expect(await statusOf(snapshot, address)).toBe(404);
    expect(await textOf(snapshot, '/list.txt')).toBe('/ /about /classes /SignUp /Blog /Blog/glass');
  });

  test('the script of a page that has changed stays for a day, because open pages may load it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const scriptOf = async (snapshot: Snapshot) =>
      /\/assets\/page-[0-9a-f]{10}\.js/.exec(await textOf(snapshot, '/about'))?.[0] ?? '';
    const otherScript: Renderer = {
      ...renderer,
      page: async (page, _, content) => documentOf(wordsOf(page, content), '/assets/b.js'),
    };
    const next = await publishEdition(prepare(editionOf('second', 2)), previous, otherScript);
    const old = await scriptOf(previous);
    expect(await scriptOf(next.snapshot)).not.toBe(old);
    expect(await textOf(next.snapshot, old)).toBe('import "/assets/a.js"');

    vi.setSystemTime(Date.now() + 23 * 60 * 60 * 1000);
    const third = await publishEdition(prepare(editionOf('third', 3)), next.snapshot, otherScript);
    expect(await statusOf(third.snapshot, old)).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    const fourth = await publishEdition(prepare(editionOf('fourth', 4)), third.snapshot, otherScript);
    expect(await statusOf(fourth.snapshot, old)).toBe(404);
  });
});

describe('a site that publishes editions', () => {
  /** A site that serves the edition `first`; `broken` fails, and `onRender` is called before each page is rendered. */
  async function openSite({ broken = '', onRender = (_: Site) => {} } = {}) {
    const published: number[] = [];
    const using: Renderer = {
      ...renderer,
      async page(page, status, content) {
        onRender(site);
        if (content.document('school').name === broken && page === '/SignUp')
          throw new Error('the paint has run out');
        return renderer.page(page, status, content);
      },
    };
    const first = await snapshotOf('first');
    let previous = first;
    const site: Site = createSite(first, handlerFor, async (edition) => {
      published.push(edition.number);
      const publication = await publishEdition(prepare(edition), previous, using);
      previous = publication.snapshot;
      return publication;
    });
    return { site, published };
  }
  const textAt = async ({ handle }: Site, address: string) => (await askPage(handle, address))?.text();
  const allTexts = (site: Site) => Promise.all(paths.map((address) => textAt(site, address)));

  test('keeps the served edition when a page fails, and publishes the next edition', async () => {
    const { site } = await openSite({ broken: 'second' });
    const before = await allTexts(site);
    await expect(site.publish(editionOf('second', 2))).rejects.toMatchObject({ page: '/SignUp' });
    expect(await allTexts(site)).toEqual(before);
    expect(site.served.number).toBe(1);
    const third = editionOf('third', 3);
    expect(await site.publish(third)).toMatchObject({ number: 3, hash: third.hash });
    expect(site.served).toEqual({ number: 3, hash: third.hash });
    expect(await textAt(site, '/SignUp')).toContain('/SignUp third');
  });

  test('answers every request during a publication from the edition before', async () => {
    const texts: Promise<(string | undefined)[]>[] = [];
    const { site } = await openSite({ onRender: (site) => texts.push(allTexts(site)) });
    await site.publish(editionOf('second', 2));
    const during = (await Promise.all(texts)).flat();
    expect(during).toHaveLength((paths.length + 1) * paths.length);
    for (const text of during) expect(text).toMatch(/ first\b/);
    for (const text of await allTexts(site)) expect(text).toMatch(/ second\b/);
  });

  test('publishes only the newest of the editions that arrive during a publication', async () => {
    const { site, published } = await openSite();
    const running = site.publish(editionOf('second', 2));
    await Promise.resolve();
    const waiting = [3, 5, 4].map((number) => site.publish(editionOf(`edition ${number}`, number)));
    expect((await running).number).toBe(2);
    expect((await Promise.all(waiting)).map(({ number }) => number)).toEqual([5, 5, 5]);
    expect(published).toEqual([2, 5]);
    expect(await textAt(site, '/about')).toContain('/about edition 5');
  });

  test('does not publish an edition that is older than the served one', async () => {
    const { site, published } = await openSite();
    await site.publish(editionOf('third', 3));
    expect(await site.publish(editionOf('second', 2))).toMatchObject({ number: 3, rendered: [] });
    expect(published).toEqual([3]);
  });

  test('renders nothing for an edition with the same content, and serves its number', async () => {
    const { site, published } = await openSite();
    expect((await site.publish(editionOf('first', 8))).rendered).toEqual([]);
    expect([site.served.number, published]).toEqual([8, []]);
  });
});

describe('a published site', () => {
  let snapshot: Snapshot;
  beforeEach(async () => {
    snapshot = await snapshotOf('first');
  });

  test.each(['/', '/about', '/SignUp', '/Blog/clay'])(
    'serves %s from memory with Cache-Control: no-cache',
    async (page) => {
      const answer = await get(snapshot, page);
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
    const marked: Renderer = {
      ...renderer,
      page: async () => documentOf('').replace(/<link rel="stylesheet".*?>/, shared),
    };
    const text = await textOf(await snapshotOf('first', marked), '/about');
    expect(text).toContain(`<style>${style}</style>`);
    expect(text).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
    expect(text).toContain('<link rel="stylesheet" href="/assets/a.css#" disabled=""/>');
  });

  test.each([
    ['/signup', '/SignUp'],
    ['/SIGNUP/?a=b', '/SignUp?a=b'],
    ['/about/', '/about'],
    ['/blog/CLAY', '/Blog/clay'],
  ])('redirects %s to its canonical spelling %s', async (address, location) => {
    const answer = await get(snapshot, address);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([308, location]);
  });

  test.each(['//evil.test', '/\\evil.test', '//evil.test/about/', '/about//'])(
    'never redirects %s to another host',
    async (address) => {
      const location = (await get(snapshot, address))?.headers.get('location') ?? '/';
      expect(new URL(location, 'http://school.test').host).toBe('school.test');
    },
  );

  test.each(['/nothing', '/Blog/:slug', '/*', '/404', '/aboutx', '/about.html'])(
    'responds to %s with 404 and the page for it',
    async (address) => {
      const answer = await get(snapshot, address);
      expect(answer?.status).toBe(404);
      expect(await answer?.text()).toContain('/404 first');
    },
  );

  test('publishes generated files with Cache-Control: no-cache', async () => {
    const answer = await get(snapshot, '/list.txt');
    expect(await answer?.text()).toBe('/ /about /classes /SignUp /Blog /Blog/clay');
    expect(answer?.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves the data of a page for any spelling of its path', async () => {
    for (const address of ['/SignUp.data', '/signup.data'])
      expect(await textOf(snapshot, address)).toBe('data of /SignUp first');
    expect(await textOf(snapshot, dataPath('/'))).toBe('data of / first');
  });

  test('responds with 404 and the data of the 404 page where there is no page', async () => {
    const answer = await get(snapshot, '/nothing.data');
    expect([answer?.status, await answer?.text()]).toEqual([404, 'data of /404 first']);
  });

  test('the script of a page has a name with its hash and is cached for ever', async () => {
    const script = /\/assets\/page-[0-9a-f]{10}\.js/.exec(await textOf(snapshot, '/about'))?.[0] ?? '';
    const answer = await get(snapshot, script);
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

  test.each(['POST', 'PUT', 'DELETE'])('rejects %s to a page with 405', async (method) => {
    const answer = await get(snapshot, '/about', method);
    expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
