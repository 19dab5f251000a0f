import type { Browser } from '@playwright/test';
import { openBrowser } from '../../e2e/browser.ts';
import { allPages } from '#test/routes.ts';
import { runSchool, type RunningSchool } from '../../e2e/running-school.ts';
import { createSessions, type Sessions } from '../../e2e/scenes/sessions.ts';
import {
  copyContent,
  servePlainPages,
  servePlainPagesWithoutFonts,
  type CopiedContent,
} from '../anchors/plain-site.ts';
import type { Served } from '../anchors/served-files.ts';
import type { Measured } from '../figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoading, type Subject } from './loading.ts';
import { measureNavigation } from './navigation.ts';
import { serveAstro } from './peers/astro.ts';
import { serveReactApp } from './peers/react.ts';
import { measureScores, type ScoredPage } from './scores.ts';
import { installTools, root, versionOf } from './tools.ts';

const home = '/';
/** Blocking time at home may be 30 ms more, and a first visit 10 % larger, than docs/performance.md recorded. */
const pages = [
  { name: 'home', path: home, atMost: { blocking: 75 + 30, kB: 268 * 1.1 } },
  { name: 'gallery room', path: '/painting', atMost: { blocking: 50, kB: 279 * 1.1 } },
];

/** The pages that a quick run scores: one for anyone, one for a user. */
const quickPaths = new Set(['/FaqPage', '/Formenroll']);

/** The pages, each with an address that exists: a page with an id shows the first conversation, family or document. */
async function withAddresses(browser: Browser, url: string, { admin }: Sessions): Promise<ScoredPage[]> {
  const context = await browser.newContext({ baseURL: url, storageState: admin });
  const firstId = async (list: string): Promise<string> =>
    (await (await context.request.get(list)).json()).items[0]._id;
  const addresses: Partial<Record<string, string>> = {
    '/office/inbox/id': `/office/inbox/${await firstId('/admin/conversations')}`,
    '/office/families/id': `/office/families/${await firstId('/admin/families')}`,
    '/office/site/id': '/office/site/school',
  };
  await context.close();
  return allPages.map(({ path, access, isIndexed }) => {
    const address = addresses[path] ?? path;
    return { path, access, isIndexed, address };
  });
}

/** Another site with the same pages. */
interface Other {
  name: string;
  serve(content: CopiedContent): Promise<Served>;
  paths?: readonly string[];
}

/** The first is the anchor. */
const others: Other[] = [
  { name: 'written by hand', serve: servePlainPages },
  { name: 'written by hand, no web fonts', serve: servePlainPagesWithoutFonts },
  { name: 'Astro', serve: serveAstro, paths: [home] },
  { name: 'React in the browser', serve: serveReactApp, paths: [home] },
];

interface Opened {
  subjects: Subject[];
  /** Sentences about peers that could not be built. */
  missing: string[];
  close(): Promise<void>;
}

async function openOthers(content: CopiedContent): Promise<Opened> {
  const subjects: Subject[] = [];
  const missing: string[] = [];
  const opened: Served[] = [];
  for (const { serve, ...other } of others) {
    try {
      const served = await serve(content);
      opened.push(served);
      subjects.push(Object.assign(other, { url: served.url }));
    } catch (error) {
      missing.push(`${other.name} could not be built: ${String(error).split('\n')[0]}`);
    }
  }
  return {
    subjects,
    missing,
    close: async () => void (await Promise.all(opened.map((served) => served.close()))),
  };
}

const versions = (browser: Browser) =>
  `Lighthouse ${versionOf('lighthouse')} with its settings for phones (simulated slow 4G, 4 × CPU slowdown), ` +
  `Chromium ${browser.version()}, Astro ${versionOf('astro')}, React ${versionOf('react', root)}, Vite ${versionOf('vite', root)}.`;

async function measureWith(
  browser: Browser,
  chromium: string,
  school: RunningSchool,
  isQuick: boolean,
): Promise<Measured> {
  const rounds = isQuick ? 1 : 5;
  const content = await copyContent(
    school.url,
    pages.map(({ path }) => path),
  );
  const sessions = await createSessions(browser, school);
  const scored = await withAddresses(browser, school.url, sessions);
  const { subjects, missing, close } = await openOthers(content);
  try {
    const ours = { name: 'this site', url: school.url };
    const measured = {
      figures: [
        ...(await measureLoading(browser, chromium, pages, [ours, ...subjects], rounds)),
        ...(await measureNavigation(browser, school.url, rounds)),
        ...(await measureInteractions(browser, school.url, rounds)),
        ...(await measureScores(
          school.url,
          chromium,
          isQuick ? scored.filter(({ path }) => quickPaths.has(path)) : scored,
          sessions,
          isQuick,
        )),
      ],
      notes: [
        versions(browser),
        'Pages with noindex are scored without the audit is-crawlable.',
        'A navigation starts with a tap of 80 ms on a link of an idle page. An interaction shorter than 16 ms counts as 16 ms.',
        ...missing,
      ],
    };
    return measured;
  } finally {
    await close();
  }
}

/** Measures the pages in the browser, on a server of its own with its own DATA_DIR. */
export async function measure({ isQuick }: { isQuick: boolean }): Promise<Measured> {
  const chromium = installTools();
  process.env.CHROMIUM_PATH = chromium;
  const school = await runSchool({ LOG_LEVEL: 'info' });
  const browser = await openBrowser();
  try {
    return await measureWith(browser, chromium, school, isQuick);
  } finally {
    await browser.close();
    await school.close();
  }
}
