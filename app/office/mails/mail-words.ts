import type { MailState } from '#contract/school/mail-state.ts';
import type { MailReaders, OfficeMail } from '#contract/school/email-list.ts';

/** A view of the list: a state, the mails to the school, or all to families. */
export type MailView = MailState | 'school' | '';

/** The views of the list, in the order of the page. */
export const mailViews = [
  { view: '', name: 'To families' },
  { view: 'failed', name: 'Not sent' },
  { view: 'retrying', name: 'Trying again' },
  { view: 'queued', name: 'Waiting' },
  { view: 'sent', name: 'Sent' },
  { view: 'school', name: 'To the school' },
] as const satisfies readonly { view: MailView; name: string }[];

/** What a view asks for. What was not accepted needs the office, whomever it was for. */
export function queryOfView(view: MailView): { state?: MailState; to?: MailReaders } {
  if (view === 'school') return { to: 'school' };
  if (view === '') return { to: 'families' };
  return view === 'failed' || view === 'retrying' ? { state: view } : { state: view, to: 'families' };
}

export const mailStateWords: Readonly<Record<MailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  retrying: 'Not accepted yet',
  failed: 'Not sent',
  replaced: 'Not sent: a newer mail took its place',
};

/** What the office sees when a filter finds nothing. */
export const noMails: Readonly<Record<MailView, string>> = {
  '': 'No mail was sent yet. You will see here every mail that the site sends to families.',
  school: 'The site has sent you no mail in the last 90 days.',
  failed: 'Every mail was sent.',
  retrying: 'No mail is tried again.',
  queued: 'No mail waits.',
  sent: 'No mail was sent in the last 90 days.',
  replaced: 'No mail was replaced by a newer one.',
};

/** Reasons that the office can do something about, by the reply of a mail server (RFC 3463) or the code of an error. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /^E(?:AUTH|NOAUTH|OAUTH2)$|^53[0458]\b|^454 4\.7\.0/,
    'The mail server does not accept the password of the site. Please tell the person who set up the site.',
  ],
  [
    /^E(?:CONNECTION|CONNREFUSED|CONNRESET|TIMEDOUT|DNS|SOCKET|TLS|PROTOCOL|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^ENOTFOUND$/,
    'The mail server could not be reached.',
  ],
  [/^\d{3}[ -]\d\.2\.2\b|^[45]52 |quota|mailbox (?:is )?full/i, 'The mailbox of the family is full.'],
  [
    /^5\d\d[ -](?:5\.1\.\d{1,2}\b|.*(?:no such|unknown|not exist|n't exist|not found|no mailbox|invalid (?:recipient|mailbox|address)))/i,
    'There is no such address. Look for a typing mistake, or call the family.',
  ],
  [
    /^\d{3}[ -]\d\.7\.\d{1,2}\b|spam|blocked|policy|reputation|black ?list|listed/i,
    'The mail server refused the mail as unwanted. Please call the family.',
  ],
  [/^4\d\d\b/, 'The mail server asked us to try again later.'],
  [/^5\d\d\b/, 'The mail server refused the mail. Check the address, or call the family.'],
];

/** Why a mail was not accepted, in plain words. @param reason as in contract/school/email-list.ts */
export const reasonWords = (reason: string): string =>
  reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'The mail could not be handed over.';

/** Whether the mail server said something itself, which helps whoever set up the site. */
export const isReply = (reason: string): boolean => /^\d{3}\b/.test(reason);

/** Whether a mail needs the office. */
export const isOpen = ({ state, isSettled }: OfficeMail): boolean => state === 'failed' && !isSettled;
