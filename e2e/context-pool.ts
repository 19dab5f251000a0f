import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A context that is cleaned after a test and used again by another test with the same options. */
export interface ContextPool {
  /** Takes a clean context without cookies or stored data, or creates one. */
  take: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** Returns a context after its test: closes its pages and deletes what they stored. */
  giveBack: (context: BrowserContext) => Promise<void>;
  close: () => Promise<void>;
}

interface Pooled {
  key: string;
  /** Keeps the renderer process of the site alive, and with it the compiled scripts: they cost half of opening a page. */
  keeper: Page;
}

/**
 * Pools the contexts of a worker's browser. The HTTP cache of a context survives, so a test about a first visit takes
 * `sharedPage` or a context of its own.
 * @param origin of the server under test
 */
export function createContextPool(browser: Browser, origin: string): ContextPool {
  const free = new Map<string, BrowserContext[]>();
  const pooled = new Map<BrowserContext, Pooled>();

  async function create(key: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    pooled.set(context, { key, keeper });
    return context;
  }

  async function clean(context: BrowserContext, keeper: Page): Promise<void> {
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
    ]);
    const session = await context.newCDPSession(keeper);
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
    await session.detach();
  }

  /** A clock that a test installed stays in all later pages of the context. */
  const hasOwnClock = (page: Page) => page.evaluate(() => !String(setTimeout).includes('native code'));

  return {
    async take({ storageState, ...options }) {
      const key = JSON.stringify(options);
      const context = free.get(key)?.pop() ?? (await create(key, options));
      if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
      return context;
    },
    async giveBack(context) {
      const { key, keeper } = pooled.get(context) ?? {};
      if (key === undefined || keeper === undefined || (await hasOwnClock(keeper))) {
        pooled.delete(context);
        await context.close();
        return;
      }
      await clean(context, keeper);
      free.set(key, [...(free.get(key) ?? []), context]);
    },
    async close() {
      for (const context of pooled.keys()) await context.close();
    },
  };
}
