// The first page of the office: all accounts with their applications.
import { courseColours } from '#app/admission/course-style.ts';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/user-list';
import { OfficePage } from './office-page.tsx';
import { Users } from './users.tsx';

export const meta = metaOf('/admin');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/admin'),
  courses: courseColours(contentOf(context)),
});

export default function UserList({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage title="User List" headingId="user-list" feature="This list" isSpecified>
      <Users courses={loaderData.courses} />
    </OfficePage>
  );
}
