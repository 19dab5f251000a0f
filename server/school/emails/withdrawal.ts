import type { StoredApplication } from '#contract/school/application.ts';
import { defineEmail } from './email.ts';
import { storedApplication } from './samples.ts';

/** To the school about an application that its family has withdrawn. */
export const withdrawal = defineEmail<StoredApplication>({
  sentWhen: 'a family withdraws its application: to the school',
  standing: 'state',
  write: ({ schoolEmail }, { fullName, course, email, phone }) => ({
    to: schoolEmail,
    replyTo: email,
    subject: `Withdrawn: ${fullName}, ${course}`,
    paragraphs: ['A family has withdrawn its application. The place is free.'],
    details: [
      ['Student', fullName],
      ['Course', course],
      ['Email', email],
      ['Phone', phone],
    ],
  }),
  samples: [storedApplication],
});
