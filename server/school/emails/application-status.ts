import type { StoredApplication } from '#contract/school/application.ts';
import { applicationStatuses, type ApplicationStatus } from '#contract/school/application-status.ts';
import type { StatusMail } from '#contract/school/office-application.ts';
import { nameInMail } from '#server/mail/harmless-words.ts';
import type { Sender } from '#server/mail/sender.ts';
import { defineEmail } from './email.ts';
import { email, storedApplication } from './samples.ts';

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

/** What the office may send, after editing it, when an application gets a status. */
export function proposedMail(
  { publicUrl }: Pick<Sender, 'publicUrl'>,
  status: ApplicationStatus,
  { fullName, course, parentName }: Pick<StoredApplication, 'fullName' | 'course' | 'parentName'>,
): StatusMail {
  const child = nameInMail(fullName);
  const { subject, paragraphs } = words[status]({ child, course, site: publicUrl });
  return {
    subject,
    text: [`Dear ${nameInMail(parentName)},`, ...paragraphs, 'With warm wishes'].join('\n\n'),
  };
}

/** What the office may send, after editing it, with a trial class whose day it chooses: day, place and a file for calendars follow. */
export function proposedClassMail({
  fullName,
  course,
  parentName,
}: Pick<StoredApplication, 'fullName' | 'course' | 'parentName'>): StatusMail {
  const child = nameInMail(fullName);
  return {
    subject: `A free trial class for ${child}`,
    text: [
      `Dear ${nameInMail(parentName)},`,
      `Thank you for applying for ${course}. We would like to meet ${child} in a free trial class.`,
    ].join('\n\n'),
  };
}

/** To the family, with the words of the office: a place is offered, or another state. */
export const applicationStatus = defineEmail<{ to: string } & StatusMail>({
  sentWhen: 'the office gives an application another state',
  standing: 'state',
  write: (_, { to, subject, text }) => ({ to, subject, paragraphs: text.split(/\n{2,}/) }),
  samples: applicationStatuses.map((status) =>
    Object.assign(proposedMail({ publicUrl: 'https://school.example' }, status, storedApplication), {
      to: email,
    }),
  ),
});
