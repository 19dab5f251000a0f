/** A design token of app/tokens/ with its value in each scheme. */
export interface Token {
  name: string;
  day: string;
  evening: string;
}

export interface TokenGroup {
  /** The comment above the group in app/app.css. */
  title: string;
  tokens: Token[];
}

const colour = /#[\da-f]+|rgb\([^)]*\)/.source;
const pair = new RegExp(`^light-dark\\((${colour}), (${colour})\\)$`);

/**
 * Reads the tokens from the first rule of a stylesheet, in its groups and order.
 * @param css the text of a file in app/tokens/
 */
export function readTokens(css: string): TokenGroup[] {
  const start = css.indexOf('{');
  const rule = css.slice(start, css.indexOf('\n}', start));
  const groups: TokenGroup[] = [];
  for (const [, comment, name, value = ''] of rule.matchAll(
    /\/\*\s*([\s\S]*?)\s*\*\/|^ {2}(--[\w-]+):\s*([^;]*);/gm,
  )) {
    if (comment !== undefined) groups.push({ title: comment, tokens: [] });
    // The --if-… properties switch between the schemes and are not tokens.
    else if (name !== undefined && !name.startsWith('--if-')) {
      const [, day = value, evening = value] = pair.exec(value) ?? [];
      groups.at(-1)?.tokens.push({ name, day, evening });
    }
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** Relative luminance of an opaque colour (WCAG 2.2, definitions); undefined for anything else. */
function luminance(value: string): number | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)?.slice(1);
  const numbers = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(value)?.slice(1);
  const channels = hex?.map((part) => Number.parseInt(part, 16)) ?? numbers?.map(Number);
  if (channels === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, 1.4.3); undefined if one of them is not an opaque colour. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
