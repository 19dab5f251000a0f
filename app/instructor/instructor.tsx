// The page about the teacher: portrait, biography, philosophy, education, skills and works.
import { metaOf } from '#app/meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { instructor, instructorWords } from '#content/instructor.ts';
import type { Route } from './+types/instructor';
import { EducationAndSkills } from './education-and-skills.tsx';
import { OwnWorks } from './own-works.tsx';
import styles from './instructor.module.css';

export function loader() {
  return { instructor, words: instructorWords };
}

export const meta = metaOf('/Instructor');

export default function Instructor({ loaderData: { instructor, words } }: Route.ComponentProps) {
  const { name, title, role, portrait, lead, bio, years, philosophy, works, creations, enrol } = instructor;
  return (
    <>
      <Sunlight />
      <div className={styles.person}>
        <div className={styles.portrait}>
          <Picture
            picture={portrait}
            alt={`${name}, painted in ink and wash`}
            sizes="(width >= 1100px) 400px, (width >= 750px) 34vw, 82vw"
            eager
          />
        </div>
        <div className={styles.words}>
          <Breadcrumb current={words.breadcrumb} />
          <h1>
            <HeadingText heading={title} />
          </h1>
          <p className={styles.role}>{role}</p>
          <p className={styles.lead}>{lead}</p>
        </div>
        <p className={styles.years}>
          <b>{years.number}</b> <span>{years.text}</span>
        </p>
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <section className={styles.philosophy}>
        <div>
          <h2>{words.philosophy}</h2>
          <blockquote>
            <p>{`“${philosophy.quote}”`}</p>
          </blockquote>
          <p>{philosophy.text}</p>
          <div className={styles.beside} />
        </div>
      </section>
      <EducationAndSkills words={words} education={instructor.education} skills={instructor.skills} />
      <OwnWorks heading={words.own} works={works} creations={creations} enrol={enrol} />
    </>
  );
}
