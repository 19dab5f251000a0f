import { useQuery } from '@tanstack/react-query';
import { momentText } from '#contract/school-time.ts';
import { overviewQuery } from '../overview/overview-query.ts';

/** @returns a function that says a moment in words, on the clocks of the school; empty words until its time zone is known */
export function useSchoolTime(): (iso: string) => string {
  const { data } = useQuery(overviewQuery);
  return (iso) => (data === undefined || iso === '' ? '' : momentText(new Date(iso), data.timeZone));
}
