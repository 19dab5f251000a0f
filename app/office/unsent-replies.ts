/** The ids of the conversations in which an account has unsent words in this browser. The inbox keeps them there. */
export function unsentReplies(userId: string): string[] {
  const prefix = `office-draft:${userId}:`;
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? key.slice(prefix.length) : [],
    );
  } catch {
    // Storage is disabled: there are no drafts.
    return [];
  }
}
