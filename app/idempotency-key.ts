import type { Endpoint } from '#contract/endpoint.ts';

/** While storage is disabled, the keys are gone with the page. */
const kept = new Map<string, string>();

const nameOf = (url: string) => `sending ${url}`;

function read(url: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(url));
  } catch {
    return kept.get(url) ?? null;
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** These may go to a backend on another origin that knows no more than docs/specification.md, and refuses an unknown header. */
const specified: ReadonlySet<string> = new Set(['/user/add-user', '/user/add-lead', '/user/enroll-user']);

/**
 * The key of all tries of a form in this tab to send something that counts once (`countsOnce` of an endpoint), also after a reload.
 * @param url of the request, which names the form
 * @returns null for other endpoints
 */
export function keyOfTries(
  { countsOnce, path }: Endpoint,
  url: string,
  isCrossOrigin: boolean,
): string | null {
  if (countsOnce !== true || (isCrossOrigin && specified.has(path))) return null;
  const key = read(url) ?? newKey();
  try {
    sessionStorage.setItem(nameOf(url), key);
  } catch {
    kept.set(url, key);
  }
  return key;
}

/** What is sent next is something else: the last one has arrived. */
export function endTries(url: string): void {
  kept.delete(url);
  try {
    sessionStorage.removeItem(nameOf(url));
  } catch {
    // Storage is disabled.
  }
}
