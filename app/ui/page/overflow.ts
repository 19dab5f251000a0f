import { useCallback, useState } from 'react';

/**
 * Tells whether the content of an element overflows it, and updates when a size changes.
 * @returns a ref for the element, whose first child must contain all content; and whether it overflows
 */
export function useOverflow(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  hasOverflow: boolean,
] {
  const [hasOverflow, setHasOverflow] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      setHasOverflow(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      ),
    );
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [ref, hasOverflow];
}
