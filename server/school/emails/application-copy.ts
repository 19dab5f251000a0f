import { nameInMail } from '#server/mail/harmless-words.ts';
import { copiedDetails, type NewApplication } from './application-details.ts';
import { afterACall } from './common-words.ts';
import { defineEmail } from './email.ts';
import { application, email, sampleCourse } from './samples.ts';

/** To the family about its new application, which the office may have noted for it. */
export const applicationCopy = defineEmail<NewApplication & { isNoted: boolean }>({
  sentWhen: 'a family has applied, or the office has noted its application',
  standing: 'state',
  write: (sender, applied) => ({
    to: applied.email,
    subject: `We have the application for ${nameInMail(applied.application.fullName)}`,
    paragraphs: [
      applied.isNoted
        ? `Thank you for calling. We have noted your application for ${applied.course.courseName}.`
        : `Thank you for applying for ${applied.course.courseName}.`,
      `We will call ${applied.application.phone} within ${sender.replyTime} to agree on the day of the first class. It is free for first-time students. The application fee is ${sender.applicationFee}.`,
      `Where: ${sender.place}. ${sender.bring}`,
      ...(applied.isNoted
        ? afterACall(sender)
        : [`Everything that you sent us is in your profile: ${sender.publicUrl}/profile`]),
    ],
    details: copiedDetails(applied),
  }),
  samples: [
    { application, email, course: sampleCourse, isNoted: false },
    { application, email, course: sampleCourse, isNoted: true },
  ],
});
