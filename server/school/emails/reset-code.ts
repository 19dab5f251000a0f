import { codeMinutes } from '#server/mail/code-minutes.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

/** The six-digit code for a new password. */
export const resetCode = defineEmail<{ to: string; code: string }>({
  sentWhen: 'somebody has forgotten the password',
  about: () => 'reset-code',
  standing: 'state',
  hasCode: true,
  write: ({ schoolName }, { to, code }) => ({
    to,
    subject: `${code} is your ${schoolName} code`,
    paragraphs: [
      'Here is the code to set a new password:',
      `It works for ${codeMinutes} minutes. You can try it five times.`,
      'If you did not ask for a code, you can ignore this mail. Your password has not changed.',
    ],
    code,
  }),
  samples: [{ to: email, code: '042137' }],
});
