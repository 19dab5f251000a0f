import { erase, lead, more, stopClock } from './document-form.ts';
import { expect, test } from './fixtures.ts';
import { colleague, owner, ownSchool } from './own-school.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, signInByApi } from './steps.ts';

const own = ownSchool();
const { openForm } = own;

test(
  'what is typed without a connection is kept, and sent when there is one',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    await page.context().setOffline(true);
    await lead(page).fill('Typed on the bus.');
    await page.getByText(/there is no connection/).waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await hydrate(page);
    await expect(lead(page)).toHaveValue('Typed on the bus.');
    await page.getByText(/Draft saved/).waitFor();
    await erase(page);
  },
);

test(
  'of two people in one document, the second sees who changed it and loses nothing',
  { tag: '@long' },
  async ({ newPage }) => {
    const first = await openForm(newPage, 'faq', colleague);
    const second = await openForm(newPage, 'faq');
    await lead(first.page).fill('From the first.');
    await first.page.getByText(/Draft saved/).waitFor();
    await lead(second.page).fill('From the second.');
    const alert = second.page.getByRole('alert').filter({ hasText: 'Rekha Pillai has changed' });
    await expect(alert.getByRole('insertion')).toContainText('From the first.');
    await expect(lead(second.page)).toHaveValue('From the second.');
    await alert.getByRole('button', { name: 'Use their words instead' }).tap();
    await expect(lead(second.page)).toHaveValue('From the first.');
    await lead(second.page).fill('From both.');
    await second.page.getByText(/Draft saved/).waitFor();

    await lead(first.page).fill('Mine again.');
    await first.page.getByRole('button', { name: 'Keep what I typed' }).tap();
    await first.page.getByText(/Draft saved/).waitFor();
    await second.page.reload();
    await hydrate(second.page);
    await expect(lead(second.page)).toHaveValue('Mine again.');
    // They are not hers: the button says so, and there is a way back.
    const eraseHers = second.page.getByRole('button', { name: 'Delete the changes of Rekha Pillai' });
    await more(second.page).tap();
    await eraseHers.tap();
    await second.page.getByText('Visitors see these words.').waitFor();
    await expectToast(second.page, 'The changes of Rekha Pillai are deleted.');
    await second.page.getByRole('button', { name: 'Undo' }).tap();
    await expect(lead(second.page)).toHaveValue('Mine again.');
    await more(second.page).tap();
    await eraseHers.tap();
    await second.page.getByText('Visitors see these words.').waitFor();
  },
);

test(
  'what is typed after changes were deleted stays when these come back, in the form that is open by then',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    const heading = page.getByLabel('Heading', { exact: true }).first();
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    const saved = page.getByText(/^Draft saved/);
    await lead(page).fill('Deleted and back.');
    await saved.waitFor();
    await erase(page);
    await page.getByRole('link', { name: 'All words of the site' }).tap();
    await page.getByRole('link', { name: 'Questions and answers' }).first().tap();
    await heading.waitFor();
    await stopClock(page);
    await heading.fill('What parents ask us');
    await undo.tap();
    await expect(lead(page)).toHaveValue('Deleted and back.');
    await expect(heading).toHaveValue('What parents ask us');
    await saved.waitFor();

    await erase(page);
    await lead(page).fill('Typed since.');
    await undo.tap();
    const question = page.getByRole('alert').filter({ hasText: 'The words that are back' });
    await expect(question.getByRole('insertion')).toContainText('Deleted and back.');
    await question.getByRole('button', { name: 'Keep what I typed' }).tap();
    await saved.waitFor();
    await expect(lead(page)).toHaveValue('Typed since.');
    await expect(heading).toHaveValue('What parents ask us');

    await erase(page);
    await lead(page).fill('Saved since.');
    await page.clock.runFor(2_000);
    await saved.waitFor();
    await undo.tap();
    await expectToast(page, /has been changed since/);
    await expect(lead(page)).toHaveValue('Saved since.');
    await erase(page);
  },
);

