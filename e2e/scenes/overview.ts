import type { Page } from '@playwright/test';
import type { AgreedTrial, Overview } from '#contract/school/overview.ts';
import { items } from './inbox.ts';
import { answer500, leaveUnanswered, plain, type Scene } from './scene.ts';

/*
 * The first page of the office with replies that are made here, in the forms of contract/school/overview.ts, whatever the other tests
 * have sent.
 */

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const agreed = (userName: string, hours: number): AgreedTrial => ({
  _id: userName.toLowerCase().replaceAll(' ', '-'),
  conversationId: null,
  userName,
  childAge: 7,
  courseName: 'Junior Beginner',
  startsAt: inHours(hours),
});

const none = { count: 0, items: [] };
const nothing: Overview['now'] = {
  toAnswer: none,
  trials: none,
  trialsToNote: none,
  applications: none,
};

const calm: Overview = {
  inbox: { open: 0, overdue: 0 },
  mails: { failed: 0, lateCodes: 0 },
  failedPublications: 0,
  picturesLeftOut: 0,
  backup: null,
  now: nothing,
  timeZone: 'Asia/Kolkata',
  weeks: {
    thisWeek: { enquiries: 7, trials: 3, applications: 2, enrolled: 1 },
    lastWeek: { enquiries: 12, trials: 5, applications: 4, enrolled: 2 },
  },
  firstSteps: null,
};

const busy: Overview = {
  ...calm,
  inbox: { open: 23, overdue: 7 },
  mails: { failed: 2, lateCodes: 1 },
  failedPublications: 1,
  picturesLeftOut: 2,
  backup: {
    lastAt: inHours(-60),
    failure: 'There is no folder /mnt/backups/school (BACKUP_DIR): create or mount it.',
  },
  now: {
    toAnswer: { count: 23, items: items.toReversed() },
    trials: { count: 3, items: [agreed('Farhan Sheikh', 1), agreed('Neha Joshi', 3), agreed('Om', 24)] },
    trialsToNote: { count: 1, items: [agreed('Tara Venkatanarasimharajuvaripeta', -50)] },
    applications: {
      count: 1,
      items: [
        {
          _id: 'mira',
          conversationId: 'asha',
          childName: 'Mira Rao',
          courseName: 'Junior Learner',
          createdAt: inHours(-70),
        },
      ],
    },
  },
};

const answer = (overview: Overview) => (page: Page) =>
  page.route('**/admin/overview', (route) => route.fulfill({ json: overview }));

/** A change of the website that owners make often. */
const shortWay = (name: string, button: string, field: string): Scene => ({
  ...plain(name, '/office', 'admin'),
  before: answer(calm),
  settled: (page) => page.getByText('Everybody has an answer.').waitFor(),
  steps: async (page) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByLabel(field, { exact: true }).waitFor();
  },
});

/** The first page of the office. */
export const overview: Scene[] = [
  {
    ...plain('overview', '/office', 'admin'),
    before: answer(busy),
    settled: (page) => page.getByRole('heading', { name: /^To answer/ }).waitFor(),
  },
  {
    ...plain('overview-calm', '/office', 'admin'),
    before: answer(calm),
    settled: (page) => page.getByText('Everybody has an answer.').waitFor(),
  },
  {
    ...plain('overview-first-steps', '/office', 'admin'),
    before: answer({
      ...calm,
      firstSteps: { hasOwnWords: false, hasBuiltInWorks: true, hasSecondFactor: true, hasColleague: false },
    }),
    settled: (page) => page.getByRole('heading', { name: 'First steps' }).waitFor(),
  },
  {
    name: 'office-more',
    path: '/office',
    viewer: 'admin',
    below: 1000,
    isOverlay: true,
    before: answer(busy),
    steps: async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'The public site' }).waitFor();
    },
  },
  {
    ...plain('overview-loading', '/office', 'admin'),
    before: leaveUnanswered('/admin/overview'),
    settled: (page) => page.getByText('Loading the overview.').waitFor({ state: 'attached' }),
  },
  {
    ...plain('overview-failed', '/office', 'admin'),
    before: answer500('/admin/overview'),
    settled: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  shortWay('overview-price', 'Change a price', 'Junior Beginner'),
  shortWay('overview-notice', 'Notice for some days', 'Notice'),
  shortWay('overview-class', 'What we do next class', 'Day'),
  plain('overview-refused', '/office', 'parent'),
];
