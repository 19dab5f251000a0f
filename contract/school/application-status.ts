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

/** Whether an application in this state is open. */
export const isOpenStatus = (status: ApplicationStatus): boolean =>
  openStatuses.some((open) => open === status);

/** What the end of a year depends on. */
export interface Enrolment {
  status: ApplicationStatus;
  enrolledUntil: string | null;
}

/** A course is for a year (docs/specification.md, section 9): a year later in UTC. */
export function yearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** Whether the year of a child who is enrolled is over. */
export const isYearOver = ({ enrolledUntil }: Enrolment, now = new Date()): boolean =>
  enrolledUntil !== null && Date.parse(enrolledUntil) <= now.getTime();

/** Whether an application is open at a moment: one whose year is over is not. */
export const isOpenAt = (application: Enrolment, now = new Date()): boolean =>
  isOpenStatus(application.status) && !isYearOver(application, now);

/**
 * The one table of allowed steps, what most often follows first. A place may be given without a trial class, and a child who waits may be
 * called at any time. An enrolled child can only leave. A closed application stays closed: the family applies again.
 */
export const nextStatuses: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ['offered', 'trial', 'enrolled', 'waiting', 'declined', 'withdrawn'],
  trial: ['offered', 'waiting', 'enrolled', 'declined', 'withdrawn'],
  offered: ['enrolled', 'waiting', 'trial', 'declined', 'withdrawn'],
  enrolled: ['withdrawn'],
  waiting: ['offered', 'trial', 'declined', 'withdrawn'],
  declined: [],
  withdrawn: [],
};

/** How long the office can take a change back, in seconds. */
export const undoSeconds = 10;
