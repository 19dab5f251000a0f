/** The 32-bit hash of a password for the list of common passwords: FNV-1a with the final mix of MurmurHash3. */
export function shortHash(password: string): number {
  let hash = 0x811c9dc5;
  for (const letter of password.normalize('NFKC').toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Decodes the list of common passwords (content/common-passwords.ts).
 * @param list the differences between the sorted hashes, three bytes each, in base64
 * @returns a function that tells whether a password is in the list, in any letter case; about one of 500 000 other passwords
 *   is a false positive
 */
export function commonPasswordCheck(list: string): (password: string) => boolean {
  const bytes = atob(list);
  const hashes = new Set<number>();
  let hash = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    hash += (bytes.charCodeAt(at) << 16) | (bytes.charCodeAt(at + 1) << 8) | bytes.charCodeAt(at + 2);
    hashes.add(hash);
  }
  return (password) => hashes.has(shortHash(password));
}
