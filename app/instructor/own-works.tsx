import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import { Work } from '#app/lightbox/work.tsx';
import type { Work as WorkContent } from '#contract/site/content.ts';
import type { Heading } from '#contract/site/fields.ts';
import styles from './own-works.module.css';

interface OwnWorksProps {
  heading: Heading;
  works: readonly WorkContent[];
  /** The label of the link to all works. */
  creations: string;
}

/** Two works by the teacher and a link to all of them. */
export function OwnWorks({ heading, works, creations }: OwnWorksProps) {
  return (
    <section className={styles.own}>
      <h2>
        <HeadingText heading={heading} isPlain />
      </h2>
      <div className={styles.row}>
        {works.map((work, at) => (
          <Work
            key={work.name}
            work={work}
            hung={at === 0 ? 'cord' : 'plain'}
            sizes={
              at === 0
                ? '(width >= 1280px) 403px, (width >= 600px) 32vw, 100vw'
                : '(width >= 1280px) 685px, (width >= 600px) 54vw, 100vw'
            }
          />
        ))}
        <div className={styles.on}>
          <MoreLink to="/InstructorArtPage">{creations}</MoreLink>
          <EnrolLink>Enroll Now</EnrolLink>
        </div>
      </div>
    </section>
  );
}
