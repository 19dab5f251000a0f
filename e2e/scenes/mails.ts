import type { Page } from '@playwright/test';
import type { OfficeMail } from '#contract/school/email-list.ts';
import { noMails } from '#app/office/mails/mail-words.ts';
import { answer500, leaveUnanswered, plain, type Scene } from './scene.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const mail = (id: string, changes: Partial<OfficeMail>): OfficeMail => ({
  _id: id,
  to: 'rekha@example.in',
  subject: 'We have your message',
  state: 'sent',
  attempts: 1,
  createdAt: ago(62),
  nextAttemptAt: null,
  sentAt: ago(61),
  reason: null,
  isSettled: false,
  hasCode: false,
  canResend: true,
  conversationId: null,
  ...changes,
});

const failed = {
  state: 'failed',
  attempts: 5,
  sentAt: null,
  reason:
    '550 5.1.1 <meera.iyer@gmial.example>: Recipient address rejected: User unknown in virtual mailbox table',
} as const;

const mails: OfficeMail[] = [
  mail('a', {
    ...failed,
    to: 'meera.iyer@gmial.example',
    subject: 'Your trial class is on Saturday, 7 December',
    conversationId: '8d5f4c1e-0f1a-4a56-9d0c-0b1d6f3a7c11',
  }),
  mail('b', { state: 'queued', createdAt: ago(0), sentAt: null, nextAttemptAt: ago(0), canResend: false }),
  mail('c', {
    state: 'retrying',
    subject: 'A code to set a new password',
    hasCode: true,
    sentAt: null,
    reason: 'ECONNREFUSED',
    nextAttemptAt: ago(-2),
  }),
  mail('d', {
    ...failed,
    isSettled: true,
    to: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@subrahmanyam.example.in`,
    reason: '552 5.2.2 over quota',
  }),
  mail('e', {}),
  mail('f', {
    state: 'replaced',
    subject: 'Your trial class is on Friday, 6 December',
    sentAt: null,
    canResend: false,
  }),
];

const answerMails =
  (items: readonly OfficeMail[], next: string | null = null) =>
  async (page: Page) => {
    await page.route('**/admin/mails?*', (route) => route.fulfill({ json: { items, next } }));
    await page.route('**/admin/overview', (route) =>
      route.fulfill({ json: { mails: { failed: 1, lateCodes: 1 } } }),
    );
  };

const isShown = (page: Page) => page.getByText('meera.iyer@gmial.example').first().waitFor();

/** The mails of the office. */
export const officeMails: Scene[] = [
  {
    ...plain('office-mails', '/office/mails', 'admin'),
    before: answerMails(mails, 'more'),
    settled: isShown,
  },
  {
    name: 'office-mails-again',
    path: '/office/mails?state=failed',
    viewer: 'admin',
    before: answerMails(mails.slice(0, 1)),
    settled: isShown,
    async steps(page) {
      await page.getByRole('main').getByRole('button', { name: 'Send again' }).click();
      await page.getByLabel('Address').fill('meera.iyer');
      await page.getByRole('main').getByRole('button', { name: 'Send again' }).click();
      await page.getByText('Please enter a valid email.').waitFor();
    },
  },
  {
    ...plain('office-mails-none', '/office/mails?state=failed', 'admin'),
    before: answerMails([]),
    settled: (page) => page.getByText(noMails.failed).waitFor(),
  },
  {
    ...plain('office-mails-waiting', '/office/mails', 'admin'),
    before: leaveUnanswered('/admin/mails?*'),
  },
  {
    ...plain('office-mails-failed', '/office/mails', 'admin'),
    before: answer500('/admin/mails?*'),
    settled: (page) => page.getByRole('alert').getByText('The mails could not be loaded.').waitFor(),
  },
];
