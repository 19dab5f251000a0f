import type { Endpoint } from '#contract/endpoint.ts';

/** By the URL of the request, which names the form. Also in sessionStorage, for a reload; without it, as when storage is disabled, only here. */
const keys = new Map<string, string>();

function inStorage(work: (storage: Storage) => string | null | void): string | undefined {
  try {
    return work(sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

/** These may go to a backend on another origin that knows no more than docs/specification.md, and refuses an unknown header. */
const specified = /^\/user\/(?:add-user|add-lead|enroll-user)$/;

/**
 * The key of all tries of a form in this tab to send something that counts once (`countsOnce` of an endpoint), also after a reload.
 * @returns null for other endpoints
 */
export function keyOfTries({ countsOnce }: Endpoint, url: string, isCrossOrigin: boolean): string | null {
  if (!countsOnce || (isCrossOrigin && specified.test(url))) return null;
  const key =
    keys.get(url) ??
    inStorage((storage) => storage.getItem(url)) ??
    crypto.getRandomValues(new Uint32Array(4)).join('-');
  keys.set(url, key);
  inStorage((storage) => storage.setItem(url, key));
  return key;
}

/** What is sent next is something else: the last one has arrived. */
export function endTries(url: string): void {
  keys.delete(url);
  inStorage((storage) => storage.removeItem(url));
}
