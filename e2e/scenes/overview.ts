import type { Page } from '@playwright/test';
import type { Overview, WeeklyCounts } from '#contract/overview.ts';
import { answer500, leaveUnanswered, plain, type Scene } from './scene.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 24, 4 + hours, 30)).toISOString();

const starts = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2026, 8, 7 + 7 * week)).toISOString().slice(0, 10),
);
const none = starts.map(() => 0);
const noCounts = { enquiries: none, trials: none, applications: none, enrolments: none };

const counts = {
  enquiries: [4, 6, 5, 9, 7, 12, 8, 10, 14, 11, 9, 6],
  trials: [1, 2, 3, 2, 5, 4, 6, 5, 4, 7, 5, 3],
  applications: [0, 2, 1, 3, 2, 4, 3, 5, 4, 3, 6, 2],
  enrolments: [0, 1, 0, 2, 1, 2, 3, 2, 3, 2, 4, 1],
};

const names = ['Junior Beginner', 'Junior Learner', 'Senior Seeker', 'Advanced Portfolio'];

const courseOf = (name: string, numbers: WeeklyCounts) => ({ _id: name, name, ...numbers });

const person = (personName: string, hours: number) => ({
  _id: personName,
  personName,
  excerpt:
    'My daughter is seven and paints all day. Which course is right for her, and when could she come to see a class?',
  respondBy: at(hours),
});

const busy: Overview = {
  now: {
    overdue: { count: 2, items: [person('Lakshmi Nair', -5), person('Farhan Sheikh', -2)] },
    dueToday: {
      count: 7,
      items: ['Meera', 'Kabir', 'Zoya', 'Ishaan', 'Tara'].map((name) => person(name, 3)),
    },
    trials: {
      count: 1,
      items: [
        {
          _id: 't',
          conversationId: 'c',
          personName: 'Asha Verma',
          courseName: 'Junior Beginner',
          startsAt: at(26),
        },
      ],
    },
    applications: {
      count: 100,
      items: [
        {
          _id: 'a',
          childName: 'Ananya Nair',
          courseName: 'Junior Beginner',
          createdAt: at(-20),
          conversationId: 'c',
        },
        {
          _id: 'b',
          childName: 'Vihaan Nair',
          courseName: 'Senior Seeker',
          createdAt: at(-9),
          conversationId: null,
        },
      ],
    },
    failedMails: 3,
  },
  weeks: {
    starts,
    total: counts,
    medianMinutes: [310, 250, null, 190, 130, 95, 140, 80, 65, 70, 55, 42],
    courses: names.map((name) => courseOf(name, counts)),
  },
  firstSteps: null,
};

const nothing = { count: 0, items: [] };
const calm: Overview = {
  now: { overdue: nothing, dueToday: nothing, trials: nothing, applications: nothing, failedMails: 0 },
  weeks: {
    starts,
    total: noCounts,
    medianMinutes: starts.map(() => null),
    courses: names.map((name) => courseOf(name, noCounts)),
  },
  firstSteps: null,
};

const answer = (json: Overview) => (page: Page) =>
  page.route('**/admin/overview', (route) => route.fulfill({ json }));

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 2, name }).waitFor();

/** Waits until the chart is drawn. */
const chart = (page: Page) =>
  page
    .getByRole('img', { name: /line chart/ })
    .locator('canvas')
    .waitFor();

/** The first page of the office in each of its states. */
export const overview: Scene[] = [
  { ...plain('overview', '/office', 'admin'), before: answer(busy), settled: chart },
  {
    ...plain('overview-refused', '/office', 'parent'),
    isVariant: true,
    settled: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  { ...plain('overview-calm', '/office', 'admin'), before: answer(calm), settled: heading('Needs you now') },
  {
    ...plain('overview-new-school', '/office', 'admin'),
    before: answer({ ...calm, firstSteps: { hasSecondFactor: true, hasColleague: false } }),
    settled: heading('First steps'),
  },
  {
    name: 'overview-waiting',
    path: '/office',
    viewer: 'admin',
    before: leaveUnanswered('/admin/overview'),
  },
  {
    name: 'overview-failed',
    path: '/office',
    viewer: 'admin',
    before: answer500('/admin/overview'),
    steps: (page) => page.getByRole('alert').getByText('The overview could not be loaded.').waitFor(),
  },
];
