import type { Page } from '@playwright/test';
import type { OwnConversation, OwnConversationDetail, OwnEntry } from '#contract/school/own-conversation.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

/*
 * The conversations of a family on its profile. The replies are made here, in the forms of contract/school/own-conversation.ts.
 */

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const juniorBeginner = { id: 'junior-beginner', name: 'Junior Beginner' };

const conversation = (_id: string, changes: Partial<OwnConversation>): OwnConversation => ({
  _id,
  kind: 'message',
  status: 'open',
  respondBy: null,
  overdue: false,
  personName: 'Lakshmi Nair',
  childName: null,
  course: null,
  lastAt: hoursAgo(3),
  lastKind: 'in',
  ...changes,
});

const meera = conversation('meera', {
  kind: 'application',
  status: 'waiting',
  childName: 'Meera',
  course: juniorBeginner,
  lastKind: 'out',
});

export const ownConversations: readonly OwnConversation[] = [
  meera,
  conversation('asked', { respondBy: hoursAgo(-20), lastAt: hoursAgo(4) }),
  conversation('trial', { kind: 'trial', course: juniorBeginner, respondBy: hoursAgo(2), overdue: true }),
  conversation('closed', { status: 'closed', lastAt: hoursAgo(24 * 40), lastKind: 'out' }),
  conversation('long', {
    kind: 'application',
    status: 'closed',
    childName: 'VenkatanarasimharajuvaripetaSubrahmanyam',
    course: { id: 'senior-seeker', name: 'Senior Seeker' },
  }),
];

const entry = (_id: string, kind: OwnEntry['kind'], hours: number, author: string, text: string) => ({
  _id,
  kind,
  text,
  at: hoursAgo(hours),
  author,
});

export const meeraDetail: OwnConversationDetail = {
  ...meera,
  entries: [
    entry('1', 'in', 50, 'Lakshmi Nair', 'We have applied for Meera. She is five and draws all day.'),
    entry(
      '2',
      'out',
      28,
      'Kavita Rao',
      'Thank you. We have a place on Saturdays at 10.\n\nPlease bring an apron and an old shirt. Shall we expect her?',
    ),
    entry('3', 'in', 26, 'Lakshmi Nair', 'Yes. Can her grandmother stay with her in the first class?'),
    entry('4', 'out', 3, 'Kavita Rao', 'Of course, she is welcome.'),
  ],
};

/** The conversation after the family has answered. */
export const withAnswer = (text: string): OwnConversationDetail => ({
  ...meeraDetail,
  status: 'open',
  respondBy: hoursAgo(-24),
  lastKind: 'in',
  lastAt: hoursAgo(0),
  entries: [...meeraDetail.entries, entry('5', 'in', 0, 'Lakshmi Nair', text)],
});

/** Answers the list with these conversations. */
export const ownListOf =
  (items: readonly OwnConversation[], next: string | null = null) =>
  (page: Page) =>
    page.route('**/user/me/conversations?*', (route) => route.fulfill({ json: { items, next } }));

/** Answers the list, and the one about Meera with what was said. */
export async function answerOwn(page: Page): Promise<void> {
  await ownListOf(ownConversations, 'next')(page);
  await page.route('**/user/me/conversations/meera', (route) => route.fulfill({ json: meeraDetail }));
}

/** The button that opens the conversation about Meera. */
export const meeraToggle = (page: Page) => page.getByRole('button', { name: /^Application for Meera/ });

export const answerField = (page: Page) => page.getByRole('textbox', { name: 'Answer' });

/** Waits until the account and its trial classes are there, and one placeholder is left. */
async function onlyMessagesMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('main output.visually-hidden').length === 1);
}

const listed = (page: Page) => page.getByRole('heading', { name: 'Your messages' }).waitFor();

async function openMeera(page: Page): Promise<void> {
  await meeraToggle(page).click();
  await page.getByText('she is welcome').waitFor();
}

const family = { path: '/profile', viewer: 'parent' } as const;

/** The conversations on a profile: the list, and one in its states. */
export const ownConversationScenes: Scene[] = [
  { ...plain('profile-messages', '/profile', 'parent'), before: answerOwn, settled: listed },
  {
    ...plain('profile-messages-waiting', '/profile', 'parent'),
    before: leaveUnanswered('/user/me/conversations?*'),
    settled: onlyMessagesMissing,
  },
  {
    ...plain('profile-messages-failed', '/profile', 'parent'),
    before: answer500('/user/me/conversations?*'),
    settled: listed,
  },
  { name: 'profile-message', ...family, before: answerOwn, steps: openMeera },
  {
    name: 'profile-message-waiting',
    ...family,
    async before(page) {
      await answerOwn(page);
      await leaveUnanswered('/user/me/conversations/meera')(page);
    },
    async steps(page) {
      await meeraToggle(page).click();
      await page.getByText('Loading the conversation.').waitFor();
    },
  },
  {
    name: 'profile-message-failed',
    ...family,
    async before(page) {
      await answerOwn(page);
      await answer500('/user/me/conversations/meera')(page);
    },
    async steps(page) {
      await meeraToggle(page).click();
      await page.getByText('The conversation could not be loaded.').waitFor();
    },
  },
  {
    name: 'profile-message-gone',
    ...family,
    async before(page) {
      await answerOwn(page);
      await page.route('**/user/me/conversations/meera', (route) =>
        route.fulfill({ status: 404, json: { message: 'There is no such conversation.' } }),
      );
    },
    async steps(page) {
      await meeraToggle(page).click();
      await page.getByText('There is no such conversation.').waitFor();
    },
  },
  {
    name: 'profile-message-empty-answer',
    ...family,
    before: answerOwn,
    async steps(page) {
      await openMeera(page);
      await press('Send')(page);
      await page.getByText('Please write a few words.').waitFor();
    },
  },
  {
    name: 'profile-message-not-sent',
    ...family,
    async before(page) {
      await answerOwn(page);
      await answer500('/user/me/conversations/meera/replies')(page);
    },
    async steps(page) {
      await openMeera(page);
      await answerField(page).fill('Thank you. We look forward to it.');
      await press('Send')(page);
      await page.getByRole('alert').getByText('Something went wrong.').waitFor();
    },
  },
];
