import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus } from './keyboard.ts';
import { openForThisFile } from './fixtures.ts';
import { comeAlive } from './scenes/scene.ts';
import { holdBack } from './slow-network.ts';
import { arriveHome, seeToast } from './steps.ts';

const opening = openForThisFile();

const question = 'Which class would you put him in?';

async function writeMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Rekha');
  await page.getByLabel('Message').fill(question);
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
  const { page } = await opening.newPage();
  const calls = callsOf(page);
  await writeMessage(page);
  // A line lost before the page's script has come is another story (server/site/boot.ts).
  await comeAlive(page);
  await page.context().setOffline(true);
  await sendMessage(page);
  await seeToast(page, 'Something went wrong. Please try again.');
  await page.getByText('There is no internet connection now. What you typed stays here').waitFor();
  expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);

  await page.context().setOffline(false);
  await page.getByText('You are online again. What you typed is still here.').waitFor();
  const tried = calls.length;
  expect(await page.getByLabel('Message').inputValue()).toBe(question);
  await page.getByRole('button', { name: 'Send again' }).click();
  await arriveHome(page);
  expect(calls.length).toBe(tried + 1);
});

test('a message not sent is there again after a reload, and gone once it is sent', async () => {
  const { page } = await opening.newPage();
  await writeMessage(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('message'))).toContain(question);
  await page.goto('/about');
  await page.goto('/contact');
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(question);
  await sendMessage(page);
  await arriveHome(page);
  await seeToast(page, /within 24 hours/);
  await page.goto('/contact');
  await comeAlive(page);
  expect(await page.getByLabel('Message').inputValue()).toBe('');
});

test('two presses send one message', async () => {
  const { page } = await opening.newPage();
  const calls = callsOf(page);
  await writeMessage(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await arriveHome(page);
  expect(calls).toEqual(['/user/add-lead']);
});

test('while it is on its way the button keeps its words and says that it is busy', async () => {
  const { page } = await opening.newPage();
  const answer = await holdBack(page, '**/user/add-lead');
  await writeMessage(page);
  await sendMessage(page);
  const button = page.getByRole('button', { name: 'Send message' });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await page.locator('[aria-live=polite]').filter({ hasText: 'Sending the message…' }).waitFor();
  answer();
  await arriveHome(page);
});

describe('what the server says', () => {
  test('too often: how long to wait stays beside the form when the toast has gone', async () => {
    const { page } = await opening.newPage();
    const message = 'That was tried too often. Please try again in 45 seconds.';
    await page.route('**/user/add-lead', (route) =>
      route.fulfill({ status: 429, json: { message }, headers: { 'retry-after': '45' } }),
    );
    await writeMessage(page);
    await sendMessage(page);
    await seeToast(page, message);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').getByText(message).waitFor({ state: 'detached' });
    expect(await page.getByRole('main').getByText(message).isVisible()).toBe(true);
    expect(await page.getByLabel('Message').inputValue()).toBe(question);
  });

  test('about a field: it stands beside the field, which has the focus', async () => {
    const { page } = await opening.newPage();
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
    await expect.poll(() => hasFocus(email)).toBe(true);
  });

  test('nothing a page can read: the specification’s words, and the way to try again', async () => {
    const { page } = await opening.newPage();
    await page.route('**/user/add-lead', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await writeMessage(page);
    await sendMessage(page);
    await seeToast(page, 'Something went wrong. Please try again.');
    await page.getByText('We could not be reached. What you typed is still here.').waitFor();
    await page.unroute('**/user/add-lead');
    await page.getByRole('button', { name: 'Send again' }).click();
    await arriveHome(page);
  });
});
