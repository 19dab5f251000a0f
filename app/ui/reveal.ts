import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Hides a block that is still below the window and shows it when it is scrolled into view. What is rendered on the
 * server, and what visitors who asked for less motion get, is the block as it is.
 */
export function useReveal<E extends Element>(): [RefObject<E | null>, 'waiting' | 'shown'] {
  const ref = useRef<E>(null);
  const [stage, setStage] = useState<'waiting' | 'shown'>('shown');

  useLayoutEffect(() => {
    const block = ref.current;
    if (block === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (block.getBoundingClientRect().top < innerHeight) return;
    setStage('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setStage('shown');
        observer.disconnect();
      },
      // A fifth of the window, so that the movement is seen and not only its end.
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, []);

  return [ref, stage];
}
