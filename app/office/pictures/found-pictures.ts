import { foldName } from '#contract/fold-name.ts';

/** Those whose words have everything that is typed, in any order and as names are compared. */
export function foundPictures<Each>(
  all: readonly Each[],
  wordsOf: (each: Each) => string,
  typed: string,
): Each[] {
  const parts = foldName(typed).split(' ').filter(Boolean);
  return all.filter((each) => {
    const words = foldName(wordsOf(each));
    return parts.every((part) => words.includes(part));
  });
}
