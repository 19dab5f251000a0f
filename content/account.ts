/** For a parent who does not remember the address an account was made with; it must never tell whether there is one. */
export const whichEmail = {
  question: 'Not sure which email you used?',
  ideas: [
    'Look in your inboxes for our letter “Welcome to Showcase Art”. It went to the right one.',
    'Try the address the school writes to, or the other parent’s.',
    'A capital letter or a space makes no difference.',
  ],
  otherwise: 'Or sign up with the address you use today; an application may come from any account.',
  call: 'You can also call us:',
} as const;

/** What an erasure cannot reach, and why; said before it and in its answer. */
export const keptAfterErasure: readonly string[] = [
  'Mails already sent stay in the letter boxes they went to, yours and the office’s.',
  'Messages from the contact form stay: they belong to no account, and anybody may have typed your address. Write to us and we erase them.',
  'The office’s log keeps for a year the name and email of those who worked in the office, and of accounts that the office changed or deleted. Nobody can change that log, the office included.',
  'Back-up copies hold what is erased until newer ones replace them, so that a broken disk loses nothing.',
];

/** Beside a new password that is among the most common ones. */
export const commonPasswordHint =
  'Many people use this one, so it is tried first. Three words that only you would put together are safer.';

/** What the page with one's own data does not show, and why. */
export const keptBeside: readonly string[] = [
  'Messages from the contact form: they belong to no account, and anybody may have typed your address.',
  'Mails we sent you: you have them. Mails to the office are in its letter box.',
  'Codes, and counters against guessing: fingerprints that run out within a day.',
];
