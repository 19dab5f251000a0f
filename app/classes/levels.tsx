import type { ClassesPage } from './classes-page.ts';
import { Collapsible } from './collapsible.tsx';
import pot1 from './pot-1.svg';
import pot2 from './pot-2.svg';
import pot3 from './pot-3.svg';
import styles from './levels.module.css';

const pots = [pot1, pot2, pot3];

/** The levels beginner, intermediate and advanced, each with a drawing of the same pot. */
export function Levels({ title: heading, levels }: ClassesPage['levels']) {
  return (
    <section className={styles.levels} id="levels">
      <Collapsible heading={heading}>
        <ol>
          {levels.map(({ title, text }, index) => (
            <li key={title}>
              <img src={pots[index]} width="270" height="314" alt="" loading="lazy" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Collapsible>
    </section>
  );
}
