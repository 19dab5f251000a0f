import { Logo } from '#app/layout/logo.tsx';
import { MoreLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { InstructorProfile as Profile } from '#content/about.ts';
import styles from './instructor-profile.module.css';

/** The teacher's portrait in an envelope with her name, a short text and links to her pages. */
export function InstructorProfile({ profile }: { profile: Profile }) {
  const { name, portrait, text, profile: more, creations } = profile;
  return (
    <section className={styles.profile}>
      <Picture
        className={styles.portrait}
        picture={portrait}
        sizes="(width < 600px) 270px, 300px"
        alt={`${name}, painted in ink and wash`}
      />
      <div className={styles.envelope}>
        <span className={styles.stamp}>
          <Logo />
        </span>
        <h2>{name}</h2>
        <p>{text}</p>
        <ul>
          <li>
            <MoreLink to={creations.href}>{creations.label}</MoreLink>
          </li>
          <li>
            <MoreLink to={more.href}>{more.label}</MoreLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
