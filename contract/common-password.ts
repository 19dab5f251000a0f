/** 32 bits of a password, by which the list of the most common ones knows it: FNV-1a, mixed as MurmurHash3 ends. */
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
 * Reads the list of the most common passwords (content/common-passwords.ts).
 * @param list what is between one short hash and the next greater one, three bytes each, in base64
 * @returns whether a password is one of them, in whatever letter case; of half a million that are not, one is taken for one
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
