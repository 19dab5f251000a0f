/**
 * Words as a part of an address: small letters, digits and hyphens, beginning with a letter.
 * @param max the largest number of characters
 * @returns an empty text where no such letter is in the words
 */
export const nameInLinks = (words: string, max = Number.POSITIVE_INFINITY): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\sa-z0-9-]/g, '')
    .replace(/^[^a-z]+/, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, max)
    .replace(/-$/, '');
