import { dayIn } from '#contract/school-time.ts';
import type { DocumentItem, ScheduledChange } from '#contract/site/site-documents.ts';

/** The day on which visitors see a scheduled change, yyyy-mm-dd at the school: that of an article if it is dated later than it is published. */
export function dayOfChange(
  { type }: Pick<DocumentItem, 'type'>,
  { publishAt, changes }: Pick<ScheduledChange, 'publishAt' | 'changes'>,
  timeZone: string,
): string {
  const day = dayIn(timeZone, new Date(publishAt));
  const date = type === 'post' ? changes.find(({ path }) => path === 'date')?.after : undefined;
  return date && date > day ? date : day;
}
