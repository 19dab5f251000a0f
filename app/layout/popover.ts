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

/** Positions the popover below its parent element, for browsers without CSS anchor positioning. */
function place({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  const anchor = currentTarget.parentElement;
  if (newState !== 'open' || anchor === null) return;
  const { bottom, left } = anchor.getBoundingClientRect();
  currentTarget.style.setProperty('--below', `${bottom + scrollY}px`);
  currentTarget.style.setProperty('--from', `${left}px`);
}

/**
 * Tracks whether an element with the `popover` attribute is open, and closes it on navigation. The browser itself opens it,
 * closes it on Escape or a click outside, and tells assistive technology whether it is open, also before hydration.
 */
export function usePopover(element: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const lastKey = useRef(key);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const popover = element.current;
      popover?.addEventListener('toggle', onChange);
      return () => popover?.removeEventListener('toggle', onChange);
    },
    [element],
  );
  const isOpen = useSyncExternalStore(
    subscribe,
    () => isSupported() && (element.current?.matches(':popover-open') ?? false),
    () => false,
  );

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (isSupported()) element.current?.hidePopover();
  }, [element, key]);

  return { isOpen, place };
}
