// The inbox: the conversations with families.
import { metaOf } from '#app/meta.ts';
import { courseColours } from '#app/admission/course-style.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { classTimes } from '../trials/class-times.ts';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/inbox';
import { InboxPage } from './inbox-page.tsx';

export const handle = officeHandle;

export const meta = metaOf('/office/inbox');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/inbox'),
  classes: classTimes(contentOf(context)),
  courses: courseColours(contentOf(context)),
});

/** The data of the page does not depend on the query. */
export const shouldRevalidate = () => false;

export default function Inbox({ loaderData: { classes, courses } }: Route.ComponentProps) {
  return <InboxPage openId={undefined} classes={classes} courses={courses} />;
}
