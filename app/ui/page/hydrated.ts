import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False during prerendering and hydration, then true. For values that only the browser has (storage, clock, history). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
