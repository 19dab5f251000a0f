import type { Locator, Page } from '@playwright/test';
import { done, erase, lead, more, stopClock } from './document-form.ts';
import { expect, test } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard.ts';
import { colleague, owner, ownSchool, phone } from './own-school.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, signInByApi } from './steps.ts';

const own = ownSchool();
const { openForm, visitorReads } = own;

test(
  'a wrong field is named beside it and keeps the draft from being published',
  { tag: '@long' },
  async ({ newPage }) => {
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
  },
);

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

test(
  'entries that were removed from a list each come back where they stood, until other words come in',
  { tag: '@long' },
  async ({ newPage }) => {
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
    // The one that came back last is still open.
    await done(page);
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
  },
);

test(
  'an entry of a list has the window of a phone above the bar, and the way back closes it',
  { tag: '@long' },
  async ({ newPage }) => {
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
    const first = page.locator('summary').filter({ hasText: 'Which classes are there?' });
    await first.tap();
    await expect(page).toHaveURL(/faq#./);
    await question.first().press('Escape');
    await expect(first).toBeFocused();
    await expect(lead(page)).toBeVisible();
    await expect(page).toHaveURL(/faq$/);

    // A new question that is left with nothing in it leaves nothing.
    const count = await question.count();
    const add = page.getByRole('button', { name: 'Add a question' });
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await add.tap();
      await expect(question.last()).toBeFocused();
      await page.getByText(/^Draft saved/).waitFor();
      await leave();
      await expect(add).toBeFocused();
      await expect(question).toHaveCount(count);
    }

    // A new question: three fields, and the next step beside them.
    await add.tap();
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
  },
);

test(
  'the entry in the address is open, and the way back folds it, wherever it stands by then',
  { tag: '@long' },
  async ({ newPage }) => {
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
    await backFolds();
    // The address has it again after the way forward, and still has it after a reload.
    await page.goForward();
    await expect(opened).toHaveCount(1);
    await page.reload();
    await hydrate(page);
    await expect(opened).toHaveCount(1);
    await expect(entry(2)).toBeInViewport();
    await backFolds();
    await page.goForward();
    await expect(opened).toHaveCount(1);
    await done(page);
    await expect(opened).toHaveCount(0);
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
  },
);

test(
  'what somebody else has changed in an open entry can be read above the keyboard of a phone',
  { tag: '@long' },
  async ({ newPage }) => {
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
  },
);

test(
  'a sentence that is searched as visitors read it leads to its field',
  { tag: '@long' },
  async ({ newPage }) => {
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
    await expect(page.getByRole('searchbox', { name: 'Find words' })).toHaveValue(
      'which classes do you offer',
    );
    expect(problems).toEqual([]);
  },
);

test(
  'with the keyboard alone, the owner finds a sentence, changes it, publishes it and takes it back',
  { tag: '@long' },
  async ({ newPage }) => {
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
  },
);

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

test(
  'Enter in a line leaves the caret where it was, the wheel changes no number, and titles in Hindi are told apart',
  { tag: '@long' },
  async ({ newPage }) => {
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
  },
);
