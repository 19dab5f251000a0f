/** The first word of a full name, or the whole name if it begins with an initial ('K. Meera', 'S Ramanujan'). */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/);
  const isInitial = first.endsWith('.') || /^\p{L}\p{M}*$/u.test(first);
  return isInitial ? fullName.trim() : first;
}
