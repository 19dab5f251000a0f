/** Digits with the characters that people write between them. */
const phoneNumber = /^[\d\s+().-]+$/;
/** A date such as 28-11-2026, 28.11.2026 or 2026-11-28: its numbers are words. */
const date = /^\s*(?:\d{1,2}([.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})\s*$/;
const minPhoneDigits = 6;
/** The search index has the last ten digits of each number, so that the code of the country makes no difference. */
const comparedDigits = 10;
/** Each word is a search of its own, and more find nothing that these do not. */
const maxWords = 8;

/** The words of a search, each once, each of which begins a word of what is found. A phone number is one word. */
export function searchWords(query: string): string[] {
  const digits = query.replaceAll(/\D/g, '');
  if (phoneNumber.test(query) && !date.test(query) && digits.length >= minPhoneDigits)
    return [digits.slice(-comparedDigits)];
  const words = query.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u);
  // A mark alone begins no word.
  return [...new Set(words)].filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, maxWords);
}
