/**
 * Turns the style rules that the publisher made from style attributes (server/site/publish/style-attributes.ts) back into inline
 * styles. The Content-Security-Policy forbids style attributes in HTML but allows the CSSOM. This must run before hydration,
 * because React expects the inline styles that it rendered.
 */
export function restoreStyleAttributes(): void {
  const rules = document.querySelector<HTMLStyleElement>('style[data-attributes]');
  for (const rule of rules?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const styled of document.querySelectorAll<HTMLElement | SVGElement>(rule.selectorText))
      styled.style.cssText = rule.style.cssText;
  }
  // React may remove a style later.
  rules?.remove();
}
