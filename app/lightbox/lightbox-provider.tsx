import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Work } from '#contract/site/content.ts';
import type { Lightbox as LightboxComponent } from './lightbox.tsx';
import { isOnScreen, withViewTransition } from './view-transition.ts';
import { thumbnailOf } from './thumbnail.ts';
import { useWorkInUrl } from './work-in-url.ts';

/** The lightbox is a separate chunk, to keep the pages small. */
const load = () => import('./lightbox.tsx');

/** Opens the lightbox with a work; calls `fallback` if the lightbox cannot be loaded. */
type OpenLightbox = (work: Work, fallback: () => void) => void;
const OpenLightboxContext = createContext<OpenLightbox | null>(null);

/** Null outside a LightboxProvider, where works cannot be enlarged. */
export const useOpenLightbox = () => use(OpenLightboxContext);

const largePicture = () => document.querySelector<HTMLElement>('[data-large-work] img') ?? undefined;

/** Adds a lightbox to a page. It opens by the link on a work or by the URL (?work=NAME). */
export function LightboxProvider({ works, children }: { works: readonly Work[]; children: ReactNode }) {
  const { workInUrl, open, goTo, close } = useWorkInUrl(works);
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  /** The work in the lightbox. An effect sets it after the URL has changed. */
  const [shown, setShown] = useState<Work>();
  usePreload();

  useEffect(() => {
    if (workInUrl === shown) return undefined;
    if (workInUrl !== undefined && Lightbox === undefined) {
      let isCurrent = true;
      load().then(
        (module) => isCurrent && setLightbox(() => module.Lightbox),
        () => {},
      );
      return () => {
        isCurrent = false;
      };
    }
    const change = () => setShown(workInUrl);
    if (shown === undefined && workInUrl !== undefined) {
      withViewTransition(change, thumbnailOf(workInUrl), largePicture);
    } else if (shown !== undefined && workInUrl === undefined) {
      const picture = thumbnailOf(shown);
      if (picture !== undefined && !isOnScreen(picture)) {
        picture.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      withViewTransition(change, largePicture(), () => picture);
    } else {
      change();
    }
    return undefined;
  }, [workInUrl, shown, Lightbox]);

  const openWhenLoaded = useCallback<OpenLightbox>(
    (work, fallback) => void load().then(() => open(work), fallback),
    [open],
  );

  return (
    <OpenLightboxContext value={openWhenLoaded}>
      {children}
      {Lightbox !== undefined && shown !== undefined && (
        <Lightbox work={shown} works={works} onGoTo={goTo} onClose={close} />
      )}
    </OpenLightboxContext>
  );
}

/** Loads the lightbox on the first interaction with the page, so that it is ready when a picture is clicked. */
function usePreload() {
  useEffect(() => {
    const listeners = new AbortController();
    const loadOnce = () => {
      listeners.abort();
      load().catch(() => {});
    };
    for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown']) {
      addEventListener(type, loadOnce, { passive: true, signal: listeners.signal });
    }
    return () => listeners.abort();
  }, []);
}
