import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { fillAdmission, newPerson, seeToast, signIn, signUp } from './steps.ts';

const opening = openForThisFile();

const open = () => openPage(opening.browser, opening.school.url);

async function writeMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Rekha');
  await page.getByLabel('Message').fill('Which class would you put him in?');
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Addresses of the calls that change something, in the order they are made. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('without a line the text stays, and is sent again by a press only', async () => {
  const { page } = await open();
  const calls = callsOf(page);
  await writeMessage(page);
  await page.context().setOffline(true);
  await sendMessage(page);
  await seeToast(page, 'Something went wrong. Please try again.');
  await page.getByText('There is no line just now. What you typed stays here').waitFor();
  expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);

  await page.context().setOffline(false);
  await page.getByText('The line is back. What you typed is still here.').waitFor();
  const tried = calls.length;
  expect(await page.getByLabel('Message').inputValue()).toBe('Which class would you put him in?');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(calls.length).toBe(tried + 1);
});

test('a message not sent is there again after a reload, and gone once it is sent', async () => {
  const { page } = await open();
  await writeMessage(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('message'))).toContain('Which class');
  await page.goto('/about');
  await page.goto('/contact');
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Which class would you put him in?');
  await sendMessage(page);
  await page.waitForURL((url) => url.pathname === '/');
  await seeToast(page, /within 24 hours/);
  await page.goto('/contact');
  await page.getByLabel('Message').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('');
});

test('two presses send one message', async () => {
  const { page } = await open();
  const calls = callsOf(page);
  await writeMessage(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await page.waitForURL((url) => url.pathname === '/');
  expect(calls).toEqual(['/user/add-lead']);
});

test('while it is on its way the button keeps its words and says that it is busy', async () => {
  const { page } = await open();
  let answer = () => {};
  await page.route('**/user/add-lead', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await writeMessage(page);
  await sendMessage(page);
  const button = page.getByRole('button', { name: 'Send message' });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await page.getByRole('status').filter({ hasText: 'Sending the message…' }).waitFor();
  answer();
  await page.waitForURL((url) => url.pathname === '/');
});

describe('what the server says', () => {
  test('too often: how long to wait stays beside the form when the toast has gone', async () => {
    const { page } = await open();
    const message = 'That was tried too often. Please try again in 45 seconds.';
    await page.route('**/user/add-lead', (route) =>
      route.fulfill({ status: 429, json: { message }, headers: { 'retry-after': '45' } }),
    );
    await writeMessage(page);
    await sendMessage(page);
    await seeToast(page, message);
    await page.getByRole('main').getByText(message).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Which class would you put him in?');
  });

  test('about a field: it stands beside the field, which has the focus', async () => {
    const { page } = await open();
    await page.route('**/user/add-lead', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'Please look again.', fields: { userEmail: 'No such address.' } },
      }),
    );
    await writeMessage(page);
    await sendMessage(page);
    await page.getByRole('main').getByText('No such address.').waitFor();
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('nothing a page can read: the words of SPEC, and the way to try again', async () => {
    const { page } = await open();
    await page.route('**/user/add-lead', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await writeMessage(page);
    await sendMessage(page);
    await seeToast(page, 'Something went wrong. Please try again.');
    await page.getByText('We could not be reached. What you typed is still here.').waitFor();
    await page.unroute('**/user/add-lead');
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('a list of courses that does not come is asked for again', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.route('**/admin/get-course', (route) => route.abort());
  await page.goto('/Formenroll');
  await page.getByText('The courses could not be fetched.').waitFor();
  await page.unroute('**/admin/get-course');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: /Junior Beginner/ }).waitFor();
});

test('the form counts and ticks what is answered', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await page.getByText('1 of 12 answered').waitFor();
  await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
  await page.getByText('All 12 answered').waitFor();
  for (const part of ['Personal Information', 'Course', "Parent's Details", 'Education'])
    await page.getByRole('heading', { name: `${part} (answered)` }).waitFor();
});

test('on paper there is the application alone, with whom it went to', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, { colorScheme: 'dark' });
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => document.body.innerText);
  expect(seen).toContain('Ananya Nair');
  expect(seen).toContain('Showcase Art, 14, Gulmohar Road');
  for (const behind of ['Applications', 'Logout', 'Close', 'Home', 'Keep the crooked ones'])
    expect(seen, behind).not.toContain(behind);
  const ink = await dialog.evaluate((sheet) => getComputedStyle(sheet.querySelector('td') ?? sheet).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

describe('without script', () => {
  test.each([
    '/contact',
    '/login',
    '/SignUp',
    '/Forget',
    '/verify-otp',
    '/Reset-password',
    '/profile',
    '/Formenroll',
  ])('%s says kindly that it needs it, and is no trap to fill in', async (path) => {
    const { page } = await openPage(opening.browser, opening.school.url, { javaScriptEnabled: false });
    await page.goto(path);
    await page.getByText(/needs JavaScript\. Without it, call/).waitFor();
    expect(
      await page.getByRole('main').locator('input, textarea, select').filter({ visible: true }).count(),
    ).toBe(0);
    await page.context().close();
  });
});
