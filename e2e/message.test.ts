import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import { holdRequests } from './slow-network.ts';
import { arriveHome, expectToast } from './steps.ts';

const question = 'Which class would you put him in?';

async function writeMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Rekha');
  await page.getByLabel('Message').fill(question);
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Records the paths of all POST requests, in order. */
function recordPosts(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('offline the text stays, and is sent again only by a click', async ({ page }) => {
  const calls = recordPosts(page);
  await writeMessage(page);
  // Going offline before hydration is another case (app/boot.ts).
  await hydrate(page);
  await page.context().setOffline(true);
  await sendMessage(page);
  await expectToast(page, 'Something went wrong. Please try again.');
  await page.getByText('There is no internet connection now. What you typed stays here').waitFor();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  // It would also be back if the tab were closed now.
  expect(await page.evaluate(() => sessionStorage.getItem('message'))).toContain(question);

  await page.context().setOffline(false);
  await page.getByText('You are online again. What you typed is still here.').waitFor();
  const earlierCalls = calls.length;
  await expect(page.getByLabel('Message')).toHaveValue(question);
  await page.getByRole('button', { name: 'Send again' }).click();
  await arriveHome(page);
  expect(calls.length).toBe(earlierCalls + 1);
});

test('an unsent message is back after a reload, and deleted once it is sent', async ({ page }) => {
  await writeMessage(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('message'))).toContain(question);
  await page.goto('/about');
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveValue(question);
  await sendMessage(page);
  await arriveHome(page);
  await expectToast(page, /within 24 hours/);
  await page.goto('/contact');
  await hydrate(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test(
  'a filled honeypot sends the message, and the draft does not keep it',
  { tag: '@long' },
  async ({ page }) => {
    const honeypot = page.locator('input[name=website]');
    await writeMessage(page);
    await hydrate(page);
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'https://filled.test';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('message'))).toContain(question);
    expect(await page.evaluate(() => sessionStorage.getItem('message'))).not.toContain('filled.test');
    // A draft that an earlier version has saved.
    await page.evaluate(
      (userMessage) => sessionStorage.setItem('message', JSON.stringify({ userMessage, website: 'x' })),
      question,
    );
    await page.goto('/about');
    await page.goto('/contact');
    await expect(page.getByLabel('Message')).toHaveValue(question);
    await expect(honeypot).toHaveValue('');
    await sendMessage(page);
    await arriveHome(page);
  },
);

test('a double click sends one message', async ({ page }) => {
  const calls = recordPosts(page);
  await writeMessage(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await arriveHome(page);
  expect(calls).toEqual(['/user/add-lead']);
});

test('during the request the button keeps its text and is busy', { tag: '@long' }, async ({ page }) => {
  const release = await holdRequests(page, '**/user/add-lead');
  await writeMessage(page);
  await sendMessage(page);
  const button = page.getByRole('button', { name: 'Send message' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.locator('[aria-live=polite]').filter({ hasText: 'Sending the message…' }).waitFor();
  release();
  await arriveHome(page);
});

test.describe('a reply of the server', () => {
  test('429: the time to wait stays beside the form after the toast', { tag: '@long' }, async ({ page }) => {
    const message = 'That was tried too often. Please try again in 45 seconds.';
    await page.route('**/user/add-lead', (route) =>
      route.fulfill({ status: 429, json: { message }, headers: { 'retry-after': '45' } }),
    );
    await writeMessage(page);
    await sendMessage(page);
    await expectToast(page, message);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').getByText(message).waitFor({ state: 'detached' });
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(question);
  });

  test('about a field: the error is beside the field, which has the focus', async ({ page }) => {
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
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
  });

  test(
    'without JSON: the specification’s error and a button to send again',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/user/add-lead', (route) =>
        route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      );
      await writeMessage(page);
      await sendMessage(page);
      await expectToast(page, 'Something went wrong. Please try again.');
      await page.getByText('We could not be reached. What you typed is still here.').waitFor();
      await page.unroute('**/user/add-lead');
      await page.getByRole('button', { name: 'Send again' }).click();
      await arriveHome(page);
    },
  );
});
