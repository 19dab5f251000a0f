import type { Page } from '@playwright/test';
import { auditWords } from '#app/office/audit-words.ts';
import { expect, test } from './fixtures.ts';
import { backdateSignIn } from './past.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, fillSignIn, newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Office' });
const rowOf = (page: Page, email: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: email });

test(
  'an owner invites a teacher, who signs in, sees the own pages and lines, and is removed again',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const owner = newPerson();
    const teacher = newPerson();
    await school.addAdmin(owner.email, owner.password);
    const { page, problems } = await newPage(phone);
    await signInByApi(page, owner);
    await page.goto('/office/inbox');
    await hydrate(page);
    await menu(page).getByRole('button', { name: 'More' }).tap();
    await menu(page).getByRole('link', { name: 'People' }).tap();
    // The pages behind 'More' are hidden again, and it is marked because one of them is open.
    await expect(menu(page).getByRole('link', { name: 'Audit Log' })).toBeHidden();
    await expect(menu(page).getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
    await page.getByLabel('Email').fill('somebody');
    await page.getByRole('button', { name: 'Send invitation' }).tap();
    await page.getByText('Please enter a valid email.').first().waitFor();
    await expect(page.getByLabel('Email')).toHaveValue('somebody');
    await page.getByLabel('Email').fill(teacher.email);
    await page.getByRole('radio', { name: 'Teacher' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).dblclick();
    await expectToast(page, `${teacher.email} is a teacher now. We have sent a mail.`);
    await rowOf(page, teacher.email).getByText('Has not signed in yet').waitFor();
    await expect(page.getByLabel('Email')).toHaveValue('');

    // What the mail says: a password with a code, then the sign-in, then the office.
    const { text } = await school.mail(teacher.email, /invited to the office/);
    const [forgot = '', login = ''] = text.match(/http\S+/g) ?? [];
    const { page: hers, problems: herProblems } = await newPage(phone);
    await hers.goto(forgot);
    await hydrate(hers);
    await hers.getByLabel('Email').fill(teacher.email);
    await hers.getByRole('main').getByRole('button', { name: 'Send OTP' }).tap();
    const { subject } = await school.mail(teacher.email, /\d{6}/);
    await hers.getByRole('textbox', { name: /^Code/ }).fill(/\d{6}/.exec(subject)?.[0] ?? '');
    await hers.getByRole('main').getByRole('button', { name: 'Verify' }).tap();
    await hers.getByLabel('New Password').fill(teacher.password);
    await hers.getByLabel('Confirm Password').fill(teacher.password);
    await hers.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
    await hers.waitForURL('**/login');
    await hers.goto(login);
    await hydrate(hers);
    await fillSignIn(hers, teacher);
    await hers.waitForURL('**/office');
    await menu(hers).getByRole('button', { name: 'More' }).tap();
    await expect(menu(hers).getByRole('link')).toHaveText([
      'Today',
      /Inbox/,
      'Families',
      'Trial Classes',
      'Audit Log',
      'Second Factor',
      'The public site',
      /^Person/,
    ]);
    await menu(hers).getByRole('link', { name: 'Audit Log' }).tap();
    const log = hers.getByRole('table', { name: 'Audit Log' });
    await log.getByText(auditWords['signed-in']).waitFor();
    await expect(log.getByText(owner.email)).toHaveCount(0);
    await hers.goto('/office/people');
    await hers.getByText(/is for owners of the school only/).waitFor();

    await rowOf(page, teacher.email)
      .getByRole('button', { name: /^Remove/ })
      .tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the office' }).tap();
    await expectToast(page, /no longer works in the office/);
    await expect(page.getByRole('heading', { name: 'People' })).toBeFocused();
    await rowOf(page, teacher.email).waitFor({ state: 'detached' });
    await hers.goto('/office/log');
    await hers.getByText(/If you work there, please/).waitFor();
    expect(problems).toEqual([]);
    expect(herProblems.filter((problem) => !problem.includes('401'))).toEqual([]);
  },
);

test(
  'an owner whose password was given long ago gives it once, and what was typed is sent',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const owner = newPerson();
    const colleague = newPerson();
    await school.addAdmin(owner.email, owner.password);
    const { page } = await newPage();
    await signInByApi(page, owner);
    backdateSignIn(school.dataDir, owner.email, 31);
    await page.goto('/office/people');
    await hydrate(page);
    await page.getByLabel('Email').fill(colleague.email);
    await page.getByRole('radio', { name: 'Teacher' }).check();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expectToast(page, `${colleague.email} is a teacher now. We have sent a mail.`);
    await dialog.waitFor({ state: 'detached' });
    const row = rowOf(page, colleague.email);
    await row.getByRole('button', { name: /^Make owner/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await expectToast(page, /is an owner now/);
    await expect(row.getByText('Owner', { exact: true })).toBeVisible();
  },
);
