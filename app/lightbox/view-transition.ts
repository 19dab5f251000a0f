import { flushSync } from 'react-dom';

const name = 'work';

/** Whether any part of an element is inside the viewport. */
export function isOnScreen(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/**
 * Runs a state change as a view transition from one picture to another. Without browser support, or with
 * `prefers-reduced-motion`, the change is immediate. The pictures have a `view-transition-name` only during the transition.
 * @param change sets React state
 * @param from the picture before the change
 * @param to returns the picture after the change
 */
export function withViewTransition(
  change: () => void,
  from: HTMLElement | undefined,
  to: () => HTMLElement | undefined,
): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (
    prefersReducedMotion ||
    from === undefined ||
    !isOnScreen(from) ||
    !('startViewTransition' in document)
  ) {
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
  // `ready` rejects if the browser skips the animation; the state change happens anyway.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    if (target !== undefined) target.style.viewTransitionName = '';
  });
}
