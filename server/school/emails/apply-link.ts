import { nameInMail } from '#server/mail/harmless-words.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { questions } from './common-words.ts';
import { defineEmail } from './email.ts';
import { sampleCourse, trial as sample } from './samples.ts';

/** To a family that has decided to join after its trial class: the link to apply. */
export const applyLink = defineEmail<{ trial: StoredTrial; slug: string }>({
  sentWhen: 'the office notes that a family enrols after its trial class',
  standing: 'reminder',
  write: (sender, { trial, slug }) => ({
    to: trial.userEmail,
    subject: `Apply for ${trial.courseName}`,
    paragraphs: [
      `Dear ${nameInMail(trial.userName)},`,
      `We are happy that you would like to join ${trial.courseName}.`,
      `Apply here in about five minutes, the course is filled in: ${sender.publicUrl}/Formenroll?course=${encodeURIComponent(slug)}`,
      questions(sender),
    ],
  }),
  samples: [{ trial: sample, slug: sampleCourse.slug }],
});
