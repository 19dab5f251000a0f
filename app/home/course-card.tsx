import { Link } from '#app/ui/text/page-link.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import { CourseEnrolLink } from '#app/ui/text/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/text/price.tsx';
import styles from './course-card.module.css';
import type { HomeCourse } from './home-courses.ts';
import { homeWords as words } from './words.ts';

interface CourseCardProps {
  course: HomeCourse;
  /** 'n of m', for screen readers. */
  place: string;
}

/** A course in the carousel; it looks like a page of a sketchbook. */
export function CourseCard({ course, place }: CourseCardProps) {
  const { slug, courseName, detail, ageLabel, times, pigment, work } = course;
  return (
    <article
      className={styles.page}
      aria-label={`${courseName}, ${place}`}
      style={{ '--pigment': `var(--${pigment})`, '--pigment-text': `var(--${pigment}-text)` }}
    >
      <figure>
        <Picture
          picture={work.picture}
          alt={work.alt}
          sizes="(max-width: 599px) and (min-resolution: 2.1dppx) 41vw, (max-width: 599px) 60vw, (max-width: 749px) 40vw, (max-width: 1099px) 27vw, 220px"
        />
        <figcaption>
          {work.title} · {work.medium}
        </figcaption>
      </figure>
      <p className={styles.age}>{ageLabel ?? words.anyAge}</p>
      <h3>{courseName}</h3>
      <p className={styles.detail}>{detail}</p>
      <p className={styles.times}>{times}</p>
      <p className={styles.price}>
        <Price of={course} />
      </p>
      <div className={styles.links}>
        <CourseEnrolLink course={course}>{words.enrol}</CourseEnrolLink>
        <TrialLink course={courseName} slug={slug} />
        <Link to="/curriculum">{words.curriculum}</Link>
      </div>
    </article>
  );
}
