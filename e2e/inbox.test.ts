import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listConversations } from '#contract/conversation.ts';
import { expect, test } from './fixtures.ts';
import { outsideWindow } from './checks/outside-window.ts';
import {
  createPerson,
  createSignedInPerson,
  expectToast,
  newPerson,
  signInByApi,
  type Person,
  type SignIn,
} from './steps.ts';

const question = 'Is there a place on Sunday for a girl of seven?';

/** Somebody who writes through the contact page. The name is unique, because the tests share a server. */
async function writeToSchool(page: Page, words = question): Promise<Person> {
  const person = newPerson();
  const fullName = `Meera ${person.email.split('@')[0]}`;
  const reply = await page.request.post('/user/add-lead', {
    data: { userName: fullName, userEmail: person.email, userNumber: '98765 43210', userMessage: words },
  });
  expect(reply.ok()).toBe(true);
  return { ...person, fullName };
}

/** The conversation of a person, as the signed-in office finds it. */
async function conversationOf(page: Page, { email }: Person): Promise<string> {
  const reply = await page.request.get(`/admin/conversations?q=${encodeURIComponent(email)}`);
  const { items } = (await reply.json()) as ReplyOf<typeof listConversations>;
  expect(items).toHaveLength(1);
  return items[0]?._id ?? '';
}

const rowOf = (page: Page, { fullName }: Person) => page.getByRole('link', { name: fullName });
const titleOf = (page: Page, { fullName }: Person) => page.getByRole('heading', { level: 2, name: fullName });
const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Signs in and opens the conversation of somebody who has just written. */
async function openConversation(page: Page, admin: SignIn): Promise<Person & { path: string }> {
  const person = await writeToSchool(page);
  await signInByApi(page, admin);
  const path = `/office/inbox/${await conversationOf(page, person)}`;
  await page.goto(path);
  await titleOf(page, person).waitFor();
  return { ...person, path };
}

/** What a timer of the page would do after some seconds. */
const refresh = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('a message is found and answered with the keyboard alone, the answer reaches the family, and theirs the office', async ({
  newPage,
  school,
  admin,
}) => {
  const { page: familyPage } = await newPage();
  const family = await createSignedInPerson(familyPage, `Zarin ${Date.now().toString(36)}`);
  await familyPage.request.post('/user/add-lead', {
    data: { userName: family.fullName, userEmail: family.email, userMessage: question },
  });
  const { page } = await newPage();
  await signInByApi(page, admin);
  await page.goto(`/office/inbox?q=${encodeURIComponent(family.email)}`);
  await rowOf(page, family).waitFor();

  await page.keyboard.press('j');
  await expect(rowOf(page, family)).toBeFocused();
  await page.keyboard.press('Enter');
  await titleOf(page, family).waitFor();
  await page.getByText(question).last().waitFor();
  await page.keyboard.press('r');
  await expect(box(page)).toBeFocused();
  // Letters that are keys of the inbox are only letters here.
  await page.keyboard.type('Yes, just join? e/n');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Your reply is sent in 10 seconds.');
  await expect(titleOf(page, family)).toBeFocused();
  await expect(box(page)).toHaveValue('');

  const { text } = await school.mail(family.email, /./);
  expect(text).toContain('Yes, just join? e/n');

  await familyPage.goto('/profile');
  await familyPage.getByRole('button', { name: /Your message/ }).click();
  await familyPage.getByText('Yes, just join? e/n').last().waitFor();
  await familyPage.getByLabel('Answer the school').fill('Then we come at ten.');
  await familyPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(familyPage.getByRole('listitem').getByText('Then we come at ten.').last()).toBeVisible();
  await refresh(page);
  await expect(page.getByRole('listitem').getByText('Then we come at ten.').last()).toBeVisible();
});

test('the second of two people to answer sees what the first has sent, and is asked before the reply goes', async ({
  newPage,
  school,
  admin,
}) => {
  const { page } = await newPage();
  const person = await openConversation(page, admin);
  await box(page).fill('My own answer.');

  const colleague = newPerson();
  await school.addAdmin(colleague.email, colleague.password);
  const { page: other } = await newPage();
  await signInByApi(other, colleague);
  await other.goto(person.path);
  await titleOf(other, person).waitFor();
  await expect(other.getByText('is here too.')).toBeVisible();
  await box(other).fill('The answer of a colleague.');
  await send(other).click();
  await expectToast(other, 'Your reply is sent');

  await send(page).click();
  const question = page.getByRole('alertdialog', { name: 'Somebody was faster' });
  await expect(question.getByText('The answer of a colleague.')).toBeVisible();
  await question.getByRole('button', { name: 'Back to my reply' }).click();
  await expect(box(page)).toHaveValue('My own answer.');
  await send(page).click();
  await expectToast(page, 'Your reply is sent');
  await expect(page.getByRole('listitem').getByText('My own answer.')).toBeVisible();
});

