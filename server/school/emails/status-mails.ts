import type { StoredApplication } from '#contract/school/admission.ts';
import type { ApplicationStatus } from '#contract/school/application-status.ts';
import type { StatusMail } from '#contract/school/office-application.ts';
import { compose, type Message } from '#server/mail/compose.ts';
import { nameInMail } from '#server/mail/messages.ts';
import type { Sender } from '#server/mail/sender.ts';

type Words = Record<'child' | 'course' | 'site', string>;

/** Subject and paragraphs for each state that the office can give an application. */
const words: Readonly<
  Record<ApplicationStatus, (words: Words) => { subject: string; paragraphs: readonly string[] }>
> = {
  new: ({ child, course }) => ({
    subject: `The application for ${child}`,
    paragraphs: [`The application for ${child} in ${course} is open again. We will call you about it.`],
  }),
  trial: ({ child, course }) => ({
    subject: `A free trial class for ${child}`,
    paragraphs: [
      `Thank you for applying for ${course}. We would like to meet ${child} in a free trial class.`,
      'Which days suit you? Please reply to this mail, or call us, and we agree on the day and time.',
    ],
  }),
  offered: ({ child, course }) => ({
    subject: `We have a place for ${child}`,
    paragraphs: [
      `Good news: we have a place for ${child} in ${course}.`,
      'Please tell us whether you would like to take it: reply to this mail, or call us. Then we agree on the first class.',
    ],
  }),
  enrolled: ({ child, course }) => ({
    subject: `Welcome, ${child}`,
    paragraphs: [
      `${child} is now enrolled in ${course}. We look forward to the first class.`,
      'If you have a question before then, reply to this mail.',
    ],
  }),
  waiting: ({ child, course, site }) => ({
    subject: `${child} is on our waiting list`,
    paragraphs: [
      `${course} is full for now, so ${child} is on the waiting list. We write to you as soon as a place is free.`,
      `You do not need to do anything. If you no longer need the place, you can withdraw the application in your profile: ${site}/profile`,
    ],
  }),
  declined: ({ child, course, site }) => ({
    subject: `About the application for ${child}`,
    paragraphs: [
      `Thank you for telling us about ${child}, and for the time you took to apply.`,
      `We are sorry: this time we cannot offer ${child} a place in ${course}. Please do not take it as a judgement of ${child}: we would have liked to say yes.`,
      `You may apply again at any time, for this course or another one: ${site}/Formenroll`,
      'If you would like to talk about it, reply to this mail. We are glad to help.',
    ],
  }),
  withdrawn: ({ child, course, site }) => ({
    subject: `The application for ${child} is withdrawn`,
    paragraphs: [
      `As agreed, we have withdrawn the application for ${child} in ${course}.`,
      `Thank you for your interest. You may apply again at any time: ${site}/Formenroll`,
    ],
  }),
};

/** The mail that the office may send, after editing it, when an application gets a status. */
export function proposedMail(
  sender: Sender,
  status: ApplicationStatus,
  { fullName, course, parentName }: StoredApplication,
): StatusMail {
  const child = nameInMail(fullName);
  const { subject, paragraphs } = words[status]({ child, course, site: sender.publicUrl });
  return {
    subject,
    text: [`Dear ${nameInMail(parentName)},`, ...paragraphs, 'With warm wishes'].join('\n\n'),
  };
}

/** The mail to the family, with the words of the office. */
export const statusMessage = (sender: Sender, to: string, { subject, text }: StatusMail): Message =>
  compose({ ...sender, to, subject, paragraphs: text.split(/\n{2,}/), standing: 'state' });

/** The mail to the school about an application that its family has withdrawn. */
export const withdrawalMessage = (
  sender: Sender,
  { fullName, course, email, phone }: StoredApplication,
): Message =>
  compose({
    ...sender,
    to: sender.schoolEmail,
    replyTo: email,
    subject: `Withdrawn: ${fullName}, ${course}`,
    paragraphs: ['A family has withdrawn its application. The place is free.'],
    details: [
      ['Student', fullName],
      ['Course', course],
      ['Email', email],
      ['Phone', phone],
    ],
    standing: 'state',
  });
