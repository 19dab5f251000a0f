import type { Page } from '@playwright/test';
import { deadLink, usedLink, type OwnChild } from '#contract/school/photo-consent.ts';
import { photographWords } from '#app/account/words.ts';
import { consentWords, linkWords } from '#app/photo-consent/words.ts';
import { answer500, leaveUnanswered, plain, press, type Scene } from './scene.ts';

const day = 24 * 60 * 60 * 1000;

type Consent = NonNullable<OwnChild['consent']>;

const given = (changes: Partial<Consent>): Consent => ({
  work: true,
  face: false,
  until: null,
  answeredAt: new Date(Date.now() - 20 * day).toISOString(),
  through: 'link',
  heardBy: null,
  ...changes,
});

const children: OwnChild[] = [
  { _id: 'meera', fullName: 'Meera Verma', consent: null },
  { _id: 'kabir', fullName: 'Kabir Verma', consent: null },
  {
    _id: 'long',
    fullName: 'VenkatanarasimharajuvaripetaSubrahmanyam',
    consent: given({ until: '2099-05-14' }),
  },
];

const path = '/photo-consent#a-link-of-a-mail';

const openLink =
  (shown: readonly OwnChild[] = children) =>
  (page: Page) =>
    page.route('**/user/photo-consent/open', (route) =>
      route.fulfill({ json: { children: shown, until: new Date(Date.now() + 14 * day).toISOString() } }),
    );

const refuseLink = (message: string) => (page: Page) =>
  page.route('**/user/photo-consent/open', (route) => route.fulfill({ status: 404, json: { message } }));

/** Answers for a child on the page. */
const answer = async (page: Page, name: string) => {
  for (const question of [consentWords.work, consentWords.face])
    await page
      .getByRole('radiogroup', { name: question.replace('{name}', name) })
      .getByRole('radio', { name: 'Yes' })
      .check();
};

const answerOwnChildren = (page: Page) =>
  page.route('**/user/me/children', (route) =>
    route.fulfill({
      json: {
        items: [
          ...children,
          {
            _id: 'ended',
            fullName: 'Zoya Verma',
            consent: given({ until: '2025-05-14', through: 'profile' }),
          },
          {
            _id: 'heard',
            fullName: 'Ira Verma',
            consent: given({ work: false, through: 'office', heardBy: 'Ravi Nair' }),
          },
        ],
      },
    }),
  );

const ownChildren = (page: Page) => page.getByRole('heading', { name: photographWords.title }).waitFor();

/** What the link in a mail opens, and the part of a profile, in their states. */
export const photoConsentScenes: Scene[] = [
  {
    ...plain('photo-consent-open', path),
    before: openLink(),
    settled: (page) => page.getByRole('heading', { name: 'Meera Verma' }).waitFor(),
  },
  {
    name: 'photo-consent-one-child',
    path,
    before: openLink(children.slice(0, 1)),
    async steps(page) {
      await page.getByText(consentWords.until).click();
      await page.getByLabel(consentWords.lastDay).waitFor();
    },
  },
  {
    name: 'photo-consent-copied',
    path,
    before: openLink(),
    async steps(page) {
      await answer(page, 'Meera Verma');
      await press(linkWords.others)(page);
      await page.getByText(linkWords.copied).waitFor();
    },
  },
  {
    name: 'photo-consent-errors',
    path,
    before: openLink(),
    async steps(page) {
      await press(linkWords.send)(page);
      await page.getByText('Please choose yes or no.').first().waitFor();
    },
  },
  {
    name: 'photo-consent-noted',
    path,
    async before(page) {
      await openLink(children.slice(0, 2))(page);
      await page.route('**/user/photo-consent/answer', (route) =>
        route.fulfill({
          json: {
            message: 'Thank you. Your answer is saved.',
            children: [
              { ...children[0], consent: given({}) },
              { ...children[1], consent: given({ face: true, until: '2099-05-14' }) },
            ],
          },
        }),
      );
    },
    async steps(page) {
      await answer(page, 'Meera Verma');
      await press(linkWords.others)(page);
      await press(linkWords.send)(page);
      await page.getByText(linkWords.noted).waitFor();
    },
  },
  {
    name: 'photo-consent-not-sent',
    path,
    async before(page) {
      await openLink(children.slice(0, 1))(page);
      await answer500('/user/photo-consent/answer')(page);
    },
    async steps(page) {
      await answer(page, 'Meera Verma');
      await press(linkWords.send)(page);
      await page.getByRole('main').getByText('Something went wrong. Please try again.').waitFor();
    },
  },
  { ...plain('photo-consent-waiting', path), before: leaveUnanswered('/user/photo-consent/open') },
  {
    ...plain('photo-consent-dead', path),
    before: refuseLink(deadLink),
    settled: (page) => page.getByText(deadLink).waitFor(),
  },
  {
    ...plain('photo-consent-used', path),
    before: refuseLink(usedLink),
    settled: (page) => page.getByText(linkWords.used).waitFor(),
  },
  {
    ...plain('photo-consent-failed', path),
    before: answer500('/user/photo-consent/open'),
    settled: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    ...plain('photo-consent-offline', path),
    before: (page) => page.route('**/user/photo-consent/open', (route) => route.abort()),
    settled: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    ...plain('profile-photographs', '/profile', 'new parent'),
    before: answerOwnChildren,
    settled: ownChildren,
  },
  {
    name: 'profile-photographs-form',
    path: '/profile',
    viewer: 'new parent',
    before: answerOwnChildren,
    async steps(page) {
      await ownChildren(page);
      await press(`${photographWords.answer} for Meera Verma`)(page);
      await press('Save the answer')(page);
      await page.getByText('Please choose yes or no.').first().waitFor();
    },
  },
  {
    ...plain('profile-photographs-failed', '/profile', 'new parent'),
    before: answer500('/user/me/children'),
    settled: ownChildren,
  },
];
