// One family. The page is the same for every id, which it reads from its address.
import { useParams, useSearchParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import type { Route } from './+types/family';
import { callCourses } from './call-courses.ts';
import { FamilyPane } from './family-pane.tsx';

export const meta = metaOf('/office/families/id');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/families/id'),
  courses: callCourses(contentOf(context)),
});

/** The data of the page does not depend on the id. */
export const shouldRevalidate = () => false;

export default function FamilyPage({ loaderData: { courses } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { id = '' } = useParams();
  return (
    <OfficePage title="Family" headingId="family" feature="This page" access="office">
      <FamilyPane key={id} id={id} isCalling={query.has('call')} courses={courses} />
    </OfficePage>
  );
}
