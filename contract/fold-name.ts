import { asciiDigits } from './digits.ts';

/** The final consonants of Malayalam, each by the older spelling: the letter, a virama, and a joiner that folding removes. */
const chillus: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

/**
 * The form of a name for comparison: names that look alike are equal, whatever apostrophe, dash, space, joiner, digit, letter
 * case, Latin accent or Unicode form they were typed with. It is only for comparing; names are stored and shown as typed. A change
 * of it needs a migration, because `nameKey` of `applications` and `children` is stored (server/db/migrations/0018-folded-names.ts).
 */
export const foldName = (name: string): string =>
  asciiDigits(
    name
      // Before NFKD, which makes ´ a space with an accent.
      .replaceAll(/[’‘‛ʼʻʹ′`´]/g, "'")
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(/[ൺൻർൽൾൿ]/g, (letter) => chillus[letter] ?? letter)
      .replaceAll(/[\p{Pd}\u2212]/gu, '-'),
  )
    // Upper case, because 'ß' and 'SS', 'ς' and 'σ' have one.
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
