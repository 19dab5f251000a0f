import type { Page } from '@playwright/test';
import { nextStatuses } from '#contract/school/application-status.ts';
import type { OfficeApplication } from '#contract/school/office-application.ts';
import type { Conversation, ConversationEntry, ConversationItem } from '#contract/school/conversation.ts';
import { answers } from '#test/people.ts';
import { timesIn, trial } from './trials.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

/*
 * The inbox with conversations of these scenes alone, whatever the other tests have sent: the replies are made here, in the
 * forms of contract/school/conversation.ts.
 */

const minute = 60_000;
const hour = 60 * minute;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour - minute).toISOString();

const kavita = { _id: 'kavita', name: 'Kavita Rao' };

const item = (_id: string, changes: Partial<ConversationItem>): ConversationItem => ({
  _id,
  kind: 'message',
  status: 'open',
  respondBy: hoursAgo(2),
  overdue: true,
  personName: 'Asha Rao',
  childName: 'Ira',
  course: { id: 'junior-beginner', name: 'Junior Beginner' },
  lastAt: hoursAgo(26),
  lastKind: 'in',
  excerpt: 'Can Ira come on Sunday, as she has her swimming on Saturday?',
  personEmail: 'asha.rao@example.in',
  personPhone: '98765 43210',
  assignee: null,
  mailProblem: null,
  maybeSpam: false,
  version: 3,
  ...changes,
});

const asha = item('asha', {});

const answered: Partial<ConversationItem> = { status: 'waiting', respondBy: null, overdue: false };

