import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { MapWords } from '#content/contact.ts';
import styles from './school-map.module.css';

/** A drawn map of the way to the school. A button replaces it by a map from OpenStreetMap; before that nothing is loaded. */
export function SchoolMap({ words }: { words: MapWords }) {
  const { title, drawn, names, note, show, embed, open } = words;
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.map}>
      {isShown ? (
        <iframe
          src={embed}
          title={title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the map needs both, and it is on another origin
          sandbox="allow-scripts allow-same-origin allow-popups"
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <>
          <div className={styles.drawing}>
            <p className="visually-hidden">{drawn}</p>
            <div className={styles.way} aria-hidden="true">
              {names.map(({ name, at: [left, top], isOnPhone }) => (
                <span
                  key={left}
                  className={isOnPhone ? undefined : styles.outside}
                  style={{ '--left': `${left}%`, '--top': `${top}%` }}
                >
                  {name}
                </span>
              ))}
            </div>
          </div>
          <div className={styles.ask}>
            <p>{note}</p>
            <Button className={styles.show} onClick={() => setShown(true)}>
              {show}
            </Button>
            <a href={open.href} target="_blank" rel="noreferrer">
              {open.label}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
