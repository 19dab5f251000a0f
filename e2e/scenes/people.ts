import type { Page } from '@playwright/test';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { getPeople, Person } from '#contract/people.ts';
import { passwordRequiredMessage } from '#contract/second-factor.ts';
import { admin } from './sessions.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

const ravi: Person = {
  _id: 'ravi',
  fullName: 'Ravi Nair',
  userEmail: 'ravi@example.in',
  role: 'teacher',
  createdAt: '2026-11-03T04:42:00.000Z',
  hasPassword: true,
  hasSecondFactor: false,
};
const longNamed = {
  ...ravi,
  _id: 'long',
  fullName: 'VenkatanarasimharajuvaripetaSubrahmanyam'.repeat(2),
  userEmail: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@${'subrahmanyam'.repeat(4)}.example.in`,
  hasPassword: false,
};

/** The owner of the scenes, a teacher and others, whoever works in the office of the server. */
async function answerPeople(page: Page) {
  await page.route('**/admin/people?*', async (route) => {
    const me = await page.request.get(new URL('/user/me', route.request().url()).href);
    const { user } = (await me.json()) as { user: { _id: string; userEmail: string } };
    const own = {
      ...ravi,
      _id: user._id,
      fullName: 'Kavita Rao',
      userEmail: admin.email,
      role: 'admin' as const,
    };
    const deputy = {
      ...own,
      _id: 'deputy',
      fullName: 'Neha Joshi',
      userEmail: 'neha@example.in',
      hasSecondFactor: true,
    };
    const json: ReplyOf<typeof getPeople> = { items: [own, deputy, ravi, longNamed], next: null };
    await route.fulfill({ json });
  });
}

const passwordWanted = (page: Page) =>
  page.route('**/admin/people', (route) =>
    route.fulfill({
      status: 403,
      json: { message: passwordRequiredMessage, fields: { password: passwordRequiredMessage } },
    }),
  );

const invite = async (page: Page) => {
  await page.getByLabel('Email').fill('zoya@example.in');
  await page.getByRole('radio', { name: 'Teacher' }).check();
  await press('Send invitation')(page);
};

/** The signed-in account is shown as a teacher's. The server still takes it for an owner's. */
const asTeacher = (page: Page) =>
  page.route('**/user/me', async (route) => {
    const reply = await route.fetch();
    const { user } = (await reply.json()) as { user: object };
    await route.fulfill({ json: { user: { ...user, role: 'teacher' } } });
  });

/** The people of the office, and what a teacher sees of the audit log. */
export const people: Scene[] = [
  {
    ...plain('people', '/office/people', 'admin'),
    before: answerPeople,
    settled: (page) => page.getByRole('table').getByText(ravi.userEmail).waitFor(),
  },
  {
    ...plain('people-refused', '/office/people', 'parent'),
    isVariant: true,
    settled: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  {
    name: 'people-waiting',
    path: '/office/people',
    viewer: 'admin',
    isVariant: true,
    before: leaveUnanswered('/admin/people?*'),
  },
  {
    name: 'people-failed',
    path: '/office/people',
    viewer: 'admin',
    isVariant: true,
    before: answer500('/admin/people?*'),
    steps: (page) => page.getByRole('alert').getByText('The people could not be loaded.').waitFor(),
  },
  {
    name: 'people-wrong',
    path: '/office/people',
    viewer: 'admin',
    before: answerPeople,
    async steps(page) {
      await page.getByLabel('Email').fill('nobody');
      await press('Send invitation')(page);
      await page.getByText('Please enter a valid email.').first().waitFor();
    },
  },
  {
    name: 'people-change',
    path: '/office/people',
    viewer: 'admin',
    isOverlay: true,
    before: answerPeople,
    async steps(page) {
      await page.getByRole('button', { name: 'Make Ravi Nair an owner' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).waitFor();
    },
  },
  {
    name: 'people-remove',
    path: '/office/people',
    viewer: 'admin',
    isOverlay: true,
    before: answerPeople,
    async steps(page) {
      await page.getByRole('button', { name: 'Remove Ravi Nair' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the office' }).waitFor();
    },
  },
  {
    name: 'people-password',
    path: '/office/people',
    viewer: 'admin',
    isOverlay: true,
    async before(page) {
      await answerPeople(page);
      await passwordWanted(page);
    },
    async steps(page) {
      await invite(page);
      await page.getByRole('alertdialog').getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  {
    ...plain('own-log', '/office/log', 'admin'),
    before: asTeacher,
    steps: (page) => page.getByText('This is what you did in the office').waitFor(),
  },
  {
    name: 'own-log-failed',
    path: '/office/log',
    viewer: 'admin',
    isVariant: true,
    async before(page) {
      await asTeacher(page);
      await answer500('/admin/my-log*')(page);
    },
    steps: (page) => page.getByRole('alert').getByText('The log could not be loaded.').waitFor(),
  },
];
