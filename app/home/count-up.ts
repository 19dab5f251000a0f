import { useEffect, useState, type RefObject } from 'react';

/** docs/specification.md, section 9 */
const durationMs = 2500;
const threshold = 0.2;

const easeOut = (time: number) => 1 - (1 - time) ** 3;

/**
 * The progress of a counting animation from 0 to 1, or null while it does not run. It starts each time a fifth of the
 * element becomes visible, and never with `prefers-reduced-motion`.
 */
export function useCountUp(element: RefObject<Element | null>): number | null {
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    const target = element.current;
    if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!('IntersectionObserver' in window)) return;
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      setProgress(null);
    };
    const count = () => {
      const begin = performance.now();
      const step = (now: number) => {
        const time = (now - begin) / durationMs;
        if (time >= 1) return stop();
        setProgress(easeOut(Math.max(0, time)));
        frame = requestAnimationFrame(step);
      };
      setProgress(0);
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        stop();
        if (entry !== undefined && entry.intersectionRatio >= threshold) count();
      },
      { threshold },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  return progress;
}
