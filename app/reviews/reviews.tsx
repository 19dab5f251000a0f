// The reviews page. It looks like a guest book; each review has its own handwriting.
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { MoreLink } from '#app/ui/text/link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import type { Route } from './+types/reviews';
import { ReviewEntry } from './review-entry.tsx';
import styles from './reviews.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, lead, reviews, end } = content.document('reviews');
  return {
    meta: pageMetaOf(context, '/Reviews'),
    title,
    lead,
    reviews: reviews.map(({ name, relation, quote, portrait, hand, ink }) => ({
      name,
      relation,
      quote,
      portrait: content.picture(portrait),
      hand,
      ink,
    })),
    end,
  };
}

export const meta = metaOf('/Reviews');

export default function Reviews({ loaderData: { title, lead, reviews, end } }: Route.ComponentProps) {
  return (
    <>
      <Sunlight />
      <PageHead heading={title} pigment="sindoor" parents={[['Home', '/']]} current="Reviews">
        <p className={styles.lead}>{lead}</p>
      </PageHead>
      <div className={styles.table}>
        <div className={styles.book}>
          <ul className={styles.pages}>
            {reviews.map((review) => (
              <ReviewEntry key={review.name} review={review} />
            ))}
          </ul>
        </div>
        <div className={styles.slip}>
          <h2>{end.title}</h2>
          <p>{end.text}</p>
          <MoreLink to={end.link.href}>{end.link.label}</MoreLink>
        </div>
      </div>
    </>
  );
}
