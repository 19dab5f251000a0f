import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { newPerson, seeToast, signIn, signUp } from './steps.ts';

let school: RunningSchool;
let browser: Browser;
const admin = { email: 'office@example.in', password: 'the office key' };

beforeAll(async () => {
  process.env.ADMIN_PASSWORD = admin.password;
  [school, browser] = await Promise.all([runSchool(), openBrowser()]);
  await school.command('server/office/admin-command.ts', 'add', admin.email);
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

test('an admin sees the users, and deletes one after being asked', async () => {
  const { page, problems } = await openPage(browser, school.url, { viewport: { width: 1280, height: 900 } });
  const parent = newPerson('Sunita Deshpande');
  await signUp(page, parent);
  await signIn(page, admin);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'User List' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: parent.email });
  await row.getByText('Not assigned').waitFor();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const keep = dialog.getByRole('button', { name: /Keep/ });
  await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true);
  await keep.click();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await seeToast(page, 'The user is deleted.');
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the office shows a visitor and a parent nothing but why', async () => {
  const { page } = await openPage(browser, school.url);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText(/office/i)
    .first()
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});
