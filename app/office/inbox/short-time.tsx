import { useState } from 'react';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const hour: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** A time in few letters: the hour if it is today, else the day, with the year if it is another one. */
export function ShortTime({ iso, withHour = false }: { iso: string; withHour?: boolean }) {
  const date = new Date(iso);
  const [today] = useState(() => new Date());
  const isToday = date.toDateString() === today.toDateString();
  const year = date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' as const };
  const text = isToday
    ? date.toLocaleTimeString(undefined, hour)
    : date.toLocaleString(undefined, { ...day, ...year, ...(withHour ? hour : {}) });
  return (
    <time role="none" dateTime={iso}>
      {text}
    </time>
  );
}
