import type { FieldPath } from './field-path.ts';
import { isSame } from './is-same.ts';

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pairs of places in two lists, in their order, as many as possible, whose entries belong together (longest common subsequence). */
function pairs(
  base: readonly unknown[],
  side: readonly unknown[],
  belong: (one: unknown, other: unknown) => boolean,
): [inBase: number, inSide: number][] {
  /** For each pair of places: as many pairs as there are from these places on. */
  const counts = Array.from({ length: base.length + 1 }, () => new Uint16Array(side.length + 1));
  const countAt = (at: number, to: number) => counts[at]?.[to] ?? 0;
  const fits = base.map((entry) => side.map((other) => belong(entry, other)));
  for (let at = base.length - 1; at >= 0; at -= 1)
    for (let to = side.length - 1; to >= 0; to -= 1) {
      const row = counts[at] as Uint16Array;
      row[to] =
        fits[at]?.[to] === true
          ? countAt(at + 1, to + 1) + 1
          : Math.max(countAt(at + 1, to), countAt(at, to + 1));
    }
  const found: [number, number][] = [];
  for (let at = 0, to = 0; at < base.length && to < side.length;) {
    if (fits[at]?.[to] === true) {
      found.push([at, to]);
      at += 1;
      to += 1;
    } else if (countAt(at + 1, to) >= countAt(at, to + 1)) at += 1;
    else to += 1;
  }
  return found;
}

/** More entries than any list of a document may have. Those of a longer one, in a wrong draft, are not compared: it would take seconds. */
const maxEntries = 500;

/** Whether versions are put together entry by entry. A text with links or marked words is one whole. */
function isList(...versions: (readonly unknown[])[]): boolean {
  if (versions.some(({ length }) => length > maxEntries)) return false;
  const parts = versions.flat();
  return !(parts.some((part) => typeof part === 'string') && parts.some(isObject));
}

/** Whether two entries are versions of one: at least half of their fields are the same. */
export function isSimilar(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => isSame(one[name], other[name])).length * 2 >= names.length;
}

/** What a side has made of a list: of each of its entries, and what it has put before each place. */
interface Edits {
  /** By the place in the list as it was; undefined for an entry that is gone. */
  kept: ({ entry: unknown } | undefined)[];
  added: unknown[][];
}

/** Which entries belong together: the same ones, and between them those in the same places or with much in common. */
function editsOf(base: readonly unknown[], side: readonly unknown[]): Edits {
  const kept: Edits['kept'] = base.map(() => undefined);
  const added: unknown[][] = Array.from({ length: base.length + 1 }, () => []);
  let [at, to] = [0, 0];
  for (const [nextAt, nextTo] of [...pairs(base, side, isSame), [base.length, side.length] as const]) {
    const [old, next] = [base.slice(at, nextAt), side.slice(to, nextTo)];
    const together =
      old.length === next.length
        ? old.map((_, index): [number, number] => [index, index])
        : pairs(old, next, isSimilar);
    let placed = 0;
    for (const [from, into] of together) {
      added[at + from]?.push(...next.slice(placed, into));
      kept[at + from] = { entry: next[into] };
      placed = into + 1;
    }
    added[nextAt]?.push(...next.slice(placed));
    if (nextAt < base.length) kept[nextAt] = { entry: side[nextTo] };
    [at, to] = [nextAt + 1, nextTo + 1];
  }
  return { kept, added };
}

/** Whether entries stand in another order than before. Then places do not tell which belong together. */
function isReordered(base: readonly unknown[], side: readonly unknown[]): boolean {
  const places = side
    .map((entry) => base.findIndex((each) => isSame(each, entry)))
    .filter((place) => place !== -1);
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}

