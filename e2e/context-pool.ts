import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A context that is cleaned after a test and used again by another test with the same options. */
export interface ContextPool {
  /** Takes a clean context or creates one. It has the cookies of `storageState` and no other stored data. */
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
 * Pools the contexts of a worker's browser. The HTTP cache of a context survives. Contexts for another server and contexts
 * with service workers are used once, because `clean` does not reach all that they store.
 * @param origin of the server under test
 */
export function createContextPool(browser: Browser, origin: string): ContextPool {
  const free = new Map<string, BrowserContext[]>();
  const pooled = new Map<BrowserContext, Pooled>();

  async function create(key: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    if (options.baseURL !== origin || options.serviceWorkers !== 'block') return context;
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    pooled.set(context, { key, keeper });
    return context;
  }

  async function clean(context: BrowserContext, keeper: Page): Promise<void> {
    const others = context.pages().filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
    ]);
    const session = await context.newCDPSession(keeper);
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage',
    });
    await session.detach();
  }

  /** A clock that a test installed stays in all later pages of the context. */
  const hasFakeClock = (page: Page) => page.evaluate(() => !String(setTimeout).includes('native code'));

  return {
    async take({ storageState, ...options }) {
      const key = JSON.stringify(options);
      const context = free.get(key)?.pop() ?? (await create(key, options));
      if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
      return context;
    },
    async giveBack(context) {
      const entry = pooled.get(context);
      if (entry === undefined || (await hasFakeClock(entry.keeper))) {
        pooled.delete(context);
        await context.close();
        return;
      }
      await clean(context, entry.keeper);
      free.set(entry.key, [...(free.get(entry.key) ?? []), context]);
    },
    async close() {
      for (const context of pooled.keys()) await context.close();
    },
  };
}
