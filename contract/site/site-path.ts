/**
 * The path, query and fragment of an address on this site; undefined if it leads to another one. A browser resolves `//host`,
 * `/\host`, `/.//host` and addresses with tabs in them to other hosts, so this resolves as it does.
 */
export function sitePath(address: string): string | undefined {
  const site = 'http://this.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(address, site);
    return origin === site && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
