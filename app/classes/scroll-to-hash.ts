import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Makes the way to the section that a followed link names a smooth one, also in browsers that give a clicked link no
 * focus (app.css asks for it). ScrollRestoration does the scrolling, after this. A reload or a step back stays a jump.
 */
export function useScrollToHash() {
  const { hash } = useLocation();
  const cameBy = useNavigationType();

  useLayoutEffect(() => {
    if (hash === '' || cameBy === 'POP' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    return () => {
      style.scrollBehavior = '';
    };
  }, [hash, cameBy]);
}
