import { applicationDetails, type NewApplication } from './application-details.ts';
import { answerHere } from './common-words.ts';
import { defineEmail } from './email.ts';
import { application, email, sampleCourse } from './samples.ts';

/** To the school about a new application. */
export const applicationToSchool = defineEmail<NewApplication & { conversationId: string }>({
  sentWhen: 'a family has applied: to the school',
  standing: 'state',
  write: (sender, applied) => ({
    to: sender.schoolEmail,
    replyTo: applied.email,
    subject: `Application: ${applied.application.fullName}, ${applied.course.courseName}`,
    paragraphs: ['A new application has come in.', answerHere(sender, applied.conversationId)],
    details: applicationDetails(applied),
  }),
  samples: [{ application, email, course: sampleCourse, conversationId: 'conversation' }],
});
