import type { ConversationItem } from '#contract/school/conversation.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When this much is left, the colour becomes amber. */
const soonMs = 6 * hour;

export interface TimeLeft {
  /** The colour. The words say the same. */
  urgency: 'calm' | 'soon' | 'late';
  words: string;
}

function inWords(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}

/**
 * How long the school has to answer, or for how long the answer is late: '3 h left', 'Late by 2 h'. Null while nobody waits.
 * The server decides what is late, because the clock of a device may be wrong.
 */
export function timeLeft(
  { respondBy, overdue }: Pick<ConversationItem, 'respondBy' | 'overdue'>,
  now: number,
): TimeLeft | null {
  if (respondBy === null) return null;
  const left = new Date(respondBy).getTime() - now;
  if (left <= 0) return { urgency: 'late', words: `Late by ${inWords(-left)}` };
  if (overdue) return { urgency: 'late', words: 'Late' };
  return { urgency: left <= soonMs ? 'soon' : 'calm', words: `${inWords(left)} left` };
}
