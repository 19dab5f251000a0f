import type { Heading, RichText } from './text.ts';

/** One static section of the privacy page; `id` is its anchor (SPEC 2, Privacy). */
export interface PrivacySection {
  id: string;
  title: string;
  blocks: readonly PrivacyBlock[];
}

/** A paragraph or a list within a section. */
export type PrivacyBlock = { kind: 'paragraph'; text: RichText } | { kind: 'list'; items: readonly string[] };

export const privacyTitle: Heading = { text: 'Privacy', keyWord: 'Privacy' };

/** The day this wording came into force; also its version. */
export const privacyInForce = { label: 'In force since', date: '2026-06-01' } as const;

export const privacyLead =
  'What we know about you, why, and how you take it back. It fits on one page because it is little.';

export const privacySections: readonly PrivacySection[] = [
  {
    id: 'collected',
    title: 'Information we collect',
    blocks: [
      {
        kind: 'paragraph',
        text: [
          'You can read every page of this site without telling us who you are. We collect only what you type, ' +
            'and when:',
        ],
      },
      {
        kind: 'list',
        items: [
          'When you sign up: your full name, your email and a password.',
          'When you apply for admission: the student’s full name, gender and date of birth; school name, board and ' +
            'class grade; the parent’s name and relation; phone and address; the course you chose; your account’s ' +
            'email; and which version of the notice you saw, and when.',
          'When you write to us: whatever you fill in of name, email, phone and message.',
          'Usage data: counts of which pages and calls are asked for and how quickly they answer. The counts hold no ' +
            'names.',
        ],
      },
      {
        kind: 'paragraph',
        text: [
          'To stop people guessing passwords or flooding the forms, the server looks at the network address a ' +
            'request comes from. It is not joined to your name for any other use.',
        ],
      },
    ],
  },
  {
    id: 'use',
    title: 'How it is used',
    blocks: [
      {
        kind: 'list',
        items: [
          'Your name and email: to log you in, to send a code when you forget your password, to answer you.',
          'An application: to place the student in a class by age and to reach a parent when a class moves.',
          'Usage data: to keep the site running and quick.',
        ],
      },
      {
        kind: 'paragraph',
        text: [
          'We do not sell it, lend it or use it for advertising. A child’s answers are read by the school’s office ' +
            'and by nobody else. An application for a child is sent by the child’s guardian; at sixteen and older, ' +
            'students may fill in their own name where a parent’s is asked, and an adult sends it.',
        ],
      },
    ],
  },
  {
    id: 'protection',
    title: 'How it is protected',
    blocks: [
      {
        kind: 'list',
        items: [
          'Passwords are stored as a hash, so that nobody can read them back, ourselves included.',
          'The code for a forgotten password has six digits, works for ten minutes and only once.',
          'Only signed-in office staff can open the list of users and their applications.',
          'The server’s log is written without personal data.',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and other companies',
    blocks: [
      {
        kind: 'paragraph',
        text: [
          'There are no trackers here and no advertising cookies. When you log in, a session cookie remembers that ' +
            'you did, and a second one tells the page that it is there; both go when you log out. While you set a ' +
            'new password, a third lives for a few minutes. A fourth stays: it lets us tell your browser from a ' +
            'stranger’s who guesses passwords, and holds a random number, not your name. An application you have begun is kept as a draft in ' +
            'your own browser, so that it is still there after you log in.',
        ],
      },
      {
        kind: 'paragraph',
        text: [
          'Fonts, pictures and the tutorial film come from this site itself. The map comes from OpenStreetMap, and ' +
            'only after you press “Show the map”; from then on their rules apply to it. Links to the messaging ' +
            'app, the Assessment form and our social profiles tell those companies nothing until you follow them.',
        ],
      },
    ],
  },
  {
    id: 'retention',
    title: 'How long it is kept',
    blocks: [
      {
        kind: 'list',
        items: [
          'Your account and its applications: until you erase them, or until you ask us to.',
          'Messages from the contact form: as long as we need them to answer you and help you further, or until you ' +
            'ask.',
          'When the school has set a term in months, applications and messages older than it are erased by themselves.',
          'Back-up copies hold erased data until the next copies replace them.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Yours to take or erase',
    blocks: [
      {
        kind: 'paragraph',
        text: [
          'In your ',
          { label: 'profile', href: '/profile' },
          ' you can see what we hold, export all of it as a file, correct your name, and erase the account with every ' +
            'application in it. Nobody has to approve that.',
        ],
      },
      {
        kind: 'paragraph',
        text: [
          'For a message you sent without an account, or for any question about this page, write to ',
          { label: 'hello@showcaseart.example', href: 'mailto:hello@showcaseart.example' },
          '. We reply within 24 hours.',
        ],
      },
    ],
  },
];
