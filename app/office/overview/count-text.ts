import { maxOverviewCount } from '#contract/school/overview.ts';

/** A count of the overview, which stops at a number: '99+'. */
export const countText = (count: number): string =>
  count < maxOverviewCount ? String(count) : `${maxOverviewCount - 1}+`;
