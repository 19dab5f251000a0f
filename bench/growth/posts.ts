import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '#contract/school/audit.ts';
import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';
import { storeContent } from '#server/site/content/store.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Measured } from '../figure.ts';
import { bySize } from './by-size.ts';
import { readMilliseconds } from './reads.ts';
import { residentMegabytes } from '../run/process-figures.ts';
import type { ServerProcess } from '../run/server-process.ts';
import { startSite } from '../run/site.ts';

const posts = Object.entries(defaultContent.entries.post);
const firstPost = `/Blog/${posts[0]?.[0]}`;

/** The default content with each post several times, under other addresses and headings. */
function contentWith(times: number): SchoolContent {
  const copies = Array.from({ length: times }, (_, copy) =>
    posts.map(([slug, { title, ...post }]) =>
      copy === 0
        ? [slug, { ...post, title }]
        : [`${slug}-${copy}`, { ...post, title: { ...title, text: `${title.text} ${copy}` } }],
    ),
  );
  return {
    ...defaultContent,
    entries: { ...defaultContent.entries, post: Object.fromEntries(copies.flat()) },
  };
}

/** A site with more posts, in a process of its own. */
interface Site extends ServerProcess {
  posts: number;
  pages: number;
}

/** Starts a site that has rendered nothing yet. */
async function openSite(dataDir: string, times: number): Promise<Site> {
  const db = connect({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await storeContent(db, contentWith(times), commandLine, async () => {});
  await db.destroy();
  const site = await startSite(dataDir);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return { ...site, posts: posts.length * times, pages: sitemap.split('<loc>').length - 1 };
}

/** Measures the publication of a first start, and reads of pages, with up to a hundred times the posts. */
export async function measurePosts({ isQuick }: { isQuick: boolean }): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-growth-'));
  const sites: Site[] = [];
  for (const times of isQuick ? [1, 10] : [1, 10, 100])
    sites.push(await openSite(await mkdtemp(path.join(folder, 'site-')), times));
  const paths = ['/', firstPost, '/Blog'];
  const reads = new Map(paths.map((page) => [page, new Map(sites.map((site) => [site, [] as number[]]))]));
  for (let round = 0; round < (isQuick ? 5 : 15); round += 1) {
    for (const [page, bySite] of reads) {
      for (const [site, samples] of bySite) samples.push(await readMilliseconds(site.url, page));
    }
  }
  const memory = new Map(sites.map((site) => [site, residentMegabytes(site.pid)]));
  for (const site of sites) await site.stop();
  await rm(folder, { recursive: true });
  const figure = (name: string, unit: string, samplesOf: (site: Site) => readonly number[]) =>
    ({
      group: 'growth',
      name,
      unit,
      ...bySize(sites.map((site) => ({ name: `${site.posts} posts`, samples: samplesOf(site) }))),
    }) as const;
  const readsOf = (page: string) => (site: Site) => reads.get(page)?.get(site) ?? [];
  const target = { atMost: 1.2 };
  return {
    figures: [
      {
        ...figure('first publication, for each page', 's', (site) => [site.readySeconds / site.pages]),
        target,
      },
      figure('memory after the first publication', 'MB', (site) => [memory.get(site) ?? 0]),
      { ...figure('GET /, with many posts', 'ms', readsOf('/')), target },
      { ...figure('GET of a post, with many posts', 'ms', readsOf(firstPost)), target },
      figure('GET of the list of posts', 'ms', readsOf('/Blog')),
    ],
  };
}
