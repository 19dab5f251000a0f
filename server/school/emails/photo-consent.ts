import type { OwnChild } from '#contract/school/photo-consent.ts';
import { photoConsentWords } from '#contract/school/photo-consent-words.ts';
import { dayText } from '#contract/school-time.ts';
import { nameInMail } from '#server/mail/harmless-words.ts';
import { questions } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email, now } from './samples.ts';

const namesOf = (children: readonly { fullName: string }[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    children.map(({ fullName }) => nameInMail(fullName)),
  );

interface Asked {
  userId: string;
  to: string;
  /** Of the user. */
  fullName: string;
  children: readonly { fullName: string }[];
  token: string;
  expiresAt: Date;
}

/** To a family: whether photographs may be shown, with a link to answer. */
export const photoConsent = defineEmail<Asked>({
  sentWhen: 'the office asks a family whether it may show photographs',
  about: ({ userId }) => `photo-consent:${userId}`,
  standing: 'state',
  write: (sender, { to, fullName, children, token, expiresAt }) => ({
    to,
    subject: `May ${sender.schoolName} show photographs?`,
    paragraphs: [
      `Dear ${nameInMail(fullName)},`,
      `We would like to show on our website what the children make in our classes. We ask you about ${namesOf(children)}, and you answer each question for itself:`,
      `1. ${photoConsentWords.work}`,
      `2. ${photoConsentWords.face}`,
      // In the fragment, which no browser sends: no log of a server holds it.
      `Answer here, you need no account: ${sender.publicUrl}/photo-consent#${token}`,
      `The link is for you alone. It works once, until ${dayText(expiresAt, sender.timeZone)}.`,
      photoConsentWords.freely,
      'If you do not answer, we show no photographs. You can also reply to this mail, or tell us on the phone.',
    ],
  }),
  samples: [
    {
      userId: 'user',
      to: email,
      fullName: 'Asha Verma',
      children: [{ fullName: 'Meera Verma' }, { fullName: 'Kabir Verma' }],
      token: 'example'.padEnd(43, '-example'),
      expiresAt: new Date('2026-12-14T08:00:00Z'),
    },
  ],
});

interface Noted {
  userId: string;
  to: string;
  fullName: string;
  children: readonly OwnChild[];
  /** Whether the office noted it. */
  isNoted: boolean;
}

/** An answer in words. */
function answerText(consent: NonNullable<OwnChild['consent']>, timeZone: string): string {
  const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
  // Noon is the same day in each time zone of the world but one.
  const until =
    consent.until === null ? '' : ` Until ${dayText(new Date(`${consent.until}T12:00:00Z`), timeZone)}.`;
  return `Photographs of what the child has made: ${yesOrNo(consent.work)}. Photographs of the child: ${yesOrNo(consent.face)}.${until}`;
}

/** To a family after an answer through a link, or one that the office noted: what holds now for each child. */
export const photoConsentNoted = defineEmail<Noted>({
  sentWhen: 'a family has answered about photographs through a link, or on the phone',
  about: ({ userId }) => `photo-consent-noted:${userId}`,
  standing: 'state',
  write: (sender, { to, fullName, children, isNoted }) => ({
    to,
    subject: 'What we have noted about photographs',
    paragraphs: [
      `Dear ${nameInMail(fullName)},`,
      isNoted
        ? 'Thank you for telling us whether we may show photographs. This is what we have noted:'
        : 'Thank you for your answer about photographs. This is what we have noted:',
      ...children.flatMap(({ fullName: child, consent }) =>
        consent === null ? [] : [`${nameInMail(child)}. ${answerText(consent, sender.timeZone)}`],
      ),
      'You can take it back at any time: reply to this mail, or tell us on the phone. The photographs then leave the website at once.',
      'If this is not what you said, please tell us in the same way.',
      questions(sender),
    ],
  }),
  samples: (
    [
      [true, false],
      [false, true],
    ] as const
  ).map(([isNoted, face]) => ({
    userId: 'user',
    to: email,
    fullName: 'Asha Verma',
    isNoted,
    children: [
      {
        _id: 'child',
        fullName: 'Meera Verma',
        consent: {
          work: true,
          face,
          until: face ? '2027-05-14' : null,
          answeredAt: now.toISOString(),
          through: isNoted ? 'office' : 'link',
          heardBy: isNoted ? 'Ravi Nair' : null,
        },
      },
      { _id: 'other', fullName: 'Kabir Verma', consent: null },
    ],
  })),
});
