// One idea: a guest book lies open by the door.
import { metaOf } from '#app/meta.ts';
import { MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { reviews, reviewsEnd, reviewsLead, reviewsTitle } from '#content/reviews.ts';
import type { Route } from './+types/reviews';
import styles from './reviews.module.css';

export function loader() {
  return { title: reviewsTitle, lead: reviewsLead, reviews, end: reviewsEnd };
}

export const meta = metaOf('/Reviews');

export default function Reviews({ loaderData: { title, lead, reviews, end } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={title} pigment="sindoor" above={[['Home', '/']]} here="Reviews">
        <p className={styles.lead}>{lead}</p>
      </PageHead>
      <div className={styles.page}>
        <ul className={styles.book}>
          {reviews.map(({ name, relation, quote, portrait }) => (
            <li key={name}>
              <Picture picture={portrait} alt={`Portrait of ${name}`} sizes="112px" />
              <figure>
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <figcaption>
                  <b>{name}</b>, {relation}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={styles.end}>
          {end.text} <MoreLink to={end.trial.href}>{end.trial.label}</MoreLink>
        </p>
      </div>
    </>
  );
}
