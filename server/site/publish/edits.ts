import type { Element } from './markup.ts';

/** Replaces the source text from `start` to `end` (offsets in UTF-16 code units). */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An edit that adds text and removes nothing. */
export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/**
 * An edit that replaces a whole element.
 * @param element parsed with its location
 */
export function replacement({ sourceCodeLocation: location, tagName }: Element, text: string): Edit {
  if (!location) throw new Error(`the position of a ${tagName} element is unknown`);
  return { start: location.startOffset, end: location.endOffset, text };
}

/**
 * Applies edits to a source text and leaves all other bytes as they are. Of two edits at the same place the first comes
 * first.
 * @throws Error when two edits overlap
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < position) throw new Error('two edits of the page overlap');
    parts.push(source.slice(position, start), text);
    position = end;
  }
  return parts.join('') + source.slice(position);
}
