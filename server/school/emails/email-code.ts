import { codeMinutes } from '#server/mail/code-minutes.ts';
import { enteredByMistake } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

/** The code that proves a new address of an account. */
export const emailCode = defineEmail<{ userId: string; to: string; code: string }>({
  sentWhen: 'somebody changes the email of the account: to the new one',
  about: ({ userId }) => `email-code:${userId}`,
  standing: 'state',
  hasCode: true,
  write: ({ schoolName }, { to, code }) => ({
    to,
    subject: `${code} is your ${schoolName} code`,
    paragraphs: [
      `Here is the code to use this address for your account at ${schoolName}:`,
      `It works for ${codeMinutes} minutes. You can try it five times.`,
      `If you did not ask for a code, ${enteredByMistake}`,
    ],
    code,
  }),
  samples: [{ userId: 'user', to: email, code: '042137' }],
});
