import { useCallback, useSyncExternalStore } from 'react';

/** The colour scheme that the visitor chose; null follows the system. */
export type Scheme = 'light' | 'dark' | null;

/** Key in localStorage. The boot script also reads it, before the first paint (app/boot.ts). */
const key = 'scheme';

/** Undefined until it is read. Without localStorage the choice lasts until the page is closed or reloaded. */
let chosen: Scheme | undefined;
const listeners = new Set<() => void>();

function read(): Scheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return chosen ?? null;
  }
}

function current(): Scheme {
  chosen ??= read();
  return chosen;
}

function store(scheme: Scheme) {
  try {
    if (scheme === null) localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {}
}

function change(scheme: Scheme) {
  chosen = scheme;
  for (const listener of listeners) listener();
}

/** Also follows choices in other tabs, and those made while this page was in the back/forward cache. */
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

/** The visitor's choice and a function to change it in every tab of the site. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(subscribe, current, () => null);
  const choose = useCallback((next: Scheme) => {
    store(next);
    change(next);
  }, []);
  return [scheme, choose];
}
