import type { ApplicationStatus } from '#contract/school/application-status.ts';

/** What the office does to give an application a status. */
export const stepWords: Readonly<Record<ApplicationStatus, string>> = {
  new: 'Back to new',
  trial: 'Offer a trial',
  offered: 'Offer a place',
  enrolled: 'Enroll',
  waiting: 'Waiting list',
  declined: 'Decline kindly',
  withdrawn: 'Withdraw',
};
