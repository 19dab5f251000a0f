import type { Documents } from '#contract/site/documents.ts';
import { dayAfter, momentOf } from '#contract/school-time.ts';

type StoredNotice = Documents['school']['datedNotices'][number];

/** A notice about one day at the school. */
export interface DatedNotice extends StoredNotice {
  /** The end of the day at the school, as an ISO date. */
  endsAt: string;
}

/** The notices with their ends, the next one first. Pages call it on the server, because a browser is slow at time zones. */
export const datedNotices = (notices: readonly StoredNotice[], timeZone: string): DatedNotice[] =>
  notices
    .map(({ day, text }) => ({
      day,
      text,
      endsAt: momentOf({ day: dayAfter(day, 1), time: '00:00' }, timeZone).toISOString(),
    }))
    .toSorted((a, b) => a.endsAt.localeCompare(b.endsAt));
