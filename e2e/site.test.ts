import type { Locator, Page } from '@playwright/test';
import { dayAfter, dayIn, defaultTimeZone } from '#contract/school-time.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A school of its own: what these tests publish would change the pages of all others.
let own: RunningSchool;
// The command that creates them names them after their emails.
const owner = { email: 'meenakshi.iyer@example.in', password: newPerson().password };
const colleague = { email: 'rekha.pillai@example.in', password: newPerson().password };
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  own = await runSchool();
  await own.addAdmin(owner.email, owner.password);
  await own.addAdmin(colleague.email, colleague.password);
});
test.afterAll(() => own.close());

async function openForm(
  newPage: NewPage,
  id: string,
  by = owner,
): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, by);
  await page.goto(`/office/site/${id}`);
  await hydrate(page);
  await page.getByText('Visitors see these words.').waitFor();
  return { page, problems };
}

const lead = (page: Page) => page.getByLabel('Line under the heading');
/** Publishes the draft of the form. */
async function publishReviewed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/** What is done now and then with the draft of the form. */
const more = (page: Page) => page.getByRole('button', { name: 'More for these changes' });

/** Deletes the draft of the form. */
async function erase(page: Page): Promise<void> {
  await more(page).tap();
  await page.getByRole('button', { name: 'Delete my changes' }).tap();
  await page.getByText('Visitors see these words.').waitFor();
}

/** Folds the entry that has the window. */
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).tap();

/** What is typed is saved after a pause, which does not pass from now on by itself. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What a visitor reads at a path now. */
const visitorReads = async (path: string) => (await fetch(own.url + path)).text();

test('the owner changes a sentence on a phone, publishes it, and takes it back', async ({ newPage }) => {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office');
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Website' }).tap();
  await page.getByRole('link', { name: 'Questions and answers' }).tap();
  const before = await lead(page).inputValue();
  await lead(page).fill('Ask us anything about the classes.');
  await page.getByText(/^Draft saved .*Visitors still see the old text\.$/).waitFor();
  expect(await visitorReads('/FaqPage')).not.toContain('Ask us anything');
  // The next step is in one row of what was typed, and its menu within the window.
  const publish = page.getByRole('button', { name: 'Publish' });
  expect((await publish.locator('..').boundingBox())?.height).toBe(64);
  await more(page).tap();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.reload();
  await hydrate(page);
  await expect(lead(page)).toHaveValue('Ask us anything about the classes.');
  await page.getByRole('button', { name: 'Publish' }).tap();
  const dialog = page.getByRole('dialog', { name: 'What changes' });
  await expect(dialog.getByRole('deletion').filter({ hasText: before.split(' ')[0] ?? '' })).toBeVisible();
  await expect(dialog.getByRole('insertion')).toContainText('Ask us anything about the classes.');
  await expect(dialog).toContainText('/FaqPage');
  await dialog.getByRole('button', { name: 'Publish now' }).dblclick();
  await expectToast(page, 'Published. Visitors see it within a few seconds.');
  await expect.poll(() => visitorReads('/FaqPage')).toContain('Ask us anything about the classes.');

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(lead(page)).toHaveValue(before);
  await expect.poll(() => visitorReads('/FaqPage')).not.toContain('Ask us anything');
  await page.getByRole('link', { name: 'What was published' }).tap();
  // Both publications, and what stood there before them.
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
  await page.goBack();
  await expect(lead(page)).toHaveValue(before);
  expect(problems).toEqual([]);
});

