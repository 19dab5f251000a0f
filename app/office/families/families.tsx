// The families: parents with their children, the latest first.
import { metaOf } from '#app/meta.ts';
import { useSearchParams } from 'react-router';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/families';
import { callCourses } from './call-courses.ts';
import { CallForm } from './call-form.tsx';
import { FamilyList } from './family-list.tsx';

export const handle = officeHandle;

export const meta = metaOf('/office/families');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/families'),
  courses: callCourses(contentOf(context)),
});

/** The data of the page does not depend on the search. */
export const shouldRevalidate = () => false;

export default function Families({ loaderData: { courses } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const isCalling = query.has('call');
  return (
    <OfficePage
      title="Families"
      headingId="families"
      feature="This list"
      access="office"
      back={isCalling ? { to: '/office/families', words: 'All families' } : undefined}
    >
      {isCalling ? <CallForm family={null} courses={courses} /> : <FamilyList />}
    </OfficePage>
  );
}
