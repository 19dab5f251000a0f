/** The characters as the value of `unicode-range`. */
export function unicodeRange(characters: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of [...characters].map((character) => character.charCodeAt(0)).toSorted((a, b) => a - b)) {
    const previous = ranges.at(-1);
    if (previous?.last === code - 1) previous.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
