/** A time that can be chosen with one press. */
export interface TimeChoice {
  words: string;
  at: Date;
}

/** The hour at which a day of the office begins. */
const morning = 9;

const atMorning = (from: Date, days: number) =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, morning);

/** The usual times for sending a reply later or for putting a conversation off, in the time zone of the browser. */
export function timeChoices(now: Date): TimeChoice[] {
  // 1 to 7 days, so that it is never today.
  const toMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { words: 'In 3 hours', at: new Date(now.getTime() + 3 * 60 * 60 * 1000) },
    { words: 'Tomorrow morning', at: atMorning(now, 1) },
    ...(toMonday > 1 ? [{ words: 'Monday morning', at: atMorning(now, toMonday) }] : []),
  ];
}

const two = (value: number) => String(value).padStart(2, '0');

/** A time in the form of an input of the type datetime-local. */
export const localInput = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
