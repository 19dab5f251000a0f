/** A date such as '8 November 2026', the same in every locale, because it is prerendered. */
export function PrerenderedDate({ day }: { day: string }) {
  const text = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={day}>{text}</time>;
}
