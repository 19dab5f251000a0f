import type { WeeklyCounts } from '#contract/overview.ts';

/** The numbers of each week in the order of an admission. */
export const counts = [
  'enquiries',
  'trials',
  'applications',
  'enrolments',
] as const satisfies readonly (keyof WeeklyCounts)[];

export const countNames: Readonly<Record<keyof WeeklyCounts, string>> = {
  enquiries: 'Enquiries',
  trials: 'Trial classes',
  applications: 'Applications',
  enrolments: 'Enrolments',
};
