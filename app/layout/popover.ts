import {
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { useLocation } from 'react-router';

const isSupported = () => 'popover' in HTMLElement.prototype;

/** Where a browser without anchor positioning has to put it: under the element it is in. */
function place({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  const anchor = currentTarget.parentElement;
  if (newState !== 'open' || anchor === null) return;
  const { bottom, left } = anchor.getBoundingClientRect();
  currentTarget.style.setProperty('--below', `${bottom + scrollY}px`);
  currentTarget.style.setProperty('--from', `${left}px`);
}

/**
 * Follows an element with the `popover` attribute, which the browser opens, closes on Escape and on a click
 * outside, and which works before this script has come. Navigating closes it.
 */
export function usePopover(element: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shownAt = useRef(key);

  const follow = useCallback(
    (onChange: () => void) => {
      const followed = element.current;
      followed?.addEventListener('toggle', onChange);
      return () => followed?.removeEventListener('toggle', onChange);
    },
    [element],
  );
  const isOpen = useSyncExternalStore(
    follow,
    () => isSupported() && (element.current?.matches(':popover-open') ?? false),
    () => false,
  );

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (isSupported()) element.current?.hidePopover();
  }, [element, key]);

  return { isOpen, place };
}
