/** The state of an address that a list has made when one of its entries was opened by hand. */
export const openedEntry = { isOpenedEntry: true } as const;

/** Whether a list has made an address: the list opens and folds the entry by it, and the focus stays. */
export const isOpenedEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedEntry' in state;
