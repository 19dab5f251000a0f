import { Drawing } from '#app/ui/drawing.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import type { ClassFormat } from '#content/classes.ts';
import type { Heading } from '#content/text.ts';
import { Fold } from './fold.tsx';
import inClass from './in-class.svg';
import online from './online.svg';
import styles from './ways.module.css';

const drawings = [inClass, online];

interface WaysProps {
  heading: Heading;
  formats: readonly ClassFormat[];
  listHeading: Heading;
  materials: readonly string[];
  note: string;
}

/** In class or online, and the list of what to bring, torn from an exercise book. */
export function Ways({ heading, formats, listHeading, materials, note }: WaysProps) {
  return (
    <div className={styles.ways}>
      <section className={styles.formats} id="formats">
        <h2>
          <HeadingText heading={heading} isPlain />
        </h2>
        <ul>
          {formats.map(({ title, text }, nth) => (
            <li key={title}>
              <Drawing file={drawings[nth] ?? online} width={240} height={140} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.list} id="materials">
        <Fold heading={listHeading}>
          <ul>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
          <p>{note}</p>
        </Fold>
      </section>
    </div>
  );
}
