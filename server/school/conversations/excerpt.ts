const maxLength = 200;

/** The start of a text on one line, as the list shows it. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, 2 * maxLength)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
