import type { KeyboardEvent } from 'react';
import type { Work } from '#content/works.ts';

interface Doings {
  works: readonly Work[];
  goTo: (work: Work) => void;
  step: (steps: 1 | -1) => void;
  isZoomed: boolean;
  zoomTo: (scale: (now: number) => number) => void;
  moveBy: (x: number, y: number) => void;
}

/** How far an arrow key moves a picture that is larger than the window. */
const stride = 80;

/**
 * The keys of picture viewing: arrows, Home and End go through the works, + - 0 zoom; the arrows of a zoomed picture move
 * it instead. Keys held with a modifier are left to the browser. Escape is the dialog's own.
 */
export function keyed(event: KeyboardEvent, { works, goTo, step, isZoomed, zoomTo, moveBy }: Doings): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [first, last] = [works[0], works.at(-1)];
  const moves: Record<string, (() => void) | undefined> = {
    ArrowLeft: isZoomed ? () => moveBy(stride, 0) : () => step(-1),
    ArrowRight: isZoomed ? () => moveBy(-stride, 0) : () => step(1),
    ArrowUp: isZoomed ? () => moveBy(0, stride) : undefined,
    ArrowDown: isZoomed ? () => moveBy(0, -stride) : undefined,
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
