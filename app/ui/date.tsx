/*
 * `role="none"`: to some screen readers a time is a thing apart, and who has a page read from its top hears nothing in a
 * cell or a description that holds nothing else.
 */

/** A moment as the visitor's own calendar and clock say it. Only rendered in the browser: the server has no such clock. */
export function Moment({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const moment = new Date(iso);
  return (
    <time role="none" dateTime={iso}>
      {withTime
        ? moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
        : moment.toLocaleDateString(undefined, { dateStyle: 'long' })}
    </time>
  );
}

/** A calendar day such as a birthday, which is the same day everywhere. */
export function Day({ day }: { day: string }) {
  return (
    <time role="none" dateTime={day}>
      {new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}

/** A moment not long ago, to the minute, as the visitor's own clock says it. */
export function DayAndTime({ iso }: { iso: string }) {
  const words = new Date(iso).toLocaleString(undefined, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <time role="none" dateTime={iso}>
      {words}
    </time>
  );
}
