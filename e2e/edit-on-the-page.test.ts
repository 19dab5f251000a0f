import type { Page } from '@playwright/test';
import { defaultContent } from '#server/site/content/edition.ts';
import { expect, test } from './fixtures.ts';
import { colleague, owner, ownSchool, phone } from './own-school.ts';
import { hydrate } from './scenes/scene.ts';
import { createSignedInPerson, createTeacher, expectToast } from './steps.ts';

const own = ownSchool();
const { openPage, visitorReads } = own;

const pencil = (page: Page) => page.getByRole('link', { name: 'Edit this page' });
const frame = (page: Page) => page.frameLocator('iframe');
const panel = (page: Page) => page.getByRole('region', { name: 'The chosen text' });
const publish = (page: Page) => panel(page).getByRole('button', { name: 'Publish' });

/** The files that a page has loaded or begun to load. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** The server names whoever sends a request; a browser adds the origin by itself. */
const sameOrigin = () => ({ headers: { origin: own.url } });

test(
  'an owner has a pencil on the pages that have words of hers, until she signs out in any tab',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openPage(newPage, '/painting', owner);
    await expect(pencil(page)).toBeInViewport({ ratio: 1 });
    const { width, height } = (await pencil(page).boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([48, 48]);

    // Not over what covers the page.
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(pencil(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(pencil(page)).toBeVisible();
    await page.locator('main figure a').first().tap();
    await page.getByRole('dialog').waitFor();
    await expect(page.getByTitle('Edit this page')).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(pencil(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pencil(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // It follows her to the next page, and to none of forms.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).tap();
    await expect(pencil(page)).toHaveAttribute('href', '/office/edit?page=/Reviews');
    await page.getByRole('link', { name: 'Enroll Now' }).first().tap();
    await page.waitForURL('**/Formenroll');
    await expect(pencil(page)).toHaveCount(0);
    await page.goBack();
    await pencil(page).waitFor();

    const other = await page.context().newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(pencil(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

for (const path of ['/Blog/an-art-corner-in-a-small-flat', '/', '/no-such-page']) {
  test(`the pencil of ${path} opens its words`, { tag: '@long' }, async ({ newPage }) => {
    const { page } = await openPage(newPage, path, owner);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Office' }).waitFor();
    await page.keyboard.press('Escape');
    if (path === '/no-such-page') return expect(pencil(page)).toHaveCount(0);
    await pencil(page).press('Enter');
    await page.waitForURL(`**/office/edit?page=${path}`);
    await frame(page).locator('[data-field]').first().waitFor();
    await expect(pencil(page)).toHaveCount(0);
    return expect(frame(page).getByTitle('Edit this page')).toHaveCount(0);
  });
}

test(
  'a visitor, a family and a teacher have no pencil, and load nothing of it',
  { tag: '@long' },
  async ({ newPage }) => {
    const visitor = await openPage(newPage, '/about');
    await expect(visitor.page.getByRole('banner').getByText('Log In')).toBeAttached();
    expect(await visitor.page.content()).not.toMatch(/edit-pencil|Edit this page/);

    const family = await newPage({ ...phone, baseURL: own.url });
    const { fullName } = await createSignedInPerson(family.page);
    await family.page.goto('/about');
    await hydrate(family.page);
    await expect(family.page.getByRole('banner').getByText(fullName)).toBeAttached();

    const teacher = await openPage(newPage, '/about', await createTeacher(visitor.page, own));
    await expect(teacher.page.getByRole('banner').getByText('Office')).toBeAttached();

    for (const { page } of [visitor, family, teacher]) {
      await expect(page.getByTitle('Edit this page')).toHaveCount(0);
      expect((await loadedFiles(page)).filter((file) => file.includes('edit-pencil'))).toEqual([]);
    }
  },
);

test('a sentence is live in three taps, alone, and can be taken back', async ({ newPage }) => {
  // Another owner has begun to change the same document.
  const other = await openPage(newPage, '/office/site/about', colleague);
  const heading = other.page.getByLabel('Heading', { exact: true }).first();
  await heading.fill('About my half of it');
  await other.page.getByText(/^Draft saved/).waitFor();

  const { page, problems } = await openPage(newPage, '/about', owner);
  await pencil(page).tap();
  await frame(page).locator('[data-field]').filter({ hasText: /^Dear/ }).first().tap();
  await panel(page).getByRole('textbox').fill('प्रिय परिवारों,');
  await publish(page).dblclick();
  const outcome = panel(page).getByRole('status');
  await expect(outcome).toContainText('Visitors see it now.');
  await expect(outcome).toBeFocused();
  await expect(outcome.getByRole('insertion')).toHaveText(/प्रिय परिवारों/);
  await expect(outcome).toContainText('The other changes of About stay a draft.');
  expect(await visitorReads('/about')).toContain('प्रिय परिवारों,');
  expect(await visitorReads('/about')).not.toContain('my half of it');
  await expect(frame(page).getByText('प्रिय परिवारों,')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Undo' }).tap();
  await expectToast(page, 'The earlier words are back.');
  await expect.poll(() => visitorReads('/about')).not.toContain('प्रिय परिवारों,');
  await expect(panel(page).getByRole('textbox')).toHaveValue(/^Dear/);
  await expect(frame(page).getByText(/^Dear/)).toBeVisible();
  await panel(page)
    .getByText(/^Draft saved/)
    .waitFor();
  expect(problems).toEqual([]);

  await other.page.reload();
  await expect(heading).toHaveValue('About my half of it');
  expect(await other.page.content()).not.toContain('प्रिय परिवारों');
  await other.page.getByRole('button', { name: 'More for these changes' }).tap();
  await other.page.getByRole('button', { name: /^Delete/ }).tap();
  await other.page.getByText('Visitors see these words.').waitFor();
});

test(
  'words that cannot be published stay where they were typed, and it says why',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openPage(newPage, '/office/edit?page=/FaqPage', owner);
    const { lead } = defaultContent.documents.faq;
    await frame(page).getByText(lead.slice(0, 20)).tap();
    const input = panel(page).getByRole('textbox');

    // Without a connection.
    await input.fill('Typed on the bus.');
    await page.context().setOffline(true);
    await publish(page).tap();
    await expect(panel(page).getByText(/^Not published: First, what you typed must be saved/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(input).toHaveValue('Typed on the bus.');
    await panel(page)
      .getByText(/^Draft saved/)
      .waitFor();

    // Somebody else has published the same sentence since.
    const other = await openPage(newPage, '/', colleague);
    const document = '/admin/documents/faq/main';
    const { published, publishedVersion } = await (await other.page.request.get(document)).json();
    const reply = await other.page.request.put(`${document}/published`, {
      data: { data: { ...published, lead: 'Words of a colleague.' } },
      headers: { ...sameOrigin().headers, 'if-match': `"${publishedVersion}"` },
    });
    expect(reply.status()).toBe(201);
    await publish(page).tap();
    const problem = panel(page).getByRole('alert');
    await expect(problem).toContainText('Somebody else has changed what visitors see here.');
    await expect(problem.getByRole('deletion')).toContainText('Words of a colleague');
    await expect(input).toHaveValue('Typed on the bus.');
    await publish(page).tap();
    await expect.poll(() => visitorReads('/FaqPage')).toContain('Typed on the bus.');

    // What is wrong is named, and not published.
    await input.fill('');
    await publish(page).tap();
    await expect(problem).toContainText('Not published: This cannot be published yet');
    await input.fill('Typed at home.');
    await expect(problem).toHaveCount(0);
    await publish(page).tap();
    await expect.poll(() => visitorReads('/FaqPage')).toContain('Typed at home.');
  },
);

test(
  'a field among moved entries is reviewed with all of its document',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openPage(newPage, '/office/edit?page=/FaqPage', owner);
    const document = '/admin/documents/faq/main';
    const { data, version } = await (await page.request.get(document)).json();
    const [first, second, ...rest] = data.questions;
    const reply = await page.request.put(document, {
      data: { data: { ...data, questions: [second, first, ...rest] } },
      headers: { ...sameOrigin().headers, 'if-match': `"${version}"` },
    });
    expect(reply.status()).toBe(200);
    await page.reload();
    await frame(page).getByText(second.question).first().tap();
    await panel(page).getByRole('textbox').first().fill('What does a class cost now?');
    await publish(page).tap();
    const dialog = page.getByRole('dialog', { name: 'What changes' });
    await dialog.getByText('Questions', { exact: false }).first().waitFor();
    expect(await visitorReads('/FaqPage')).not.toContain('What does a class cost now?');
    await dialog.getByRole('button', { name: 'Publish now' }).tap();
    await expect.poll(() => visitorReads('/FaqPage')).toContain('What does a class cost now?');
  },
);
