import type { MouseEvent } from 'react';
import { jpegAddress } from '#app/ui/picture/picture.tsx';
import type { Work } from '#contract/site/content.ts';
import { useOpenLightbox } from './lightbox-provider.tsx';
import styles from './lightbox-link.module.css';
import { lightboxWords } from './words.ts';

/** A link over the picture of a work. It opens the lightbox; without JavaScript or in a new tab, the picture file. */
export function LightboxLink({ work }: { work: Work }) {
  const open = useOpenLightbox();
  if (open === null) return null;
  const url = jpegAddress(work.picture);

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    open?.(work, () => location.assign(url));
  }

  return (
    <a
      className={styles.look}
      href={url}
      aria-haspopup="dialog"
      data-waits
      data-work={work.name}
      onClick={onClick}
    >
      <span className="visually-hidden">
        {lightboxWords.look}: {work.title}
      </span>
    </a>
  );
}
