import { applicationBarWords, courseFinderWords, nameLabelWords, nextWords } from '#app/admission/words.ts';
import type { Page } from '@playwright/test';
import { birthDateMessages } from '#contract/school/birth-date-messages.ts';
import { fillAdmission, expectToast } from '../steps.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

/** An application that was just sent. */
const ananya = {
  fullName: 'Ananya Nair',
  dob: '2019-03-14',
  phone: '98765 43210',
  course: 'Junior Beginner',
};

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

/** Asks the course finder for an age of so many and a half years. */
const askFor = (years: number) => async (page: Page) => {
  const now = new Date();
  const born = new Date(Date.UTC(now.getFullYear() - years, now.getMonth() - 6, 1));
  await page.getByLabel(courseFinderWords.birthday).fill(born.toISOString().slice(0, 10));
  await press(courseFinderWords.measure)(page);
  await page
    .getByRole('status')
    .filter({ hasText: /^(At|Our) / })
    .waitFor();
};

/** Sets an entry of sessionStorage, as an earlier page in this tab would. */
const keepInTab = (key: string, value: string) => (page: Page) =>
  page.addInitScript(([name = '', text = '']) => sessionStorage.setItem(name, text), [key, value]);

/** The course finder, the application form and the contact form. */
export const forms: Scene[] = [
  { name: 'curriculum-two-courses-fit', path: '/curriculum', steps: askFor(12) },
  { name: 'classes-too-young', path: '/classes', steps: askFor(2) },
  {
    name: 'curriculum-birthday-to-come',
    path: '/curriculum',
    async steps(page) {
      await press(courseFinderWords.measure)(page);
      await page.getByText(birthDateMessages.missing).waitFor();
    },
  },
  { ...plain('admission', '/Formenroll', 'parent'), settled: courses },
  {
    name: 'admission-another-child',
    path: '/Formenroll?course=junior-learner',
    viewer: 'parent',
    isVariant: true,
    settled: courses,
  },
  {
    name: 'admission-errors',
    path: '/Formenroll',
    viewer: 'new parent',
    async steps(page) {
      await courses(page);
      await send(page);
      await page.getByText('Please enter the school name.').last().waitFor();
    },
  },
  {
    name: 'admission-age-note',
    path: '/Formenroll',
    viewer: 'new parent',
    isVariant: true,
    async steps(page) {
      await fillAdmission(page, { fullName: 'Zoya Sheikh', dob: '2010-05-14', course: 'Junior Beginner' });
    },
  },
  {
    name: 'admission-waiting',
    path: '/Formenroll',
    viewer: 'parent',
    before: leaveUnanswered('/admin/get-course'),
    settled: (page) => page.getByText('are filled in from your last application').waitFor(),
  },
  {
    name: 'admission-no-courses',
    path: '/Formenroll',
    viewer: 'parent',
    before: answer500('/admin/get-course'),
    settled: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'admission-busy',
    path: '/Formenroll',
    viewer: 'new parent',
    before: leaveUnanswered('/user/enroll-user'),
    async steps(page) {
      await courses(page);
      await fillAdmission(page, { fullName: 'Zoya Sheikh', dob: '2018-05-14', course: 'Junior Beginner' });
      await send(page);
      await page.getByRole('main').locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'admission-line-lost',
    path: '/Formenroll',
    viewer: 'new parent',
    before: (page) => page.route('**/user/enroll-user', (route) => route.abort()),
    async steps(page) {
      await courses(page);
      await fillAdmission(page, { fullName: 'Zoya Sheikh', dob: '2018-05-14', course: 'Junior Beginner' });
      await send(page);
      await page.getByRole('button', { name: 'Send again' }).waitFor();
    },
  },
  {
    name: 'admission-afresh',
    path: '/Formenroll',
    viewer: 'new parent',
    isOverlay: true,
    async steps(page) {
      await courses(page);
      await page.getByLabel('School Name').fill('Carmel Convent');
      await press('Clear the form')(page);
      await page.getByRole('button', { name: 'Bring the answers back' }).waitFor();
    },
  },
  {
    name: 'admission-refused',
    path: '/Formenroll',
    viewer: 'parent',
    isOverlay: true,
    isVariant: true,
    async steps(page) {
      await courses(page);
      await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
      await send(page);
      await expectToast(page, /already have an open application/);
    },
  },
  {
    name: 'home-continue',
    path: '/',
    viewer: 'parent',
    isOverlay: true,
    before: keepInTab('waiting-application', '/Formenroll?course=junior-learner'),
    steps: (page) => page.getByRole('link', { name: applicationBarWords.begin }).waitFor(),
  },
  {
    name: 'home-sent',
    path: '/',
    viewer: 'parent',
    isOverlay: true,
    before: keepInTab('sent-application', JSON.stringify(ananya)),
    steps: (page) => page.getByRole('complementary', { name: applicationBarWords.region }).waitFor(),
  },
  {
    name: 'home-what-next',
    path: '/',
    viewer: 'parent',
    isOverlay: true,
    before: keepInTab('sent-application', JSON.stringify(ananya)),
    async steps(page) {
      await page.getByRole('button', { name: nextWords.open }).click();
      await page.getByRole('dialog').getByRole('link', { name: nextWords.profile }).waitFor();
    },
  },
  {
    name: 'profile-label',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await page.getByRole('button', { name: nameLabelWords.short }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: nameLabelWords.print }).waitFor();
    },
  },
  {
    name: 'contact-errors',
    path: '/contact',
    async steps(page) {
      await press('Send message')(page);
      await page.getByText('Please write a few words before you send.').first().waitFor();
    },
  },
  {
    name: 'contact-busy',
    path: '/contact',
    before: leaveUnanswered('/user/add-lead'),
    async steps(page) {
      await write(page);
      await page.getByRole('main').locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    isOverlay: true,
    async steps(page) {
      await write(page);
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('status').locator('p').first().waitFor();
    },
  },
  {
    name: 'contact-line-lost',
    path: '/contact',
    isOverlay: true,
    before: (page) => page.route('**/user/add-lead', (route) => route.abort()),
    async steps(page) {
      await write(page);
      await page.getByRole('alert').locator('p').first().waitFor();
    },
  },
];
