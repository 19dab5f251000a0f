import type { Instructor, instructorWords } from '#content/instructor.ts';
import styles from './education-and-skills.module.css';

interface EducationAndSkillsProps {
  words: typeof instructorWords;
  education: Instructor['education'];
  skills: Instructor['skills'];
}

/** The teacher's education, and her skills, each with its own colour. */
export function EducationAndSkills({ words, education, skills }: EducationAndSkillsProps) {
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
