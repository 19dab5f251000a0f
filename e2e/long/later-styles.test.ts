import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

interface Styled {
  element: string;
  values: Record<string, string>;
}

/** The styles of all elements of home as the browser has computed them, once all of it is shown. */
async function computed(page: Page): Promise<Styled[]> {
  await page.goto('/');
  await page.locator('html.loaded:not(.unstyled)').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await waitForHydration(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return {
          element: `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`,
          values: Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
        };
      }),
    ),
  );
}

/** The first properties that differ, in words. */
const differences = (one: readonly Styled[], other: readonly Styled[]) =>
  one.flatMap(({ element, values }, at) =>
    Object.entries(values)
      // The notice goes by.
      .filter(([name]) => name !== 'transform' || values['animation-name'] === 'none')
      .filter(([name, value]) => other[at]?.values[name] !== value)
      .map(([name, value]) => `${element} ${name}: ${value} / ${other[at]?.values[name]}`),
  );

for (const width of [390, 1280]) {
  test(`the rules of home mean the same in two parts as in one at ${width} px`, async ({ newPage }) => {
    const viewport = { width, height: 844 };
    const { page } = await newPage({ viewport });
    const split = await computed(page);
    const { page: whole } = await newPage({ viewport });
    await whole.route('/', async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]*)" disabled=""\/>/g)];
      const texts = await Promise.all(
        links.map(async ([, address = '']) => (await whole.request.get(address)).text()),
      );
      await route.fulfill({
        response: reply,
        headers: { ...reply.headers(), 'content-security-policy': '' },
        body: html
          .replace(/<style>[\s\S]*?<\/style>/, () => `<style>${texts.join('\n')}</style>`)
          .replace(/ data-styles="[^"]*"/, ''),
      });
    });
    const together = await computed(whole);
    expect(differences(split, together).slice(0, 30)).toEqual([]);
    expect(split).toHaveLength(together.length);
  });
}
