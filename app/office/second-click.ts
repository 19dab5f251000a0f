import { useEffect } from 'react';

/** Pixels between two clicks that are one double click: a finger is less exact than a mouse. */
const slop = 30;

/** What may be gone after a click: what sends a form, and a button that says so with `data-leaves`. */
const mayLeave = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[type=submit], [data-leaves]') !== null;

/**
 * The second click of a double click is meant for what the first one pressed. When that is gone by now, something else has moved under the
 * pointer: it does not get the click.
 */
export function useSecondClickGuard(): void {
  useEffect(() => {
    let first: MouseEvent | null = null;
    function guard(event: MouseEvent) {
      const isSecond =
        event.detail > 1 &&
        first !== null &&
        Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < slop;
      if (!isSecond) first = mayLeave(event.target) ? event : null;
      else if (first?.target instanceof Node && !first.target.isConnected) {
        event.preventDefault();
        event.stopPropagation();
      }
    }
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, []);
}
