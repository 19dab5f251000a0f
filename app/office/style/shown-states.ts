import { useEffect } from 'react';

/** Each pseudo-class, and the selector of the specimens that show its state (`data-shown`). */
const states = [
  [/:hover/g, ":is([data-shown~='hover'] *)"],
  [/:active/g, ":is([data-shown~='pressed'] *)"],
  [/:focus-visible/g, ":is([data-shown~='focus'] :where(a, button, input, select, textarea, summary))"],
] as const;

/** Rewrites a rule for specimens. The new selector has the same specificity, so that the cascade does not change. */
const forSpecimens = (text: string) =>
  states.reduce((rule, [state, shown]) => rule.replaceAll(state, shown), text);

const processed = new WeakSet<CSSStyleSheet>();

function repeatRules(group: CSSStyleSheet | CSSGroupingRule) {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      const repeated = forSpecimens(rule.cssText);
      if (repeated !== rule.cssText) group.insertRule(repeated, at + 1);
    } else if (rule instanceof CSSGroupingRule) repeatRules(rule);
  }
}

/** Repeats each of the site's rules for hover, focus and press after itself, for the specimens of the style guide. */
export function useShownStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) {
      if (sheet.disabled || processed.has(sheet)) continue;
      processed.add(sheet);
      repeatRules(sheet);
    }
  }, []);
}
