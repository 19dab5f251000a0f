import { dayText, momentOf } from '#contract/school-time.ts';
import type { Publication } from './publication.ts';
import { ServedWords } from './served-words.tsx';
import { useSchoolTime } from '../kit/use-school-time.ts';

/** Whether visitors see a publication yet, or from which day they see all of it. */
export function PublishedState({ edition, visibleFrom }: Pick<Publication, 'edition' | 'visibleFrom'>) {
  const { timeZone } = useSchoolTime();
  if (visibleFrom === null) return <ServedWords edition={edition} />;
  if (timeZone === undefined) return null;
  return (
    <>Visitors see it from {dayText(momentOf({ day: visibleFrom, time: '12:00' }, timeZone), timeZone)} on.</>
  );
}
