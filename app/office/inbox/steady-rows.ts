import type { ConversationItem } from '#contract/school/conversation.ts';

/** A row of the list. `hasLeft`: it no longer belongs to the view, and stays until the list is arranged anew. */
export interface Row {
  item: ConversationItem;
  hasLeft: boolean;
}

/**
 * The rows after the list was loaded again. A row that is shown stays where it is, because a finger may be on its way to it; a new
 * one is added if it comes after all others.
 * @param shown the rows so far
 * @param latest the list as the server has it now
 * @returns the rows, and whether another order or more rows wait to be shown
 */
export function steadyRows(
  shown: readonly Row[],
  latest: readonly ConversationItem[],
): { rows: readonly Row[]; isBehind: boolean } {
  const byId = new Map(latest.map((item) => [item._id, item]));
  const known = new Set(shown.map(({ item }) => item._id));
  const last = latest.findLastIndex(({ _id }) => known.has(_id));
  const rows = [
    ...shown.map(({ item }) => ({ item: byId.get(item._id) ?? item, hasLeft: !byId.has(item._id) })),
    ...latest.slice(last + 1).map((item) => ({ item, hasLeft: false })),
  ];
  const isBehind =
    rows.length !== latest.length || rows.some(({ item }, index) => item._id !== latest[index]?._id);
  return { rows, isBehind };
}
