import type { Page } from '@playwright/test';

/** Links and buttons without a border that stand so close to the one before them on the line that they read as one, a line each. */
export function touchingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The least space between two words of a line, in px. */
    const least = 4;
    const isBare = (element: Element) => {
      const { backgroundColor, backgroundImage, borderInlineWidth, flexDirection } =
        getComputedStyle(element);
      return (
        element.matches('a, button') &&
        element.checkVisibility() &&
        element.textContent?.trim() !== '' &&
        // A word below its icon is an item of a bar, in a column of its own.
        flexDirection !== 'column' &&
        backgroundColor === 'rgba(0, 0, 0, 0)' &&
        backgroundImage === 'none' &&
        borderInlineWidth === '0px'
      );
    };
    /** Where the words of a control are: its touch target reaches beyond them. */
    const wordsOf = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return { top, bottom, left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
    };
    const found = [];
    for (const control of document.querySelectorAll('a[href], button')) {
      const before = control.previousSibling;
      if (!(before instanceof Element) || !isBare(control) || !isBare(before)) continue;
      const [left, right] = [wordsOf(before), wordsOf(control)];
      const isSameLine = right.top < left.bottom && left.top < right.bottom;
      if (!isSameLine || right.left - left.right >= least || left.left - right.right >= least) continue;
      const [one, other] = [before, control].map((each) => each.textContent?.trim().slice(0, 40));
      found.push(`‘${one}’ touches ‘${other}’`);
    }
    return found;
  });
}
