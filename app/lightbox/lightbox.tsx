import { Dialog } from '@base-ui/react/dialog';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Arrow } from '#app/ui/picture/arrow.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Work } from '#contract/site/content.ts';
import { useGestures } from './gestures.ts';
import { handleKey } from './keyboard.ts';
import { EnlargedWork, sizesOf } from './enlarged-work.tsx';
import { shareWork } from './share.ts';
import { linkOf } from './thumbnail.ts';
import { lightboxWords as words } from './words.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  work: Work;
  /** All works of the page in order. After the last one comes the first. */
  works: readonly Work[];
  onGoTo: (work: Work) => void;
  onClose: () => void;
}

/** A modal dialog that shows one work enlarged, with buttons for the previous and next one. */
export function Lightbox({ work, works, onGoTo, onClose }: LightboxProps) {
  /** The side from which the current work slides in; 0 for the work that was opened first. */
  const [side, setSide] = useState<0 | 1 | -1>(0);
  // Screen readers announce the first work with the dialog, so only later works are announced. `side` cannot tell, because
  // it changes before the work does.
  const [firstWork] = useState(work);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && work !== firstWork) setHasChanged(true);
  const [loaded, setLoaded] = useState<Work>();
  const { frame, handlers, view, isHeld, isZoomed, toggle, zoomTo, moveBy } = useGestures(work.name, {
    onSwipe: step,
    onSwipeDown: onClose,
  });

  const at = works.indexOf(work);
  const neighbour = (steps: number) => works.at((at + steps) % works.length) ?? work;
  const place = `${at + 1} ${words.of} ${works.length}`;

  function step(steps: 1 | -1) {
    setSide(steps);
    onGoTo(neighbour(steps));
  }

  function onClick({ target }: MouseEvent) {
    const isBackdrop = (target as Element).closest('button, figcaption, [data-large-work]') === null;
    if (isBackdrop && !isZoomed) onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    handleKey(event, { works, goTo: onGoTo, step, isZoomed, zoomTo, moveBy });
  }

  return (
    <Dialog.Root
      open
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog.Portal>
        <Dialog.Popup
          className={`${styles.lightbox} ${isZoomed ? styles.zoomed : ''}`}
          data-lightbox
          finalFocus={() => linkOf(work)}
          onClick={onClick}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          <Dialog.Close className={`${styles.control} ${styles.close}`}>
            <Icon name="close" /> {words.close}
          </Dialog.Close>
          <div className={styles.tools}>
            <button type="button" className={styles.control} aria-pressed={isZoomed} onClick={() => toggle()}>
              <Icon name={isZoomed ? 'zoomOut' : 'zoom'} /> {words.zoom}
            </button>
            <button type="button" className={styles.control} onClick={() => void shareWork(work)}>
              <Icon name="share" /> {words.share}
            </button>
          </div>
          <EnlargedWork
            work={work}
            from={side}
            frame={frame}
            view={view}
            isHeld={isHeld}
            isZoomed={isZoomed}
            onLoad={() => setLoaded(work)}
          />
          <div className={styles.steps}>
            <button type="button" className={styles.control} onClick={() => step(-1)}>
              <Arrow back /> {words.previous}
            </button>
            <Dialog.Description className={styles.place}>{place}</Dialog.Description>
            <button type="button" className={styles.control} onClick={() => step(1)}>
              {words.next} <Arrow />
            </button>
          </div>
          <output className="visually-hidden">{hasChanged ? `${work.title}, ${place}` : ''}</output>
          {loaded === work && (
            <div hidden>
              {[1, -1].map(neighbour).map((next) => (
                <Picture key={next.name} picture={next.picture} alt="" sizes={sizesOf(next)} eager />
              ))}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
