import type { Page } from '@playwright/test';
import type { AuditEntry } from '#contract/school/audit.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { getPeople, Person } from '#contract/school/people.ts';
import { passwordRequiredMessage } from '#contract/users/second-factor.ts';
import { admin } from './sessions.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

const ravi: Person = {
  _id: 'ravi',
  fullName: 'Ravi Menon',
  userEmail: 'ravi@example.in',
  role: 'teacher',
  hasPassword: true,
  hasSecondFactor: false,
};
const neha: Person = {
  ...ravi,
  _id: 'neha',
  fullName: 'Neha Joshi',
  userEmail: 'neha@example.in',
  role: 'admin',
  hasSecondFactor: true,
};
const longNamed: Person = {
  ...ravi,
  _id: 'long',
  fullName: 'VenkatanarasimharajuvaripetaSubrahmanyam'.repeat(2),
  userEmail: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@${'subrahmanyam'.repeat(4)}.example.in`,
  hasPassword: false,
};

/** The owner of the scenes and these people, whoever works in the office of the server. */
const answerPeople = (others: readonly Person[]) => async (page: Page) => {
  await page.route('**/admin/people?*', async (route) => {
    const me = await page.request.get(new URL('/user/me', route.request().url()).href);
    const { user } = (await me.json()) as { user: { _id: string } };
    const own: Person = { ...neha, _id: user._id, fullName: 'Kavita Rao', userEmail: admin.email };
    const json: ReplyOf<typeof getPeople> = { items: [own, ...others], next: null };
    await route.fulfill({ json });
  });
};
const answerAll = answerPeople([neha, ravi, longNamed]);

const passwordWanted = (page: Page) =>
  page.route('**/admin/people', (route) =>
    route.fulfill({
      status: 403,
      json: { message: passwordRequiredMessage, fields: { password: passwordRequiredMessage } },
    }),
  );

/** The signed-in account is shown as a teacher's. The server still takes it for an owner's. */
const asTeacher = (page: Page) =>
  page.route('**/user/me', async (route) => {
    const reply = await route.fetch();
    const me = (await reply.json()) as { user: object };
    await route.fulfill({ json: { ...me, user: { ...me.user, role: 'teacher' } } });
  });

const actor = { id: 'ravi', name: ravi.fullName, email: ravi.userEmail };
const entry = (
  minute: number,
  action: AuditEntry['action'],
  subject: AuditEntry['subject'],
  about: string | null = null,
): AuditEntry => ({
  _id: String(minute),
  createdAt: new Date(Date.UTC(2026, 10, 3, 4, minute)).toISOString(),
  actor,
  action,
  subject,
  about,
  from: '203.0.113.7',
});
const ownEntries: AuditEntry[] = [
  entry(52, 'conversation-answered', null),
  entry(48, 'application-read', { id: 'asha', name: 'Asha Verma', email: 'asha@example.in' }),
  entry(44, 'content-published', null, 'FAQ, Courses'),
  entry(42, 'signed-in', null),
];
const answerOwnLog = (items: AuditEntry[], next: string | null) => async (page: Page) => {
  await asTeacher(page);
  await page.route('**/admin/my-log?*', (route) => route.fulfill({ json: { items, next } }));
};

const table = (page: Page) => page.getByRole('table').getByText(ravi.userEmail).first().waitFor();

/** The people of the office, and what a teacher sees in place of an owner's page. */
export const people: Scene[] = [
  { ...plain('people', '/office/people', 'admin'), before: answerAll, settled: table },
  {
    ...plain('people-alone', '/office/people', 'admin'),
    before: answerPeople([]),
    settled: (page) => page.getByText(/you work here alone/).waitFor(),
  },
  { ...plain('people-waiting', '/office/people', 'admin'), before: leaveUnanswered('/admin/people?*') },
  {
    ...plain('people-failed', '/office/people', 'admin'),
    before: answer500('/admin/people?*'),
    settled: (page) => page.getByRole('alert').getByText('The people could not be loaded.').waitFor(),
  },
  {
    ...plain('people-wrong', '/office/people', 'admin'),
    before: answerAll,
    async steps(page) {
      await page.getByLabel('Email').fill('nobody');
      await press('Send invitation')(page);
      await page.getByText('Please enter a valid email.').first().waitFor();
    },
  },
  {
    ...plain('people-change', '/office/people', 'admin'),
    isOverlay: true,
    before: answerAll,
    async steps(page) {
      await page.getByRole('button', { name: 'Make owner: Ravi Menon' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).waitFor();
    },
  },
  {
    ...plain('people-remove', '/office/people', 'admin'),
    isOverlay: true,
    before: answerAll,
    async steps(page) {
      await page.getByRole('button', { name: 'Remove Ravi Menon' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the office' }).waitFor();
    },
  },
  {
    ...plain('people-password', '/office/people', 'admin'),
    isOverlay: true,
    async before(page) {
      await answerAll(page);
      await passwordWanted(page);
    },
    async steps(page) {
      await page.getByLabel('Email').fill('zoya@example.in');
      await page.getByText('Teacher', { exact: true }).last().click();
      await press('Send invitation')(page);
      await page.getByRole('alertdialog').getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  {
    ...plain('people-as-teacher', '/office/people', 'admin'),
    before: asTeacher,
    settled: (page) => page.getByText(/is for owners of the school only/).waitFor(),
  },
  {
    ...plain('own-log', '/office/log', 'admin'),
    before: answerOwnLog(ownEntries, 'more'),
    settled: (page) => page.getByText('This is what you did in the office').waitFor(),
  },
  {
    ...plain('own-log-failed', '/office/log', 'admin'),
    isVariant: true,
    async before(page) {
      await asTeacher(page);
      await answer500('/admin/my-log?*')(page);
    },
    settled: (page) => page.getByRole('alert').getByText('The log could not be loaded.').waitFor(),
  },
];
