import { Lexer, type MarkedToken } from 'marked';

/** Whether a token is a picture, or has one, that must go. */
function hasPicture(token: MarkedToken, isGone: (name: string) => boolean): boolean {
  if (token.type === 'image' && isGone(token.href)) return true;
  const inner = ('tokens' in token ? token.tokens : undefined) ?? ('items' in token ? token.items : []);
  return (inner as MarkedToken[]).some((each) => hasPicture(each, isGone));
}

/**
 * The Markdown of an article without the blocks that show some pictures, whatever the notation. A text that cannot be read block by block is empty then:
 * a caption names a child.
 */
export function withoutFigures(markdown: string, isGone: (name: string) => boolean): string {
  try {
    // As parsePost reads it.
    const tokens = new Lexer({ gfm: false }).lex(markdown) as MarkedToken[];
    return tokens
      .filter((token) => !hasPicture(token, isGone))
      .map(({ raw }) => raw)
      .join('');
  } catch {
    return '';
  }
}
