/**
 * `npm run shots -- [NAME …] [--width 390] [--scheme dark] [--sheets]` takes a screenshot of every scene, or of those whose
 * names contain a NAME, into shots/. With --sheets it also cuts long pages into columns side by side.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { noteHydration, openBrowser } from './browser.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { createSessions, type Sessions } from './scenes/sessions.ts';
import { existsAt, openScene, renderEverything, type Scene } from './scenes/scene.ts';
import { scenes } from './scenes.ts';

const folder = path.resolve(import.meta.dirname, '../shots');
const heights = new Map([
  [390, 844],
  [768, 1024],
  [1280, 800],
]);
const schemes = ['light', 'dark'] as const;

const usage = 'Usage: npm run shots -- [NAME …] [--width 390] [--scheme dark] [--sheets]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        width: { type: 'string', multiple: true },
        scheme: { type: 'string', multiple: true },
        sheets: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage);
    return process.exit(1);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit();
}
const widths = values.width?.map(Number) ?? [...heights.keys()];
const wantedSchemes = schemes.filter((scheme) => values.scheme?.includes(scheme) ?? true);
const wanted = scenes.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const jobs = wanted.flatMap((scene) =>
  widths.filter((width) => existsAt(scene, width)).map((width) => ({ scene, width })),
);

/** Loads and renders the parts of a page that wait until they scroll into view. */
async function unfold(page: Page): Promise<void> {
  await renderEverything(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const image of document.images) image.loading = 'eager';
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
  // A picture without a box is never loaded.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
}

/** Waits for the fonts, the visible pictures and the textures of this scheme. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    }),
  );
  // A loaded picture is not decoded yet.
  await page.evaluate(async () => {
    const there = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.allSettled(there.map((image) => image.decode()));
  });
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {
    // A scene with an unanswered request is never idle.
  });
}

/** Cuts a long screenshot into columns and puts them side by side on sheets. */
async function layOut(file: string): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  const tall = width < 600 ? 1560 : 1400;
  const beside = Math.max(1, Math.floor(1600 / width));
  for (let top = 0, sheet = 1; top < height; top += tall * beside, sheet += 1) {
    const columns = Array.from({ length: beside }, (_, index) => top + index * tall).filter(
      (y) => y < height,
    );
    const slices = await Promise.all(
      columns.map((y) =>
        sharp(file)
          .extract({ left: 0, top: y, width, height: Math.min(tall, height - y) })
          .toBuffer(),
      ),
    );
    await sharp({
      create: { width: columns.length * (width + 8) - 8, height: tall, channels: 3, background: '#888' },
    })
      .composite(slices.map((input, index) => ({ input, left: index * (width + 8), top: 0 })))
      .jpeg({ quality: 80 })
      .toFile(path.join(folder, 'sheets', `${path.basename(file, '.jpg')}-${sheet}.jpg`));
  }
}

async function photograph(
  browser: Browser,
  school: RunningSchool,
  cast: Sessions,
  scene: Scene,
  width: number,
) {
  const context = await browser.newContext({
    baseURL: school.url,
    viewport: { width, height: heights.get(width) ?? 800 },
    storageState: cast[scene.viewer ?? 'visitor'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: wantedSchemes[0] ?? 'light',
  });
  context.setDefaultTimeout(20_000);
  await noteHydration(context);
  try {
    const page = await context.newPage();
    await openScene(page, scene);
    const isWhole = scene.isOverlay === undefined;
    if (isWhole) await unfold(page);
    for (const colorScheme of wantedSchemes) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const file = path.join(folder, `${scene.name}-${width}-${colorScheme}.jpg`);
      await page.screenshot({ path: file, fullPage: isWhole, type: 'jpeg', quality: 82 });
      if (values.sheets) await layOut(file);
    }
  } finally {
    await context.close();
  }
}

await mkdir(path.join(folder, 'sheets'), { recursive: true });
const [school, browser] = await Promise.all([runSchool(), openBrowser()]);
const cast = await createSessions(browser, school);
const missed: string[] = [];
let taken = 0;
const queue = jobs.values();
await Promise.all(
  Array.from({ length: 3 }, async () => {
    for (const { scene, width } of queue) {
      try {
        await photograph(browser, school, cast, scene, width);
      } catch (error) {
        missed.push(`${scene.name} at ${width}: ${String(error).split('\n')[0]}`);
      }
      taken += 1;
      console.log(`${taken}/${jobs.length} ${scene.name} ${width}`);
    }
  }),
);
await browser.close();
await school.close();
for (const line of missed) console.error(`not taken: ${line}`);
process.exitCode = missed.length > 0 ? 1 : 0;
