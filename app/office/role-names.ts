import type { OfficeRole } from '#contract/school/people.ts';

/** The roles of the office as its pages name them. */
export const roleNames: Readonly<Record<OfficeRole, string>> = { admin: 'Owner', teacher: 'Teacher' };
