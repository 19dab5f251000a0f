import { useEffect, useRef, useState } from 'react';
import { keepText, readText } from '../kit/kept-text.ts';

const storageKey = 'inbox-keys';

const isInField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/**
 * Calls the action of a pressed key. Nothing happens in fields, in dialogs and together with Ctrl, Alt or Meta. Who speaks to the
 * computer can turn the keys off (WCAG 2.2, 2.1.4).
 * @returns whether the keys are on, and a function that turns them on or off
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): [boolean, () => void] {
  const [areOn, setOn] = useState(() => readText('localStorage', storageKey) !== 'off');
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!areOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isInField(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
        return;
      const action = latest.current[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [areOn]);

  function turn() {
    setOn(!areOn);
    keepText('localStorage', storageKey, areOn ? 'off' : 'on');
  }
  return [areOn, turn];
}
