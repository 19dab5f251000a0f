// The tutorial: a film, its twelve steps and the materials.
import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { videoOf } from '#app/structured-data/film.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import type { Route } from './+types/tutorial';
import { Lesson } from './lesson.tsx';
import styles from './tutorial.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/tutorial')(args),
  ...structuredDataOf(args.loaderData),
];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, lead, film, needs, steps } = content.document('tutorial');
  const poster = content.picture(film.poster);
  return withStructuredData(
    {
      meta: pageMetaOf(context, '/tutorial'),
      title,
      lead,
      film: { title: film.title, description: film.description, captionsNote: film.captionsNote, poster },
      needs,
      steps,
      workshop: content.document('workshop').title.text,
    },
    videoOf(context.get(siteContext).publicUrl, film, poster),
  );
}

export default function Tutorial({ loaderData }: Route.ComponentProps) {
  const { title, lead, film, needs, steps, workshop } = loaderData;
  return (
    <>
      <PageHead
        heading={title}
        parents={[
          ['Home', '/'],
          [workshop, '/workshop'],
        ]}
      >
        <p>{lead}</p>
      </PageHead>
      <Lesson film={film} needs={needs} steps={steps} />
      <p className={styles.links}>
        <EnrolLink>Enroll Now</EnrolLink>
        <MoreLink to="/workshop">{workshop}</MoreLink>
      </p>
    </>
  );
}
