import type { KeyboardEvent } from 'react';
import type { Work } from '#contract/site/content.ts';

interface KeyActions {
  works: readonly Work[];
  goTo: (work: Work) => void;
  step: (steps: 1 | -1) => void;
  isZoomed: boolean;
  zoomTo: (scale: (now: number) => number) => void;
  moveBy: (x: number, y: number) => void;
}

/** The distance in pixels by which an arrow key moves a zoomed picture. */
const moveDistance = 80;

/**
 * Handles the keys of the lightbox: arrows, Home and End change the work; +, - and 0 zoom. While zoomed in, the arrows move
 * the picture. Keys with a modifier are left to the browser, and the dialog handles Escape.
 */
export function handleKey(
  event: KeyboardEvent,
  { works, goTo, step, isZoomed, zoomTo, moveBy }: KeyActions,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [first, last] = [works[0], works.at(-1)];
  const moves: Record<string, (() => void) | undefined> = {
    ArrowLeft: isZoomed ? () => moveBy(moveDistance, 0) : () => step(-1),
    ArrowRight: isZoomed ? () => moveBy(-moveDistance, 0) : () => step(1),
    ArrowUp: isZoomed ? () => moveBy(0, moveDistance) : undefined,
    ArrowDown: isZoomed ? () => moveBy(0, -moveDistance) : undefined,
    Home: first && (() => goTo(first)),
    End: last && (() => goTo(last)),
    '+': () => zoomTo((now) => now * 1.5),
    '=': () => zoomTo((now) => now * 1.5),
    '-': () => zoomTo((now) => now / 1.5),
    '0': () => zoomTo(() => 1),
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  move();
}
