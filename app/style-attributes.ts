/**
 * Makes the rules that the publisher wrote for style attributes (server/site/style-attributes.ts) the elements' own again, through
 * the CSSOM, which the page's policy allows. Before hydration: React changes and removes what it believes to be there.
 */
export function restoreStyleAttributes(): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-attributes]');
  for (const rule of element?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const styled of document.querySelectorAll<HTMLElement | SVGElement>(rule.selectorText)) {
      styled.style.cssText = rule.style.cssText;
    }
  }
  element?.remove();
}
