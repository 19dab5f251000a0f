/** What the audit log keeps when a user is deleted. */
export const keptInLog =
  'The office’s log keeps for one year the name and email of people who worked in the office, and of accounts that the office changed or deleted. Nobody can change that log, not even the office.';

/** What remains after an account is deleted, and why. It is shown before the deletion and in its reply. */
export const keptAfterErasure: readonly string[] = [
  'Mails that were already sent stay in your mailbox and in the office’s.',
  'Messages from the contact form, and requests for a trial class that were sent without signing in, go too if a code from a mail has proven that their address is yours. Otherwise they belong to no account: write to us and we will delete them.',
  'Pictures that your children made, or that show them, leave the website at once and are deleted within a few hours. The history of the website, which only owners see, keeps the labels that hung there: a title, a first name and an age.',
  keptInLog,
  'Backup copies keep deleted data until newer copies replace them.',
];
