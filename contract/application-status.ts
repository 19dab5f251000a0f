import * as z from 'zod/mini';

/** The states of an application, in the order of a usual admission; the last two close it. */
export const applicationStatuses = [
  'new',
  'trial',
  'offered',
  'enrolled',
  'waiting',
  'declined',
  'withdrawn',
] as const;
export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** The states that block another application of the same child for the same course. */
export const openStatuses = ['new', 'trial', 'offered', 'enrolled', 'waiting'] as const;

/** Whether an application is closed, so that the child may apply for the course again. */
export const isClosedStatus = (status: ApplicationStatus): boolean =>
  status === 'declined' || status === 'withdrawn';
