import { Drawing } from '#app/ui/picture/drawing.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import type { ClassesPage } from './classes-page.ts';
import { Collapsible } from './collapsible.tsx';
import inClass from './in-class.svg';
import online from './online.svg';
import styles from './formats.module.css';

const drawings = [inClass, online];

/** The formats of the classes (in person and online) and the list of materials. */
export function Formats({
  formats: { title, formats },
  materials,
}: Pick<ClassesPage, 'formats' | 'materials'>) {
  return (
    <div className={styles.links}>
      <section className={styles.formats} id="formats">
        <h2>
          <HeadingText heading={title} isPlain />
        </h2>
        <ul>
          {formats.map((format, index) => (
            <li key={format.title}>
              <Drawing file={drawings[index] ?? online} width={240} height={140} />
              <h3>{format.title}</h3>
              <p>{format.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.list} id="materials">
        <Collapsible heading={materials.title}>
          <ul>
            {materials.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{materials.note}</p>
        </Collapsible>
      </section>
    </div>
  );
}
