import { useSyncExternalStore } from 'react';
import type { OfficeChild } from '#contract/school/photo-consent.ts';

const maxRecent = 4;

const none: readonly OfficeChild[] = [];
let recent = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The children that were chosen last in this tab, the latest first: several pictures of a class are often of the same. */
export const useRecentChildren = (): readonly OfficeChild[] =>
  useSyncExternalStore(
    subscribe,
    () => recent,
    () => none,
  );

/** Puts a child first in the list that all pictures offer. */
export function addRecentChild(child: OfficeChild): void {
  recent = [child, ...recent.filter(({ _id }) => _id !== child._id)].slice(0, maxRecent);
  for (const listener of listeners) listener();
}
