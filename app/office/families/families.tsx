// The families: accounts that belong together, with their children.
import { metaOf } from '#app/meta.ts';
import { OfficePage } from '#app/office/office-page.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/families';
import { FamilyList } from './family-list.tsx';

export const meta = metaOf('/office/families');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/families') });

export default function Families() {
  return (
    <OfficePage title="Families" headingId="families" feature="The list of families" access="office">
      <FamilyList />
    </OfficePage>
  );
}
