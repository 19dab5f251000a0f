import { Dialog } from '@base-ui/react/dialog';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Arrow } from '#app/ui/arrow.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { viewingWords as words } from '#content/viewing.ts';
import type { Work } from '#content/works.ts';
import { useHandling } from './handling.ts';
import { keyed } from './keys.ts';
import { LargeWork, sizesOf } from './large-work.tsx';
import { shareWork } from './share.ts';
import { linkOf } from './tile.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  work: Work;
  /** All that hang on the wall, in their order; the last leads to the first. */
  works: readonly Work[];
  onGoTo: (work: Work) => void;
  onClose: () => void;
}

/** One lamp, one work, its label. */
export function Lightbox({ work, works, onGoTo, onClose }: LightboxProps) {
  /** From which side the last work came; 0 while it is the one that was opened. */
  const [side, setSide] = useState<0 | 1 | -1>(0);
  // The dialog says the work it opened with. The side is known before the work has come, which would be said once more.
  const [opened] = useState(work);
  const [hasTurned, setTurned] = useState(false);
  if (!hasTurned && work !== opened) setTurned(true);
  const [loaded, setLoaded] = useState<Work>();
  const { frame, handlers, view, isHeld, isZoomed, toggle, zoomTo, moveBy } = useHandling(work.name, {
    onAside: step,
    onDown: onClose,
  });

  const at = works.indexOf(work);
  const neighbour = (steps: number) => works.at((at + steps) % works.length) ?? work;
  const place = `${at + 1} ${words.of} ${works.length}`;

  function step(steps: 1 | -1) {
    setSide(steps);
    onGoTo(neighbour(steps));
  }

  function onClick({ target }: MouseEvent) {
    const isDark = (target as Element).closest('button, figcaption, [data-large-work]') === null;
    if (isDark && !isZoomed) onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    keyed(event, { works, goTo: onGoTo, step, isZoomed, zoomTo, moveBy });
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
          <LargeWork
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
          <output className="visually-hidden">{hasTurned ? `${work.title}, ${place}` : ''}</output>
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
