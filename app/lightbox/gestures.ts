import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { closeUpScale, clampToWindow, initialView, zoomAt, type Box, type View } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

interface GestureHandlers {
  /** Called with 1 after a swipe to the left and with -1 after a swipe to the right. */
  onSwipe: (step: 1 | -1) => void;
  onSwipeDown: () => void;
}

const windowSize = () => ({ width: innerWidth, height: innerHeight });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Handles touch, mouse and trackpad gestures: swipe, double tap, pinch, and drag while zoomed in.
 * `frame` is the ref of the element around the picture; that element does not move.
 * @param work the name of the work; a new name resets the zoom
 */
export function useGestures(work: string, { onSwipe, onSwipeDown }: GestureHandlers) {
  const frameElement = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>(initialView);
  const [currentWork, setCurrentWork] = useState(work);
  if (currentWork !== work) {
    setCurrentWork(work);
    setView(initialView);
  }
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Position and time of the first pointer, and whether a second one was added. */
  const start = useRef({ x: 0, y: 0, time: 0, isPinch: false });
  /** Only of touch: for a mouse the browser sends `dblclick`, with the speed that the user has set. */
  const lastTap = useRef({ x: 0, y: 0, time: Number.NEGATIVE_INFINITY });
  const isMouse = useRef(false);
  const isZoomed = view.scale > 1;

  const updateView = (update: (view: View, box: Box) => View) => {
    const box = frameElement.current?.getBoundingClientRect();
    if (box === undefined) return;
    setView((before) => {
      const after = update(before, box);
      return after.scale > 1 ? clampToWindow(after, box, windowSize()) : initialView;
    });
  };

  /** Zooms around a point, by default the centre of the window. */
  function zoomTo(scale: (now: number) => number, centre?: Point) {
    const { width, height } = windowSize();
    updateView((before, box) =>
      zoomAt(before, scale(before.scale), centre ?? { x: width / 2, y: height / 2 }, box),
    );
  }

  const toggle = (centre?: Point) => zoomTo((now) => (now > 1 ? 1 : closeUpScale), centre);
  const moveBy = (x: number, y: number) =>
    updateView((before) => ({ ...before, x: before.x + x, y: before.y + y }));

  function frame(element: HTMLElement | null) {
    frameElement.current = element;
    if (element === null) return undefined;
    // A pinch on a trackpad is a wheel event with ctrlKey. Over the picture it zooms the picture and not the page.
    const pinch = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo((now) => now * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    };
    // React's wheel listener is passive and cannot prevent the browser from zooming the page.
    element.addEventListener('wheel', pinch, { passive: false });
    return () => {
      element.removeEventListener('wheel', pinch);
      frameElement.current = null;
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
    // The mouse button was released outside the window.
    if (event.buttons === 0) {
      onPointerCancel(event);
      return;
    }
    const now = { x, y };
    fingers.current.set(pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    if (other !== undefined) {
      const [from, to] = [midpoint(before, other), midpoint(now, other)];
      const ratio = distance(now, other) / Math.max(distance(before, other), 1);
      updateView((current, box) => {
        const zoomed = zoomAt(current, current.scale * ratio, from, box);
        return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
      });
    } else if (isZoomed) {
      moveBy(x - before.x, y - before.y);
    } else if (!isMouse.current && !start.current.isPinch) {
      const [right, down] = [x - start.current.x, Math.max(0, y - start.current.y)];
      setView(Math.abs(right) > down ? { scale: 1, x: right, y: 0 } : { scale: 1, x: 0, y: down });
    }
  }

  function onPointerUp(event: PointerEvent) {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!isLast) return;
    setHeld(false);
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const [right, down] = [x - start.current.x, y - start.current.y];
    const isTap = Math.hypot(right, down) < 10 && !start.current.isPinch;
    if (isTap) {
      if (!isMouse.current) tap({ x, y }, time, event.target as Element);
    } else if (!isZoomed && !start.current.isPinch) {
      setView(initialView);
      if (!isMouse.current) swipe(right, down, time - start.current.time);
    }
  }

  function swipe(right: number, down: number, durationMs: number) {
    const minDistance = durationMs < 250 ? 30 : 70;
    if (Math.abs(right) > Math.abs(down)) {
      if (Math.abs(right) > minDistance) onSwipe(right < 0 ? 1 : -1);
    } else if (down > minDistance) {
      onSwipeDown();
    }
  }

  function tap(point: Point, time: number, target: Element) {
    if (frameElement.current?.contains(target) !== true) return;
    const isSecond = time - lastTap.current.time < 350 && distance(point, lastTap.current) < 40;
    lastTap.current = { ...point, time: isSecond ? Number.NEGATIVE_INFINITY : time };
    if (isSecond) toggle(point);
  }

  function onDoubleClick({ target, clientX: x, clientY: y }: MouseEvent) {
    if (isMouse.current && frameElement.current?.contains(target as Element) === true) toggle({ x, y });
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
    setHeld(false);
    if (!isZoomed) setView(initialView);
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
