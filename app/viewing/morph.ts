import { flushSync } from 'react-dom';

const name = 'work';

/** Whether any of an element is to be seen in the window. */
export function isOnScreen(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/**
 * Changes the page so that one picture is seen to become another, where the browser has view transitions and the visitor
 * has not asked for less motion; at once otherwise. Only meanwhile do the pictures carry a `view-transition-name`.
 * @param change what sets React's state
 * @param from the picture before the change
 * @param to finds the picture after it
 */
export function morph(
  change: () => void,
  from: HTMLElement | undefined,
  to: () => HTMLElement | undefined,
): void {
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isQuiet || from === undefined || !isOnScreen(from) || !('startViewTransition' in document)) {
    change();
    return;
  }
  from.style.viewTransitionName = name;
  let target: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(change);
    target = to();
    if (target !== undefined) target.style.viewTransitionName = name;
  });
  // One that is skipped, by the next one or in a hidden tab, has still changed the page.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    if (target !== undefined) target.style.viewTransitionName = '';
  });
}
