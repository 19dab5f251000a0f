import type { Page } from '@playwright/test';
import type { Conversation, ConversationEntry, ConversationItem } from '#contract/conversation.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

/*
 * The inbox with conversations of these scenes alone, whatever the other tests have sent: the replies are made here, in the
 * forms of contract/conversation.ts.
 */

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const base: ConversationItem = {
  _id: 'asha',
  kind: 'message',
  status: 'open',
  respondBy: hoursAgo(2),
  overdue: true,
  personName: 'Asha Rao',
  childName: 'Ira Rao',
  course: { id: 'junior-beginner', name: 'Junior Beginner' },
  excerpt: 'Can Ira come on Sunday, as she has her swimming on Saturday?',
  lastAt: hoursAgo(26),
  lastKind: 'in',
  waitingSince: hoursAgo(26),
  needsAnswer: true,
  personEmail: 'asha.rao@example.in',
  personPhone: '98765 43210',
  assignee: null,
  snoozedUntil: null,
  version: 3,
};

const answered: Partial<ConversationItem> = {
  needsAnswer: false,
  respondBy: null,
  overdue: false,
  waitingSince: null,
  lastKind: 'out',
};

const items: ConversationItem[] = [
  base,
  {
    ...base,
    _id: 'farhan',
    kind: 'trial',
    personName: 'Farhan Sheikh',
    childName: 'Zoya',
    respondBy: hoursAgo(-3),
    overdue: false,
    excerpt: 'Please give us a free trial class for Zoya, 7 years old.',
    lastAt: hoursAgo(21),
    assignee: { _id: 'kavita', name: 'Kavita Rao' },
  },
  {
    ...base,
    _id: 'long',
    kind: 'doubt',
    personName: 'VenkatanarasimharajuvaripetaSubrahmanyam '.repeat(2).trim(),
    childName: null,
    course: null,
    respondBy: hoursAgo(-20),
    overdue: false,
    excerpt: 'Which paper do we need for watercolour, and do you sell it at the school?',
    lastAt: hoursAgo(4),
    personEmail: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@${'subrahmanyam'.repeat(3)}.example.in`,
  },
  {
    ...base,
    ...answered,
    _id: 'lakshmi',
    kind: 'application',
    status: 'waiting',
    personName: 'Lakshmi Nair',
    childName: 'Ananya Nair',
    excerpt: 'We have a place on Saturdays. Would you like to take it?',
    lastAt: hoursAgo(50),
  },
];

const entry = (
  kind: ConversationEntry['kind'],
  hours: number,
  author: string | null,
  text: string,
  mail: ConversationEntry['mail'] = null,
): ConversationEntry => ({
  _id: `entry-${hours}`,
  kind,
  text,
  at: hoursAgo(hours),
  author,
  sendAt: null,
  mail,
});

const entries = [
  entry('in', 75, 'Asha Rao', 'Do you have a place for a girl of seven? She draws all day.'),
  entry('event', 74, null, 'Kavita Rao took this conversation.'),
  entry(
    'out',
    73,
    'Kavita Rao',
    'Yes, we do: Junior Beginner, on Saturdays at 10.\n\nThe first class is free. Shall we expect you?',
    { state: 'sent', reason: null },
  ),
  entry('note', 72, 'Kavita Rao', 'Her cousin is in Senior Seeker. Offer the sibling price.'),
  entry('out', 71, 'Kavita Rao', 'A map is on our contact page.', {
    state: 'failed',
    reason: '550 mailbox full',
  }),
  entry('in', 26, 'Asha Rao', 'Can Ira come on Sunday, as she has her swimming on Saturday?'),
];

const conversation: Conversation = {
  ...base,
  entries,
  accountId: null,
  applicationId: null,
  viewers: [],
};

const counts = { open: 3, overdue: 1, mine: 0, unassigned: 100 };

const listOf =
  (shown: readonly ConversationItem[], next: string | null = null) =>
  (page: Page) =>
    page.route(/\/admin\/conversations(?:\?|$)/, (route) =>
      route.fulfill({
        json: {
          items: shown,
          next,
          counts: shown.length === 0 ? { ...counts, open: 0, overdue: 0, unassigned: 0 } : counts,
        },
      }),
    );

/** Answers the calls of one open conversation. */
async function openAsha(page: Page, shown: Conversation = conversation, viewers: string[] = []) {
  await listOf(items, 'next')(page);
  await page.route('**/admin/conversations/asha', (route) =>
    route.fulfill({ json: { conversation: shown } }),
  );
  await page.route('**/admin/conversations/asha/viewing', (route) =>
    route.fulfill({ json: { viewers, version: shown.version } }),
  );
}

const list = (page: Page) => page.getByRole('link', { name: 'Asha Rao' }).filter({ visible: true }).waitFor();
const reading = (page: Page) => page.getByText('sibling price').waitFor();
const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });

const atList = { path: '/office/inbox', viewer: 'admin' } as const;
const atAsha = { path: '/office/inbox/asha', viewer: 'admin' } as const;

/** The inbox and one conversation in each of their states. */
export const inbox: Scene[] = [
  {
    ...plain('inbox-refused', '/office/inbox', 'parent'),
    settled: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  { name: 'inbox', ...atList, before: listOf(items, 'next'), settled: list },
  {
    name: 'inbox-empty',
    ...atList,
    before: listOf([]),
    settled: (page) => page.getByText('Nobody waits for an answer.').waitFor(),
  },
  {
    name: 'inbox-none-found',
    path: '/office/inbox?q=nobody',
    viewer: 'admin',
    before: listOf([]),
    settled: (page) => page.getByText('No conversation fits.').waitFor(),
  },
  { name: 'inbox-waiting', ...atList, before: leaveUnanswered('/admin/conversations*') },
  {
    name: 'inbox-failed',
    ...atList,
    before: answer500('/admin/conversations*'),
    settled: (page) => page.getByText('The conversations could not be loaded.').waitFor(),
  },
  {
    name: 'inbox-filters',
    ...atList,
    before: listOf(items),
    async steps(page) {
      await list(page);
      await page.getByText('Filter', { exact: true }).click();
      await page.getByLabel('Course').waitFor();
    },
  },
  {
    name: 'inbox-selected',
    ...atList,
    before: listOf(items),
    async steps(page) {
      await list(page);
      await press('Select all')(page);
      await page.getByText('4 selected').waitFor();
    },
  },
  {
    name: 'inbox-keys',
    ...atList,
    isOverlay: true,
    before: listOf(items),
    async steps(page) {
      await list(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText('Next conversation in the list').waitFor();
    },
  },
  {
    name: 'conversation',
    ...atAsha,
    before: (page) => openAsha(page, conversation, ['Meera Joshi']),
    settled: reading,
  },
  {
    name: 'conversation-leaving',
    ...atAsha,
    isVariant: true,
    before: (page) =>
      openAsha(page, {
        ...conversation,
        ...answered,
        status: 'waiting',
        snoozedUntil: hoursAgo(-40),
        personEmail: '',
        entries: [...entries, { ...entry('out', 0, 'Kavita Rao', 'Sunday is fine.'), sendAt: hoursAgo(-15) }],
      }),
    settled: reading,
  },
  { name: 'conversation-waiting', ...atAsha, before: leaveUnanswered('/admin/conversations**') },
  {
    name: 'conversation-failed',
    ...atAsha,
    async before(page) {
      await listOf(items)(page);
      await answer500('/admin/conversations/asha')(page);
    },
    settled: (page) => page.getByText('The conversation could not be loaded.').waitFor(),
  },
  {
    name: 'conversation-missing',
    ...atAsha,
    isVariant: true,
    async before(page) {
      await listOf(items)(page);
      await page.route('**/admin/conversations/asha', (route) =>
        route.fulfill({ status: 404, json: { message: 'There is no such conversation.' } }),
      );
    },
    settled: (page) => page.getByText('There is no such conversation.').waitFor(),
  },
  {
    name: 'conversation-note',
    ...atAsha,
    before: (page) => openAsha(page),
    async steps(page) {
      await reading(page);
      await press('Note')(page);
      await press('Add note')(page);
      await page.getByRole('alert').filter({ hasText: 'Please write' }).waitFor();
    },
  },
  {
    name: 'conversation-faster',
    ...atAsha,
    isOverlay: true,
    async before(page) {
      await openAsha(page);
      const current = {
        ...conversation,
        version: 4,
        entries: [
          ...entries,
          entry('out', 0, 'Meera Joshi', 'Yes, she can come on Sunday at 11.', {
            state: 'queued',
            reason: null,
          }),
        ],
      };
      await page.route('**/admin/conversations/asha/replies', (route) =>
        route.fulfill({
          status: 412,
          json: { message: 'Somebody was faster.', current: { conversation: current } },
        }),
      );
    },
    async steps(page) {
      await reading(page);
      await box(page).fill('Yes, Sunday is fine.');
      await press('Send')(page);
      await page.getByRole('alertdialog').getByText('Sunday at 11').waitFor();
    },
  },
  {
    name: 'conversation-later',
    ...atAsha,
    isOverlay: true,
    before: (page) => openAsha(page),
    async steps(page) {
      await reading(page);
      await box(page).fill('Yes, Sunday is fine.');
      await press('Later')(page);
      await page.getByRole('dialog').getByLabel('Another time').waitFor();
    },
  },
  {
    name: 'conversation-saved',
    ...atAsha,
    isOverlay: true,
    async before(page) {
      await openAsha(page);
      await page.route('**/admin/saved-replies', (route) =>
        route.fulfill({
          json: {
            items: [
              { _id: 'trial', name: 'Trial class', text: '{child} can try {course} on {day} at {time}.' },
              {
                _id: 'paper',
                name: 'What to bring',
                text: 'Please bring an apron. We have everything else.',
              },
            ],
            next: null,
          },
        }),
      );
    },
    async steps(page) {
      await reading(page);
      await press('Saved')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Save another').click();
      await dialog.getByLabel('Words').waitFor();
    },
  },
];
