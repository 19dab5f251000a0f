// One family. The page is the same for every id, which it reads from its address.
import { useLocation, useParams, useSearchParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/family';
import { callCourses } from './call-courses.ts';
import { FamilyPane } from './family-pane.tsx';

export const handle = officeHandle;

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
  const { state } = useLocation();
  const isCalling = query.has('call');
  return (
    <OfficePage
      title="Family"
      headingId="family"
      feature="This page"
      access="office"
      back={
        isCalling
          ? { to: `/office/families/${id}`, words: 'Back to the family', state }
          : { to: '/office/families', words: 'All families', state }
      }
    >
      <FamilyPane key={id} id={id} isCalling={isCalling} courses={courses} />
    </OfficePage>
  );
}