/** Lists entry by entry. What both have added is there once; where both have added something else at one place, theirs comes first. */
function mergeEntries(
  { base, mine, theirs }: Versions<readonly unknown[]>,
  prefer: Side,
  path: FieldPath,
): Merged {
  const [ours, others] = [editsOf(base, mine), editsOf(base, theirs)];
  const addedByThem = theirs.filter((entry) => !base.some((other) => isSame(entry, other)));
  const merged: unknown[] = [];
  const clashes: FieldPath[] = [];
  const goneOnBoth = base.filter((_, at) => ours.kept[at] === undefined && others.kept[at] === undefined);
  const haveVersionsOfOne = (own: readonly unknown[], added: readonly unknown[]) =>
    goneOnBoth.some((entry) => [own, added].every((side) => side.some((each) => isSimilar(entry, each))));
  let isGone = false;
  for (let at = 0; at <= base.length; at += 1) {
    const own = (ours.added[at] ?? []).filter((entry) => !addedByThem.some((other) => isSame(entry, other)));
    const added = others.added[at] ?? [];
    // Perhaps two versions of the entry before, or of one that both have moved here: it is gone on both sides.
    const isClash = (isGone || haveVersionsOfOne(own, added)) && own.length > 0 && added.length > 0;
    if (isClash) clashes.push(path);
    if (!isClash || prefer === 'theirs') merged.push(...added);
    if (!isClash || prefer === 'mine') merged.push(...own);
    isGone = false;
    if (at === base.length) break;
    const [here, there] = [ours.kept[at], others.kept[at]];
    if (here !== undefined && there !== undefined) {
      const versions = { base: base[at], mine: here.entry, theirs: there.entry };
      const entry = mergeDocuments(versions, prefer, [...path, at]);
      merged.push(entry.data);
      clashes.push(...entry.clashes);
      continue;
    }
    const left = here ?? there;
    isGone = left === undefined;
    if (left === undefined) continue;
    // Gone on one of them while the other has left it as it was.
    if (isSame(left.entry, base[at])) continue;
    clashes.push([...path, at]);
    if ((prefer === 'mine' ? here : there) !== undefined) merged.push(left.entry);
  }
  return { data: merged, clashes };
}

type Keyed = readonly [key: string, entry: Record<string, unknown>];

/** The entries of a list by what names each of them, its id or its day; undefined if they have no such names. */
function byName(list: readonly unknown[], name: 'id' | 'day'): readonly Keyed[] | undefined {
  const keyed = list.flatMap((entry): Keyed[] => {
    const key = isObject(entry) ? entry[name] : undefined;
    return typeof key === 'string' ? [[key, entry as Record<string, unknown>]] : [];
  });
  const isNamed = keyed.length === list.length && new Set(keyed.map(([key]) => key)).size === list.length;
  return isNamed ? keyed : undefined;
}

/** Puts the entries that only one side has behind those that they follow there. */
function withAdded(order: readonly string[], side: readonly string[]): string[] {
  const all = [...order];
  for (const [at, key] of side.entries())
    if (!all.includes(key)) all.splice(at === 0 ? 0 : all.indexOf(side[at - 1] as string) + 1, 0, key);
  return all;
}

/** Lists of named entries: each entry is put together by itself, and the order is that of the side that has changed it. */
function mergeNamed(
  { base, mine, theirs }: Versions<readonly Keyed[]>,
  prefer: Side,
  path: FieldPath,
): Merged {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((side) => new Map(side)) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  const namesOf = (side: ReadonlyMap<string, unknown>) => [...side.keys()];
  const common = (side: ReadonlyMap<string, unknown>) =>
    namesOf(side).filter((name) => inBase.has(name) && inMine.has(name) && inTheirs.has(name));
  const [isMoved, isMovedByThem] = [inMine, inTheirs].map((side) => !isSame(common(side), common(inBase)));
  const isClash = isMoved === true && isMovedByThem === true && !isSame(common(inMine), common(inTheirs));
  const leads = isMoved === true && !(isClash && prefer === 'theirs') ? inMine : inTheirs;
  const order = withAdded(namesOf(leads), namesOf(leads === inMine ? inTheirs : inMine));
  const parts = order.map((name) => {
    const at = [inBase, inTheirs, inMine]
      .map((side) => namesOf(side).indexOf(name))
      .find((place) => place !== -1);
    const versions = { base: inBase.get(name), mine: inMine.get(name), theirs: inTheirs.get(name) };
    return mergeDocuments(versions, prefer, [...path, at ?? 0]);
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
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && isList(base, mine, theirs)) {
    for (const name of ['id', 'day'] as const) {
      const named = [base, mine, theirs].map((side) => byName(side, name));
      if (named.every((side) => side !== undefined) && base.length + mine.length + theirs.length > 0)
        return mergeNamed(
          { base: named[0] ?? [], mine: named[1] ?? [], theirs: named[2] ?? [] },
          prefer,
          path,
        );
    }
    if (!isReordered(base, mine) && !isReordered(base, theirs))
      return mergeEntries({ base, mine, theirs }, prefer, path);
  }
  return { data: prefer === 'mine' ? mine : theirs, clashes: [path] };
}
