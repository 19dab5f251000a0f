import { beforeAll, expect, test } from 'vitest';
import { hasFocus } from './keys.ts';
import { openForThisFile } from './opening.ts';
import { beSignedIn, seeToast, signedIn, signedUp } from './steps.ts';

const admin = { email: 'office@example.in', password: 'the office key' };
const opening = openForThisFile();

beforeAll(async () => {
  await opening.school.addAdmin(admin.email, admin.password);
});

test('an admin sees the users, and deletes one after being asked', async () => {
  const { page, problems } = await opening.newPage({
    viewport: { width: 1280, height: 900 },
  });
  const parent = await signedUp(page, 'Sunita Deshpande');
  await beSignedIn(page, admin);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'User List' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: parent.email });
  await row.getByText('Not assigned').waitFor();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const keep = dialog.getByRole('button', { name: /Keep/ });
  await expect.poll(() => hasFocus(keep)).toBe(true);
  // Read out with the question, before an answer is given.
  const told = await dialog.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(told).toContain(parent.email);
  expect(told).toContain('cannot be undone');
  await keep.click();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await seeToast(page, 'The user is deleted.');
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the office shows a visitor and a parent nothing but why', async () => {
  const { page } = await opening.newPage();
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await signedIn(page);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText(/office/i)
    .first()
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});
