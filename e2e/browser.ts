import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * What Chromium is not to do. Of two such switches the last one counts, so Playwright's own stand here too; the last
 * two load a suggestion list for the address bar of every page that is opened, which costs as much as the page.
 */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Chromium as the tests need it: the one bin/test.mjs found, quiet towards the outside.
 * @param settings such as a reader's own letter size, as Chromium's command line has them
 */
export function openBrowser(...settings: string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? known.find((file) => existsSync(file));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${without.join()}`,
      ...settings,
    ],
  });
}

/**
 * Remembers what the pages of a browser were refused by their Content Security Policy, Trusted Types included.
 * @returns a line each, growing
 */
export function watchRefusals(browser: Browser): string[] {
  const refusals: string[] = [];
  browser.on('context', (context) =>
    context.on('console', (message) => {
      const text = message.text();
      if (/Content Security Policy|Permissions.Policy|require 'Trusted/i.test(text))
        refusals.push(`${message.location().url}: ${text}`);
    }),
  );
  return refusals;
}

/**
 * Has each document remember that its own script has taken over: all that its first rendering sets going has run when the
 * root says so (app/root.tsx), while React leaves its marks in the markup as soon as it begins.
 */
export async function noteAlive(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() =>
    document.addEventListener('app-ready', () => Object.assign(window, { isAlive: true })),
  );
}

/** A page that remembers what went wrong on it and whom it asked. */
export interface WatchedPage {
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  problems: string[];
  /** Requests to hosts other than the site's. */
  strangers: string[];
}

/** Opens a fresh visitor's page. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    // Requests that a worker answers cannot be held or broken by a test; e2e/offline.test.ts lets it in.
    serviceWorkers: 'block',
    ...options,
  });
  await noteAlive(context);
  const page = await context.newPage();
  const problems: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) strangers.push(request.url());
  });
  return { page, problems, strangers };
}
