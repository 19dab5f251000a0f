import type { Page } from 'playwright-core';
import { birthDateMessages } from '#contract/admission.ts';
import { applicationBarWords, nameLabelWords } from '#content/admission.ts';
import { trialPath } from '#app/trial/trial.ts';
import { fillAdmission, seeToast } from '../steps.ts';
import { fail, hold, plain, press, type Scene } from './scene.ts';

const send = (page: Page) => press('Enroll Now')(page);

const courses = (page: Page) =>
  page
    .getByRole('radio', { name: /Junior Beginner/ })
    .first()
    .waitFor();

async function write(page: Page) {
  await page.getByLabel('Name').fill('Rekha Iyer');
  await page.getByLabel('Message').fill('Which class would you put a shy six-year-old in?');
  await press('Send message')(page);
}

/** Asks which course fits somebody of so many years and a half. */
const askFor = (years: number) => async (page: Page) => {
  const now = new Date();
  const born = new Date(Date.UTC(now.getFullYear() - years, now.getMonth() - 6, 1));
  await page.getByLabel('Date of birth').fill(born.toISOString().slice(0, 10));
  await press('Show the course')(page);
  await page
    .getByRole('status')
    .filter({ hasText: /^(At|Our) / })
    .waitFor();
};

/** What an earlier page left in this tab. */
const keepInTab = (key: string, value: string) => (page: Page) =>
  page.addInitScript(([name = '', text = '']) => sessionStorage.setItem(name, text), [key, value]);

/** Which course fits, and the two forms a parent came for: the application and the message. */
export const forms: Scene[] = [
  { name: 'curriculum-two-courses-fit', path: '/curriculum', reach: askFor(12) },
  { name: 'classes-too-young', path: '/classes', reach: askFor(2) },
  {
    name: 'curriculum-birthday-to-come',
    path: '/curriculum',
    async reach(page) {
      await press('Show the course')(page);
      await page.getByText(birthDateMessages.missing).waitFor();
    },
  },
  { ...plain('admission', '/Formenroll', 'parent'), comes: courses },
  {
    name: 'admission-another-child',
    path: '/Formenroll?course=Junior+Learner',
    looker: 'parent',
    isVariant: true,
    comes: courses,
  },
  {
    name: 'admission-errors',
    path: '/Formenroll',
    looker: 'new parent',
    async reach(page) {
      await courses(page);
      await send(page);
      await page.getByText('Please enter the school name.').last().waitFor();
    },
  },
  {
    name: 'admission-age-note',
    path: '/Formenroll',
    looker: 'new parent',
    isVariant: true,
    async reach(page) {
      await fillAdmission(page, { fullName: 'Zoya Sheikh', dob: '2010-05-14', course: 'Junior Beginner' });
    },
  },
  {
    name: 'admission-waiting',
    path: '/Formenroll',
    looker: 'parent',
    given: hold('/admin/get-course'),
    comes: (page) => page.getByText('are filled in from your last application').waitFor(),
  },
  {
    name: 'admission-no-courses',
    path: '/Formenroll',
    looker: 'parent',
    given: fail('/admin/get-course'),
    comes: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'admission-busy',
    path: '/Formenroll',
    looker: 'new parent',
    given: hold('/user/enroll-user'),
    async reach(page) {
      await courses(page);
      await fillAdmission(page, { fullName: 'Zoya Sheikh', dob: '2018-05-14', course: 'Junior Beginner' });
      await send(page);
      await page.getByRole('main').locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'admission-line-lost',
    path: '/Formenroll',
    looker: 'new parent',
    given: (page) => page.route('**/user/enroll-user', (route) => route.abort()),
    async reach(page) {
      await courses(page);
      await fillAdmission(page, { fullName: 'Zoya Sheikh', dob: '2018-05-14', course: 'Junior Beginner' });
      await send(page);
      await page.getByRole('button', { name: 'Send again' }).waitFor();
    },
  },
  {
    name: 'admission-afresh',
    path: '/Formenroll',
    looker: 'new parent',
    isOverlay: true,
    async reach(page) {
      await courses(page);
      await page.getByLabel('School Name').fill('Carmel Convent');
      await press('Clear the form')(page);
      await page.getByRole('button', { name: 'Bring the answers back' }).waitFor();
    },
  },
  {
    name: 'admission-refused',
    path: '/Formenroll',
    looker: 'parent',
    isOverlay: true,
    isVariant: true,
    async reach(page) {
      await courses(page);
      await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
      await send(page);
      await seeToast(page, /already have an open application/);
    },
  },
  plain('contact-trial', trialPath({ course: 'Junior Beginner', age: 7 })),
  {
    name: 'home-continue',
    path: '/',
    looker: 'parent',
    isOverlay: true,
    given: keepInTab('waiting-application', '/Formenroll?course=Junior+Learner'),
    reach: (page) => page.getByRole('link', { name: applicationBarWords.continue }).waitFor(),
  },
  {
    name: 'home-label',
    path: '/',
    looker: 'parent',
    isOverlay: true,
    given: keepInTab('wall-label', JSON.stringify({ fullName: 'Ananya Nair', dob: '2019-03-14' })),
    reach: (page) => page.getByRole('complementary', { name: applicationBarWords.region }).waitFor(),
  },
  {
    name: 'profile-label',
    path: '/profile',
    looker: 'parent',
    isOverlay: true,
    async reach(page) {
      await page.getByRole('button', { name: nameLabelWords.short }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: nameLabelWords.print }).waitFor();
    },
  },
  {
    name: 'contact-errors',
    path: '/contact',
    async reach(page) {
      await press('Send message')(page);
      await page.getByText('Please write a few words before you send.').first().waitFor();
    },
  },
  {
    name: 'contact-busy',
    path: '/contact',
    given: hold('/user/add-lead'),
    async reach(page) {
      await write(page);
      await page.getByRole('main').locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    isOverlay: true,
    async reach(page) {
      await write(page);
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('status').locator('p').first().waitFor();
    },
  },
  {
    name: 'contact-line-lost',
    path: '/contact',
    isOverlay: true,
    given: (page) => page.route('**/user/add-lead', (route) => route.abort()),
    async reach(page) {
      await write(page);
      await page.getByRole('alert').locator('p').first().waitFor();
    },
  },
];
