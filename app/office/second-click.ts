import { useEffect } from 'react';

/**
 * The second click of a double click is meant for what the first one pressed. Where that is gone, such as a form
 * that has closed, something else has moved under the pointer: it does not get the click.
 */
export function useSecondClickGuard(): void {
  useEffect(() => {
    let pressed: EventTarget | null = null;
    function guard(event: MouseEvent) {
      if (event.detail < 2) pressed = event.target;
      else if (pressed instanceof Node && !pressed.isConnected) {
        event.preventDefault();
        event.stopPropagation();
      }
    }
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, []);
}
