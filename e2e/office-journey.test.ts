import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import {
  ananya,
  apply,
  arriveAt,
  createSignedInPerson,
  expectToast,
  newPerson,
  signInByApi,
} from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A school of its own: its lists have nobody else.
let school: RunningSchool;
test.beforeAll(async () => {
  school = await runSchool();
});
test.afterAll(() => school.close());

const press = (page: Page, target: Locator) => tabAndPress(page, target, 'Enter');

test(
  'from a message to an enrolled child, with the keyboard alone',
  { tag: '@long' },
  async ({ newPage }) => {
    const baseURL = school.url;
    const { page: home } = await newPage({ baseURL });
    const family = await createSignedInPerson(home, 'Neha Joshi');
    await home.request.post('/user/add-lead', {
      data: { userName: family.fullName, userEmail: family.email, userMessage: 'Is there a place?' },
    });

    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page, problems } = await newPage({ baseURL, viewport: { width: 1280, height: 800 } });
    await page.goto('/login');
    await hydrate(page);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(owner.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Enter');
    await arriveAt(page, 'Today');
    const toAnswer = page.getByRole('region', { name: /^To answer/ });
    await press(page, toAnswer.getByRole('link', { name: /Is there a place/ }));
    await tabTo(page, page.getByLabel('Your reply'));
    await page.keyboard.type('Yes. Please apply on our site.');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, /leaves in 10 seconds/);

    await home.goto('/Formenroll');
    await hydrate(home);
    await apply(home);

    const menu = page.getByRole('navigation', { name: 'Office' });
    await press(page, menu.getByRole('link', { name: 'Today' }));
    await arriveAt(page, 'Today');
    await press(page, toAnswer.getByRole('link', { name: new RegExp(`Application.*${ananya.fullName}`) }));
    const panel = page.getByRole('region', { name: 'Application' });
    await press(page, panel.getByRole('button', { name: /^Other steps/ }));
    await press(page, panel.getByRole('button', { name: 'Enroll' }));
    await press(page, panel.getByRole('button', { name: 'Enroll and send the mail' }));
    await expect(panel).toContainText('Enrolled');
    await expectToast(page, new RegExp(`${ananya.fullName}.*Enrolled`));
    await home.goto('/profile');
    await home.getByText(`${ananya.fullName} is enrolled`).first().waitFor();
    expect(problems).toEqual([]);
  },
);

test('a sibling is declined kindly, and the family applies again', { tag: '@long' }, async ({ newPage }) => {
  const baseURL = school.url;
  const { page: home, problems: homeProblems } = await newPage({ ...phone, baseURL });
  const family = await createSignedInPerson(home, 'Farah Sheikh');
  const zoya = { ...ananya, fullName: 'Zoya Sheikh' };
  await home.goto('/Formenroll');
  await hydrate(home);
  await apply(home, zoya);

  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const { page, problems } = await newPage({ ...phone, baseURL });
  await signInByApi(page, owner);
  await page.goto('/office');
  await hydrate(page);
  await page.getByRole('link', { name: /Application.*Zoya Sheikh/ }).tap();
  const panel = page.getByRole('region', { name: 'Application' });
  await panel.getByRole('button', { name: /^Other steps/ }).tap();
  await panel.getByRole('button', { name: 'Decline kindly' }).tap();
  await panel.getByRole('button', { name: 'Decline kindly and send the mail' }).tap();
  await expect(panel).toContainText('Declined');
  await expect(() => school.mail(family.email, /^About the application for Zoya/)).toPass({
    timeout: 45_000,
  });

  await home.goto('/profile');
  await home.getByText('You may apply again at any time').waitFor();
  await home.goto('/Formenroll');
  await hydrate(home);
  await apply(home, zoya);
  // The office sees the new one, and the first one as it was.
  await page.goto('/office');
  await page.getByRole('link', { name: /Application.*Zoya Sheikh/ }).tap();
  await expect(panel).toContainText('New');
  await page.getByRole('button', { name: 'More for this conversation' }).tap();
  await page.getByRole('link', { name: /^Family/ }).tap();
  await expect(page.getByText(`${zoya.course}: Declined`)).toBeVisible();
  await expect(page.getByText(`${zoya.course}: New`)).toBeVisible();
  expect([problems, homeProblems]).toEqual([[], []]);
});
