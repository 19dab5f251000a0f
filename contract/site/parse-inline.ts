import type { MarkedToken, Token } from 'marked';
import { address } from './fields.ts';
import type { Inline } from './post-block.ts';

/** Receives a problem with the text and the number of its line. */
export type Report = (line: number, message: string) => void;

export const linesIn = (text: string) => text.split('\n').length - 1;

const refused: Partial<Record<MarkedToken['type'], string>> = {
  html: 'Please leave out HTML.',
  image: 'Please put a picture in a paragraph of its own.',
  codespan: 'Please leave out code.',
  br: 'Please start a new paragraph instead of a new line.',
};

const characterReference = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
const href = address();

/** Reports a character reference, because marked keeps it as it is (docs/decisions/0021-markdown-parser.md). */
export function refuseReferences(text: string, line: number, report: Report): void {
  const [found] = characterReference.exec(text) ?? [];
  if (found !== undefined) report(line, `Please write the character itself instead of ${found}`);
}

/** Adds the text of one line. Adjacent texts become one. In place: a copy for each token would take quadratic time. */
function addText(parts: Inline[], text: string): void {
  // The lookbehind lets a run of spaces match only at its start: otherwise it takes quadratic time.
  const words = text.replaceAll(/(?<! ) *\n */g, ' ');
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last + words;
  else parts.push(words);
}

/**
 * Converts the tokens of a paragraph, a list entry or a heading.
 * @param line the number of the first token's line
 */
export function parseInline(tokens: readonly Token[], line: number, report: Report): Inline[] {
  const parts: Inline[] = [];
  let at = line;
  for (const token of tokens as readonly MarkedToken[]) {
    switch (token.type) {
      case 'text':
        refuseReferences(token.text, at, report);
        addText(parts, token.text);
        break;
      case 'escape':
        addText(parts, token.text);
        break;
      case 'em':
      case 'strong':
        parts.push({
          kind: token.type === 'em' ? 'emphasis' : 'strong',
          parts: parseInline(token.tokens, at, report),
        });
        break;
      case 'link': {
        const { error } = href.safeParse(token.href);
        for (const { message } of error?.issues.slice(0, 1) ?? []) report(at, `${token.href}: ${message}`);
        if (token.title) report(at, 'Please leave out the title of the link.');
        refuseReferences(token.href, at, report);
        parts.push({ kind: 'link', href: token.href, parts: parseInline(token.tokens, at, report) });
        break;
      }
      default:
        report(at, refused[token.type] ?? 'Please use plain text, emphasis and links only.');
    }
    at += linesIn(token.raw);
  }
  return parts;
}
