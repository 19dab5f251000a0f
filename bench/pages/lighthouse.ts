import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolsFolder } from './tools.ts';

/** The largest layout shift that a page may have. */
export const maxLayoutShift = 0.01;

/** What Lighthouse says about one load of a page. Times are in ms; `cls` has no unit. */
export interface Loading {
  lcp: number;
  blocking: number;
  cls: number;
}

interface Result {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
}

function toLoading({ audits, runtimeError }: Result): Loading {
  if (runtimeError !== undefined) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

async function runOnce(url: string, chromium: string): Promise<Loading> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'result.json');
  try {
    const command = [
      path.join(toolsFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-sync',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      '--only-categories=performance',
    ];
    const child = spawn(process.execPath, command, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} for ${url}: ${errors}`);
    return toLoading(JSON.parse(await readFile(file, 'utf8')) as Result);
  } finally {
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
export async function runLighthouse(url: string, chromium: string): Promise<Loading> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, chromium);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      console.log(`Lighthouse runs again: ${String(error).split('\n')[0]}`);
    }
  }
}
