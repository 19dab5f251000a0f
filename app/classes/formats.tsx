import { Drawing } from '#app/ui/drawing.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import type { ClassFormat } from '#content/classes.ts';
import type { Heading } from '#contract/content/fields.ts';
import { Collapsible } from './collapsible.tsx';
import inClass from './in-class.svg';
import online from './online.svg';
import styles from './formats.module.css';

const drawings = [inClass, online];

interface FormatsProps {
  heading: Heading;
  formats: readonly ClassFormat[];
  listHeading: Heading;
  materials: readonly string[];
  note: string;
}

/** The formats of the classes (in person and online) and the list of materials. */
export function Formats({ heading, formats, listHeading, materials, note }: FormatsProps) {
  return (
    <div className={styles.ways}>
      <section className={styles.formats} id="formats">
        <h2>
          <HeadingText heading={heading} isPlain />
        </h2>
        <ul>
          {formats.map(({ title, text }, index) => (
            <li key={title}>
              <Drawing file={drawings[index] ?? online} width={240} height={140} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.list} id="materials">
        <Collapsible heading={listHeading}>
          <ul>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
          <p>{note}</p>
        </Collapsible>
      </section>
    </div>
  );
}
