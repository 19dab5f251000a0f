import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as it was prerendered, true once the browser knows more (its history, its clock, its storage). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
