// One conversation with a family. The page is the same for every id, and reads the id from its address.
import { useParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/conversation';
import { courseChoices } from './course-choices.ts';
import { InboxScreen } from './inbox-screen.tsx';

export const meta = metaOf('/office/inbox/id');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/inbox/id'),
  courses: courseChoices(contentOf(context)),
});

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  return <InboxScreen courses={loaderData.courses} openId={id} />;
}
