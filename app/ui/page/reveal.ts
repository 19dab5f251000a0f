import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Hides an element that is below the viewport and shows it when it is scrolled into view. Prerendered pages show the element
 * at once, and so does a browser with `prefers-reduced-motion`.
 */
export function useReveal<E extends Element>(): [RefObject<E | null>, 'waiting' | 'shown'] {
  const ref = useRef<E>(null);
  const [stage, setStage] = useState<'waiting' | 'shown'>('shown');

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!('IntersectionObserver' in window)) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    setStage('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setStage('shown');
        observer.disconnect();
      },
      // Starts when the element is a fifth of the viewport above its lower edge, so that the animation is visible.
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, stage];
}
