import type { Browser } from '@playwright/test';
import { responses, type Loaded } from '../../e2e/traffic.ts';
import type { Figure, Series } from '../figure.ts';
import { maxLayoutShift, runLighthouse, type Loading } from './lighthouse.ts';

/** A site that shows the same pages: ours, the anchor or a peer. */
export interface Subject {
  name: string;
  url: string;
  /** Paths that it serves; all when undefined. */
  paths?: readonly string[];
}

/** A page that is measured, and the most that it may reach. */
interface Page {
  name: string;
  path: string;
  atMost: { blocking: number; kB: number };
}

interface Traffic {
  requests: number;
  kB: number;
  scriptFiles: number;
  scriptKB: number;
  htmlKB: number;
}

/** Counts what a phone loads until the network is quiet. Sizes are compressed bodies, as in e2e/budgets.ts. */
async function trafficOf(browser: Browser, url: string): Promise<Traffic> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await page.evaluate(responses);
  await context.close();
  const kB = (list: readonly Loaded[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const scripts = files.filter(({ kind }) => kind === 'script');
  return {
    requests: files.length,
    kB: kB(files),
    scriptFiles: scripts.length,
    scriptKB: kB(scripts),
    htmlKB: kB(files.filter(({ kind }) => kind === 'document')),
  };
}

type Metric = [name: string, unit: string, read: (sample: Loading & Traffic) => number, atMost?: number];

/** Compared with the anchor: the target limits the ratio. */
const compared: Metric[] = [
  ['LCP', 'ms', ({ lcp }) => lcp, 1.05],
  ['FCP', 'ms', ({ fcp }) => fcp],
];

/** The target limits the value itself. */
const absolute = ({ atMost }: Page): Metric[] => [
  ['blocking time', 'ms', ({ blocking }) => blocking, atMost.blocking],
  ['layout shift', '', ({ cls }) => cls, maxLayoutShift],
  ['requests', '', ({ requests }) => requests],
  ['everything loaded', 'kB', ({ kB }) => kB, atMost.kB],
  ['HTML', 'kB', ({ htmlKB }) => htmlKB],
  ['scripts', 'kB', ({ scriptKB }) => scriptKB],
  ['script files', '', ({ scriptFiles }) => scriptFiles, 8],
];

function figuresOf(page: Page, samples: ReadonlyMap<string, (Loading & Traffic)[]>): Figure[] {
  const toFigure = ([name, unit, read, atMost]: Metric, isCompared: boolean): Figure => {
    const [ours, anchor, ...peers] = [...samples].map(([subject, loads]): Series => ({
      name: subject,
      samples: loads.map(read),
    }));
    if (ours === undefined || anchor === undefined) throw new Error('The anchor was not measured.');
    return {
      group: 'pages',
      name: `${page.name}: ${name}`,
      unit,
      ours,
      ...(isCompared ? { anchor, peers } : { peers: [anchor, ...peers] }),
      ...(atMost !== undefined && { target: { atMost } }),
    };
  };
  return [
    ...compared.map((metric) => toFigure(metric, true)),
    ...absolute(page).map((metric) => toFigure(metric, false)),
  ];
}

/**
 * Measures how pages load beside their anchor and the peers, interleaved.
 * @param subjects ours first, then the anchor, then the peers
 */
export async function measureLoading(
  browser: Browser,
  chromium: string,
  pages: readonly Page[],
  subjects: readonly Subject[],
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const { name, path } = page;
    const shown = subjects.filter(({ paths }) => paths?.includes(path) ?? true);
    const samples = new Map<string, (Loading & Traffic)[]>(shown.map((subject) => [subject.name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of shown) {
        const url = subject.url + path;
        const loading = await runLighthouse(url, { chromium });
        samples.get(subject.name)?.push({ ...loading, ...(await trafficOf(browser, url)) });
        console.log(
          `${name}, ${subject.name}: LCP ${loading.lcp.toFixed(0)} ms, blocking ${loading.blocking.toFixed(0)} ms`,
        );
      }
    }
    figures.push(...figuresOf(page, samples));
  }
  return figures;
}
