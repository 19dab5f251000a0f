// The inbox: the conversations with families.
import { metaOf } from '#app/meta.ts';
import { OfficePage } from '#app/office/office-page.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/inbox';

export const meta = metaOf('/office/inbox');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/inbox') });

export default function Inbox() {
  return (
    <OfficePage title="Inbox" headingId="inbox" feature="The inbox" access="office">
      {null}
    </OfficePage>
  );
}
