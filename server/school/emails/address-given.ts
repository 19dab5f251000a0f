import { afterACall } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

/** To a family that called without an address and has given one since. */
export const addressGiven = defineEmail<{ userId: string; to: string }>({
  sentWhen: 'the office notes the address of a family that called without one',
  about: ({ userId }) => `account:${userId}`,
  standing: 'state',
  write: (sender, { to }) => ({
    to,
    subject: `Your profile at ${sender.schoolName}`,
    paragraphs: ['Thank you for calling. We write to this address from now on.', ...afterACall(sender)],
  }),
  samples: [{ userId: 'user', to: email }],
});
