// The inbox: the conversations with families.
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/inbox';
import { courseChoices } from './course-choices.ts';
import { InboxScreen } from './inbox-screen.tsx';

export const meta = metaOf('/office/inbox');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/inbox'),
  courses: courseChoices(contentOf(context)),
});

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxScreen courses={loaderData.courses} />;
}
