import type { Sender } from '#server/mail/sender.ts';

/** Where the office answers. */
export const answerHere = ({ publicUrl }: Sender, conversationId: string): string =>
  `Answer here: ${publicUrl}/office/inbox/${conversationId}`;

/** For a family that called: everything is in its profile, behind a password that it has yet to choose. */
export const afterACall = ({ publicUrl }: Sender): string[] => [
  `Everything that you told us is in your profile. Choose a password with this address first: ${publicUrl}/Forget`,
  'If you did not call us, somebody gave your address by mistake. Please reply to this mail.',
];

/** Where a question about an email goes. */
export const questions = ({ replyTime }: Sender): string =>
  `Questions? Reply to this mail. We answer within ${replyTime}.`;

export const enteredByMistake = 'somebody entered your address by mistake. You can ignore this mail.';

/** What the emails to the school say of what may be spam. */
export const maybeSpamWords =
  'This may be spam: a field was filled in that people do not see. Some programs that fill in forms do that too, so please read it. The sender got no copy.';
