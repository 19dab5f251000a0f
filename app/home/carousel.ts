import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** People who asked for less motion see the next slides at once. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first and the last of them, counted from 0. */
interface SlidesInSight {
  first: number;
  last: number;
}

/** Where the row comes to rest: its stops are trimmed to the slides that can come first. */
function slidesInSight(api: NonNullable<UseEmblaCarouselType[1]>): SlidesInSight {
  const first = api.selectedScrollSnap();
  return { first, last: first + api.slideNodes().length - api.scrollSnapList().length };
}

/**
 * A row of slides that buttons, arrow keys, a finger or Tab move on. Until this script has come the row
 * scrolls and snaps by CSS; where it was scrolled to is where it stays.
 */
export function useCarousel() {
  const [viewport, api] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const [ends, setEnds] = useState({ canShowPrevious: false, canShowNext: true });
  /** What a press brought into sight; a finger or Tab needs no telling. */
  const [brought, setBrought] = useState<SlidesInSight | null>(null);
  /** A press that came before the carousel did. */
  const isWanted = useRef(false);

  useEffect(() => {
    if (api === undefined) return;
    const root = api.rootNode();
    const isShown = (slide: HTMLElement) => slide.offsetLeft >= root.scrollLeft - slide.clientWidth / 2;
    const first = api.slideNodes().findIndex(isShown);
    root.scrollLeft = 0;
    if (first > 0) api.scrollTo(first, true);
    const read = () => setEnds({ canShowPrevious: api.canScrollPrev(), canShowNext: api.canScrollNext() });
    read();
    api.on('select', read).on('reInit', read);
    if (isWanted.current) {
      api.scrollNext(isStill());
      setBrought(slidesInSight(api));
    }
    isWanted.current = false;
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api]);

  const showPrevious = useCallback(() => {
    if (api === undefined) return;
    api.scrollPrev(isStill());
    setBrought(slidesInSight(api));
  }, [api]);
  const showNext = useCallback(() => {
    if (api === undefined) {
      isWanted.current = true;
      return;
    }
    api.scrollNext(isStill());
    setBrought(slidesInSight(api));
  }, [api]);
  useEffect(() => {
    const row = api?.rootNode();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') showPrevious();
      if (key === 'ArrowRight') showNext();
    };
    row?.addEventListener('keydown', onKeyDown);
    return () => row?.removeEventListener('keydown', onKeyDown);
  }, [api, showPrevious, showNext]);

  return { viewport, isLive: api !== undefined, ...ends, brought, showPrevious, showNext };
}
