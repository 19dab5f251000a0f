import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from '@playwright/test';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Chromium features that are switched off. Chromium obeys only the last `--disable-features`, so the list repeats those of
 * Playwright. The last two load suggestions for the address bar on every navigation, which costs as much as the page.
 */
const disabledFeatures = [
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
 * How the tests launch Chromium: the one bin/test.mjs found, without requests of its own.
 * @param switches more command line switches of Chromium, such as a default font size
 */
export function launchOptions(...switches: string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPaths.find((file) => existsSync(file));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join()}`,
      ...switches,
    ],
  };
}

/** Launches a browser besides the one that a worker's tests share. */
export const openBrowser = (...switches: string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...switches));

/** A browser whose default font size is twice the usual one, as a person with low vision sets it. */
export const openLargeFontBrowser = () => openBrowser('--blink-settings=defaultFontSize=32');

/**
 * Makes each document remember that it is hydrated. The page says so in an event (app/root.tsx) after all effects of the
 * first rendering; React's own marks in the DOM appear before that.
 */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    document.addEventListener('app-ready', () => Object.assign(window, { isHydrated: true })),
  );
}
