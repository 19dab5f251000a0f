import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import { edition } from './content.ts';
import { pagesOrigin as origin, restorePageCache } from './page-cache.ts';
import { openSchool } from './school.ts';

/** The published pages over HTTP, without a browser. */
export interface PublishedPages {
  /** The origin in the addresses of the pages. */
  origin: string;
  /** @param address a path, or an address with the origin */
  request(address: string, init?: RequestInit): Promise<Response>;
  read(address: string): Promise<string>;
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');

/** Publishes the default content at the first request, or takes the pages of an earlier run, and serves them. */
export function publishedPages(): PublishedPages {
  let opened: Promise<{ url: string; close(): Promise<void> }> | undefined;
  async function open() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'school-pages-'));
    const savePageCache = await restorePageCache(dataDir, origin);
    const site = await openSite(root, readSettings({ DATA_DIR: dataDir, PUBLIC_URL: origin }), edition);
    await savePageCache();
    const school = await openSchool('sqlite', {}, site);
    const close = async () => {
      await school.close();
      await rm(dataDir, { recursive: true });
    };
    return { url: school.url, close };
  }
  async function request(address: string, init?: RequestInit): Promise<Response> {
    opened ??= open();
    const { pathname, search } = new URL(address, origin);
    return fetch((await opened).url + pathname + search, init);
  }
  return {
    origin,
    request,
    read: async (address) => (await request(address)).text(),
    close: async () => (await opened)?.close(),
  };
}
