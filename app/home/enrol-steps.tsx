import { Link } from '#app/ui/text/page-link.tsx';
import type { EnrolStep } from '#contract/site/home.ts';
import type { Heading, Link as LinkContent } from '#contract/site/fields.ts';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { EnrolLink } from '#app/ui/text/link.tsx';
import styles from './enrol-steps.module.css';

interface EnrolStepsProps {
  title: Heading;
  steps: readonly EnrolStep[];
  link: LinkContent;
}

/** The steps to enrol, with pictures in the style of Warli painting. */
export function EnrolSteps({ title, steps, link }: EnrolStepsProps) {
  return (
    <section className={styles.steps}>
      <div className={styles.head}>
        <h2>
          <HeadingText heading={title} />
        </h2>
        <EnrolLink to={link.href}>{link.label}</EnrolLink>
      </div>
      <ol>
        {steps.map(({ title: name, description, href }) => (
          <li key={name}>
            <span className={styles.scene} />
            <div className={styles.words}>
              <h3>{href === null ? name : <Link to={href}>{name}</Link>}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
