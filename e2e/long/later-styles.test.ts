import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

interface Styled {
  element: string;
  values: Record<string, string>;
}

/** Opens a page and waits until all of it is shown. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html.loaded:not(.unstyled)').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await waitForHydration(page);
  // All that moves into place is below the view, and at rest.
  await expect(page.locator('[data-stage="shown"]')).toHaveCount(0);
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** The styles of all elements of a page as the browser has computed them. */
const computed = (page: Page): Promise<Styled[]> =>
  page.evaluate(() =>
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

/** The first properties that differ, in words. */
const differences = (one: readonly Styled[], other: readonly Styled[]) =>
  one.flatMap(({ element, values }, at) =>
    Object.entries(values)
      // The notice goes by.
      .filter(([name]) => name !== 'transform' || values['animation-name'] === 'none')
      .filter(([name, value]) => other[at]?.values[name] !== value)
      .map(([name, value]) => `${element} ${name}: ${value} / ${other[at]?.values[name]}`),
  );

for (const [path, width] of [
  ['/', 390],
  ['/', 1280],
  ['/painting', 390],
  ['/painting', 1280],
] as const) {
  test(`the rules of ${path} mean the same in two parts as in one at ${width} px`, async ({ newPage }) => {
    const viewport = { width, height: 844 };
    const { page } = await newPage({ viewport });
    await open(page, path);
    const { page: whole } = await newPage({ viewport });
    await whole.route(path, async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]*)" disabled=""\/>/g)];
      const texts = await Promise.all(
        links.map(async ([, address = '']) => (await whole.request.get(address)).text()),
      );
      const [, later = ''] = / data-styles="([^"]*)"/.exec(html) ?? [];
      const attributes = /^(?::not\(#_\)\[data-style="\d+"\]\{[^}]*\})*/.exec(
        await (await whole.request.get(later)).text(),
      );
      await route.fulfill({
        response: reply,
        headers: { ...reply.headers(), 'content-security-policy': '' },
        body: html
          .replace(
            /<style>[\s\S]*?<\/style>/,
            () => `<style>${attributes?.[0]}</style><style>${texts.join('\n')}</style>`,
          )
          .replace(/ data-styles="[^"]*"/, ''),
      });
    });
    await open(whole, path);
    const [split, together] = [await computed(page), await computed(whole)];
    expect(differences(split, together).slice(0, 30)).toEqual([]);
    expect(split).toHaveLength(together.length);
  });
}
