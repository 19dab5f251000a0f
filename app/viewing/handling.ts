import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { closer, keepInside, whole, zoomAt, type Box, type View } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

/** What a hand does with the picture that is more than moving it. */
interface Doings {
  /** Swiped to the left (1) or to the right (-1). */
  onAside: (step: 1 | -1) => void;
  onDown: () => void;
}

const windowSize = () => ({ width: innerWidth, height: innerHeight });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Lets hands and keys handle a picture: swipe while it is whole, double tap and pinch to come closer, drag while close.
 * `frame` is the ref of the picture's place, which itself never moves.
 * @param work whose picture it is; another one is seen whole at first
 */
export function useHandling(work: string, { onAside, onDown }: Doings) {
  const place = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>(whole);
  const [handled, setHandled] = useState(work);
  if (handled !== work) {
    setHandled(work);
    setView(whole);
  }
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Where and when the first finger came down, and whether a second one joined it. */
  const start = useRef({ x: 0, y: 0, time: 0, isPinch: false });
  /** Of a finger: a mouse has its own double click, as quick as its owner has set it. */
  const lastTap = useRef({ x: 0, y: 0, time: Number.NEGATIVE_INFINITY });
  const isMouse = useRef(false);
  const isZoomed = view.scale > 1;

  const change = (how: (view: View, box: Box) => View) => {
    const box = place.current?.getBoundingClientRect();
    if (box === undefined) return;
    setView((before) => {
      const after = how(before, box);
      return after.scale > 1 ? keepInside(after, box, windowSize()) : whole;
    });
  };

  /** Zooms about a point, or about the middle of the window. */
  function zoomTo(scale: (now: number) => number, about?: Point) {
    const { width, height } = windowSize();
    change((before, box) =>
      zoomAt(before, scale(before.scale), about ?? { x: width / 2, y: height / 2 }, box),
    );
  }

  const toggle = (about?: Point) => zoomTo((now) => (now > 1 ? 1 : closer), about);
  const moveBy = (x: number, y: number) =>
    change((before) => ({ ...before, x: before.x + x, y: before.y + y }));

  function frame(element: HTMLElement | null) {
    place.current = element;
    if (element === null) return undefined;
    // Two fingers on a trackpad come as a wheel with Control; over the picture they are meant for it, not for the page.
    const pinch = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo((now) => now * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    };
    // React's own listener is passive and could not keep the browser from zooming the page.
    element.addEventListener('wheel', pinch, { passive: false });
    return () => {
      element.removeEventListener('wheel', pinch);
      place.current = null;
    };
  }

  function onPointerDown(event: PointerEvent) {
    const { target, button, pointerId, pointerType, clientX: x, clientY: y, timeStamp } = event;
    isMouse.current = pointerType === 'mouse';
    if (button !== 0 || (target as Element).closest('button') !== null) return;
    const isFirst = fingers.current.size === 0;
    fingers.current.set(pointerId, { x, y });
    if (isFirst) start.current = { x, y, time: timeStamp, isPinch: false };
    else start.current.isPinch = true;
    setHeld(true);
  }

  function onPointerMove(event: PointerEvent) {
    const { pointerId, clientX: x, clientY: y } = event;
    const before = fingers.current.get(pointerId);
    if (before === undefined) return;
    // A mouse let go outside the window.
    if (event.buttons === 0) {
      onPointerCancel(event);
      return;
    }
    const now = { x, y };
    fingers.current.set(pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    if (other !== undefined) {
      const [from, to] = [between(before, other), between(now, other)];
      const ratio = distance(now, other) / Math.max(distance(before, other), 1);
      change((seen, box) => {
        const zoomed = zoomAt(seen, seen.scale * ratio, from, box);
        return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
      });
    } else if (isZoomed) {
      moveBy(x - before.x, y - before.y);
    } else if (!isMouse.current && !start.current.isPinch) {
      const [aside, down] = [x - start.current.x, Math.max(0, y - start.current.y)];
      setView(Math.abs(aside) > down ? { scale: 1, x: aside, y: 0 } : { scale: 1, x: 0, y: down });
    }
  }

  function onPointerUp(event: PointerEvent) {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!isLast) return;
    setHeld(false);
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const [aside, down] = [x - start.current.x, y - start.current.y];
    const isTap = Math.hypot(aside, down) < 10 && !start.current.isPinch;
    if (isTap) {
      if (!isMouse.current) tap({ x, y }, time, event.target as Element);
    } else if (!isZoomed && !start.current.isPinch) {
      setView(whole);
      if (!isMouse.current) swipe(aside, down, time - start.current.time);
    }
  }

  function swipe(aside: number, down: number, took: number) {
    const enough = took < 250 ? 30 : 70;
    if (Math.abs(aside) > Math.abs(down)) {
      if (Math.abs(aside) > enough) onAside(aside < 0 ? 1 : -1);
    } else if (down > enough) {
      onDown();
    }
  }

  function tap(point: Point, time: number, target: Element) {
    if (place.current?.contains(target) !== true) return;
    const isSecond = time - lastTap.current.time < 350 && distance(point, lastTap.current) < 40;
    lastTap.current = { ...point, time: isSecond ? Number.NEGATIVE_INFINITY : time };
    if (isSecond) toggle(point);
  }

  function onDoubleClick({ target, clientX: x, clientY: y }: MouseEvent) {
    if (isMouse.current && place.current?.contains(target as Element) === true) toggle({ x, y });
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
    setHeld(false);
    if (!isZoomed) setView(whole);
  }

  return {
    frame,
    view,
    isHeld,
    isZoomed,
    zoomTo,
    toggle,
    moveBy,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick },
  };
}
