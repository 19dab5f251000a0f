import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { hydrate, waitForHydration } from './scenes/scene.ts';
import { expectToast, newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A school of its own: its drafts would show in the office of all others.
let own: RunningSchool;
const owner = newPerson('Meenakshi Iyer');
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  own = await runSchool();
  await own.addAdmin(owner.email, owner.password);
});
test.afterAll(() => own.close());

const words = 'Words that nobody has published.';
const notice = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** All pages that the browser keeps for reading offline, in one text. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      for (const reply of await (await caches.open(name)).matchAll()) kept.push(await reply.text());
    }
    return kept.join('');
  });

test('the owner sees a draft on its page, and goes on to other pages in the preview', async ({ newPage }) => {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office/site/faq');
  await hydrate(page);
  await page.getByLabel('Line under the heading').fill(words);
  await page.getByRole('button', { name: 'Preview' }).tap();
  await page.waitForURL(/\/FaqPage\?preview=/);
  await expect(page.getByText(words)).toBeVisible();
  await expect(notice(page)).toContainText('Visitors do not see these words yet.');
  await waitForHydration(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).tap();
  await page.waitForURL(/\/Reviews\?preview=/);
  await notice(page).waitFor();
  await page.goBack();
  await expect(page.getByText(words)).toBeVisible();
  await notice(page).getByRole('link', { name: 'Show the page as visitors see it' }).tap();
  await page.waitForURL(/\/FaqPage$/);
  await expect(page.getByText(words)).toHaveCount(0);
  expect(await keptTexts(page)).not.toContain(words);
  expect(problems).toEqual([]);
});

test('a link shows the draft to somebody else until it is withdrawn', async ({ newPage }) => {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office/site');
  await hydrate(page);
  await page.getByRole('button', { name: 'Make a link for somebody else' }).tap();
  const address = await page.getByLabel('The link, shown only now').inputValue();
  const other = await newPage({ ...phone, baseURL: own.url });
  await other.page.goto(address.replace('/?', '/FaqPage?'));
  await expect(other.page.getByText(words)).toBeVisible();

  await page
    .getByRole('list', { name: 'Links for others' })
    .getByRole('button', { name: /^Withdraw/ })
    .tap();
  await expectToast(page, 'The link shows nothing any more.');
  await other.page.reload();
  await other.page.getByRole('heading', { name: 'This preview cannot be shown' }).waitFor();
  await other.page.getByRole('link', { name: 'Show the page as visitors see it' }).tap();
  await other.page.waitForURL(/\/FaqPage$/);
  expect(problems).toEqual([]);
});
