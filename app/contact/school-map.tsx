import { useState } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import styles from './school-map.module.css';

interface SchoolMapProps {
  /** The accessible name of the map from OpenStreetMap. */
  title: string;
  /** The text alternative of the drawing. */
  drawing: string;
  /** The names on the drawing, with their position from the left and the top in percent. */
  names: readonly { name: string; left: number; top: number; isOnPhone: boolean }[];
  frameUrl: string;
  pageUrl: string;
}

/** A drawn map of the way to the school. A button replaces it by a map from OpenStreetMap; before that nothing is loaded. */
export function SchoolMap({ title, drawing, names, frameUrl, pageUrl }: SchoolMapProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.map}>
      {isShown ? (
        <iframe
          src={frameUrl}
          title={title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the map needs both, and it is on another origin
          sandbox="allow-scripts allow-same-origin allow-popups"
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <>
          <div className={styles.drawing}>
            <p className="visually-hidden">{drawing}</p>
            <div className={styles.way} aria-hidden="true">
              {names.map(({ name, left, top, isOnPhone }) => (
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
            <p>See the exact spot on OpenStreetMap. Loads when you tap.</p>
            <Button className={styles.show} onClick={() => setShown(true)}>
              Show the map
            </Button>
            <a href={pageUrl} target="_blank" rel="noreferrer">
              Open the map in a new tab
            </a>
          </div>
        </>
      )}
    </div>
  );
}
