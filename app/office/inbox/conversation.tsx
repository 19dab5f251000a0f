// One conversation with a family. The page is the same for every id, and reads the id from its address.
import { useParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { OfficePage } from '#app/office/office-page.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/conversation';

export const meta = metaOf('/office/inbox/id');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/inbox/id') });

export default function ConversationPage() {
  return (
    <OfficePage title="Inbox" headingId="inbox" feature="The inbox" access="office">
      <Conversation />
    </OfficePage>
  );
}

function Conversation() {
  const { id } = useParams();
  return <p>Conversation {id}</p>;
}
