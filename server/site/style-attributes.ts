import type { Edit } from './edits.ts';
import { attribute, type Element } from './markup.ts';

/**
 * Turns the style attributes of a page into rules, because the page's policy forbids style attributes in markup. In the
 * browser app/style-attributes.ts turns the rules back into styles of the elements, so that React can remove them later.
 * @param elements all elements of a page, parsed with locations
 * @returns edits that replace each attribute by a number, and one rule for each different value. `:not(#_)` makes the
 * rules stronger than any other selector of the site, as attributes are
 * @throws Error when a value could end its rule
 */
export function liftStyleAttributes(elements: readonly Element[]): { edits: Edit[]; rules: string } {
  const numbers = new Map<string, number>();
  const edits: Edit[] = [];
  for (const element of elements) {
    const location = element.sourceCodeLocation?.attrs?.['style'];
    if (location === undefined) continue;
    const declarations = attribute(element, 'style') ?? '';
    if (/[{}<\\]/.test(declarations)) throw new Error(`the style ${declarations} cannot be a rule`);
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    edits.push({ start: location.startOffset, end: location.endOffset, text: `data-style="${number}"` });
  }
  const rules = [...numbers].map(
    ([declarations, number]) => `:not(#_)[data-style="${number}"]{${declarations}}`,
  );
  return { edits, rules: rules.join('') };
}
