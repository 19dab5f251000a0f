import { useEffect, useRef } from 'react';

const storageKey = 'inbox-keys';

/** Whether single keys do something in the inbox. A visitor can turn them off (WCAG 2.2, 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Storage is disabled: the keys stay on.
  }
}

const isInField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea'));

/** Calls the action of a pressed key. Nothing happens in text fields, in dialogs and together with Ctrl, Alt or Meta. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isInField(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
        return;
      const action = latest.current[event.key];
      if (action === undefined || !areKeysOn()) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
