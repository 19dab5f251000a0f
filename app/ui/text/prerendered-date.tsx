// Not Intl.DateTimeFormat: a browser takes about 15 ms to create the first one, on a phone four times as long.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date such as '8 November 2026', the same in every locale, because it is prerendered. */
export function PrerenderedDate({ day }: { day: string }) {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    <time dateTime={day}>
      {`${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`}
    </time>
  );
}
