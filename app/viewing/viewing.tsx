import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Work } from '#content/works.ts';
import type { Lightbox as LightboxComponent } from './lightbox.tsx';
import { isOnScreen, morph } from './morph.ts';
import { tilePicture } from './tile.ts';
import { useViewedWork } from './viewed-work.ts';

/** The dialog's script does not come with the page. */
const load = () => import('./lightbox.tsx');

type Open = (work: Work, otherwise: () => void) => void;
const Opening = createContext<Open | null>(null);

/** How a work on this wall is opened, `otherwise` being done when it cannot be; null where works only hang. */
export const useOpening = () => use(Opening);

const largePicture = () => document.querySelector<HTMLElement>('[data-large-work] img') ?? undefined;

/** Lets each work of a gallery be looked at large: by its link, or by its address (?work=NAME). */
export function Viewing({ works, children }: { works: readonly Work[]; children: ReactNode }) {
  const { viewed, open, goTo, close } = useViewedWork(works);
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  /** The work in the dialog; follows the address. */
  const [shown, setShown] = useState<Work>();
  useFetchedEarly();

  useEffect(() => {
    if (viewed === shown) return undefined;
    if (viewed !== undefined && Lightbox === undefined) {
      let isWanted = true;
      load().then(
        (module) => isWanted && setLightbox(() => module.Lightbox),
        () => {},
      );
      return () => {
        isWanted = false;
      };
    }
    const change = () => setShown(viewed);
    if (shown === undefined && viewed !== undefined) {
      morph(change, tilePicture(viewed), largePicture);
    } else if (shown !== undefined && viewed === undefined) {
      const picture = tilePicture(shown);
      if (picture !== undefined && !isOnScreen(picture)) {
        picture.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      morph(change, largePicture(), () => picture);
    } else {
      change();
    }
    return undefined;
  }, [viewed, shown, Lightbox]);

  const openWhenLoaded = useCallback<Open>(
    (work, otherwise) => void load().then(() => open(work), otherwise),
    [open],
  );

  return (
    <Opening value={openWhenLoaded}>
      {children}
      {Lightbox !== undefined && shown !== undefined && (
        <Lightbox work={shown} works={works} onGoTo={goTo} onClose={close} />
      )}
    </Opening>
  );
}

/** By the time somebody who moves about the page presses a picture, the dialog is there. */
function useFetchedEarly() {
  useEffect(() => {
    const waiting = new AbortController();
    const fetchOnce = () => {
      waiting.abort();
      load().catch(() => {});
    };
    for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown']) {
      addEventListener(sign, fetchOnce, { passive: true, signal: waiting.signal });
    }
    return () => waiting.abort();
  }, []);
}
