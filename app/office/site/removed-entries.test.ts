import { expect, test } from 'vitest';
import { afterPutBack, afterRemoval, type Removed } from './removed-entries.ts';

test('entries that are removed and put back in any order are in their first order again', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  /** All orders of three numbers. */
  const orders = [0, 1, 2].flatMap((one) =>
    [0, 1, 2].filter((other) => other !== one).map((other) => [one, other, 3 - one - other]),
  );
  for (const removals of ['bcd', 'dcb', 'cbd', 'aec', 'eab', 'ead'])
    for (const order of orders) {
      let list = letters;
      let removed: Removed[] = [];
      const gone = [...removals].map((name) => {
        const index = list.indexOf(name);
        list = list.toSpliced(index, 1);
        removed = afterRemoval(removed, { index, entry: name, name });
        return name;
      });
      for (const number of order) {
        const back = removed.find(({ name }) => name === gone[number]) as Removed;
        list = list.toSpliced(back.index, 0, back.name);
        removed = afterPutBack(removed, back);
      }
      expect(list).toEqual(letters);
      expect(removed).toEqual([]);
    }
});
