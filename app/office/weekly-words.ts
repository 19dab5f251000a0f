import type { WeeklyCounts } from '#contract/overview.ts';

/** The numbers of each week in the order of an admission. */
export const counts = [
  'enquiries',
  'trials',
  'applications',
  'enrolments',
] as const satisfies readonly (keyof WeeklyCounts)[];

/** Short enough for the columns of a table on a phone. */
export const columnNames: Readonly<Record<keyof WeeklyCounts, string>> = {
  enquiries: 'Enquiries',
  trials: 'Trials',
  applications: 'Applied',
  enrolments: 'Enrolled',
};

export const countNames: Readonly<Record<keyof WeeklyCounts, string>> = {
  enquiries: 'Enquiries',
  trials: 'Trial classes',
  applications: 'Applications',
  enrolments: 'Enrolments',
};
