import { Logo } from '#app/layout/logo.tsx';
import { MoreLink } from '#app/ui/text/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Illustration } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import styles from './instructor-profile.module.css';

interface InstructorProfileProps {
  /** The teacher's name. */
  name: string;
  portrait: Illustration;
  profile: Documents['about']['profile'];
  /** The label of the link to the teacher's works. */
  creations: string;
}

/** The teacher's portrait in an envelope with her name, a short text and links to her pages. */
export function InstructorProfile({ name, portrait, profile, creations }: InstructorProfileProps) {
  return (
    <section className={styles.profile}>
      <Picture className={styles.portrait} {...portrait} sizes="(width < 600px) 270px, 300px" />
      <div className={styles.envelope}>
        <span className={styles.stamp}>
          <Logo />
        </span>
        <h2>{name}</h2>
        <p>{profile.text}</p>
        <ul>
          <li>
            <MoreLink to="/InstructorArtPage">{creations}</MoreLink>
          </li>
          <li>
            <MoreLink to="/Instructor">{profile.more}</MoreLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
