/**
 * Inserts the prepared text of a link to the contact page into the message. The visitor's own text is never lost.
 * @param written the current message
 * @param prepared the prepared text of the link
 * @param before the prepared text of the previous link, or null
 */
export function insertPreparedText(written: string, prepared: string, before: string | null): string {
  if (written.trim() === '') return prepared;
  // The same link again, for example after a reload: the visitor may have edited the prepared text.
  if (before === prepared) return written;
  if (before !== null && written.includes(before)) return written.replace(before, () => prepared);
  return written.includes(prepared) ? written : `${written.trimEnd()}\n\n${prepared}`;
}
