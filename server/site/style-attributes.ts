import { plain } from './markup.ts';

/**
 * Turns the style attributes of a page into rules, because the page's policy takes none in its markup. Where the page's script
 * runs it makes them the elements' own again (app/style-attributes.ts): what React takes away later must be gone.
 * @param html as React writes it: only a tag holds a bare quotation mark
 * @returns the markup with an attribute instead of each, and the rules it stands for; no selector of ours is as strong as theirs
 * @throws Error when a value could end its rule
 */
export function liftStyleAttributes(html: string): { html: string; rules: string } {
  const numbers = new Map<string, number>();
  const lifted = html.replaceAll(/ style="([^"]*)"/g, (_, value: string) => {
    const declarations = plain(value);
    if (/[{}<\\]/.test(declarations)) throw new Error(`the style ${declarations} cannot be a rule`);
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(
    ([declarations, number]) => `:not(#_)[data-style="${number}"]{${declarations}}`,
  );
  return { html: lifted, rules: rules.join('') };
}
