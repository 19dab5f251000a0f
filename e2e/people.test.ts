import type { Page } from '@playwright/test';
import { auditWords } from '#app/office/audit-words.ts';
import { expect, test } from './fixtures.ts';
import { arriveAt, expectToast, fillSignIn, newPerson, signInByApi, type SignIn } from './steps.ts';

const rooms = (page: Page) => page.getByRole('navigation', { name: 'Office' });
const rowOf = (page: Page, email: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: email });

/** Sets a password with the code from a mail. */
async function setPassword(page: Page, { email, password }: SignIn, code: () => Promise<string>) {
  await page.request.post('/user/forget-password', { data: { email } });
  await page.request.post('/user/verify-otp', { data: { email, otp: await code() } });
  const reply = await page.request.post('/user/reset-password', { data: { email, newpassword: password } });
  expect(reply.status()).toBe(200);
}

test('an owner invites a teacher, who sees the own rooms and lines, and removes them again', async ({
  newPage,
  school,
}) => {
  const owner = newPerson();
  const teacher = newPerson();
  await school.addAdmin(owner.email, owner.password);
  const { page, problems } = await newPage();
  await page.goto('/login');
  await fillSignIn(page, owner);
  await arriveAt(page, 'Overview');
  await rooms(page).getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Email').fill(teacher.email);
  await page.getByRole('radio', { name: 'Teacher' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, `${teacher.email} is a teacher now. We have sent a mail.`);
  await rowOf(page, teacher.email).getByText('Invited, no password yet').waitFor();
  await expect(page.getByLabel('Email')).toHaveValue('');

  const { page: hers, problems: herProblems } = await newPage();
  await setPassword(hers, teacher, async () => {
    const { subject } = await school.mail(teacher.email, /\d{6}/);
    return /\d{6}/.exec(subject)?.[0] ?? '';
  });
  await hers.goto('/login');
  await fillSignIn(hers, teacher);
  await arriveAt(hers, 'Overview');
  await expect(rooms(hers).getByRole('link', { name: /People|User List/ })).toHaveCount(0);
  await rooms(hers).getByRole('link', { name: 'Audit Log' }).click();
  const log = hers.getByRole('table', { name: 'Audit Log' });
  await log.getByText(auditWords['signed-in']).waitFor();
  await expect(log.getByText(owner.email)).toHaveCount(0);
  await hers.goto('/office/people');
  await hers.getByText(/is for the school’s office only/).waitFor();

  await page
    .getByRole('button', { name: /^Remove/ })
    .and(rowOf(page, teacher.email).getByRole('button'))
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the office' }).click();
  await expectToast(page, /no longer works in the office/);
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused();
  await rowOf(page, teacher.email).waitFor({ state: 'detached' });
  await hers.goto('/office/log');
  await hers
    .getByText(/please sign in first/i)
    .or(hers.getByRole('link', { name: 'sign in' }))
    .first()
    .waitFor();
  expect([problems, herProblems.filter((problem) => !/40[13]/.test(problem))]).toEqual([[], []]);
});

test('the overview shows what needs somebody, the numbers, and the chart with its table', async ({
  newPage,
  school,
}) => {
  const owner = newPerson();
  await school.addAdmin(owner.email, owner.password);
  const { page } = await newPage();
  await signInByApi(page, owner);
  await page.request.post('/user/add-lead', { data: { userName: 'Zoya', userMessage: 'When do you open?' } });
  await page.goto('/office');
  await page.getByRole('heading', { level: 2, name: 'Needs you now' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'The last 12 weeks by course' }).waitFor();
  // The chart and the table beside it.
  await page
    .getByRole('img', { name: /line chart/ })
    .locator('canvas')
    .waitFor();
  await page.getByRole('table', { name: 'The last 12 weeks', exact: true }).waitFor();
});

test('on a phone the menu of the office is one line that shows the present room', async ({
  newPage,
  sessions,
}) => {
  const { page } = await newPage({ viewport: { width: 360, height: 780 }, storageState: sessions.admin });
  for (const path of ['/office', '/office/second-factor']) {
    await page.goto(path);
    const current = rooms(page).locator('[aria-current]');
    await expect(current).toBeInViewport({ ratio: 1 });
    expect((await rooms(page).boundingBox())?.height).toBeLessThan(60);
  }
});
