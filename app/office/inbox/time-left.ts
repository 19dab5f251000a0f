const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Below this time the badge of a conversation is amber: the person has waited 18 of 24 hours. */
const soonMs = 6 * hour;

export interface TimeLeft {
  /** The colour of the badge. Its words say the same. */
  urgency: 'calm' | 'soon' | 'late';
  words: string;
}

function inWords(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}

/** How long the school has to answer, or for how long the answer is late: '3 h left', '2 h late'. */
export function timeLeft(respondBy: string, now: number): TimeLeft {
  const left = new Date(respondBy).getTime() - now;
  if (left <= 0) return { urgency: 'late', words: `${inWords(-left)} late` };
  return { urgency: left <= soonMs ? 'soon' : 'calm', words: `${inWords(left)} left` };
}
