import type { SpecialProgram } from '#content/classes.ts';
import type { Heading } from '#content/text.ts';
import camp from './camp.svg';
import { Fold } from './fold.tsx';
import portfolio from './portfolio.svg';
import styles from './programs.module.css';

const prints = [camp, portfolio];

interface ProgramsProps {
  heading: Heading;
  programs: readonly SpecialProgram[];
}

/** Two lino-printed posters for what happens once a season. */
export function Programs({ heading, programs }: ProgramsProps) {
  return (
    <section id="special-programs" className={styles.programs}>
      <Fold heading={heading}>
        <ul>
          {programs.map(({ title, text, pigment }, nth) => (
            <li key={title} className={styles.poster}>
              <span className={styles.print} style={{ backgroundColor: `var(--${pigment})` }}>
                <img src={prints[nth]} width="300" height="350" alt="" loading="lazy" />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
