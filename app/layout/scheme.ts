import { useCallback, useSyncExternalStore } from 'react';

/** Day or evening as the visitor chose it; null follows the system. */
export type Scheme = 'light' | 'dark' | null;

/** Read before the first paint too, by the boot script (server/site/boot.ts). */
const key = 'scheme';

/** Undefined until it was read. Where the browser keeps nothing, a choice lasts as long as this document. */
let chosen: Scheme | undefined;
const listeners = new Set<() => void>();

function read(): Scheme {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return chosen ?? null;
  }
}

function current(): Scheme {
  chosen ??= read();
  return chosen;
}

function keep(scheme: Scheme) {
  try {
    if (scheme === null) localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {}
}

function change(scheme: Scheme) {
  chosen = scheme;
  for (const listener of listeners) listener();
}

/** Hears of choices made in other tabs, and of those missed while this page was kept aside for the back button. */
function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) change(read());
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) change(read());
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** The visitor's choice, and how it is changed; every tab of the site follows. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(subscribe, current, () => null);
  const choose = useCallback((next: Scheme) => {
    keep(next);
    change(next);
  }, []);
  return [scheme, choose];
}