test('an unsent reply survives a lost connection, a reload and the end of the session', async ({
  page,
  admin,
}) => {
  const person = await openConversation(page, admin);
  const words = 'Dear Meera, on Sunday there are two places.';
  await box(page).fill(words);
  await page.route('**/replies', (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole('alert').getByText('Your words stay here')).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue(words);
  await page.context().clearCookies();
  await page.reload();
  await page.getByText(/for the school’s office only/).waitFor();
  await signInByApi(page, admin);
  await page.goto('/office/inbox?q=Meera');
  await expect(rowOf(page, person)).toContainText('Draft');
  await page.goto(person.path);
  await expect(box(page)).toHaveValue(words);
});

test('a reply can be taken back, and closing can be undone', async ({ page, admin }) => {
  const person = await openConversation(page, admin);
  await box(page).fill('Too early.');
  await send(page).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(box(page)).toHaveValue('Too early.');
  await expect(page.getByRole('listitem').getByText('Too early.')).toHaveCount(0);

  await titleOf(page, person).focus();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
});

test('a note says that the family can read it, and the keys work again after it', async ({ page, admin }) => {
  const person = await openConversation(page, admin);
  await titleOf(page, person).focus();
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toBeFocused();
  await expect(page.getByText('The family sees notes when they export their data.')).toBeVisible();
  await page.keyboard.type('jk? Call in the evening.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').getByText('jk? Call in the evening.')).toBeVisible();
  await expect(titleOf(page, person)).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the inbox' });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
});

test('one press says that no answer is needed', async ({ page, admin }) => {
  const person = await openConversation(page, admin);
  await page.getByRole('button', { name: 'No answer needed' }).click();
  await expect(page.getByRole('button', { name: 'No answer needed' })).toHaveCount(0);
  await page.goto(`/office/inbox?q=${encodeURIComponent(person.email)}`);
  await expect(rowOf(page, person)).not.toContainText(/left|late/);
});

test('new conversations appear without a reload, and several are closed at once', async ({ page, admin }) => {
  const word = `crayon${Date.now().toString(36)}`;
  const first = await writeToSchool(page, word);
  await signInByApi(page, admin);
  await page.goto(`/office/inbox?q=${word}`);
  await rowOf(page, first).waitFor();
  const second = await writeToSchool(page, word);
  await refresh(page);
  await rowOf(page, second).waitFor();

  await page.getByRole('button', { name: 'Select all' }).click();
  const bar = page.getByRole('region', { name: 'Selected conversations' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, first)).toContainText('Closed');
  await expect(rowOf(page, second)).toContainText('Closed');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, first)).not.toContainText('Closed');
  await expect(rowOf(page, second)).not.toContainText('Closed');
});

test('the owner saves the list as a CSV file that spreadsheets read as UTF-8', async ({ page, admin }) => {
  const person = await writeToSchool(page);
  await signInByApi(page, admin);
  await page.goto('/office/inbox');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(person.fullName);
});

test('the filters are in the address, and a search finds closed conversations too', async ({
  page,
  admin,
}) => {
  const person = await openConversation(page, admin);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  await page.goto('/office/inbox');
  await page.getByRole('searchbox').fill(person.email);
  await rowOf(page, person).waitFor();
  await expect(page).toHaveURL(/q=person/);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Status').selectOption('Open');
  await page.getByText('No conversation fits.').waitFor();
  await page.reload();
  await page.getByText('No conversation fits.').waitFor();
  await expect(page.getByRole('searchbox')).toHaveValue(person.email);
});

test('at 360 px nothing is wider than the window, and the send button is in it', async ({
  newPage,
  admin,
}) => {
  const { page } = await newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await openConversation(page, admin);
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  expect(await outsideWindow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await page.getByRole('searchbox').waitFor();
  expect(await outsideWindow(page)).toEqual([]);
});

test('after signing in, an office account is two presses away from a message', async ({ page, admin }) => {
  await createPerson(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
});
