import type { ShownPostBlock } from '#contract/site/content.ts';
import type { Inline } from '#contract/site/post-block.ts';

const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : plainText(part.parts))).join('');

/** The first paragraph of a post, without links and emphasis; empty if it has no paragraph. */
export function openingOf(blocks: readonly ShownPostBlock[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first === undefined ? '' : plainText(first.parts);
}
