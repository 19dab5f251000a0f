/** One rule of a stylesheet: a style rule, an at-rule with a block, or an at-rule that ends with a semicolon. */
export interface CssBlock {
  /** The selectors, or the name and the condition of an at-rule. */
  prelude: string;
  /** The text between the braces; undefined for an at-rule without a block. */
  body: string | undefined;
}

/** Finds the outermost rules of a minified stylesheet. Braces and semicolons in strings and in `url()` are text. */
export function blocksOf(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let start = 0;
  let bodyStart = 0;
  let braces = 0;
  let parentheses = 0;
  for (const { 0: token, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[(){};]/gs)) {
    if (token === '(') parentheses += 1;
    if (token === ')') parentheses -= 1;
    if (parentheses > 0) continue;
    if (token === '{') {
      if (braces === 0) bodyStart = index + 1;
      braces += 1;
    } else if (token === '}') {
      braces -= 1;
      if (braces > 0) continue;
      blocks.push({ prelude: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, index) });
      start = index + 1;
    } else if (token === ';' && braces === 0) {
      blocks.push({ prelude: css.slice(start, index).trim(), body: undefined });
      start = index + 1;
    }
  }
  return blocks;
}

/** The declarations of a rule's body. Semicolons in strings and in parentheses are text. */
export const declarationsOf = (body: string): string[] =>
  body.match(/(?:[^;"'(]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ??
  [];
