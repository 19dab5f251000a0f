/** Shown on the sign-in and sign-up pages to visitors who came from the application form. */
export const waitingNote = 'Sign in or make a free account to apply.';

/** The label of the checkbox on the sign-up page, with links to the terms. */
export const terms = {
  label: 'I agree to the terms',
  links: [
    { label: 'fees and missed classes', href: '/classes#enrolment' },
    { label: 'refunds', href: '/FaqPage#refunds' },
    { label: 'privacy', href: '/Privacy' },
  ],
} as const;

/** Help for parents who forgot the email address of their account. It must not tell whether an account exists. */
export const whichEmail = {
  question: 'Not sure which email you used?',
  ideas: ['Search your mail for “Welcome to Showcase Art”.', 'Try the other parent’s email.'],
  otherwise: 'Or sign up again with the email you use today.',
  call: 'You can also call us:',
} as const;

/** What the audit log keeps when an account is deleted. */
export const keptInLog =
  'The office’s log keeps for one year the name and email of people who worked in the office, and of accounts that the office changed or deleted. Nobody can change that log, not even the office.';

/** What remains after an account is deleted, and why. It is shown before the deletion and in its reply. */
export const keptAfterErasure: readonly string[] = [
  'Mails that were already sent stay in your mailbox and in the office’s.',
  'Messages from the contact form stay, because they belong to no account. Write to us and we will delete them.',
  keptInLog,
  'Backup copies keep deleted data until newer copies replace them.',
];

/** The hint beside a new password that is a common one. */
export const commonPasswordHint =
  'Many people use this password, so it is easy to guess. Three unrelated words are safer.';

/** What the page /profile/data does not show, and why. */
export const dataNotShown: readonly string[] = [
  'Messages from the contact form: they belong to no account.',
  'Mails: yours are in your mailbox, the office’s are in its own.',
  'Sign-in codes and counters against password guessing: they are deleted within a day.',
];
