// One conversation with a family. The page is the same for every id, which it reads from its address.
import { useParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { courseColours } from '#app/admission/course-style.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { classTimes } from '../trials/class-times.ts';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/conversation';
import { InboxPage } from './inbox-page.tsx';

export const handle = officeHandle;

export const meta = metaOf('/office/inbox/id');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/inbox/id'),
  classes: classTimes(contentOf(context)),
  courses: courseColours(contentOf(context)),
});

/** The data of the page depends neither on the id nor on the query. */
export const shouldRevalidate = () => false;

export default function ConversationPage({ loaderData: { classes, courses } }: Route.ComponentProps) {
  const { id } = useParams();
  return <InboxPage openId={id} classes={classes} courses={courses} />;
}
