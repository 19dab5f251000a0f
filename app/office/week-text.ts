/** A week by its first day, such as "23 Nov". @param start as YYYY-MM-DD */
export const weekText = (start: string): string =>
  new Date(`${start}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
