import { defineEmail } from './email.ts';
import { email } from './samples.ts';

/** To the former address of an account. It may be a stranger's, if it was mistyped, so the new one is not in it. */
export const emailChangedFormer = defineEmail<{ userId: string; from: string }>({
  sentWhen: 'the account has another email: to the former one',
  about: ({ userId }) => `account:${userId}`,
  standing: 'state',
  write: ({ schoolName, replyTime }, { from }) => ({
    to: from,
    subject: `Your account at ${schoolName} has another email`,
    paragraphs: [
      `The account at ${schoolName} with the email ${from} has another one now. We no longer write to this address.`,
      `If that was not you, please reply to this mail. We answer within ${replyTime}.`,
    ],
  }),
  samples: [{ userId: 'user', from: email }],
});

/** To the new address. */
export const emailChanged = defineEmail<{ userId: string; to: string }>({
  sentWhen: 'the account has another email: to the new one',
  about: ({ userId }) => `account:${userId}`,
  standing: 'state',
  write: ({ schoolName, publicUrl }, { to }) => ({
    to,
    subject: `Your account at ${schoolName} has this email now`,
    paragraphs: [
      `From now on you sign in with ${to}, and we write to this address.`,
      `Everything else is as it was: ${publicUrl}/profile`,
    ],
  }),
  samples: [{ userId: 'user', to: email }],
});
