import type { Page } from '@playwright/test';
import { defaultContent } from '#server/site/content/edition.ts';
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
const pencil = (page: Page) => page.getByRole('link', { name: 'Edit this page' });
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

test(
  'the owner sees a draft on its page, and goes on to other pages in the preview',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office/site/faq');
    await hydrate(page);
    await page.getByLabel('Line under the heading').fill(words);
    await page.getByRole('button', { name: 'More for these changes' }).tap();
    await page.getByRole('button', { name: 'Preview' }).tap();
    await page.waitForURL(/\/FaqPage\?preview=/);
    await expect(page.getByText(words)).toBeVisible();
    await expect(notice(page)).toContainText('Visitors do not see these words yet.');
    await waitForHydration(page);
    // The header knows her, and its pencil is for pages as visitors see them.
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Office' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(pencil(page)).toHaveCount(0);

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
  },
);

test(
  'a link shows the draft to somebody else until it is withdrawn',
  { tag: '@long' },
  async ({ newPage }) => {
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
  },
);

test(
  'the owner changes a heading and a sentence on the page itself, and publishes them',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/about');
    await hydrate(page);
    await pencil(page).tap();
    const frame = page.frameLocator('iframe');
    const panel = page.getByRole('region', { name: 'The chosen text' });

    const heading = frame.getByRole('heading', { level: 1 });
    await heading.tap();
    await expect(panel.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    await panel.getByLabel('Heading', { exact: true }).fill('About our classes');
    await expect(heading).toHaveText('About our classes');
    await panel.getByText(/^Draft saved/).waitFor();

    const greeting = frame.locator('[data-field]').filter({ hasText: /^Dear/ }).first();
    await greeting.tap();
    const input = panel.getByRole('textbox');
    // The panel shows the field that was tapped.
    await expect(input).toHaveValue(/^Dear/);
    await input.fill('Dear families,');
    await expect(frame.getByText('Dear families,')).toBeVisible();
    expect(await (await fetch(`${own.url}/about`)).text()).not.toContain('Dear families');

    // What was just typed is part of it.
    await input.fill('Dear families of Bhopal,');
    await page.getByRole('button', { name: 'Publish all' }).tap();
    const dialog = page.getByRole('dialog', { name: 'What changes' });
    await expect(dialog.getByRole('insertion').filter({ hasText: 'families of Bhopal' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish now' }).tap();
    await expect
      .poll(async () => (await fetch(`${own.url}/about`)).text())
      .toContain('Dear families of Bhopal,');
    await page.getByRole('dialog', { name: 'Published' }).getByRole('button', { name: 'Undo' }).tap();
    await expectToast(page, /is back/);
    await expect
      .poll(async () => (await fetch(`${own.url}/about`)).text())
      .not.toContain('Dear families of Bhopal,');
    await expect(panel).toHaveCount(0);

    // What is typed here is there in the form of the page.
    await heading.tap();
    await panel.getByLabel('Heading', { exact: true }).fill('About the classes');
    await panel.getByText(/^Draft saved/).waitFor();
    await panel.getByRole('link', { name: 'All words: About' }).tap();
    await expect(page.getByLabel('Heading', { exact: true }).first()).toHaveValue('About the classes');
    await page.getByRole('button', { name: 'More for these changes' }).tap();
    await page.getByRole('button', { name: 'Delete my changes' }).tap();
    await page.getByText('Visitors see these words.').waitFor();
    expect(problems).toEqual([]);
  },
);

test.describe('in a preview that has ended', () => {
  // No frame may show its page.
  test.use({ mayBreakPolicy: true });

  test('a page is shown for changing all the same', { tag: '@long' }, async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office/edit?page=/about');
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('About Us');
    // An account keeps its latest ten.
    for (let made = 0; made < 10; made += 1) {
      const reply = await page.request.post('/admin/previews', {
        data: { isShared: false },
        headers: { origin: own.url },
      });
      expect(reply.status()).toBe(201);
    }
    await page.getByRole('combobox', { name: 'Page' }).selectOption('/contact');
    await expect(heading).not.toHaveText('About Us');
    await expect(heading).toHaveAttribute('data-field', /\d/);
    expect(problems.filter((problem) => !/404|frame/.test(problem))).toEqual([]);
  });
});

test(
  'a link for others can be withdrawn when everything is published',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office/site/faq');
    await hydrate(page);
    await page.getByLabel('Line under the heading').fill('What parents ask.');
    await page.getByText(/^Draft saved/).waitFor();
    await page.getByRole('link', { name: 'All words of the site' }).tap();
    await page.getByRole('button', { name: 'Make a link for somebody else' }).tap();
    const links = page.getByRole('list', { name: 'Links for others' });
    await links.waitFor();
    await page.getByRole('button', { name: 'Publish this change' }).tap();
    await page.getByRole('button', { name: 'Publish now' }).tap();
    await page.getByRole('dialog', { name: 'Published' }).getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('button', { name: 'Make a link for somebody else' })).toHaveCount(0);
    await links.getByRole('button', { name: /^Withdraw/ }).tap();
    await expect(links).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

test(
  'a paragraph of an article and what a picture shows are changed on the page itself',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office/edit?page=/Blog/an-art-corner-in-a-small-flat');
    const frame = page.frameLocator('iframe');
    const panel = page.getByRole('region', { name: 'The chosen text' });
    const { body } = defaultContent.entries.post['an-art-corner-in-a-small-flat'] ?? { body: '' };
    await frame.getByText(body.slice(0, 30)).tap();
    const text = panel.getByLabel('Text of the article');
    const written = await text.inputValue();
    await text.fill(`${written}\n\nAnd the _lamp_ comes last.`);
    await panel.getByText(/^Draft saved/).waitFor();
    await expect(frame.locator('p', { hasText: 'And the lamp comes last.' })).toBeVisible();

    const picture = frame.locator('main img[data-field]').first();
    const alt = (await picture.getAttribute('alt')) ?? '';
    await picture.tap();
    await expect(panel.getByRole('textbox')).toHaveValue(alt);
    expect(problems).toEqual([]);
  },
);

test(
  'an answer is changed where it stands, though visitors open its question first',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office/edit?page=/FaqPage');
    const [first] = defaultContent.documents.faq.questions.at(-1)?.answer ?? [];
    const words = String(first).slice(0, 20);
    await page.frameLocator('iframe').getByText(words).tap();
    const panel = page.getByRole('region', { name: 'The chosen text' });
    await expect(panel.getByRole('textbox').first()).toHaveValue(new RegExp(`^${words}`));
    expect(problems).toEqual([]);
  },
);

test('a published page has no trace of editing', { tag: '@long' }, async () => {
  for (const path of ['/', '/about', '/FaqPage', '/classes', '/Blog', '/painting']) {
    const html = await (await fetch(own.url + path)).text();
    expect(html).not.toMatch(/[\u2061-\u2064\u200b\u2060\ufeff]|data-field|editables/);
  }
});
