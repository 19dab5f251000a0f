// The families: parents with their children, the latest first.
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import type { Route } from './+types/families';
import { FamilyList, familiesHeadingId } from './family-list.tsx';

export const meta = metaOf('/office/families');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/families') });

/** The data of the page does not depend on the search. */
export const shouldRevalidate = () => false;

export default function Families() {
  return (
    <OfficePage title="Families" headingId={familiesHeadingId} feature="This list" access="office">
      <FamilyList />
    </OfficePage>
  );
}
