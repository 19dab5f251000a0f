import metrics from './heading-metrics.json' with { type: 'json' };

/*
 * The metrics are those of Eczar Bold in thousandths of an em, generated from its file (docs/art.md). `widths` has the characters
 * by their width. `firsts` and `seconds` group the characters that are kerned alike before or after another one; a row of
 * `kerning` belongs to a group of `firsts` and has one value for each group of `seconds`, or nothing for 0.
 */

/** The index of each character's group. */
const groupOf = (groups: readonly string[]) =>
  new Map(groups.flatMap((group, index) => [...group].map((character) => [character, index] as const)));

const makeTables = () => ({
  widthOfCharacter: new Map(
    Object.entries(metrics.widths).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width)] as const),
    ),
  ),
  firsts: groupOf(metrics.firsts),
  seconds: groupOf(metrics.seconds),
  kerning: metrics.kerning.map((row) => row.split(',').map(Number)),
});

/** Made at the first use: the bundler keeps what a module computes when it is loaded. */
let tables: ReturnType<typeof makeTables> | undefined;

/**
 * The width of a heading or a part of it on one line in Eczar Bold, in em, without letter spacing. It reserves this space
 * while a fallback font is shown.
 * @returns undefined when the font or app/fonts/heading-metrics.json lacks a character of the text
 */
export function headingWidth(text: string): number | undefined {
  tables ??= makeTables();
  const { widthOfCharacter, firsts, seconds, kerning } = tables;
  let thousandths = 0;
  let previous = '';
  for (const character of text) {
    const width = widthOfCharacter.get(character);
    if (width === undefined) return undefined;
    thousandths += width + (kerning[firsts.get(previous) ?? -1]?.[seconds.get(character) ?? -1] ?? 0);
    previous = character;
  }
  return thousandths / 1000;
}