test(
  'what is typed stays when a change that was scheduled is a draft again',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    const path = '/admin/documents/faq/main';
    const loaded = await page.request.get(path);
    const { data } = await loaded.json();
    const stored = await page.request.put(path, {
      data: { data: { ...data, lead: 'The fees of the new year.' } },
      headers: { 'if-match': loaded.headers().etag ?? '', origin: own.url },
    });
    const { version } = await stored.json();
    const scheduled = await page.request.post('/admin/publish', {
      data: {
        documents: [{ type: 'faq', key: 'main', version }],
        at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      },
      headers: { origin: own.url },
    });
    expect(scheduled.ok()).toBe(true);
    await page.reload();
    await hydrate(page);
    const later = page.getByRole('region', { name: 'Published later' });
    await later.waitFor();
    await stopClock(page);
    const heading = page.getByLabel('Heading', { exact: true }).first();
    await heading.fill('What parents ask us');
    await later.getByRole('button', { name: /^Do not publish by itself/ }).tap();
    await expect(lead(page)).toHaveValue('The fees of the new year.');
    await expect(heading).toHaveValue('What parents ask us');
    await page.getByText(/^Draft saved/).waitFor();
    await erase(page);
    expect(problems).toEqual([]);
  },
);

test('what is typed in one tab is not saved under the name of who signs in in another', async ({
  newPage,
}) => {
  const { page } = await openForm(newPage, 'faq');
  const other = await page.context().newPage();
  await signInByApi(other, colleague);
  // This tab has not heard of it yet.
  await lead(page).fill('Typed by Meenakshi.');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await other.goto('/office/site/faq');
  await hydrate(other);
  await other.getByText('Visitors see these words.').waitFor();
  await expect(lead(other)).not.toHaveValue('Typed by Meenakshi.');
  // They are there for whoever has typed them.
  await signInByApi(other, owner);
  await other.goto('/office/site/faq');
  await hydrate(other);
  await expect(lead(other)).toHaveValue('Typed by Meenakshi.');
  await other.getByText(/Draft saved/).waitFor();
  await erase(other);
});

test(
  'what two people change in different fields of a document is kept of both',
  { tag: '@long' },
  async ({ newPage }) => {
    const first = await openForm(newPage, 'faq');
    const second = await openForm(newPage, 'faq');
    await lead(first.page).fill('From the first.');
    await first.page.getByText(/Draft saved/).waitFor();
    const heading = second.page.getByLabel('Heading', { exact: true }).first();
    await heading.fill('What parents ask us');
    await expectToast(second.page, /Both changes are kept/);
    await expect(lead(second.page)).toHaveValue('From the first.');
    await second.page.getByText(/Draft saved/).waitFor();
    await second.page.reload();
    await hydrate(second.page);
    await expect(lead(second.page)).toHaveValue('From the first.');
    await expect(heading).toHaveValue('What parents ask us');
    await erase(second.page);
  },
);

test(
  'an owner whose session has ended signs in again in place, and what was typed is saved',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await page.context().clearCookies();
    await lead(page).fill('Typed after an hour.');
    await expect(dialog.getByLabel('Email')).toHaveValue(owner.email);
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(lead(page)).toBeHidden();
    await password.fill('something else');
    await dialog.getByRole('button', { name: 'Sign in' }).tap();
    await dialog.getByText('Email or password is not right.').first().waitFor();
    await password.fill(owner.password);
    await dialog.getByRole('button', { name: 'Sign in' }).tap();
    await page.getByText(/Draft saved/).waitFor();
    await expect(lead(page)).toBeFocused();

    // Who does not sign in leaves the page. What was typed is there after the next sign-in.
    await page.context().clearCookies();
    await lead(page).fill('Typed before a class.');
    await password.press('Escape');
    await page.getByRole('main').getByRole('link', { name: 'sign in' }).waitFor();
    await expect(lead(page)).toHaveCount(0);
    await signInByApi(page, owner);
    await page.goto('/office/inbox');
    await hydrate(page);
    await page.getByRole('link', { name: 'Website' }).tap();
    await page.getByRole('link', { name: 'Questions and answers' }).first().tap();
    await expect(lead(page)).toHaveValue('Typed before a class.');
    await page.getByText(/Draft saved/).waitFor();
    await erase(page);
  },
);

test(
  'another owner who signs in there gets a page of her own, and nothing is saved under her name',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await page.context().clearCookies();
    await lead(page).fill('Typed by the first.');
    await dialog.getByLabel('Email').fill(colleague.email);
    await dialog.getByLabel('Password', { exact: true }).fill(colleague.password);
    await dialog.getByRole('button', { name: 'Sign in' }).tap();
    await page.waitForURL(/\/office$/);
    await page.goto('/office/site/faq');
    await hydrate(page);
    await page.getByText('Visitors see these words.').waitFor();
    await expect(lead(page)).not.toHaveValue('Typed by the first.');
  },
);
