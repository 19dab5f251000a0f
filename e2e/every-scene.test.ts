import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './checks/axe.ts';
import { cutOffAt, deskReadings, phoneReadings } from './checks/cut-off.ts';
import { layoutShift, watchShifts } from './checks/layout-shift.ts';
import { smallText } from './checks/reading-size.ts';
import { readingFindings, spokenWrongly, unexplainedErrors } from './checks/structure.ts';
import { smallTargets } from './checks/targets.ts';
import { openForThisFile } from './fixtures.ts';
import { gather, type Cast } from './scenes/sessions.ts';
import { isThereAt, openScene, showAll, type Scene } from './scenes/scene.ts';
import { scenes } from './scenes.ts';

const opening = openForThisFile();
let cast: Cast;

beforeAll(async () => {
  cast = await gather(opening.browser, opening.school);
});

/** A phone in the hand, and a desk with a mouse. */
const screens = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
];

/**
 * No layout shift, in the three digits it is reported with. What is left in the fourth is the start of words behind
 * others, a pixel or two aside while another font stands in (docs/accessibility.md).
 */
const mostShift = 0.001;

/** What the browser has put off because nobody sees it yet has stale colours: it is made to catch up. */
async function catchUp(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens a scene and watches what moves by itself; what moves because somebody pressed something may move. */
async function openAndWatch(scene: Scene, screen: (typeof screens)[number]) {
  const context = await opening.browser.newContext({
    ...screen,
    baseURL: opening.school.url,
    storageState: cast[scene.looker ?? 'visitor'],
    // What answers from its cache cannot be held up.
    serviceWorkers: 'block',
    // Nothing is judged half faded in.
    reducedMotion: 'reduce',
  });
  await watchShifts(context);
  const page = await openScene(context, scene);
  const shift = scene.reach === undefined ? await layoutShift(page) : { sum: 0, what: [] };
  return { context, page, shift };
}

/** All that is to be said against one scene on one screen; one load serves every check. */
async function findings(scene: Scene, screen: (typeof screens)[number]): Promise<string[]> {
  const isPhone = 'isMobile' in screen;
  let opened = await openAndWatch(scene, screen);
  // How the markup of a page falls into pieces is the machine's affair, and at a desk some words still move when it does: for
  // this alone there is a second try.
  if (opened.shift.sum > mostShift) {
    await opened.context.close();
    opened = await openAndWatch(scene, screen);
  }
  const { context, page, shift } = opened;
  await showAll(page);
  await catchUp(page);
  const light = await axeFindings(page);
  const read = await readingFindings(page);
  const unexplained = await unexplainedErrors(page);
  const wronglySpoken = await spokenWrongly(page);
  const small = isPhone ? [...(await smallTargets(page)), ...(await smallText(page))] : [];
  await page.emulateMedia({ colorScheme: 'dark' });
  await catchUp(page);
  // The same markup in other colours.
  const dark = await axeFindings(page, 'contrast');
  const cut = await cutOffAt(page, isPhone ? phoneReadings : deskReadings);
  await context.close();
  return [
    ...(shift.sum > mostShift ? [`moves by itself: ${shift.sum.toFixed(4)}`, ...shift.what] : []),
    ...light.map((line) => `light: ${line}`),
    ...dark.map((line) => `dark: ${line}`),
    ...read,
    ...unexplained,
    ...wronglySpoken,
    ...small,
    ...cut,
  ];
}

describe.each(scenes.filter(({ isVariant }) => isVariant === undefined))('$name', (scene) => {
  test('can be used by everyone, on a phone and at a desk, by day and in the evening', async () => {
    const there = screens.filter(({ viewport }) => isThereAt(scene, viewport.width));
    const found = await Promise.all(there.map((screen) => findings(scene, screen)));
    expect([...new Set(found.flat())]).toEqual([]);
  });
});
