/**
 * The longest stored part of a word, in characters: a cursor of the list holds a word and is at most 200 characters long.
 */
const maxWordLength = 24;

const short = (word: string) => [...word].slice(0, maxWordLength).join('');

/** Removes upper case and Latin accents, so that spelling variants are equal. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .normalize('NFC');

const partsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** Whether a part of a name or address could be taken for a phone number, by which duplicates are found. */
const isLikePhone = (word: string) => /^\d{7,}$/.test(word);

/** A phone number for comparison: the last ten digits, so without the country code of India. */
export const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-10);

/** What is stored to find an account or an application. */
export interface Searchable {
  /** Names and e-mail addresses. */
  texts: readonly string[];
  phones: readonly string[];
}

/** The words under which an account or an application is stored, each once. */
export function wordsOf({ texts, phones }: Searchable): string[] {
  const words = texts.map(folded);
  const parts = words.flatMap(partsOf).filter((word) => !isLikePhone(word));
  const addresses = words.filter((word) => word.includes('@'));
  return [...new Set([...[...parts, ...addresses].map(short), ...phones.map(phoneKey)])].filter(
    (word) => word !== '',
  );
}

/** The digits of a number as somebody types it, perhaps only its beginning: without the country code of India. */
function typedNumber(text: string): string {
  const digits = text.replace(/^\+91/, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length > 10 ? digits.slice(-10) : digits;
}

/**
 * The beginnings of words that a search looks for. Adjacent groups of digits are one phone number, with or without the
 * country code; an address with an @ is one word.
 */
export function startsOf(search: string): string[] {
  const starts: string[] = [];
  let number = '';
  for (const text of folded(search).trim().split(/\s+/)) {
    if (/^[+\d().-]+$/.test(text)) {
      number += text;
      continue;
    }
    starts.push(typedNumber(number), ...(text.includes('@') ? [text] : partsOf(text)));
    number = '';
  }
  const all = [...new Set([...starts, typedNumber(number)].map(short))].filter((start) => start !== '');
  // What another start begins with says nothing more.
  return all.filter((start) => !all.some((other) => other !== start && other.startsWith(start)));
}
