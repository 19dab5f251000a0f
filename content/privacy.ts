import type { Documents } from '#contract/site/documents.ts';
import { keptAfterErasure } from '#contract/school/kept-after-erasure.ts';
import { storedData } from './stored-data.ts';

/** The privacy page (docs/specification.md, section 2, Privacy). */
export const privacy: Documents['privacy'] = {
  title: { text: 'Privacy', keyWord: 'Privacy' },
  lead: 'What we store about you, why, and how you can download or delete it.',
  summary: [
    'We keep what you type into a form, and almost nothing else.',
    'We use it to teach and to answer. It is never sold, and never used for advertising.',
    'A child’s answers are read by the school’s office, and by nobody else.',
    'There are no trackers. The map loads only when you ask for it.',
    'You can download or erase everything yourself, at any time.',
  ],
  inForceSince: '2026-06-01',
  lastChanged: '2026-11-23',
  letterhead: '{school.name}, the office',
  sections: [
    {
      id: 'collected',
      title: 'Information we collect',
      note: 'Only what you type.',
      blocks: [
        {
          text: [
            'You can read every page of this site without telling us who you are. We collect what you ' +
              'type, and little else:',
          ],
        },
        {
          items: [
            ...storedData.map(({ words }) => words),
            'Usage data: how many requests come, how they are answered and how fast. Not who sent them, and not for which page.',
          ],
        },
        {
          text: [
            'To stop people who guess passwords or flood the forms, the server counts requests by the network address ' +
              'they come from. It keeps that address only as a code from which nobody can read the address, for about ' +
              'one day at most.',
          ],
        },
      ],
    },
    {
      id: 'use',
      title: 'How it is used',
      note: 'To teach, and to answer you.',
      blocks: [
        {
          items: [
            'Your name and email: to sign you in, to send a code when you forget your password, and to answer you.',
            'An application: to find the right class for the student’s age, and to call a parent when a class is moved.',
            'Usage data: to keep the site running and quick.',
          ],
        },
        {
          text: [
            'We do not sell it, share it or use it for advertising. A child’s answers are read by the school’s office ' +
              'and by nobody else. An application for a child is sent by the child’s guardian; at sixteen and older, ' +
              'students may fill in their own name where a parent’s is asked, and an adult sends it.',
          ],
        },
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      note: 'Not even we can read your password.',
      blocks: [
        {
          items: [
            'Passwords are stored as a hash, so that nobody can read them back, ourselves included.',
            'The code for a forgotten password has six digits, works for ten minutes and only once.',
            'Only signed-in office staff can open the list of users and their applications.',
            'Applications and messages reach the office by mail, and you get a copy.',
            'The server’s log names nobody: it tells accounts by their number, and networks by a code from which nobody can read the address.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and other companies',
      note: 'Nobody follows you from here.',
      blocks: [
        {
          text: [
            'There are no trackers here and no advertising cookies. What your own browser keeps for us:',
          ],
        },
        {
          items: [
            'When you log in, one cookie that keeps you signed in, and one that tells the page so. Both are deleted when ' +
              'you log out.',
            'One cookie stays, to help us spot password guessers. It holds a random number, not your name.',
            'While you set a new password, one more cookie, for a few minutes. For office staff, one between password and code.',
            'The draft of an application you have begun, so that it is still there after you log in. It is deleted when you ' +
              'send it, when you log out, and after 30 days. Also your choice of day or evening colours.',
            'A message to us that is not sent yet, until you close the tab or send it.',
            'After you apply, the student’s name and birthday for a wall label, until you close the tab or log out.',
            'The public pages you have read lately, so that you can read them again without internet. They hold nothing ' +
              'about you or your account, and are deleted when you clear this site’s data. If your phone is set to save ' +
              'data, no pages are kept.',
          ],
        },
        {
          text: [
            'Fonts, pictures and the tutorial film come from this site itself. The map comes from OpenStreetMap, and ' +
              'only after you press “Show the map”; then the rules of OpenStreetMap apply to it. WhatsApp, the Assessment ' +
              'form and our social profiles learn nothing about you until you open their links.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      note: 'Until you say so.',
      blocks: [
        {
          items: [
            'Your account and its applications: until you erase them, or until you ask us to.',
            'Messages from the contact form: as long as we need them to answer you and help you further, or until you ' +
              'ask.',
            'When the school has set a number of months, older applications and messages are erased automatically. So is ' +
              'an account that has no application left and is not signed in on any device.',
            'The list of devices you are signed in on: until you log out, or do not visit for a week, or for 30 days at most.',
            'The log of what the office did, with the names and emails in it: one year, even if the account is erased earlier.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Download or erase your data',
      note: 'It is yours. Take it along.',
      blocks: [
        {
          text: [
            'In your ',
            { label: 'profile', href: '/profile' },
            ' you can read or print everything we store, download it as a file, correct your name, sign out on other devices, ' +
              'and erase the account with every application in it. Nobody has to approve that.',
          ],
        },
        {
          text: [
            'Erasing signs you out everywhere and also deletes codes and mails not yet sent. Five things it cannot delete:',
          ],
        },
        { items: [...keptAfterErasure] },
        {
          text: [
            'For a message you sent without an account, or for any question about this page, write to ',
            { label: '{school.email}', href: 'mailto:{school.email}' },
            '. We reply within {school.replyTime}. You can withdraw your consent at any time by erasing the account. If our answer does ' +
              'not satisfy you, you can complain to the Data Protection Board of India, or in Europe to your country’s authority.',
          ],
        },
      ],
    },
  ],
};
