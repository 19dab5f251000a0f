import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Indexes of the first and last visible slide. */
interface VisibleSlides {
  first: number;
  last: number;
}

/** The slides that are visible at the current snap point. */
function visibleSlides(api: EmblaCarouselType): VisibleSlides {
  const first = api.selectedScrollSnap();
  return { first, last: first + api.slideNodes().length - api.scrollSnapList().length };
}

/** Creates the carousel when its viewport is at most one screen away, because most visits never reach it. */
function useEmbla() {
  const viewport = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  useEffect(() => {
    const node = viewport.current;
    if (node === null || !('IntersectionObserver' in window)) return;
    let created: EmblaCarouselType | undefined;
    let isMounted = true;
    async function create(element: HTMLElement) {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (!isMounted) return;
      created = EmblaCarousel(element, { align: 'start', containScroll: 'trimSnaps' });
      setApi(created);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        // Without it the slides still scroll and snap by CSS.
        create(node).catch(() => {});
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(node);
    return () => {
      isMounted = false;
      observer.disconnect();
      created?.destroy();
    };
  }, []);
  return [viewport, api] as const;
}

/**
 * A carousel (Embla) with buttons, arrow keys and touch. Before Embla is loaded the slides scroll and snap by CSS; the
 * scroll position is kept.
 */
export function useCarousel() {
  const [viewport, api] = useEmbla();
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
