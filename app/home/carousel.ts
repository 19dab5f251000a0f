import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Indexes of the first and last visible slide. */
interface VisibleSlides {
  first: number;
  last: number;
}

/** The slides that are visible at the current snap point. */
function visibleSlides(api: NonNullable<UseEmblaCarouselType[1]>): VisibleSlides {
  const first = api.selectedScrollSnap();
  return { first, last: first + api.slideNodes().length - api.scrollSnapList().length };
}

/**
 * A carousel (Embla) with buttons, arrow keys and touch. Before hydration the slides scroll and snap by CSS; the scroll
 * position is kept.
 */
export function useCarousel() {
  const [viewport, api] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const [ends, setEnds] = useState({ canShowPrevious: false, canShowNext: true });
  /** The slides to announce to screen readers after a button or arrow key. */
  const [announced, setAnnounced] = useState<VisibleSlides | null>(null);
  /** Whether 'next' was pressed before Embla was ready. */
  const hasPendingNext = useRef(false);

  useEffect(() => {
    if (api === undefined) return;
    const root = api.rootNode();
    const isVisible = (slide: HTMLElement) => slide.offsetLeft >= root.scrollLeft - slide.clientWidth / 2;
    const first = api.slideNodes().findIndex(isVisible);
    root.scrollLeft = 0;
    if (first > 0) api.scrollTo(first, true);
    const update = () => setEnds({ canShowPrevious: api.canScrollPrev(), canShowNext: api.canScrollNext() });
    update();
    api.on('select', update).on('reInit', update);
    if (hasPendingNext.current) {
      api.scrollNext(prefersReducedMotion());
      setAnnounced(visibleSlides(api));
    }
    hasPendingNext.current = false;
    return () => {
      api.off('select', update).off('reInit', update);
    };
  }, [api]);

  const showPrevious = useCallback(() => {
    if (api === undefined) return;
    api.scrollPrev(prefersReducedMotion());
    setAnnounced(visibleSlides(api));
  }, [api]);
  const showNext = useCallback(() => {
    if (api === undefined) {
      hasPendingNext.current = true;
      return;
    }
    api.scrollNext(prefersReducedMotion());
    setAnnounced(visibleSlides(api));
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

  return { viewport, isLive: api !== undefined, ...ends, announced, showPrevious, showNext };
}
