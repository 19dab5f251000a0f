import type { MouseEvent } from 'react';
import { largestAddress } from '#app/ui/picture.tsx';
import { viewingWords } from '#content/viewing.ts';
import type { Work } from '#content/works.ts';
import { useOpening } from './viewing.tsx';
import styles from './look-closer.module.css';

/** A link over a work's picture: opens it in the dialog; without script, or in a new tab, the larger picture itself. */
export function LookCloser({ work }: { work: Work }) {
  const open = useOpening();
  if (open === null) return null;
  const address = largestAddress(work.picture);

  function press(event: MouseEvent) {
    const isMeantElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isMeantElsewhere) return;
    event.preventDefault();
    open?.(work, () => location.assign(address));
  }

  return (
    <a
      className={styles.look}
      href={address}
      aria-haspopup="dialog"
      data-waits
      data-work={work.name}
      onClick={press}
    >
      <span className="visually-hidden">
        {viewingWords.look}: {work.title}
      </span>
    </a>
  );
}
