import type { Edit } from './edits.ts';
import { attribute, type Element } from './markup.ts';

/** Style attributes as rules, one for each different value. */
export interface LiftedStyles {
  /** Replace each attribute by a number. */
  edits: Edit[];
  /** The rules of the first view. */
  rules: string;
  /** The rules that only elements below the first view have. */
  laterRules: string;
}

/**
 * Turns the style attributes of a page into rules, because the page's policy forbids style attributes in markup. In the
 * browser app/style-attributes.ts turns the rules back into styles of the elements, so that React can remove them later.
 * `:not(#_)` makes the rules stronger than any other selector of the site, as attributes are.
 * @param elements all elements of a page, parsed with locations
 * @param firstView how many of the elements belong to the first view; all of them where this is missing
 * @throws Error when a value could end its rule
 */
export function liftStyleAttributes(elements: readonly Element[], firstView = elements.length): LiftedStyles {
  const numbers = new Map<string, number>();
  const lifted: LiftedStyles = { edits: [], rules: '', laterRules: '' };
  for (const [index, element] of elements.entries()) {
    const location = element.sourceCodeLocation?.attrs?.['style'];
    if (location === undefined) continue;
    const declarations = attribute(element, 'style') ?? '';
    if (/[{}<\\]/.test(declarations)) throw new Error(`the style ${declarations} cannot be a rule`);
    const number = numbers.get(declarations) ?? numbers.size;
    if (number === numbers.size)
      lifted[index < firstView ? 'rules' : 'laterRules'] +=
        `:not(#_)[data-style="${number}"]{${declarations}}`;
    numbers.set(declarations, number);
    lifted.edits.push({
      start: location.startOffset,
      end: location.endOffset,
      text: `data-style="${number}"`,
    });
  }
  return lifted;
}
