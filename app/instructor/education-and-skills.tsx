import type { Documents } from '#contract/site/documents.ts';
import styles from './education-and-skills.module.css';

type EducationAndSkillsProps = Pick<Documents['instructor'], 'education' | 'skills'>;

/** The teacher's education, and her skills, each with its own colour. */
export function EducationAndSkills({ education, skills }: EducationAndSkillsProps) {
  return (
    <div className={styles.knowledge}>
      <section>
        <h2>Education and certifications</h2>
        <ul className={styles.learned}>
          {education.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Skills</h2>
        <ul className={styles.skills}>
          {skills.map(({ name, pigment }) => (
            <li key={name} style={{ '--pigment': `var(--${pigment}-text)` }}>
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
