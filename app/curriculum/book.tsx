import type { CSSProperties } from 'react';
import type { CourseBlock } from '#content/curriculum.ts';
import { Picture } from '#app/ui/picture.tsx';
import crayon from './crayon.svg';
import { spreads, type Place } from './spreads.ts';
import styles from './book.module.css';

const lay = ([left, top, width, turn]: Place): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  rotate: `${turn}deg`,
});

interface BookProps extends Pick<CourseBlock, 'pictures' | 'notes' | 'alt'> {
  at: number;
}

/** The spiral sketchbook of a course, open where its work is; told in words to those who cannot see it. */
export function Book({ at, pictures, notes, alt }: BookProps) {
  const spread = spreads[at % spreads.length];
  if (spread === undefined) return null;
  const page = (side: 'left' | 'right') => {
    const here = <T extends { side: string }>({ side: its }: T) => its === side;
    return (
      <div className={`${styles.page} ${styles[side]}`}>
        {side === 'left' && spread.crayons !== undefined && (
          <img src={crayon} alt="" loading="lazy" width="620" height="780" style={lay(spread.crayons)} />
        )}
        {pictures.map((name, nth) => {
          const pasted = spread.pictures[nth];
          return pasted === undefined || !here(pasted) ? null : (
            <div key={name} className={styles.pasted} style={lay(pasted.at)}>
              <Picture
                className={styles[pasted.shape ?? 'plain']}
                name={name}
                sizes="(width < 750px) 42vw, 300px"
                alt=""
              />
            </div>
          );
        })}
        {side === 'left' && spread.grid !== undefined && (
          <i className={styles.grid} style={lay(spread.grid)} />
        )}
        {spread.tapes.filter(here).map((tape) => (
          <i key={tape.at.join()} className={styles.tape} style={lay(tape.at)} />
        ))}
        {spread.dabs.filter(here).map((dab) => (
          <i
            key={dab.at.join()}
            className={styles.dab}
            style={{ ...lay(dab.at), backgroundColor: `var(--${dab.pigment})` }}
          />
        ))}
        {notes.map((note, nth) => {
          const written = spread.notes[nth];
          return written === undefined || !here(written) ? null : (
            <em key={note} style={lay(written.at)}>
              {note}
            </em>
          );
        })}
      </div>
    );
  };
  const [turned, toCome] = spread.thickness;
  return (
    <figure className={styles.book} style={{ '--turned': turned, '--to-come': toCome }}>
      <figcaption className="visually-hidden">{alt}</figcaption>
      {spread.hasLooseSheets && <i className={styles.loose} />}
      {page('left')}
      {page('right')}
      <i className={styles.coil} />
    </figure>
  );
}
