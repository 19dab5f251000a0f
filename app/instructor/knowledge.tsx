import type { Instructor, instructorWords } from '#content/instructor.ts';
import styles from './knowledge.module.css';

interface KnowledgeProps {
  words: typeof instructorWords;
  education: Instructor['education'];
  skills: Instructor['skills'];
}

/** What she learned, as a ruled list, and what she teaches, each skill with a dab of its pigment. */
export function Knowledge({ words, education, skills }: KnowledgeProps) {
  return (
    <div className={styles.knowledge}>
      <section>
        <h2>{words.education}</h2>
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
        <h2>{words.skills}</h2>
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
