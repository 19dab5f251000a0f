const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const hour: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** A time in few letters, in the locale of the device: the hour if it is today, else the day, with the year if it is another. */
export function ShortTime({ iso, now, withHour = false }: { iso: string; now: number; withHour?: boolean }) {
  const [date, today] = [new Date(iso), new Date(now)];
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
