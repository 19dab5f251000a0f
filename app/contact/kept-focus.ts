import { useLayoutEffect, type RefObject } from 'react';
import { controlsOf } from '#app/ui/form/form-values.ts';

/** The name of the field that had the focus in a form that this commit of React removes. */
let focusedName: string | undefined;

/**
 * Keeps the focus in the field of the same name when one form replaces another, so that somebody who types meanwhile keeps
 * the keyboard of the phone.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const controls = form.current === null ? [] : controlsOf(form.current);
    controls.find(({ name }) => name === focusedName)?.focus({ preventScroll: true });
    return () => {
      focusedName = controls.find((control) => control === document.activeElement)?.name;
      // Without a form in this commit, the page is left.
      queueMicrotask(() => (focusedName = undefined));
    };
  }, [form]);
}
