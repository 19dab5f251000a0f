import { useQuery } from '@tanstack/react-query';
import { momentText } from '#contract/school-time.ts';
import { overviewQuery } from '../overview/overview-query.ts';

/** The clocks of the school. Until its time zone is known, `wordsOf` says nothing. */
export function useSchoolTime(): { timeZone: string | undefined; wordsOf: (iso: string) => string } {
  const timeZone = useQuery(overviewQuery).data?.timeZone;
  return {
    timeZone,
    wordsOf: (iso) => (timeZone === undefined ? '' : momentText(new Date(iso), timeZone)),
  };
}