test(
  'all changes are shown with the price that a sentence still names, and published together',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'courses');
    await page.locator('summary').first().tap();
    const price = page.getByLabel('Price', { exact: true }).first();
    const old = await price.inputValue();
    await price.fill('7777');
    await page.getByText(/Draft saved/).waitFor();
    const about = await openForm(newPage, 'about');
    await about.page.getByLabel('Greeting').fill(`It costs Rs. ${old}/- a month.`);
    await about.page.getByText(/Draft saved/).waitFor();

    await page.getByRole('link', { name: 'All words of the site' }).tap();
    await page.getByRole('button', { name: 'Publish these 2 changes' }).tap();
    const dialog = page.getByRole('dialog', { name: 'What changes' });
    await dialog.getByText(`Rs. ${old} is the price of no course any more.`).waitFor();
    await dialog.getByRole('button', { name: 'Publish now' }).dblclick();
    const published = page.getByRole('dialog', { name: 'Published' });
    await published.getByRole('link', { name: 'View the page' }).waitFor();
    await expect.poll(() => visitorReads('/classes')).toContain('7777');
    await published.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('heading', { name: 'Not published yet' })).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

test('a wrong field is named beside it and keeps the draft from being published', async ({ newPage }) => {
  const { page, problems } = await openForm(newPage, 'faq');
  await lead(page).fill('');
  // Nothing is wrong while somebody types, and nothing that is not there any more.
  await page.getByText(/One field is still empty/).waitFor();
  await expect(lead(page)).toHaveAttribute('aria-invalid', 'false');
  await lead(page).blur();
  await page.getByText(/One field is not right yet/).waitFor();
  await stopClock(page);
  await lead(page).fill('What parents ask.');
  await lead(page).blur();
  await expect(lead(page)).toHaveAttribute('aria-invalid', 'false');
  await page.clock.resume();
  await page.getByText(/old text\.$/).waitFor();
  await lead(page).fill('');
  await lead(page).blur();
  await page.getByText(/One field is not right yet/).waitFor();
  await page.getByRole('link', { name: 'Line under the heading' }).tap();
  await expect(lead(page)).toBeFocused();
  await expect(lead(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await erase(page);
  await expect(lead(page)).not.toHaveValue('');
  expect(problems).toEqual([]);
});

test(
  'a heading is changed without an error, and a tap chooses its word with the stroke',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    const heading = page.getByLabel('Heading', { exact: true }).first();
    const words = page.getByRole('group', { name: 'Word with the brush stroke' }).first();
    await heading.fill('What parents ask us');
    await expect(words.getByRole('button', { pressed: true })).toHaveText('us');
    await words.getByRole('button', { name: 'parents' }).tap();
    await expect(words.getByRole('button', { pressed: true })).toHaveText('parents');
    await page.getByText('Several words').first().tap();
    await page.getByRole('textbox', { name: 'Word with the brush stroke' }).first().fill('parents ask');
    await expect(words.getByRole('button', { pressed: true })).toHaveText(['parents', 'ask']);
    await page.getByText(/^Draft saved .*old text\.$/).waitFor();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
    await erase(page);
    expect(problems).toEqual([]);
  },
);

test(
  'entries of a list are added, moved and removed with the keyboard',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    const questions = page.getByLabel('Question', { exact: true });
    const count = await questions.count();
    const first = await questions.first().inputValue();
    // The entries are folded; the one that is opened stays open where it goes.
    await expect(questions.first()).toBeHidden();
    await page.locator('summary').filter({ hasText: first }).press('Enter');
    await page.getByRole('button', { name: 'Down (entry 1)' }).first().press('Enter');
    await expect(questions.nth(1)).toHaveValue(first);
    await expect(page.getByRole('button', { name: 'Down (entry 2)' }).first()).toBeFocused();
    const remove = page.getByRole('button', { name: 'Remove (entry 2)' }).first();
    await remove.press('Enter');
    await expect(questions).toHaveCount(count - 1);
    await expect(page.getByRole('button', { name: `Undo the removal of ${first}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(questions).toHaveCount(count);
    await expect(questions.nth(1)).toHaveValue(first);
    await expect(questions.nth(1)).toBeFocused();
    await remove.press('Enter');
    await expect(questions).toHaveCount(count - 1);
    await page.getByText(/Draft saved/).waitFor();
    await more(page).press('Enter');
    await page.getByRole('button', { name: 'Delete my changes' }).press('Enter');
    await expect(questions).toHaveCount(count);
    await expect(questions.first()).toHaveValue(first);
  },
);

test('the way back folds the entry that is open, wherever it stands by then', async ({ newPage }) => {
  const { page, problems } = await openForm(newPage, 'reviews');
  const entry = (number: number) => page.locator('li[data-entry] > details > summary').nth(number - 1);
  const opened = page.locator('li[data-entry] > details[open]');
  const backFolds = async () => {
    await expect(opened).toHaveCount(1);
    await page.goBack();
    await expect(opened).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/office/site/reviews');
  };
  await entry(2).tap();
  await page.getByRole('button', { name: 'Down (entry 2)' }).first().tap();
  await backFolds();
  await entry(1).tap();
  await page.getByRole('button', { name: 'Remove (entry 1)' }).first().tap();
  await page.getByRole('button', { name: /^Undo the removal/ }).tap();
  await backFolds();
  await page.getByText(/^Draft saved/).waitFor();
  await erase(page);

  // What is typed goes on in the same entry while somebody else removes the one before it.
  await entry(3).tap();
  await opened.getByLabel('Name', { exact: true }).fill('Farida');
  await page.getByText(/^Draft saved/).waitFor();
  const second = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(second.page, colleague);
  await second.page.goto('/office/site/reviews');
  await hydrate(second.page);
  await second.page.locator('li[data-entry] > details > summary').first().tap();
  await second.page.getByRole('button', { name: 'Remove (entry 1)' }).first().tap();
  await second.page.getByText(/^Draft saved/).waitFor();
  await opened.getByLabel('Who it is').fill('Mother of Ira');
  await expectToast(page, 'Other words were changed here meanwhile.');
  await expect(opened.getByLabel('Name', { exact: true })).toHaveValue('Farida');
  await expect(opened.getByLabel('Who it is')).toBeFocused();
  await backFolds();
  await page.getByText(/^Draft saved/).waitFor();
  await erase(page);
  expect(problems.filter((each) => !each.includes('412'))).toEqual([]);
});

test('what somebody else has changed in an open entry can be read above the keyboard of a phone', async ({
  newPage,
}) => {
  const forms = [await openForm(newPage, 'reviews', colleague), await openForm(newPage, 'reviews')];
  for (const { page } of forms) await page.locator('li[data-entry] > details > summary').nth(1).tap();
  for (const [index, { page }] of forms.entries()) {
    await page
      .locator('details[open]')
      .getByLabel('Review')
      .fill(`${index} ${'Such a fine class. '.repeat(16)}`);
    await page.getByText(/^Draft saved|What you typed is still here/).waitFor();
  }
  const page = forms[1]?.page as Page;
  await page.setViewportSize({ width: 390, height: 380 });
  const words = page.getByText('What you typed is still here.');
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Use their words instead' }).tap();
  await page.getByText(/^Draft saved/).waitFor();
  await page.setViewportSize(phone.viewport);
  await more(page).tap();
  await page.getByRole('button', { name: /^Delete the changes of/ }).tap();
  await page.getByText('Visitors see these words.').waitFor();
});

test('entries that were removed from a list each come back where they stood, until other words come in', async ({
  newPage,
}) => {
  const { page, problems } = await openForm(newPage, 'reviews');
  const names = page.getByLabel('Name', { exact: true });
  const inOrder = () => names.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const undo = page.getByRole('button', { name: /^Undo the removal/ });
  const remove = async (number: number) => {
    await page
      .locator('[data-entry] summary')
      .nth(number - 1)
      .tap();
    await page
      .getByRole('button', { name: `Remove (entry ${number})` })
      .first()
      .tap();
  };
  const before = await inOrder();
  await remove(3);
  await remove(2);
  await expect(undo).toHaveCount(2);
  await expect(undo.first()).toBeFocused();
  await undo.first().tap();
  await done(page);
  await undo.tap();
  await expect(names.nth(2)).toBeFocused();
  expect(await inOrder()).toEqual(before);

  await page.reload();
  await hydrate(page);
  await remove(1);
  await page.getByText(/^Draft saved/).waitFor();
  await erase(page);
  await expect(names).toHaveCount(before.length);
  await expect(undo).toHaveCount(0);

  // What was removed from a list in an entry goes where the entry goes.
  await page.goto('/office/site/navigation');
  await hydrate(page);
  // An open entry covers its list.
  const footer = page.getByRole('group', { name: 'Groups of links in the footer', includeHidden: true });
  const columns = footer.locator('> ol > [data-entry]');
  await columns.first().locator('summary').first().tap();
  const title = await page.getByLabel('Heading', { exact: true }).first().inputValue();
  const links = columns.first().getByRole('group', { name: 'Links' });
  await links.getByRole('button', { name: 'Remove (entry 1)' }).first().tap();
  await footer.getByRole('button', { name: 'Down (entry 1)' }).last().tap();
  await expect(columns.filter({ has: undo }).locator('summary').first()).toHaveText(title);
  await page.getByText(/^Draft saved/).waitFor();
  await erase(page);
  expect(problems).toEqual([]);
});

test('an entry of a list has the window of a phone above the bar, and the way back closes it', async ({
  newPage,
}) => {
  const { page, problems } = await openForm(newPage, 'faq');
  const question = page.getByLabel('Question', { exact: true });
  await page.locator('summary').filter({ hasText: /\?/ }).first().tap();
  await expect(question.first()).toBeInViewport({ ratio: 1 });
  await expect(lead(page)).toBeHidden();
  await question.first().fill('Which classes are there?');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(lead(page)).toBeVisible();
  await expect(question.first()).toBeHidden();

  // A new question: three fields, and the next step beside them.
  await page.getByRole('button', { name: 'Add a question' }).tap();
  await expect(question.last()).toBeFocused();
  await page.keyboard.type('Can we park at the school?');
  await page.getByLabel('Short answer').last().fill('Yes, in the lane.');
  await page.getByLabel('Answer', { exact: true }).last().fill('Yes, in the lane beside the blue gate.');
  await page.getByText(/^Draft saved .*old text\.$/).waitFor();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await done(page);
  await expect(lead(page)).toBeVisible();
  await erase(page);
  expect(problems).toEqual([]);
});

test('a sentence that is searched as visitors read it leads to its field', async ({ newPage }) => {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office/site');
  await hydrate(page);
  await page.getByRole('searchbox', { name: 'Find words' }).fill('which classes do you offer');
  await page
    .getByRole('region', { name: 'Found words' })
    .getByRole('link', { name: /Which classes/ })
    .first()
    .tap();
  await expect(page.getByLabel('Question', { exact: true }).first()).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find words' })).toHaveValue('which classes do you offer');
  expect(problems).toEqual([]);
});

test('with the keyboard alone, the owner finds a sentence, changes it, publishes it and takes it back', async ({
  newPage,
}) => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 800 }, baseURL: own.url });
  const press = (target: Locator) => tabAndPress(page, target, 'Enter');
  await signInByApi(page, owner);
  await page.goto('/office');
  await hydrate(page);
  await press(page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Website' }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Find words' }));
  await page.keyboard.type('which classes do you offer');
  const found = page
    .getByRole('region', { name: 'Found words' })
    .getByRole('link', { name: /Which classes/ });
  await press(found.first());
  const question = page.getByLabel('Question', { exact: true }).first();
  await expect(question).toBeFocused();
  const before = await question.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type(' Can we come and see?');
  await page.getByText(/^Draft saved/).waitFor();
  await press(page.getByRole('button', { name: 'Publish' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }));
  await expectToast(page, 'Published. Visitors see it within a few seconds.');
  await expect.poll(() => visitorReads('/FaqPage')).toContain('Can we come and see?');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(question).toHaveValue(before);
  expect(problems).toEqual([]);
});

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

test('of two people in one document, the second sees who changed it and loses nothing', async ({
  newPage,
}) => {
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
});

test('what is typed after changes were deleted stays when these come back, in the form that is open by then', async ({
  newPage,
}) => {
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
});

test('what is typed stays when a change that was scheduled is a draft again', async ({ newPage }) => {
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
});

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

test('an owner whose session has ended signs in again in place, and what was typed is saved', async ({
  newPage,
}) => {
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
});

test('another owner who signs in there gets a page of her own, and nothing is saved under her name', async ({
  newPage,
}) => {
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
});

test('earlier words of a document come back when it is clear what they change, and go again with Undo', async ({
  newPage,
}) => {
  const { page, problems } = await openForm(newPage, 'courses');
  await page.locator('summary').first().tap();
  const price = page.getByLabel('Price', { exact: true }).first();
  const before = await price.inputValue();
  await price.fill('7878');
  await page.getByText(/Draft saved/).waitFor();
  await publishReviewed(page);
  await page.getByText(`Published: ${before} → 7878.`).waitFor();
  await expect(page.getByRole('status').getByRole('link', { name: 'View the page' })).toHaveAttribute(
    'href',
    '/classes',
  );
  await expect.poll(() => visitorReads('/classes')).toContain('7878');
  await done(page);
  await page.getByRole('link', { name: 'What was published' }).tap();
  await page.getByText('What changed then').first().tap();
  await page.getByRole('insertion').filter({ hasText: '7878' }).waitFor();
  await page.getByRole('button', { name: 'Put the words of the beginning back' }).tap();
  const question = page.getByRole('dialog', { name: 'Put the words of the beginning back' });
  await expect(question.getByRole('deletion').filter({ hasText: '7878' })).toBeVisible();
  await question.getByRole('button', { name: 'Publish these words' }).dblclick();
  const published = page.getByRole('dialog', { name: 'Published' });
  await published.getByText('Visitors see it now.').waitFor();
  await expect.poll(() => visitorReads('/classes')).not.toContain('7878');
  await published.getByRole('button', { name: 'Undo' }).tap();
  await expectToast(page, /The earlier words are back/);
  await expect.poll(() => visitorReads('/classes')).toContain('7878');

  // Somebody else publishes while the owner reads what would change: she reads it again.
  await page.getByRole('button', { name: 'Put the words of the beginning back' }).tap();
  await expect(question.getByRole('deletion').filter({ hasText: '7878' })).toBeVisible();
  const reply = await page.request.get('/admin/documents/courses/main');
  const { published: present, publishedVersion } = await reply.json();
  const [first, ...others] = present.courses;
  const changed = await page.request.put('/admin/documents/courses/main/published', {
    data: { data: { courses: [{ ...first, price: 7979 }, ...others] } },
    headers: { 'if-match': `"${publishedVersion}"`, origin: own.url },
  });
  expect(changed.status()).toBe(201);
  await question.getByRole('button', { name: 'Publish these words' }).tap();
  await expectToast(page, /changed meanwhile/);
  await expect(question.getByRole('deletion').filter({ hasText: '7979' })).toBeVisible();
  await question.getByRole('button', { name: 'Publish these words' }).tap();
  await published.getByRole('button', { name: 'Done' }).tap();
  await expect.poll(() => visitorReads('/classes')).not.toContain('7979');
  expect(problems).toEqual([expect.stringContaining('409')]);
});

test(
  'a change gets a day and a time at which visitors see it, and loses them again',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    await lead(page).fill('The fees of the new year.');
    await page.getByText(/Draft saved/).waitFor();
    await page.getByRole('button', { name: 'Publish' }).tap();
    await page.getByRole('button', { name: 'Later' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Publish later' });
    await dialog.getByLabel('Day').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Publish at this time' }).tap();
    await expect(dialog.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
    const nextWeek = dayAfter(dayIn(defaultTimeZone), 7);
    await dialog.getByLabel('Day').fill(nextWeek);
    await dialog.getByLabel('Time').fill('18:30');
    await dialog.getByRole('button', { name: 'Publish at this time' }).dblclick();
    await expect(dialog).toBeHidden();
    const scheduled = page.getByRole('region', { name: 'Published later' });
    await expect(scheduled).toContainText(/Visitors see it from .* at 6:30 pm on\./);
    // The form has the words of today, and what is changed in them does not wait.
    await expect(lead(page)).not.toHaveValue('The fees of the new year.');
    await page.getByText('Visitors see these words.').waitFor();
    expect(await visitorReads('/FaqPage')).not.toContain('The fees of the new year.');
    await scheduled.getByRole('button', { name: 'Preview of that day' }).tap();
    await page.getByText(/^Preview of .*\d{4}\.$/).waitFor();
    await expect(page.getByText('The fees of the new year.')).toBeVisible();
    await page.goBack();
    await hydrate(page);

    await page.getByRole('link', { name: 'All words of the site' }).tap();
    const later = page.getByRole('region', { name: 'Published later' });
    await expect(later.getByRole('listitem')).toContainText('at 6:30 pm');
    await later.getByRole('button', { name: /^Do not publish by itself/ }).tap();
    await expectToast(page, /kept as a draft/);
    await expect(later).toBeHidden();
    await page.getByRole('link', { name: 'Change Questions and answers' }).first().tap();
    await page.getByText(/Visitors still see the old text\.$/).waitFor();
    await erase(page);
    expect(problems).toEqual([]);
  },
);

test(
  'Undo takes back nothing that somebody else has published since',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    await lead(page).fill('The first publication.');
    await page.getByText(/Draft saved/).waitFor();
    await publishReviewed(page);

    const other = await openForm(newPage, 'contact');
    await other.page.getByRole('textbox').first().fill('The second publication');
    await other.page.getByText(/Draft saved/).waitFor();
    await publishReviewed(other.page);

    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectToast(page, /Something else was published since/);
    await expect(lead(page)).toHaveValue('The first publication.');
  },
);

test(
  'every version is in the history of the website, and each leads to that of what it changed',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    // The list shows 20 at once. The content of a new school and what was published first take turns.
    for (let made = 0; made < 26; made += 1) {
      const reply = await page.request.post(`/admin/editions/${made % 2}/restore`, {
        headers: { origin: own.url },
      });
      expect(reply.status()).toBe(201);
    }
    await page.goto('/office/site');
    await hydrate(page);
    await page.getByRole('link', { name: 'What was published' }).tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(20);
    await page.getByRole('button', { name: 'Show earlier versions' }).tap();
    await expect(main.getByRole('heading', { level: 3 }).nth(25)).toBeVisible();
    await main.locator('summary').first().tap();
    const first = page.getByRole('link', { name: /: all that was published$/ }).first();
    const [title = ''] = ((await first.textContent()) ?? '').split(': all that');
    await first.tap();
    await page.waitForURL(/\/office\/site\/(?!all\/)[\w-]+\/history$/);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await page.goBack();
    await page.waitForURL(/\/office\/site\/all\/history$/);
    expect(problems).toEqual([]);
  },
);

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
  await page.getByLabel('Artwork for the text').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Put it in' }).tap();
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

test(
  'a new question gets its name in links from its words, and keeps it',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    await page.getByRole('button', { name: 'Add a question' }).tap();
    const question = page.getByLabel('Question', { exact: true }).last();
    const short = page.getByLabel('Short answer').last();
    const name = page.getByLabel('Name in links').last();
    await expect(question).toBeFocused();
    // A field is not wrong before it was left empty.
    await page.getByText(/fields are still empty/).waitFor();
    await expect(question).not.toHaveAttribute('aria-invalid', 'true');
    await short.focus();
    await expect(question).toHaveAttribute('aria-invalid', 'true');
    await question.focus();
    await page.keyboard.type('2 siblings: is there a discount?');
    await page.keyboard.press('Tab');
    await expect(short).toBeFocused();
    await expect(name).toHaveValue('siblings-is-there-a-discount');
    await question.fill('Is there a discount for siblings?');
    await page.keyboard.press('Tab');
    await expect(name).toHaveValue('siblings-is-there-a-discount');
    // Words in another script have a name too, and one of their own.
    for (const own of ['question', 'question-2']) {
      await done(page);
      await page.getByRole('button', { name: 'Add a question' }).tap();
      await question.fill('क्या भाई-बहनों के लिए छूट है?');
      await page.keyboard.press('Tab');
      await expect(name).toHaveValue(own);
    }
    await erase(page);
    expect(problems).toEqual([]);
  },
);

test('an article is begun, written, published and deleted', async ({ newPage }) => {
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
  await page.getByLabel('Artwork').selectOption({ index: 1 });
  await page.getByText(/^Draft saved .*old text\.$/).waitFor();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expect(page.getByLabel('Summary')).toBeHidden();
  await page.locator('summary').filter({ hasText: 'More' }).tap();
  await expect(page.getByLabel('Summary')).toHaveValue('A board, a bowl of water and an old shirt.');
  await expect(page.getByLabel('Description')).toHaveValue('A board, a bowl of water and an old shirt.');
  await expect(page.getByLabel('Reading time in minutes')).toHaveValue('1');
  await expect(page.getByLabel('Author', { exact: true })).toHaveValue('Meenakshi Iyer');
  await expect(page.getByLabel('Who the author is')).toHaveValue(/./);
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

test('Enter in a line leaves the caret where it was, the wheel changes no number, and titles in Hindi are told apart', async ({
  newPage,
}) => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 800 }, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office/site/faq--main');
  await hydrate(page);
  const line = lead(page);
  const before = await line.inputValue();
  await line.focus();
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('here');
  await expect(line).toHaveValue(`${before.slice(0, 4).trimEnd()} here${before.slice(4)}`);
  await line.fill(before);

  await page.goto('/office/site/navigation--main');
  await hydrate(page);
  const year = page.getByLabel('Year of the copyright');
  const present = await year.inputValue();
  await year.focus();
  await year.hover();
  await page.mouse.wheel(0, 240);
  await expect(year).not.toBeFocused();
  await expect(year).toHaveValue(present);

  for (const address of [/post--article-of-[\d-]{10}#/, /post--article-of-[\d-]{10}-2#/]) {
    await page.goto('/office/site');
    await hydrate(page);
    await page.getByLabel('Title of a new article').fill('मिट्टी की कक्षा');
    await page.getByRole('button', { name: 'Begin the article' }).click();
    await page.waitForURL(address);
  }
  for (const number of ['', '-2']) {
    const [day = ''] = /article-of-[\d-]{10}/.exec(page.url()) ?? [];
    const path = `/admin/documents/post/${day}${number}`;
    const { etag = '' } = (await page.request.get(path)).headers();
    const deleted = await page.request.delete(`${path}/draft`, { headers: { 'if-match': etag } });
    expect(deleted.status()).toBe(200);
  }
  expect(problems).toEqual([]);
});

/** Opens a quick change of the first page of the office. */
async function openQuickChange(newPage: NewPage, name: string) {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office');
  await hydrate(page);
  await page.getByRole('button', { name }).tap();
  return { page, problems, dialog: page.getByRole('dialog') };
}

test('a price is changed from the first page of the office, and taken back', async ({ newPage }) => {
  const { page, problems, dialog } = await openQuickChange(newPage, 'Change a price');
  const price = dialog.getByRole('textbox').first();
  const present = await price.inputValue();
  await price.fill('a little more');
  await dialog.getByRole('button', { name: 'Publish now' }).tap();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  // The present price changes nothing, and leaves nothing behind.
  await price.fill(present);
  await dialog.getByRole('button', { name: 'Publish now' }).tap();
  await expectToast(page, 'Visitors see this already.');
  await price.fill('8888');
  await dialog.getByRole('button', { name: 'Publish now' }).dblclick();
  await dialog.getByText(`Published: ${present} → 8888. Visitors see it now.`).waitFor();
  await expect(dialog.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/classes');
  await expect.poll(() => visitorReads('/classes')).toContain('8888');
  await dialog.getByRole('button', { name: 'Undo' }).tap();
  await expectToast(page, /The earlier words are back/);
  await expect.poll(() => visitorReads('/classes')).not.toContain('8888');

  // Again: the dialog knows what was published since.
  for (const next of ['6660', '6661']) {
    await page.getByRole('button', { name: 'Change a price' }).tap();
    await price.fill(next);
    await dialog.getByRole('button', { name: 'Publish now' }).tap();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(() => visitorReads('/classes')).toContain(next);
  }
  expect(problems).toEqual([]);
});

test(
  'a notice for some days, and what a class makes, are published from the first page of the office',
  { tag: '@long' },
  async ({ newPage }) => {
    const notice = await openQuickChange(newPage, 'Notice for some days');
    // Its words can be typed without another tap.
    await expect(notice.dialog.getByLabel('Notice', { exact: true })).toBeFocused();
    await notice.page.keyboard.type('Closed for Diwali.');
    await notice.dialog.getByRole('button', { name: 'Publish now' }).tap();
    await notice.dialog.getByText('Visitors see it now.').waitFor();
    await expect.poll(() => visitorReads('/')).toContain('Closed for Diwali.');
    await notice.dialog.getByRole('button', { name: 'Done' }).tap();

    await notice.page.getByRole('button', { name: 'What we do next class' }).tap();
    // The home page has the next day only.
    await notice.dialog.getByLabel('Day').fill(dayIn(defaultTimeZone));
    await notice.dialog.getByLabel('Time and what is made').fill('9:30 am: tin robots');
    await notice.dialog.getByRole('button', { name: 'Publish now' }).tap();
    await notice.dialog.getByText('Visitors see it now.').waitFor();
    await expect.poll(() => visitorReads('/')).toContain('tin robots');
    expect(notice.problems).toEqual([]);
  },
);

test('a quick change publishes its change alone, and what a colleague has begun stays a draft', async ({
  newPage,
}) => {
  const form = await openForm(newPage, 'courses', colleague);
  await form.page.locator('summary').first().tap();
  await form.page.getByLabel('Short description').first().fill('Half a thought');
  await form.page.getByText(/Draft saved/).waitFor();
  const { page, dialog } = await openQuickChange(newPage, 'Change a price');
  await dialog.getByRole('textbox').first().fill('6789');
  await dialog.getByRole('button', { name: 'Publish now' }).tap();
  await dialog.getByText('Visitors see it now.').waitFor();
  await expect.poll(() => visitorReads('/classes')).toContain('6789');
  expect(await visitorReads('/classes')).not.toContain('Half a thought');
  await page.goto('/office/site/courses');
  await hydrate(page);
  await page.locator('summary').first().tap();
  await expect(page.getByLabel('Short description').first()).toHaveValue('Half a thought');
  await expect(page.getByLabel('Price', { exact: true }).first()).toHaveValue('6789');
  await more(page).tap();
  await page.getByRole('button', { name: 'Delete the changes of Rekha Pillai' }).tap();
  await page.getByText('Visitors see these words.').waitFor();
});

test('an article of a later day is previewed as on that day, and publishing says when visitors see it', async ({
  newPage,
}) => {
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
});
