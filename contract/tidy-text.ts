/*
 * What typing and pasting leave in a text, and nobody sees or means: one place for every text that comes in, of families, of the office and of the
 * site's documents. What is left over after it is refused with its place (`hiddenCharacter`).
 */

/** Direction marks but those that letters need (LRM, RLM, ALM), byte order mark, zero-width space and word joiner. */
const unseen = /[\u202A-\u202E\u2066-\u2069\uFEFF\u200B\u2060]/g;
/** Spaces besides the one of the keyboard: tab, thin, ideographic. */
const oddSpaces = /[\t\u1680\u2000-\u200A\u205F\u3000]/g;
/** They keep words together. In a text of the site they are meant, and in a name or an address pasted. */
const noBreakSpaces = /[\u00A0\u202F]/g;
/** Line breaks of Word, of old systems and of Unicode. */
const oddBreaks = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
const breaksInLine = /[\u000B\u000C\u0085\u2028\u2029]/g;
/** A part of a text of the site: its ends stay. */
export const tidyPart = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(oddBreaks, '\n').replaceAll(oddSpaces, ' ');

/** A text of the site of several lines, trimmed. */
export const tidySiteText = (text: string): string => tidyPart(text).trim();

/** One line of the site, trimmed: what Word breaks goes on in it. A line feed that is typed stays, to be refused. */
export const tidySiteLine = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(breaksInLine, ' ').replaceAll(oddSpaces, ' ').trim();

/** What a person writes in several lines. */
export const tidyText = (text: string): string => tidySiteText(text.replaceAll(noBreakSpaces, ' '));

/** What a person writes in one line. */
export const tidyLine = (text: string): string => tidySiteLine(text.replaceAll(noBreakSpaces, ' '));

/** Control characters and halves of a character, which no screen shows and no database stores as they are. */
const hiddenInLine = /[\p{Cc}\p{Cs}]/u;
const hiddenInText = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\p{Cs}]/u;

/**
 * What to say of a character that nobody sees and that is left over.
 * @returns a sentence that names its place; undefined when there is none
 */
export function hiddenCharacter(text: string, kind: 'line' | 'text'): string | undefined {
  const at = text.search(kind === 'line' ? hiddenInLine : hiddenInText);
  if (at === -1) return undefined;
  if (text[at] === '\n' || text[at] === '\r') return 'Please use one line.';
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .trimEnd()
      .split(/\s/u)
      .at(-1) ?? '';
  const [word] = /[\p{L}\p{M}\p{N}]+$/u.exec(before) ?? [];
  return word === undefined
    ? 'Please remove the hidden character, for example by typing the text again.'
    : `Please remove the hidden character after “${word}”.`;
}
