import type { Browser } from '@playwright/test';
import { responses } from '../../e2e/traffic.ts';
import type { Figure, Series } from '../figure.ts';
import { maxLayoutShift, runLighthouse, type Loading } from './lighthouse.ts';

/** A site that shows the same pages: ours or the anchor. */
interface Subject {
  name: string;
  url: string;
}

/** A page that is measured, and the most that it may reach. */
interface Page {
  name: string;
  path: string;
  atMost: { blocking?: number; kB: number };
}

interface Traffic {
  kB: number;
  scriptFiles: number;
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
  return {
    kB: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    scriptFiles: files.filter(({ kind }) => kind === 'script').length,
  };
}

type Sample = Loading & Traffic;
type Metric = [name: string, unit: string, read: (sample: Sample) => number, atMost: number | undefined];

/** The most of each figure. Only that of LCP limits the ratio to the anchor; the others limit the value itself. */
const metricsOf = ({ atMost }: Page): Metric[] => [
  ['LCP', 'ms', ({ lcp }) => lcp, 1.05],
  ['blocking time', 'ms', ({ blocking }) => blocking, atMost.blocking],
  ['layout shift', '', ({ cls }) => cls, maxLayoutShift],
  ['everything loaded', 'kB', ({ kB }) => kB, atMost.kB],
  ['script files', '', ({ scriptFiles }) => scriptFiles, 8],
];

function figuresOf(page: Page, samples: readonly [Sample[], Sample[]], names: readonly string[]): Figure[] {
  return metricsOf(page).flatMap(([name, unit, read, atMost]) => {
    if (atMost === undefined) return [];
    const [ours, anchor] = samples.map((loads, index): Series => ({
      name: names[index] ?? '',
      samples: loads.map(read),
    })) as [Series, Series];
    const other = name === 'LCP' ? { anchor } : { peers: [anchor] };
    return [{ group: 'pages', name: `${page.name}: ${name}`, unit, ours, ...other, target: { atMost } }];
  });
}

/** Measures how pages load beside their anchor, interleaved. @param subjects ours, then the anchor */
export async function measureLoading(
  browser: Browser,
  chromium: string,
  pages: readonly Page[],
  subjects: readonly [Subject, Subject],
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const samples: [Sample[], Sample[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, subject] of subjects.entries()) {
        const url = subject.url + page.path;
        const loading = await runLighthouse(url, chromium);
        samples[index]?.push({ ...loading, ...(await trafficOf(browser, url)) });
        console.log(
          `${page.name}, ${subject.name}: LCP ${loading.lcp.toFixed(0)} ms, blocking ${loading.blocking.toFixed(0)} ms`,
        );
      }
    }
    figures.push(
      ...figuresOf(
        page,
        samples,
        subjects.map(({ name }) => name),
      ),
    );
  }
  return figures;
}
