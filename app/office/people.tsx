// Who works in the office: owners invite people, change their roles and remove them.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxListLength } from '#contract/list.ts';
import { getPeople, type Person } from '#contract/school/people.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { officeHandle } from './shell/office-handle.ts';
import type { Route } from './+types/people';
import { InvitationForm } from './invitation-form.tsx';
import { Loaded } from './kit/loaded.tsx';
import { OfficePage } from './office-page.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog, type PersonChange } from './person-dialog.tsx';
import styles from './people.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/people');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/people') });

const words = { loading: 'Loading the people of the office.', failed: 'The people could not be loaded.' };

export default function People() {
  return (
    <OfficePage title="People" headingId="people" feature="This page">
      <PeopleOfTheOffice />
    </OfficePage>
  );
}

/** All people of the office. A school has a few, so they are one page. */
const peopleQuery = queryOptions({
  queryKey: [getPeople.path],
  queryFn: async () => {
    const people: Person[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: maxListLength, ...(cursor === null ? {} : { cursor }) };
      const page: { items: Person[]; next: string | null } = await callEndpoint(getPeople, undefined, {
        query,
      });
      people.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return people;
  },
});

function PeopleOfTheOffice() {
  const { user } = useSession();
  const list = useQuery(peopleQuery);
  const [change, setChange] = useState<PersonChange | null>(null);

  return (
    <Loaded query={list} words={words} lines={6}>
      {(people) => (
        <>
          <p className={styles.roles}>
            <b>Owners</b> may do everything. <b>Teachers</b> answer families and agree trial classes; they
            delete nothing, see no list of all users, and read only their own lines of the log.
          </p>
          <PeopleTable people={people} ownId={user?._id} onChange={setChange} />
          <InvitationForm isAlone={people.length === 1} onInvited={() => void list.refetch()} />
          <PersonDialog change={change} onClose={() => setChange(null)} onDone={() => void list.refetch()} />
        </>
      )}
    </Loaded>
  );
}
