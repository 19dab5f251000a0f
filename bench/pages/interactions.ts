import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { courseFinderWords } from '#app/admission/words.ts';
import { homeWords } from '#app/home/words.ts';
import { schemes } from '#app/layout/colour-schemes.ts';
import { lightboxWords } from '#app/lightbox/words.ts';
import type { Figure } from '../figure.ts';
import { newPhone, openIdlePage } from './phone.ts';

interface Control {
  name: string;
  path: string;
  /** Uses the control as a visitor does. */
  use(page: Page): Promise<void>;
}

/** Scrolls to the control before it is used, so that the scrolling is not measured. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await wait(300);
  await target.tap();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const controls: Control[] = [
  {
    name: 'menu',
    path: '/about',
    async use(page) {
      await tap(button(page, 'Menu'));
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).waitFor();
      await tap(button(page, 'Menu'));
    },
  },
  {
    name: 'colour scheme',
    path: '/',
    use: (page) =>
      tap(
        page
          .getByRole('contentinfo')
          .locator('label')
          .filter({ hasText: schemes.options.at(-1)?.label ?? '' }),
      ),
  },
  {
    name: 'age choice',
    path: '/',
    use: (page) =>
      tap(
        page
          .getByRole('main')
          .getByLabel(new RegExp(`^${homeWords.beforeAge}`))
          .first(),
      ),
  },
  { name: 'carousel', path: '/', use: (page) => tap(button(page, homeWords.next)) },
  {
    name: 'lightbox',
    path: '/painting',
    async use(page) {
      await tap(page.getByRole('link', { name: new RegExp(`^${lightboxWords.look}`) }).first());
      await page.getByRole('dialog').waitFor();
      await wait(1000);
      await page.getByRole('dialog').getByRole('button', { name: lightboxWords.close }).tap();
    },
  },
  {
    name: 'course finder',
    path: '/',
    async use(page) {
      await page.getByLabel(courseFinderWords.birthday).fill('2016-05-01');
      await tap(button(page, courseFinderWords.measure));
    },
  },
  { name: 'question', path: '/FaqPage', use: (page) => tap(page.locator('main summary').first()) },
  {
    name: 'typing in a field',
    path: '/SignUp',
    use: (page) => page.getByLabel('Full Name').pressSequentially('Asha', { delay: 150 }),
  },
  {
    name: 'submit with errors',
    path: '/SignUp',
    use: (page) => tap(page.getByRole('main').getByRole('button', { name: 'Sign up' })),
  },
];

/** The browser does not report shorter interactions. */
const shortest = 16;

type Watching = { slowest?: number };

function watchInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const watching = window as Watching;
      watching.slowest = Math.max(watching.slowest ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest time in ms from an input of the control to the next paint, on a phone with a quarter of the speed. */
async function measureControl(browser: Browser, url: string, { path, use }: Control): Promise<number> {
  const phone = await newPhone(browser, 'block');
  const { page } = await openIdlePage(phone, url + path, 4);
  await page.evaluate(watchInteractions);
  await use(page);
  await wait(1000);
  const slowest = await page.evaluate(() => (window as Watching).slowest ?? 0);
  await phone.close();
  return Math.max(shortest, slowest);
}

/** Measures the time from an input to the next paint (INP) of each control, interleaved. */
export async function measureInteractions(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const samples = new Map<Control, number[]>(controls.map((control) => [control, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [control, values] of samples) values.push(await measureControl(browser, url, control));
  }
  return [...samples].map(([{ name, path }, values]) => ({
    group: 'pages',
    name: `${name} on ${path} at 4 × CPU slowdown: input to paint (INP)`,
    unit: 'ms',
    ours: { name: 'this site', samples: values },
    target: { atMost: 100 },
  }));
}
