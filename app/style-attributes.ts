const fromAttribute = ':not(#_)[data-style=';

/**
 * Turns the style rules that the publisher made from style attributes (server/site/style-attributes.ts) back into inline
 * styles. The Content-Security-Policy forbids style attributes in HTML but allows the CSSOM. This must run before hydration,
 * because React expects the inline styles that it rendered.
 */
export function restoreStyleAttributes(): void {
  const first = document.querySelector<HTMLStyleElement>('style[data-attributes]');
  const rest = document.querySelector<HTMLLinkElement>('[data-fold] link');
  for (const sheet of [first?.sheet, rest?.sheet]) {
    for (const rule of sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.startsWith(fromAttribute)) continue;
      for (const styled of document.querySelectorAll<HTMLElement | SVGElement>(rule.selectorText)) {
        styled.style.cssText = rule.style.cssText;
        // The rule no longer matches: React may remove the style later.
        styled.dataset['style'] = '';
      }
    }
  }
  first?.remove();
}
