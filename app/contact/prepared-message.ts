/**
 * The message after a link to the contact page has prepared a text for it. What somebody wrote is never lost.
 * @param written what stands in the message
 * @param prepared the text of the link that was just followed
 * @param before the text of an earlier link, if there was one
 */
export function withPrepared(written: string, prepared: string, before: string | null): string {
  if (written.trim() === '') return prepared;
  // The same page again, as after a reload: the visitor may have changed the text meanwhile.
  if (before === prepared) return written;
  if (before !== null && written.includes(before)) return written.replace(before, () => prepared);
  return written.includes(prepared) ? written : `${written.trimEnd()}\n\n${prepared}`;
}
