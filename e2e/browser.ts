import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from '@playwright/test';

const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

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

interface BrowserOptions {
  switches?: string[];
  blinkSettings?: string[];
}

/** chromium-headless-shell does not know the speed of its connection: this is the distance on a fast one. */
const lazyLoadingMargin = 'lazyLoadingImageMarginPxUnknown=1250';

/**
 * How the tests launch Chromium: the one bin/test.mjs found, without requests of its own.
 * @param options `switches` of the command line and `blinkSettings` in addition to the usual ones
 */
export function launchOptions({ switches = [], blinkSettings = [] }: BrowserOptions = {}): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPaths.find((file) => existsSync(file));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Texts are as wide as in a browser with a window.
      '--font-render-hinting=none',
      // Pages of one context share a process, and with it the compiled scripts.
      '--process-per-site',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join()}`,
      `--blink-settings=${[lazyLoadingMargin, ...blinkSettings].join()}`,
      ...switches,
    ],
  };
}

/** Launches a browser besides the one that a worker's tests share. */
export const openBrowser = (options?: BrowserOptions): Promise<Browser> =>
  chromium.launch(launchOptions(options));

/** A browser whose default font size is twice the usual one, as a person with low vision sets it. */
export const openLargeFontBrowser = () => openBrowser({ blinkSettings: ['defaultFontSize=32'] });

/**
 * Makes each document remember that it is hydrated. The page says so in an event (app/root.tsx) after all effects of the
 * first rendering; React's own marks in the DOM appear before that.
 */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    document.addEventListener('app-ready', () => Object.assign(window, { isHydrated: true })),
  );
}
