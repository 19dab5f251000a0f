import { isYearOver, type ApplicationStatus, type Enrolment } from './application-status.ts';

/** The short name of each state, for lists. */
export const statusNames: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  trial: 'Trial class',
  offered: 'Place offered',
  enrolled: 'Enrolled',
  waiting: 'Waiting list',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The state of an application in the office, with the end of the year of a child who is enrolled. */
export function statusText(application: Enrolment, now = new Date()): string {
  const { status, enrolledUntil } = application;
  if (enrolledUntil === null) return statusNames[status];
  if (isYearOver(application, now)) return `${statusNames[status]}, the year is over`;
  const day = new Date(enrolledUntil).toLocaleDateString('en-GB', { dateStyle: 'long' });
  return `${statusNames[status]} until ${day}`;
}

/** The application that a sentence is about. */
interface Subject {
  child: string;
  course: string;
  /** The time within which the school replies: '24 hours'. */
  replyTime: string;
  isYearOver: boolean;
}

/** What the state means for the family. */
export function stateInWords(
  status: ApplicationStatus,
  { child, course, replyTime, isYearOver }: Subject,
): string {
  const words: Readonly<Record<ApplicationStatus, string>> = {
    new: `We have the application for ${child} and will call you within ${replyTime}.`,
    trial: `${child} is invited to a free trial class in ${course}. We agree on the day and time with you.`,
    offered: `We have a place for ${child} in ${course}. Please tell us whether you would like to take it.`,
    enrolled: isYearOver
      ? `The year of ${child} in ${course} is over. You may apply again at any time.`
      : `${child} is enrolled in ${course}. Welcome!`,
    waiting: `${course} is full for now. ${child} is on the waiting list, and we write to you as soon as a place is free.`,
    declined: `We could not offer ${child} a place in ${course} this time. You may apply again at any time.`,
    withdrawn: `The application for ${child} in ${course} is withdrawn. You may apply again at any time.`,
  };
  return words[status];
}

/** What happened when an application got a state, as one line of its history. */
export const changesInWords: Readonly<Record<ApplicationStatus, string>> = {
  new: 'Back to a new application',
  trial: 'Invited to a trial class',
  offered: 'A place was offered',
  enrolled: 'Enrolled',
  waiting: 'Put on the waiting list',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
