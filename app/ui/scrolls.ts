import { useCallback, useState } from 'react';

/**
 * Whether an element holds more than it has room for, kept up to date.
 * @returns a ref for the element, whose first child holds all of its content; and the answer
 */
export function useScrolls(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  doesScroll: boolean,
] {
  const [doesScroll, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [ref, doesScroll];
}
