import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { openDebuggedBrowser } from './chromium.ts';
import { toolsFolder } from './tools.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The largest layout shift that a page may have. */
export const maxLayoutShift = 0.01;

/** What Lighthouse says about one load of a page. Times are in ms; `cls` has no unit. */
export interface Loading {
  scores: Record<Category, number>;
  lcp: number;
  fcp: number;
  blocking: number;
  cls: number;
}

interface Result {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

function toLoading({ categories: scored, audits, runtimeError }: Result): Loading {
  if (runtimeError !== undefined) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((scored[name].score ?? 0) * 100)]),
    ) as Loading['scores'],
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

interface Options {
  chromium: string;
  /** The cookies of a signed-in visitor. */
  storageState?: BrowserContextOptions['storageState'];
  /** Audits that do not apply to this page. */
  skipAudits?: readonly string[];
}

async function runOnce(url: string, options: Options): Promise<Loading> {
  const { chromium, storageState, skipAudits = [] } = options;
  const cookies = typeof storageState === 'object' ? storageState.cookies : [];
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'result.json');
  const browser = await openDebuggedBrowser(chromium, cookies);
  try {
    const command = [
      path.join(toolsFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--port=${browser.port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      `--only-categories=${categories.join()}`,
      ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join()}`] : []),
    ];
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} for ${url}: ${errors}`);
    return toLoading(JSON.parse(await readFile(file, 'utf8')) as Result);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** On a busy machine Lighthouse sometimes misses the start of the page load, and asks to be run again. */
const maxAttempts = 3;

/**
 * Runs Lighthouse with its settings for phones: simulated slow 4G and a processor at a quarter of its speed. Each run has a new
 * browser profile.
 * @throws Error when Lighthouse fails three times
 */
export async function runLighthouse(url: string, options: Options): Promise<Loading> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, options);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      console.log(`Lighthouse runs again: ${String(error).split('\n')[0]}`);
    }
  }
}