export const items: readonly ConversationItem[] = [
  asha,
  item('farhan', {
    kind: 'trial',
    personName: 'Farhan Sheikh',
    childName: 'Zoya',
    respondBy: hoursAgo(-3),
    overdue: false,
    excerpt: 'Please give us a free trial class for Zoya, 7 years old.',
    lastAt: hoursAgo(21),
    assignee: kavita,
  }),
  item('long', {
    personName: 'VenkatanarasimharajuvaripetaSubrahmanyam '.repeat(2).trim(),
    childName: null,
    course: null,
    respondBy: hoursAgo(-20),
    overdue: false,
    excerpt: 'Which paper do we need for watercolour, and do you sell it at the school? We live far away.',
    lastAt: hoursAgo(4),
  }),
  item('no-name', {
    personName: '',
    childName: null,
    course: null,
    respondBy: hoursAgo(-23),
    overdue: false,
    personEmail: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@${'subrahmanyam'.repeat(3)}.example.in`,
    excerpt: 'We make web pages faster than anybody. Click here.',
    lastAt: hoursAgo(1),
    maybeSpam: true,
  }),
  item('lakshmi', {
    ...answered,
    kind: 'application',
    lastKind: 'out',
    personName: 'Lakshmi Nair',
    childName: 'Ananya Nair',
    excerpt: 'We have a place on Saturdays. Would you like to take it?',
    mailProblem: 'failed',
    lastAt: hoursAgo(50),
    assignee: kavita,
  }),
];

const entry = (
  kind: ConversationEntry['kind'],
  hours: number,
  author: string | null,
  text: string,
  changes: Partial<ConversationEntry> = {},
): ConversationEntry => ({
  _id: `entry-${hours}`,
  kind,
  text,
  at: hoursAgo(hours),
  author,
  undoUntil: null,
  mail: null,
  ...changes,
});

const mailOf = (state: NonNullable<ConversationEntry['mail']>['state']) => ({
  _id: `mail-${state}`,
  state,
  reason: null,
  isSettled: false,
});

export const conversation: Conversation = {
  ...asha,
  entries: [
    entry('in', 75, 'Asha Rao', 'Do you have a place for a girl of seven? She draws all day.'),
    entry('event', 74, null, 'Kavita Rao answers.'),
    entry(
      'out',
      73,
      'Kavita Rao',
      'Yes, we do: Junior Beginner, on Saturdays at 10.\n\nThe first class is free. Shall we expect you?',
      { mail: mailOf('sent') },
    ),
    entry('note', 72, 'Kavita Rao', 'Her cousin is in Senior Seeker. Offer the sibling price.'),
    entry('out', 71, null, 'A map is on our contact page.', {
      mail: { ...mailOf('failed'), reason: '550 5.2.2 mailbox full' },
    }),
    entry('in', 26, 'Asha Rao', asha.excerpt),
  ],
  userId: 'asha',
  isProven: false,
  applicationId: null,
  trialId: 'trial-1',
  previousId: 'earlier',
  nextId: null,
  people: [kavita, { _id: 'meera', name: 'Meera Joshi' }],
};

/** The conversation after the office has answered. */
export const withReply = (text: string, changes: Partial<ConversationEntry> = {}): Conversation => ({
  ...conversation,
  ...answered,
  version: 4,
  lastKind: 'out',
  excerpt: text,
  entries: [
    ...conversation.entries,
    entry('out', 0, 'Meera Joshi', text, { mail: mailOf('queued'), ...changes }),
  ],
});

/** Answers the list with these conversations. */
export const listOf =
  (shown: readonly ConversationItem[], next: string | null = null) =>
  (page: Page) =>
    page.route(/\/admin\/conversations\?/, (route) => route.fulfill({ json: { items: shown, next } }));

/** Answers the calls of one open conversation. */
export async function openAsha(page: Page, shown: Conversation = conversation): Promise<void> {
  await listOf(items, 'next')(page);
  await page.route('**/admin/conversations/asha', (route) => route.fulfill({ json: shown }));
  await page.route('**/admin/trials/trial-1', (route) =>
    route.fulfill({
      json: trial('trial-1', { status: 'agreed', userName: 'Asha Rao', userNumber: '', ...timesIn(3) }),
    }),
  );
  await page.route('**/admin/applications/application-1', (route) => route.fulfill({ json: application }));
}

const about: Conversation = {
  ...conversation,
  kind: 'application',
  trialId: null,
  applicationId: 'application-1',
};

export const application: OfficeApplication = {
  ...answers,
  _id: 'application-1',
  fullName: 'Ira Rao',
  dob: '2019-03-14',
  email: 'asha.rao@example.in',
  phone: '98765 43210',
  parentName: 'Asha Rao',
  classGrade: '1',
  privacyNotice: '2026-11',
  notedBy: null,
  enrolledUntil: null,
  course: 'Junior Beginner',
  courseDetail: {
    courseName: 'Junior Beginner',
    ageMin: 4,
    ageMax: 8,
    price: 2500,
    period: 'month',
  },
  status: 'new',
  createdAt: hoursAgo(26),
  version: 1,
  history: [],
  undo: null,
  hasOpenTrial: false,
  nextSteps: nextStatuses.new.map((status) => ({
    status,
    mail: {
      subject: 'Your application for Ira Rao',
      text: 'Dear Asha Rao,\n\nwe are happy to offer Ira a place in Junior Beginner. Please tell us whether you would like to take it.',
    },
    classMail:
      status === 'trial'
        ? {
            subject: 'A free trial class for Ira Rao',
            text: 'Dear Asha Rao,\n\nThank you for applying for Junior Beginner. We would like to meet Ira Rao in a free trial class.',
          }
        : null,
  })),
};

/** Refuses a reply, because somebody else has answered. */
export const answerFaster = (page: Page) =>
  page.route('**/admin/conversations/asha/replies', (route) =>
    route.fulfill({
      status: 412,
      json: {
        message: 'Somebody else has changed this conversation.',
        current: withReply('Yes, she can come on Sunday at 11.'),
      },
    }),
  );

export const savedReplies = [
  { _id: 'trial', name: 'Trial class', text: 'Dear {name}, {child} can try {course} on Saturday at 10.' },
  {
    _id: 'bring',
    name: 'What to bring',
    text: 'Please bring an apron and an old shirt. We have everything else: paper, colours, brushes and tea for the parents.',
  },
];

export const answerSavedReplies = (shown: typeof savedReplies) => (page: Page) =>
  page.route('**/admin/saved-replies', (route) => route.fulfill({ json: { items: shown, next: null } }));

const list = (page: Page) => page.getByRole('link', { name: 'Asha Rao' }).filter({ visible: true }).waitFor();
const reading = (page: Page) => page.getByText('sibling price').waitFor();

export const replyField = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

const atList = { path: '/office/inbox', viewer: 'admin' } as const;
const atAsha = { path: '/office/inbox/asha', viewer: 'admin' } as const;

/** The inbox and one conversation, each in its states. */
export const inbox: Scene[] = [
  { name: 'inbox', ...atList, before: listOf(items, 'next'), settled: list },
  {
    ...plain('inbox-refused', '/office/inbox', 'parent'),
    settled: (page) => page.getByText(/is not an office account/).waitFor(),
  },
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
    settled: (page) => page.getByRole('alert').getByText('The conversations could not be loaded.').waitFor(),
  },
  { name: 'inbox-conversation', ...atAsha, before: (page) => openAsha(page), settled: reading },
  {
    name: 'inbox-conversation-leaving',
    ...atAsha,
    before: (page) =>
      openAsha(
        page,
        withReply('Yes, Sunday at 11 is fine.', { undoUntil: new Date(Date.now() + hour).toISOString() }),
      ),
    settled: (page) => page.getByRole('button', { name: 'Take back' }).waitFor(),
  },
  {
    name: 'inbox-conversation-no-email',
    ...atAsha,
    before: (page) => openAsha(page, { ...conversation, personEmail: '', maybeSpam: true }),
    settled: (page) => page.getByText('This person left no email.').waitFor(),
  },
  {
    name: 'inbox-application',
    ...atAsha,
    before: (page) => openAsha(page, about),
    settled: (page) => page.getByRole('button', { name: 'Offer a place' }).waitFor(),
  },
  {
    name: 'inbox-application-other',
    ...atAsha,
    before: (page) => openAsha(page, about),
    async steps(page) {
      await press(/^Other steps/)(page);
      await page.getByRole('button', { name: 'Decline kindly' }).waitFor();
    },
  },
  {
    name: 'inbox-application-trial',
    ...atAsha,
    before: (page) => openAsha(page, about),
    async steps(page) {
      await press('Offer a trial')(page);
      await page
        .getByRole('textbox', { name: 'Time' })
        .or(page.getByLabel('Time', { exact: true }))
        .first()
        .waitFor();
    },
  },
  {
    name: 'inbox-application-step',
    ...atAsha,
    before: (page) => openAsha(page, about),
    async steps(page) {
      await press('Offer a place')(page);
      await page.getByLabel('Mail', { exact: true }).fill('');
      await press('Offer a place and send the mail')(page);
      await page.getByText('Please enter the text of the mail, or send none.').waitFor();
    },
  },
  {
    name: 'inbox-application-overtaken',
    ...atAsha,
    async before(page) {
      await openAsha(page, about);
      await page.route('**/admin/applications/application-1', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 412,
              json: {
                message: 'This was changed meanwhile.',
                current: { ...application, status: 'withdrawn', version: 2, nextSteps: [] },
              },
            })
          : route.fallback(),
      );
    },
    async steps(page) {
      await press('Offer a place')(page);
      await press('Offer a place and send the mail')(page);
      await page.getByText('Somebody else has changed this application meanwhile.').waitFor();
    },
  },
  { name: 'inbox-conversation-waiting', ...atAsha, before: leaveUnanswered('/admin/conversations**') },
  {
    name: 'inbox-conversation-failed',
    ...atAsha,
    async before(page) {
      await listOf(items)(page);
      await answer500('/admin/conversations/asha')(page);
    },
    settled: (page) => page.getByRole('alert').getByText('The conversation could not be loaded.').waitFor(),
  },
  {
    name: 'inbox-conversation-gone',
    ...atAsha,
    async before(page) {
      await listOf(items)(page);
      await page.route('**/admin/conversations/asha', (route) =>
        route.fulfill({ status: 404, json: { message: 'There is no such conversation.' } }),
      );
    },
    settled: (page) => page.getByText('There is no such conversation.').waitFor(),
  },
  {
    name: 'inbox-conversation-note',
    ...atAsha,
    before: (page) => openAsha(page),
    async steps(page) {
      await reading(page);
      await press('Note for the office')(page);
      await press('Add the note')(page);
      await page.getByText('Please write a few words.').waitFor();
    },
  },
  {
    name: 'inbox-conversation-new',
    ...atAsha,
    isOverlay: true,
    async before(page) {
      await openAsha(page);
      await answerFaster(page);
    },
    async steps(page) {
      await reading(page);
      await replyField(page).fill('Yes, Sunday is fine.');
      await press('Send')(page);
      await page.getByRole('alertdialog').getByText('Sunday at 11').waitFor();
    },
  },
  {
    name: 'inbox-saved-replies',
    ...atAsha,
    isOverlay: true,
    async before(page) {
      await openAsha(page);
      await answerSavedReplies(savedReplies)(page);
    },
    async steps(page) {
      await reading(page);
      await replyField(page).fill('Yes, Sunday is fine.');
      await press('Saved replies')(page);
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'inbox-saved-replies-none',
    ...atAsha,
    isOverlay: true,
    async before(page) {
      await openAsha(page);
      await answerSavedReplies([])(page);
    },
    async steps(page) {
      await reading(page);
      await press('Saved replies')(page);
      await page.getByRole('dialog').getByText('There are none yet.').waitFor();
    },
  },
];
