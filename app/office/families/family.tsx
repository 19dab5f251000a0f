// One family. The page is the same for every id, and reads the id from its address.
import { useParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { OfficePage } from '#app/office/office-page.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/family';
import { FamilyView } from './family-view.tsx';

export const meta = metaOf('/office/families/id');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/families/id'),
  courses: contentOf(context)
    .courses()
    .map(({ id, courseName }) => ({ id, courseName })),
});

export default function FamilyPage({ loaderData: { courses } }: Route.ComponentProps) {
  const { id = '' } = useParams();
  return (
    <OfficePage title="Family" headingId="family" feature="This family" access="office">
      <FamilyView key={id} id={id} courses={courses} />
    </OfficePage>
  );
}
