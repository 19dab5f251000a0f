import type { Page } from '@playwright/test';
import { noSuchFamily, type Family, type FamilyItem } from '#contract/school/family.ts';
import type { OfficeChild } from '#contract/school/photo-consent.ts';
import { application, conversation } from './inbox.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';
import { timesIn, trial } from './trials.ts';

/*
 * Families of these scenes alone, whatever the other tests have sent, in the forms of contract/school/family.ts.
 */

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

const plan = (course: string, status: FamilyItem['children'][number]['applications'][number]['status']) => ({
  _id: `${course} ${status}`,
  course,
  status,
});

const item = (_id: string, changes: Partial<FamilyItem>): FamilyItem => ({
  _id,
  fullName: 'Asha Rao',
  userEmail: 'asha.rao@example.in',
  phones: ['98765 43210'],
  createdAt: daysAgo(2),
  children: [],
  matches: [],
  ...changes,
});

const items: readonly FamilyItem[] = [
  item('asha', {
    phones: ['98765 43210', '+91 755 276 1234'],
    children: [
      { fullName: 'Ira Rao', applications: [plan('Junior Beginner', 'new')] },
      {
        fullName: 'Kabir Rao',
        applications: [plan('Senior Seeker', 'enrolled'), plan('Special Classes', 'declined')],
      },
    ],
  }),
  item('farhan', {
    fullName: 'Farhan Sheikh',
    userEmail: 'farhan@example.in',
    phones: [],
    createdAt: daysAgo(9),
  }),
  item('long', {
    fullName: 'VenkatanarasimharajuvaripetaSubrahmanyam '.repeat(2).trim(),
    userEmail: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@subrahmanyam.example.in`,
    createdAt: daysAgo(40),
    children: [
      {
        fullName: 'Venkatanarasimharajuvaripeta Lakshmi',
        applications: [plan('Premium Classes', 'offered')],
      },
    ],
    matches: [
      { kind: 'parent', value: 'Raman Subrahmanyam', children: ['Venkatanarasimharajuvaripeta Lakshmi'] },
    ],
  }),
];

const { version: _version, history: _history, nextSteps: _steps, undo: _undo, ...stored } = application;

const consent = (changes: Partial<OfficeChild['consent']>): OfficeChild['consent'] => ({
  work: 'not answered',
  face: 'not answered',
  until: null,
  answeredAt: null,
  through: null,
  heardBy: null,
  isRefusedElsewhere: false,
  ...changes,
});

const family: Family = {
  _id: 'asha',
  fullName: 'Asha Rao',
  userEmail: 'asha.rao@example.in',
  isProven: false,
  askedAt: daysAgo(2),
  phones: ['98765 43210', '+91 755 276 1234'],
  createdAt: daysAgo(400),
  children: [
    {
      _id: 'ira',
      photoConsent: consent({}),
      fullName: 'Ira Rao',
      dob: '2019-03-14',
      applications: [{ ...stored, conversationId: 'asha' }],
    },
    {
      _id: 'kabir',
      photoConsent: consent({
        work: 'run out',
        face: 'no',
        until: '2025-05-14',
        answeredAt: daysAgo(500),
        through: 'office',
        heardBy: 'Ravi Nair',
        isRefusedElsewhere: true,
      }),
      fullName: 'Kabir Rao',
      dob: '2014-07-02',
      applications: [
        {
          ...stored,
          _id: 'application-2',
          fullName: 'Kabir Rao',
          course: 'Senior Seeker',
          status: 'enrolled',
          createdAt: daysAgo(300),
          conversationId: 'kabir',
        },
        {
          ...stored,
          _id: 'application-3',
          fullName: 'Kabir Rao',
          course: 'Special Classes',
          status: 'declined',
          createdAt: daysAgo(390),
          conversationId: null,
        },
      ],
    },
  ],
  conversations: [
    conversation,
    {
      ...conversation,
      _id: 'kabir',
      kind: 'application',
      status: 'closed',
      childName: 'Kabir',
      course: { id: 'senior-seeker', name: 'Senior Seeker' },
      lastKind: 'out',
      lastAt: daysAgo(299),
      excerpt: 'We have a place on Saturdays. Would you like to take it?',
    },
  ],
  mails: [
    { _id: 'a', subject: 'We have the application for Ira Rao', state: 'sent', at: daysAgo(1) },
    { _id: 'b', subject: 'A code to set a new password', state: 'failed', at: daysAgo(3) },
  ],
  trials: [trial('trial-1', { status: 'agreed', userName: 'Asha Rao', userNumber: '', ...timesIn(3) })],
  samePhone: [{ _id: 'meera', fullName: 'Meera Rao', children: ['Zoya', 'Kabir'] }],
};

/** What a teacher sees of a family that has only signed up. */
const bare: Family = {
  ...family,
  userEmail: '',
  phones: [],
  children: [],
  conversations: [],
  mails: [],
  trials: [],
  samePhone: [],
};

const listOf =
  (shown: readonly FamilyItem[], next: string | null = null) =>
  (page: Page) =>
    page.route(/\/admin\/families\?/, (route) => route.fulfill({ json: { items: shown, next } }));

/** Answers the calls of the page of a family. */
async function openFamily(page: Page, shown: Family = family): Promise<void> {
  await page.route('**/admin/families/asha', (route) => route.fulfill({ json: shown }));
  await page.route('**/admin/applications/application-1', (route) => route.fulfill({ json: application }));
}

const atList = { path: '/office/families', viewer: 'admin' } as const;
const atAsha = { path: '/office/families/asha', viewer: 'admin' } as const;
const reading = (page: Page) => page.getByRole('heading', { name: 'Asha Rao' }).waitFor();

/** The families, and one of them, each in its states. */
export const families: Scene[] = [
  {
    name: 'families',
    ...atList,
    before: listOf(items, 'next'),
    settled: (page) => page.getByRole('link', { name: 'Asha Rao' }).waitFor(),
  },
  {
    ...plain('families-refused', '/office/families', 'parent'),
    settled: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  {
    name: 'families-empty',
    ...atList,
    before: listOf([]),
    settled: (page) => page.getByText('No families yet').waitFor(),
  },
  {
    name: 'families-none-found',
    ...atList,
    before: listOf([]),
    async steps(page) {
      await page.getByRole('searchbox').fill('Zarina');
      await page.getByText('Nothing matches “Zarina”.').waitFor();
    },
  },
  {
    name: 'families-call',
    path: '/office/families?call',
    viewer: 'admin',
    before: listOf(items),
    async steps(page) {
      await press('Note the application')(page);
      await page.getByText('Please enter the full name.').first().waitFor();
    },
  },
  { name: 'families-waiting', ...atList, before: leaveUnanswered('/admin/families*') },
  {
    name: 'families-failed',
    ...atList,
    before: answer500('/admin/families*'),
    settled: (page) => page.getByRole('alert').getByText('The families could not be loaded.').waitFor(),
  },
  { name: 'family', ...atAsha, before: (page) => openFamily(page), settled: reading },
  {
    name: 'family-call',
    path: '/office/families/asha?call',
    viewer: 'admin',
    before: (page) => openFamily(page),
    settled: (page) => page.getByRole('heading', { name: 'Asha Rao calls' }).waitFor(),
  },
  {
    name: 'family-photographs',
    ...atAsha,
    before: (page) => openFamily(page, { ...family, userEmail: '' }),
    async steps(page) {
      await press('Note what the family said about photographs of Ira Rao')(page);
      await press('Note the answer')(page);
      await page.getByText('Please choose yes or no.').first().waitFor();
    },
  },
  {
    name: 'families-ask',
    ...atList,
    isOverlay: true,
    before: listOf(items),
    async steps(page) {
      await press('Ask families about photographs')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'family-bare', ...atAsha, before: (page) => openFamily(page, bare), settled: reading },
  {
    name: 'family-withdraw',
    ...atAsha,
    before: (page) => openFamily(page),
    async steps(page) {
      await press(/^Withdraw/)(page);
      await page.getByLabel('Send a mail to').check();
      await page.getByLabel('Mail', { exact: true }).fill('');
      await press('Withdraw and send the mail')(page);
      await page.getByText('Please enter the text of the mail, or send none.').waitFor();
    },
  },
  {
    name: 'family-withdraw-failed',
    ...atAsha,
    async before(page) {
      await openFamily(page);
      await answer500('/admin/applications/application-1')(page);
    },
    async steps(page) {
      await press(/^Withdraw/)(page);
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  { name: 'family-waiting', ...atAsha, before: leaveUnanswered('/admin/families/asha') },
  {
    name: 'family-failed',
    ...atAsha,
    before: answer500('/admin/families/asha'),
    settled: (page) => page.getByRole('alert').getByText('The family could not be loaded.').waitFor(),
  },
  {
    name: 'family-gone',
    ...atAsha,
    before: (page) =>
      page.route('**/admin/families/asha', (route) =>
        route.fulfill({ status: 404, json: { message: noSuchFamily } }),
      ),
    settled: (page) => page.getByText(noSuchFamily).waitFor(),
  },
];
