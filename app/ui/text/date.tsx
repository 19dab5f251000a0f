/*
 * All time elements have `role="none"`: some screen readers treat a time element as a separate object and skip a table cell
 * or description that contains nothing else.
 */

/** A point in time in the visitor's locale and time zone. Render it only in the browser; the server does not know them. */
export function Timestamp({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const date = new Date(iso);
  return (
    <time role="none" dateTime={iso}>
      {withTime
        ? date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
        : date.toLocaleDateString(undefined, { dateStyle: 'long' })}
    </time>
  );
}

/** A calendar date without a time zone, such as a birth date, in the visitor's locale. */
export function CalendarDate({ day }: { day: string }) {
  return (
    <time role="none" dateTime={day}>
      {new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}

/** A recent point in time in the visitor's locale and time zone: to the minute, without the year. */
export function ShortTimestamp({ iso }: { iso: string }) {
  const text = new Date(iso).toLocaleString(undefined, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <time role="none" dateTime={iso}>
      {text}
    </time>
  );
}
