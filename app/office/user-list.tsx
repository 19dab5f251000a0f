// The first page of the office: all accounts with their applications.
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/user-list';
import { OfficePage } from './office-page.tsx';
import { Users } from './users.tsx';

export const meta = metaOf('/admin');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/admin') });

export default function UserList() {
  return (
    <OfficePage title="User List" headingId="user-list" feature="This list">
      <Users />
    </OfficePage>
  );
}
