import camp from './camp.svg';
import type { ClassesPage } from './classes-page.ts';
import { Collapsible } from './collapsible.tsx';
import portfolio from './portfolio.svg';
import styles from './programs.module.css';

const prints = [camp, portfolio];

/** The special programs of the year, as posters. */
export function Programs({ title: heading, programs }: ClassesPage['programs']) {
  return (
    <section id="special-programs" className={styles.programs}>
      <Collapsible heading={heading}>
        <ul>
          {programs.map(({ title, text, pigment }, index) => (
            <li key={title} className={styles.poster}>
              <span className={styles.print} style={{ backgroundColor: `var(--${pigment})` }}>
                <img src={prints[index]} width="300" height="350" alt="" loading="lazy" />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Collapsible>
    </section>
  );
}
