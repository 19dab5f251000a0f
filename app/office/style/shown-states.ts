import { useEffect } from 'react';

/** What a pointer or a keyboard does, and the name under which a specimen shows it (`data-shown`). */
const states = [
  [/:hover/g, ":is([data-shown~='hover'] *)"],
  [/:active/g, ":is([data-shown~='pressed'] *)"],
  [/:focus-visible/g, ":is([data-shown~='focus'] :where(a, button, input, select, textarea, summary))"],
] as const;

/** A rule's text for what is only shown to be in a state; of the same weight, so that the cascade stays as it is. */
const forShown = (text: string) =>
  states.reduce((rule, [state, shown]) => rule.replaceAll(state, shown), text);

const done = new WeakSet<CSSStyleSheet>();

function repeatRules(group: CSSStyleSheet | CSSGroupingRule) {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      const repeated = forShown(rule.cssText);
      if (repeated !== rule.cssText) group.insertRule(repeated, at + 1);
    } else if (rule instanceof CSSGroupingRule) repeatRules(rule);
  }
}

/** Repeats each of the site's rules for hover, focus and press, right behind itself, for the specimens of the style page. */
export function useShownStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) {
      if (sheet.disabled || done.has(sheet)) continue;
      done.add(sheet);
      repeatRules(sheet);
    }
  }, []);
}
