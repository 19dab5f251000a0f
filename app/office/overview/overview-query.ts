import { getOverview } from '#contract/school/overview.ts';
import { queryOf } from '../office-query.tsx';

/** What the head of every page of the office shows. It is loaded again every minute while the page is visible. */
export const overviewQuery = { ...queryOf(getOverview), refetchInterval: 60_000 };
