import type { Browser } from '@playwright/test';
import { openBrowser } from '../../e2e/browser.ts';
import { runSchool } from '../../e2e/running-school.ts';
import { copyContent, servePlainPages } from '../anchors/plain-site.ts';
import type { Measured } from '../figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoading } from './loading.ts';
import { measureNavigation } from './navigation.ts';
import { installTools, versionOf } from './tools.ts';

/** Blocking time at home may be 30 ms more, and a first visit 10 % larger, than docs/performance.md recorded. */
const pages = [
  { name: 'home', path: '/', atMost: { blocking: 75 + 30, kB: 268 * 1.1 } },
  { name: 'gallery room', path: '/painting', atMost: { kB: 279 * 1.1 } },
];

const versions = (browser: Browser) =>
  `Lighthouse ${versionOf('lighthouse')} with its settings for phones (simulated slow 4G, 4 × CPU slowdown), ` +
  `Chromium ${browser.version()}.`;

const inputs =
  'A navigation starts with a tap of 80 ms on a link of an idle page. An interaction shorter than 16 ms counts as 16 ms.';

/** Measures the pages in the browser, on a server of its own with its own DATA_DIR. */
export async function measure({ isQuick }: { isQuick: boolean }): Promise<Measured> {
  const chromium = installTools();
  process.env.CHROMIUM_PATH = chromium;
  const school = await runSchool({ LOG_LEVEL: 'info' });
  const browser = await openBrowser();
  try {
    const content = await copyContent(
      school.url,
      pages.map(({ path }) => path),
    );
    const plain = await servePlainPages(content);
    try {
      const subjects = [
        { name: 'this site', url: school.url },
        { name: 'written by hand', url: plain.url },
      ] as const;
      const rounds = isQuick ? 1 : 5;
      const figures = [
        ...(await measureLoading(browser, chromium, pages, subjects, rounds)),
        ...(await measureNavigation(browser, school.url, rounds)),
        ...(await measureInteractions(browser, school.url, rounds)),
      ];
      return { figures, notes: [versions(browser), inputs] };
    } finally {
      await plain.close();
    }
  } finally {
    await browser.close();
    await school.close();
  }
}
