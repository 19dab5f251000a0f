/** A day in words that read the same everywhere, such as '8 November 2026': set before any browser is known. */
export function WrittenDate({ day }: { day: string }) {
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={day}>{words}</time>;
}
