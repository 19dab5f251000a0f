import type { FieldPath } from './field-path.ts';

/** Three versions of a document or of a part of it: where both began, and what two people made of it. */
interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

interface Merged {
  data: unknown;
  /** The places that both have changed, each in another way. */
  clashes: FieldPath[];
}

type Side = 'mine' | 'theirs';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a list from `start` to `end`, in the place of which one side has others. */
interface Region {
  start: number;
  end: number;
  entries: readonly unknown[];
}

function changedRegion(base: readonly unknown[], side: readonly unknown[]): Region {
  const shorter = Math.min(base.length, side.length);
  let start = 0;
  while (start < shorter && isSame(base[start], side[start])) start += 1;
  let same = 0;
  while (same < shorter - start && isSame(base.at(-1 - same), side.at(-1 - same))) same += 1;
  return { start, end: base.length - same, entries: side.slice(start, side.length - same) };
}

/** Whether an entry stands at another place than before. Then places do not tell which entries belong together. */
const isReordered = (base: readonly unknown[], side: readonly unknown[]) =>
  side.some((entry, at) => !isSame(entry, base[at]) && base.some((each) => isSame(each, entry)));

/** Lists in which each side has changed other entries; undefined if they have changed the same ones. */
function mergeRegions({ base, mine, theirs }: Versions<readonly unknown[]>): unknown[] | undefined {
  // Where both have added entries at one place, those of the other side come first.
  const [first, last] = [changedRegion(base, theirs), changedRegion(base, mine)].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  if (first === undefined || last === undefined || first.end > last.start) return undefined;
  return [
    ...base.slice(0, first.start),
    ...first.entries,
    ...base.slice(first.end, last.start),
    ...last.entries,
    ...base.slice(last.end),
  ];
}

type Entry = Record<string, unknown> & { id: string };

/** Whether the entries of a list have ids of their own, such as courses. Then these tell which entries belong together, wherever they stand. */
const hasIds = (list: readonly unknown[]): list is readonly Entry[] =>
  list.every((entry) => isObject(entry) && typeof entry['id'] === 'string') &&
  new Set((list as readonly Entry[]).map(({ id }) => id)).size === list.length;

/** Puts the entries that only one side has behind those that they follow there. */
function withAdded(order: readonly string[], side: readonly string[]): string[] {
  const all = [...order];
  for (const [at, id] of side.entries())
    if (!all.includes(id)) all.splice(at === 0 ? 0 : all.indexOf(side[at - 1] as string) + 1, 0, id);
  return all;
}

/** Lists of entries with ids: each entry is put together by itself, and the order is that of the side that has changed it. */
function mergeById(
  { base, mine, theirs }: Versions<readonly Entry[]>,
  prefer: Side,
  path: FieldPath,
): Merged {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (side) => new Map(side.map((entry) => [entry.id, entry])),
  ) as [Map<string, Entry>, Map<string, Entry>, Map<string, Entry>];
  const idsOf = (side: ReadonlyMap<string, Entry>) => [...side.keys()];
  const common = (side: ReadonlyMap<string, Entry>) =>
    idsOf(side).filter((id) => inBase.has(id) && inMine.has(id) && inTheirs.has(id));
  const [isMoved, isMovedByThem] = [inMine, inTheirs].map((side) => !isSame(common(side), common(inBase)));
  const isClash = isMoved === true && isMovedByThem === true && !isSame(common(inMine), common(inTheirs));
  const leads = isMoved === true && !(isClash && prefer === 'theirs') ? inMine : inTheirs;
  const order = withAdded(idsOf(leads), idsOf(leads === inMine ? inTheirs : inMine));
  const parts = order.map((id) => {
    const at = inMine.has(id) ? idsOf(inMine).indexOf(id) : idsOf(inTheirs).indexOf(id);
    const versions = { base: inBase.get(id), mine: inMine.get(id), theirs: inTheirs.get(id) };
    return mergeDocuments(versions, prefer, [...path, at]);
  });
  return {
    data: parts.flatMap(({ data }) => (data === undefined ? [] : [data])),
    clashes: [...(isClash ? [path] : []), ...parts.flatMap(({ clashes }) => clashes)],
  };
}

/**
 * Puts the changes of two people to a document together, field by field.
 * @param prefer whose words stand where both have changed the same
 */
export function mergeDocuments(
  { base, mine, theirs }: Versions<unknown>,
  prefer: Side = 'mine',
  path: FieldPath = [],
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { data: mine, clashes: [] };
  if (isSame(base, mine)) return { data: theirs, clashes: [] };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const parts = names.map((name) => {
      const versions = { base: base[name], mine: mine[name], theirs: theirs[name] };
      return [name, mergeDocuments(versions, prefer, [...path, name])] as const;
    });
    return {
      data: Object.fromEntries(
        parts.flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]])),
      ),
      clashes: parts.flatMap(([, { clashes }]) => clashes),
    };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (hasIds(base) && hasIds(mine) && hasIds(theirs))
      return mergeById({ base, mine, theirs }, prefer, path);
    const merged = mergeRegions({ base, mine, theirs });
    if (merged !== undefined) return { data: merged, clashes: [] };
    const isInPlace = [mine, theirs].every((side) => side.length === base.length && !isReordered(base, side));
    if (isInPlace) {
      const entries = base.map((entry, at) =>
        mergeDocuments({ base: entry, mine: mine[at], theirs: theirs[at] }, prefer, [...path, at]),
      );
      return {
        data: entries.map(({ data }) => data),
        clashes: entries.flatMap(({ clashes }) => clashes),
      };
    }
  }
  return { data: prefer === 'mine' ? mine : theirs, clashes: [path] };
}
