import type { Page } from '@playwright/test';
import { dayAfter, dayIn, defaultTimeZone } from '#contract/school-time.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { more, publishReviewed } from './document-form.ts';
import { expect, test } from './fixtures.ts';
import { owner, ownSchool, phone } from './own-school.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, signInByApi } from './steps.ts';

const own = ownSchool();
const { openForm, visitorReads } = own;

/** Makes the last word of an article bold, and puts a picture below, with the buttons above the text. */
async function formatText(page: Page): Promise<void> {
  const text = page.getByLabel('Text of the article');
  const toolbar = page.getByRole('toolbar', { name: 'Format' });
  await text.evaluate((element: HTMLTextAreaElement) =>
    element.setSelectionRange(element.value.length - 3, element.value.length - 3),
  );
  await toolbar.getByRole('button', { name: 'Bold' }).tap();
  await expect(text).toHaveValue(/an old \*\*shirt\*\*\.$/);
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(/an old shirt\.$/);
  await toolbar.getByRole('button', { name: 'Bold' }).tap();

  await toolbar.getByRole('button', { name: 'Heading' }).press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(toolbar.getByRole('button', { name: 'Picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await pictures.waitFor();
  await page.goBack();
  await expect(pictures).toBeHidden();
  await expect(toolbar.getByRole('button', { name: 'Picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pictures.getByRole('region', { name: 'Artworks of the site' }).getByRole('button').first().tap();
  await expect(pictures).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type('Made at home');
  await expect(text).toHaveValue(/\n\n!\[\]\(\S+ "Made at home"\)$/);

  // The text as visitors will read it.
  const preview = toolbar.getByRole('button', { name: 'Preview text' });
  await preview.tap();
  await expect(preview).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('strong').filter({ hasText: 'shirt' })).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Made at home');
  await expect(text).toBeHidden();
  await preview.tap();
  await expect(page.getByRole('figure')).toBeHidden();
  await expect(text).toBeVisible();
  // A button that changes the text shows it.
  await preview.tap();
  await page.getByRole('figure').waitFor();
  await toolbar.getByRole('button', { name: 'Bold' }).tap();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue(/\n\n!\[\]\(\S+ "Made at home"\)$/);
}

test('a preview of a text that cannot be loaded keeps the text', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await openForm(newPage, 'post--an-art-corner-in-a-small-flat');
  const text = page.getByLabel('Text of the article');
  const written = await text.inputValue();
  const preview = page.getByRole('button', { name: 'Preview text' });
  await page.context().setOffline(true);
  await preview.tap();
  await expectToast(page, /The preview could not be loaded/);
  await expect(text).toHaveValue(written);
  await page.context().setOffline(false);
  await preview.tap();
  await expect(page.getByRole('figure').first()).toBeVisible();
});

test('an article is begun, written, published and deleted', { tag: '@long' }, async ({ newPage }) => {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office/site');
  await hydrate(page);
  await page.getByRole('heading', { name: 'Blog' }).tap();
  await page.getByLabel('Title of a new article').fill('Clay at the kitchen table');
  await page.getByRole('button', { name: 'Begin the article' }).tap();
  await page.waitForURL(/post--clay-at-the-kitchen-table#field-body$/);
  await page.getByText(/fields are still empty/).waitFor();
  await expect(page.getByText('Please enter a text.')).toHaveCount(0);
  // Title, text and artwork are all that it needs: the text is typed without another tap, and the rest follows from it.
  await expect(page.getByLabel('Text of the article')).toBeFocused();
  await page.keyboard.type('A board, a bowl of water and an old shirt.');
  await page.getByRole('button', { name: 'Artwork Choose a picture' }).tap();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').tap();
  await page.getByRole('button', { name: 'Artwork Another picture' }).waitFor();
  await page.getByText(/^Draft saved .*old text\.$/).waitFor();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expect(page.getByLabel('Summary')).toBeHidden();
  await page.locator('summary').filter({ hasText: 'More' }).tap();
  await expect(page.getByLabel('Summary')).toHaveValue('A board, a bowl of water and an old shirt.');
  await expect(page.getByLabel('Description')).toHaveValue('A board, a bowl of water and an old shirt.');
  await expect(page.getByLabel('Reading time in minutes')).toHaveValue('1');
  await expect(page.getByLabel('Author', { exact: true })).toHaveValue('Meenakshi Iyer');
  await expect(page.getByLabel('Who the author is')).toHaveValue(/./);
  // The title in the tab follows a new one of the article, until the owner writes another.
  const title = page.getByRole('group', { name: 'Title of the article' }).getByLabel('Heading');
  const tabTitle = page.getByLabel('Title', { exact: true });
  await expect(tabTitle).toHaveValue('Clay at the kitchen table | {school.name}');
  await title.fill('Clay, at a table');
  await expect(tabTitle).toHaveValue('Clay, at a table | {school.name}');
  await tabTitle.fill('Clay for beginners');
  await title.fill('Clay at any table');
  await expect(tabTitle).toHaveValue('Clay for beginners');
  // What the owner writes there stays; search engines get the summary until she says more.
  await page.getByLabel('Summary').fill('All that a lump of clay needs.');
  await expect(page.getByLabel('Description')).toHaveValue('All that a lump of clay needs.');
  await formatText(page);
  await expect(page.getByLabel('Summary')).toHaveValue('All that a lump of clay needs.');
  await page.getByText(/^Draft saved .*old text\.$/).waitFor();
  // A tap with the caret still in the text deletes at once, and all of it comes back.
  await page.getByLabel('Text of the article').focus();
  await more(page).tap();
  await page.getByRole('button', { name: 'Delete my changes' }).tap();
  await page.waitForURL(/\/office\/site$/);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.waitForURL(/post--clay-at-the-kitchen-table$/);
  await expect(page.getByLabel('Summary')).toHaveValue('All that a lump of clay needs.');
  await page.getByText(/^Draft saved .*old text\.$/).waitFor();
  await publishReviewed(page);
  await expect
    .poll(() => visitorReads('/Blog/clay-at-the-kitchen-table'))
    .toMatch(/an old <strong[^>]*>shirt<\/strong>/);

  await page.getByRole('button', { name: 'Delete this article' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await page.waitForURL(/\/office\/site$/);
  await expect.poll(() => visitorReads('/Blog/clay-at-the-kitchen-table')).not.toContain('bowl of water');
  expect(problems).toEqual([]);
});

test(
  'an article of a later day is previewed as on that day, and publishing says when visitors see it',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    const [existing] = Object.values(defaultContent.entries.post);
    const path = '/admin/documents/post/owls-of-clay';
    const begun = await page.request.put(path, {
      data: { data: { ...existing, date: dayAfter(dayIn(defaultTimeZone), 2) } },
      headers: { 'if-match': '"new"', origin: own.url },
    });
    expect(begun.status()).toBe(200);
    await page.goto('/office/site/post--owls-of-clay');
    await hydrate(page);
    await more(page).tap();
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    await page.getByText(/^Preview of .*\d{4}\.$/).waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(existing?.title.text ?? '');
    await page.getByRole('link', { name: 'Blog' }).first().tap();
    await page.waitForURL(/\/Blog\?preview=/);
    await expect(page.locator('a[href*="/Blog/owls-of-clay"]').first()).toBeVisible();

    await page.goto('/office/site/post--owls-of-clay');
    await hydrate(page);
    await page.getByRole('button', { name: 'Publish' }).tap();
    const dialog = page.getByRole('dialog', { name: 'What changes' });
    await dialog.getByText(/^Visitors see all of it from/).waitFor();
    await dialog.getByRole('button', { name: 'Publish now' }).tap();
    await page
      .locator('form')
      .getByText(/^Published\. Visitors see it from .* on\.$/)
      .waitFor();
    await page.getByText(/^Visitors see this article from/).waitFor();
    // Its page is not there yet, so nothing leads to it.
    await expect(page.getByRole('link', { name: 'View the page' })).toHaveCount(0);
    expect((await fetch(`${own.url}/Blog/owls-of-clay`)).status).toBe(404);
    await page.getByRole('button', { name: 'Delete this article' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await page.waitForURL(/\/office\/site$/);
    expect(problems).toEqual([]);
  },
);
