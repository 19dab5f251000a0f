/** Digits with the characters that people write between them. */
const phoneNumber = /^[\d\s+().-]+$/;
const minPhoneDigits = 6;
/** The search index has the last ten digits of each number, so that the code of the country makes no difference. */
const comparedDigits = 10;

/** The words of a search, each of which begins a word of what is found. A phone number is one word. */
export function searchWords(query: string): string[] {
  const digits = query.replaceAll(/\D/g, '');
  if (phoneNumber.test(query) && digits.length >= minPhoneDigits) return [digits.slice(-comparedDigits)];
  return query.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
}
