import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { dragged, gripAt, type Frame, type Grip, type Size } from './crop-geometry.ts';
import styles from './crop.module.css';

interface Drag {
  pointerId: number;
  grip: Grip;
  /** Where it began, and the frame there. */
  from: { x: number; y: number };
  frame: Frame;
  /** Pixels of the picture for a pixel of the screen. */
  scale: number;
}

/** The pointer of a mouse over what it would take hold of. */
function cursorOf(grip: Grip | null): string {
  if (grip === null) return 'default';
  if (grip.x === 0 && grip.y === 0) return 'move';
  if (grip.x === 0) return 'ns-resize';
  if (grip.y === 0) return 'ew-resize';
  return grip.x === grip.y ? 'nwse-resize' : 'nesw-resize';
}

const edges = [
  { edge: 'left', name: 'Left edge', side: 'width', grip: { x: -1, y: 0 } },
  { edge: 'right', name: 'Right edge', side: 'width', grip: { x: 1, y: 0 } },
  { edge: 'top', name: 'Top edge', side: 'height', grip: { x: 0, y: -1 } },
  { edge: 'bottom', name: 'Bottom edge', side: 'height', grip: { x: 0, y: 1 } },
] as const;

/**
 * A frame over a picture: its corners, its edges and the frame itself are dragged, or four sliders move the edges.
 * @param size of the picture, in pixels; null while it loads, and there is no frame
 */
export function CropField({
  size,
  frame,
  onChange,
  aboutId,
  children,
}: {
  size: Size | null;
  frame: Frame;
  onChange: (frame: Frame) => void;
  /** The id of the words about it. */
  aboutId: string;
  /** The picture. */
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [isDragged, setDragged] = useState(false);

  /** What is under a pointer, with what a drag from there needs. */
  function find({ pointerId, clientX, clientY }: PointerEvent, { width }: Size): Drag | null {
    if (stage.current === null) return null;
    const box = stage.current.getBoundingClientRect();
    const scale = width / box.width;
    const onScreen = {
      left: box.left + frame.left / scale,
      top: box.top + frame.top / scale,
      right: box.left + frame.right / scale,
      bottom: box.top + frame.bottom / scale,
    };
    const from = { x: clientX, y: clientY };
    const grip = gripAt(from, onScreen);
    return grip === null ? null : { pointerId, grip, from, frame, scale };
  }

  function start(event: PointerEvent<HTMLElement>) {
    // A second finger, or another button of the mouse, changes nothing.
    if (size === null || drag.current !== null || event.button !== 0) return;
    drag.current = find(event, size);
    if (drag.current === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(true);
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (size === null) return;
    if (drag.current === null) {
      event.currentTarget.style.cursor = cursorOf(find(event, size)?.grip ?? null);
      return;
    }
    const { pointerId, grip, from, frame: before, scale } = drag.current;
    if (event.pointerId !== pointerId) return;
    const by = { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale };
    onChange(dragged(before, grip, by, size));
  }

  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointerId !== pointerId) return;
    drag.current = null;
    setDragged(false);
  }

  const percentOf = (pixels: number, whole: number) => (pixels / whole) * 100;
  const place = size !== null && {
    left: `${percentOf(frame.left, size.width)}%`,
    top: `${percentOf(frame.top, size.height)}%`,
    right: `${100 - percentOf(frame.right, size.width)}%`,
    bottom: `${100 - percentOf(frame.bottom, size.height)}%`,
  };

  return (
    <>
      {/* The sliders below do the same. */}
      <div
        className={styles.surface}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <div ref={stage} className={styles.stage}>
          {children}
          {place !== false && (
            <>
              <div className={styles.outside} aria-hidden="true">
                <div style={place} />
              </div>
              <div
                className={styles.frame}
                data-dragged={isDragged || undefined}
                aria-hidden="true"
                style={place}
              />
            </>
          )}
        </div>
      </div>
      {size !== null && (
        <div className={styles.sliders}>
          {edges.map(({ edge, name, side, grip }) => {
            const value = Math.round(percentOf(frame[edge], size[side]));
            return (
              <label key={edge} className={styles.slider}>
                <span>{name}</span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  value={value}
                  aria-valuetext={`${value} %`}
                  aria-describedby={aboutId}
                  onChange={({ target }) => {
                    const by = (target.valueAsNumber / 100) * size[side] - frame[edge];
                    onChange(dragged(frame, grip, { x: by, y: by }, size));
                  }}
                />
              </label>
            );
          })}
        </div>
      )}
    </>
  );
}
