/** Nobody may read the rules of a sheet of another site, such as of an extension, nor of one that failed to load (app/boot.ts tries twice). */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/**
 * Turns the style rules that the publisher made from style attributes (server/site/publish/style-attributes.ts) back into inline
 * styles. The Content-Security-Policy forbids style attributes in HTML but allows the CSSOM. This must run before hydration,
 * because React expects the inline styles that it rendered. The rules are the first of their sheets, and stay there: without one the
 * browser would lay out the whole page again. They no longer mean these elements, so that React can remove a style later.
 */
export function restoreStyleAttributes(): void {
  const styles = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule)) break;
      const [, number] = /^:not\(#_\)\[data-style="(\d+)/.exec(rule.selectorText) ?? [];
      if (number === undefined) break;
      styles.set(number, rule.style.cssText);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    const style = styles.get(element.dataset['style'] ?? '');
    // The file with its rule has not come.
    if (style === undefined) continue;
    element.style.cssText = style;
    delete element.dataset['style'];
  }
}
