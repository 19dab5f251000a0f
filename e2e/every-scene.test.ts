import type { Page } from '@playwright/test';
import { axeFindings } from './checks/axe.ts';
import { cutOffAt, deskReadings, phoneReadings } from './checks/cut-off.ts';
import { delayFonts, layoutShift, maxFontShift, scrollThrough, watchShifts } from './checks/layout-shift.ts';
import { smallText } from './checks/reading-size.ts';
import { readingFindings, spokenWrongly, unexplainedErrors } from './checks/structure.ts';
import { smallTargets } from './checks/targets.ts';
import { spacedFindings } from './checks/text-spacing.ts';
import { touchingControls } from './checks/touching.ts';
import { expect, longUnless, test, type NewPage } from './fixtures.ts';
import { waitForFrames } from './frames.ts';
import { existsAt, openScene, renderEverything, type Scene } from './scenes/scene.ts';
import type { Sessions } from './scenes/sessions.ts';
import { isInShortRun } from './scenes/short-run.ts';
import { scenes } from './scenes.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
type Screen = typeof phone | typeof desktop;

/**
 * Layout shift is reported with three digits, and all three are zero. The fourth comes from words behind others that start a
 * pixel or two aside (docs/accessibility.md).
 */
const maxShift = 0.001;

/**
 * Opens a scene and returns a line for each fault while the page loads: what moves before the web fonts arrive, and what moves
 * because of them.
 */
async function openAndMeasure(page: Page, scene: Scene): Promise<string[]> {
  const sendFonts = await delayFonts(page);
  await watchShifts(page);
  await openScene(page, scene, 'domcontentloaded');
  await scrollThrough(page);
  const before = await layoutShift(page);
  await sendFonts();
  const { sum, what } = await layoutShift(page);
  // Admins have the fonts from the sign-in page.
  const isFirstVisit = scene.viewer !== 'admin';
  return [
    ...(before.sum > maxShift ? [`moves by itself: ${before.sum.toFixed(4)}`, ...before.what] : []),
    ...(isFirstVisit && sum - before.sum > maxFontShift
      ? [`moves with its fonts: ${sum.toFixed(4)}`, ...what]
      : []),
  ];
}

/** Opens a scene. `found` is what moves by itself; a scene with steps is not measured, because a press may move things. */
async function open(newPage: NewPage, sessions: Sessions, scene: Scene, screen: Screen) {
  const { page } = await newPage({
    ...screen,
    storageState: sessions[scene.viewer ?? 'visitor'],
    // Nothing is checked in the middle of an animation.
    reducedMotion: 'reduce',
  });
  const found: string[] = [];
  if (scene.steps === undefined) found.push(...(await openAndMeasure(page, scene)));
  else await openScene(page, scene);
  await renderEverything(page);
  await waitForFrames(page);
  return { page, found };
}

/** Checks that need one load of the page, in the colours it has now; a line for each finding. */
async function findings(page: Page, screen: Screen): Promise<string[]> {
  return [
    ...(await axeFindings(page)),
    ...(await readingFindings(page)),
    ...(await unexplainedErrors(page)),
    ...(await spokenWrongly(page)),
    ...(await touchingControls(page)),
    ...('isMobile' in screen ? [...(await smallTargets(page)), ...(await smallText(page))] : []),
  ];
}

/** The contrast findings in the dark scheme: the same markup in other colours. */
async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The colours of parts that were not rendered before are stale.
  await waitForFrames(page);
  return (await axeFindings(page, 'contrast')).map((line) => `dark: ${line}`);
}

const checked = scenes.filter(({ isVariant }) => isVariant === undefined);

for (const scene of checked) {
  test.describe(scene.name, () => {
    if (existsAt(scene, phone.viewport.width)) {
      test('is accessible on a phone', longUnless(isInShortRun(scene)), async ({ newPage, sessions }) => {
        const { page, found } = await open(newPage, sessions, scene, phone);
        found.push(...(await findings(page, phone)), ...(await cutOffAt(page, [{ width: 320, text: 1 }])));
        found.push(...(await spacedFindings(page, phone.viewport.width)));
        expect(found).toEqual([]);
      });
    }

    // The longest page stands for the others.
    if (scene.name === 'home') {
      test('is accessible on a desktop in the dark scheme', async ({ newPage, sessions }) => {
        const { page } = await open(newPage, sessions, scene, desktop);
        const found = [...(await darkFindings(page)), ...(await cutOffAt(page, [{ width: 1280, text: 2 }]))];
        expect(found).toEqual([]);
      });
    }

    for (const [name, screen, readings] of [
      ['phone', phone, phoneReadings],
      ['desktop', desktop, deskReadings],
    ] as const) {
      if (!existsAt(scene, screen.viewport.width)) continue;
      test(
        `is accessible on a ${name}, in both schemes, narrow and with large text`,
        { tag: '@long' },
        async ({ newPage, sessions }) => {
          const { page, found } = await open(newPage, sessions, scene, screen);
          found.push(...(await findings(page, screen)));
          found.push(...(await darkFindings(page)), ...(await cutOffAt(page, readings)));
          if (screen === desktop) found.push(...(await spacedFindings(page, desktop.viewport.width)));
          expect(found).toEqual([]);
        },
      );
    }
  });
}
