import { nameInMail } from '#server/mail/harmless-words.ts';
import { questions } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

export const welcome = defineEmail<{ to: string; fullName: string }>({
  sentWhen: 'somebody has signed up',
  standing: 'kept',
  write: (sender, { to, fullName }) => ({
    to,
    subject: `Welcome to ${sender.schoolName}`,
    paragraphs: [
      `Dear ${nameInMail(fullName)},`,
      'Your account is ready. You can now apply for a course. In your profile you can see or delete what you sent us at any time.',
      `Apply here in about five minutes: ${sender.publicUrl}/Formenroll`,
      questions(sender),
    ],
  }),
  samples: [{ to: email, fullName: 'Asha Verma' }],
});
