import { auditWords } from '#app/office/audit-words.ts';
import { codeAt } from '#test/authenticator.ts';
import { expect, test } from './fixtures.ts';
import { backdateSignIn } from './past.ts';
import { newPerson, arriveAt, signInByApi, fillSignIn, logOut, expectToast, createPerson } from './steps.ts';

test(
  'an admin sets up a second factor, signs in with it, and deletes a user after confirming the password',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page, problems } = await newPage();
    const parent = await createPerson(page, 'Revathi Menon');
    // The test changes the account, so it is not the admin of the other tests.
    const admin = newPerson();
    await school.addAdmin(admin.email, admin.password);
    await signInByApi(page, admin);

    // The office offers it; 'Not now' hides the offer until the next sign-in.
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Not now' }).click();
    const offer = page.getByText('Add a second lock');
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('searchbox').fill(parent.email);
    await page.getByRole('table').getByText(parent.email).waitFor();
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Second Factor' }).click();

    await page.getByLabel('Your password').fill(admin.password);
    await page.getByRole('button', { name: 'Set up second factor' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()));
    await page.getByRole('button', { name: 'Turn on second factor' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('You have 10 of 10 recovery codes left.').waitFor();

    await logOut(page);
    expect(problems).toEqual([]);

    await page.goto('/login');
    await fillSignIn(page, admin);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.getByLabel('Code', { exact: true }).fill('0000 0000 0000 0000');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('main').getByText('That code is not right').first().waitFor();
    // The next code: the current one may have been used above.
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + 30_000));
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await arriveAt(page, 'Today');

    backdateSignIn(school.dataDir, admin.email, 31);
    await page.goto('/profile/data');
    await page.getByRole('alertdialog', { name: 'Enter your password' }).waitFor();
    await page.goto('/admin');
    await page.getByRole('searchbox').fill(parent.email);
    await page.getByRole('button', { name: 'Delete Revathi Menon' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await dialog.getByText(parent.email).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await dialog.getByText('That is not your password.').first().waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expectToast(page, 'The user is deleted.');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('table').getByText(parent.email).waitFor({ state: 'detached' });
    await expect(offer).toHaveCount(0);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Audit Log' }).click();
    const log = page.getByRole('table', { name: 'Audit Log' });
    const actions = [
      'user-deleted',
      'password-confirmed',
      'password-refused',
      'second-factor-failed',
      'second-factor-set-up',
      'admin-added',
    ] as const;
    for (const action of actions) {
      await log.getByText(auditWords[action], { exact: true }).first().waitFor();
    }
    const deletion = log.getByRole('row').filter({ hasText: auditWords['user-deleted'] });
    await deletion.getByText(parent.email).waitFor();
  },
);
