import type { Page } from '@playwright/test';
import type { MyTrial, Trial, TrialList } from '#contract/school/trial.ts';
import { trialPath } from '#app/trial/trial.ts';
import { trialFormWords } from '#app/trial/form-words.ts';
import { trialWords } from '#app/trial/words.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

/** A class so many days from now at 11 am in India, so that the page groups it in the same way on every day. */
export function timesIn(days: number): Pick<Trial, 'startsAt' | 'endsAt'> {
  const start = new Date(Date.now() + days * 86_400_000);
  start.setUTCHours(5, 30, 0, 0);
  return { startsAt: start.toISOString(), endsAt: new Date(start.getTime() + 3_600_000).toISOString() };
}

export const trial = (id: string, changes: Partial<Trial>): Trial => ({
  _id: id,
  status: 'asked',
  userName: 'Rekha Iyer',
  userEmail: 'rekha@example.in',
  userNumber: '98765 43210',
  courseId: 'junior-beginner',
  courseName: 'Junior Beginner',
  childAge: 6,
  wishedDay: 'Saturday',
  startsAt: null,
  endsAt: null,
  timeZone: 'Asia/Kolkata',
  userId: null,
  version: 1,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...changes,
});

const lists: Record<TrialList, Trial[]> = {
  asked: [
    trial('a', {}),
    trial('b', {
      userName: 'VenkatanarasimharajuvaripetaSubrahmanyam',
      userEmail: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@subrahmanyam.example.in`,
      userNumber: '',
      courseName: 'Senior Seeker',
      childAge: 13,
      wishedDay: '',
    }),
  ],
  agreed: [
    trial('c', { status: 'agreed', userName: 'Farah Khan', ...timesIn(-1) }),
    trial('d', { status: 'agreed', userName: 'Nisha Rao', courseName: 'Junior Learner', ...timesIn(3) }),
    trial('e', { status: 'agreed', userName: 'Zoya Sheikh', ...timesIn(3) }),
    trial('f', { status: 'agreed', userName: 'Arjun Mehta', ...timesIn(10) }),
  ],
  done: [
    trial('g', { status: 'came', userName: 'Anil Kapoor', ...timesIn(-4) }),
    trial('h', { status: 'cancelled', userName: 'Maya Das', ...timesIn(-2) }),
  ],
};

const answerLists = (found: Partial<typeof lists>) => (page: Page) =>
  page.route('**/admin/trials?*', (route) => {
    const list = new URL(route.request().url()).searchParams.get('list') as TrialList;
    return route.fulfill({ json: { items: found[list] ?? [], next: null } });
  });

const isShown = (page: Page) => page.getByRole('heading', { name: /Rekha Iyer/ }).waitFor();

const myTrial = (id: string, changes: Partial<MyTrial>): MyTrial => {
  const { _id, status, courseName, childAge, wishedDay, startsAt, endsAt, timeZone, createdAt } = trial(
    id,
    {},
  );
  return {
    _id,
    status,
    courseName,
    childAge,
    wishedDay,
    startsAt,
    endsAt,
    timeZone,
    createdAt,
    calendar: null,
    ...changes,
  };
};

const answerMyTrials = (page: Page) =>
  page.route('**/user/me/trials', (route) =>
    route.fulfill({
      json: {
        items: [
          myTrial('d', { status: 'agreed', ...timesIn(3), calendar: 'BEGIN:VCALENDAR' }),
          myTrial('a', {}),
          myTrial('g', { status: 'enrolled', ...timesIn(-4) }),
        ],
      },
    }),
  );

const myTrials = (page: Page) => page.getByRole('heading', { name: 'Trial classes' }).waitFor();

/** The request for a trial class, the trial classes of the office and those on a profile. */
export const trials: Scene[] = [
  {
    ...plain('trial-chosen', trialPath({ course: 'Junior Beginner', age: 7 })),
    settled: (page) => page.getByText(/Next class: /).waitFor(),
  },
  {
    name: 'trial-errors',
    path: trialPath({}),
    async steps(page) {
      await press(trialWords.label)(page);
      await page.getByText('Please choose a course.').first().waitFor();
    },
  },
  {
    name: 'trial-other-age',
    path: trialPath({ course: 'Senior Seeker' }),
    async steps(page) {
      await page.getByLabel(`${trialWords.age}, ${trialFormWords.adult}`).selectOption('34');
      await page.getByLabel(trialWords.course, { exact: true }).selectOption('Junior Learner');
      await page.getByText(/You can still ask/).waitFor();
    },
  },
  {
    ...plain('trial-label', '/trial/asked'),
    before: (page) =>
      page.addInitScript(
        ([day = '', at = '']) =>
          sessionStorage.setItem(
            'asked-trial',
            JSON.stringify({
              courseName: 'Junior Learner',
              childAge: '10',
              day,
              userEmail: 'rekha@example.in',
              userNumber: '98765 43210',
              at,
            }),
          ),
        ['Saturday, 11:00 am', new Date().toISOString()],
      ),
    settled: (page) => page.getByRole('heading', { name: 'Saturday, 11:00 am?' }).waitFor(),
  },
  {
    ...plain('office-trials', '/office/trials', 'admin'),
    before: answerLists(lists),
    settled: isShown,
  },
  {
    name: 'office-trials-move',
    path: '/office/trials',
    viewer: 'admin',
    before: answerLists({ agreed: lists.agreed }),
    async steps(page) {
      await page.getByRole('button', { name: 'Move for Nisha Rao' }).click();
      await page.getByRole('button', { name: 'Cancel for Nisha Rao' }).click();
      await page.getByRole('button', { name: 'Keep it' }).waitFor();
    },
  },
  {
    ...plain('office-trials-empty', '/office/trials', 'admin'),
    before: answerLists({}),
    settled: (page) => page.getByText(/No trial class waits for you/).waitFor(),
  },
  {
    ...plain('office-trials-waiting', '/office/trials', 'admin'),
    before: leaveUnanswered('/admin/trials?*'),
  },
  {
    ...plain('office-trials-failed', '/office/trials', 'admin'),
    before: answer500('/admin/trials?*'),
    settled: (page) => page.getByRole('alert').getByText('The trial classes could not be loaded.').waitFor(),
  },
  {
    ...plain('office-trial', '/office/trials?trial=d', 'admin'),
    before: (page) => page.route('**/admin/trials/d', (route) => route.fulfill({ json: lists.agreed[1] })),
    settled: (page) => page.getByRole('heading', { name: /Nisha Rao/ }).waitFor(),
  },
  {
    ...plain('office-trial-gone', '/office/trials?trial=x', 'admin'),
    before: (page) =>
      page.route('**/admin/trials/x', (route) =>
        route.fulfill({ status: 404, json: { message: 'This trial class no longer exists.' } }),
      ),
    settled: (page) => page.getByText('This trial class no longer exists.').waitFor(),
  },
  {
    ...plain('profile-trials', '/profile', 'new parent'),
    before: answerMyTrials,
    settled: myTrials,
  },
  {
    name: 'profile-trials-cancel',
    path: '/profile',
    viewer: 'new parent',
    before: answerMyTrials,
    async steps(page) {
      await myTrials(page);
      await page.getByRole('button', { name: 'Cannot come' }).first().click();
      await page.getByRole('button', { name: 'Keep it' }).waitFor();
    },
  },
  {
    ...plain('profile-trials-failed', '/profile', 'new parent'),
    before: answer500('/user/me/trials'),
    settled: (page) => page.getByRole('heading', { name: 'Trial classes' }).waitFor(),
  },
];
