import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContextOptions } from '@playwright/test';

interface DebuggedBrowser {
  /** Of the debugging protocol. */
  port: number;
  close(): Promise<void>;
}

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

const minute = 60_000;

async function debuggingPort(profile: string): Promise<number> {
  const deadline = Date.now() + minute;
  for (;;) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    if (text.includes('\n')) return Number(text.split('\n')[0]);
    if (Date.now() > deadline) throw new Error('Chromium did not open its debugging port within a minute.');
    await wait(50);
  }
}

/** Starts a Chromium with a new profile, so that nothing is cached, and with these cookies. */
export async function openDebuggedBrowser(executable: string, cookies: Cookies): Promise<DebuggedBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-chromium-'));
  const child = spawn(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own, because the command may be a script that starts Chromium (Debian).
    { stdio: 'ignore', detached: true },
  );
  function kill(): void {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', kill);
  const end = new Promise((resolve) => child.once('exit', resolve));
  const port = await debuggingPort(profile);
  if (cookies.length > 0) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await browser.contexts()[0]?.addCookies(cookies);
    // Only disconnects: Playwright did not start this browser.
    await browser.close();
  }
  return {
    port,
    async close() {
      process.off('exit', kill);
      kill();
      await end;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
