// Who works in the office: owners invite people, change their roles and remove them.
import { useEffect, useState } from 'react';
import { maxListLength } from '#contract/list.ts';
import { getPeople, type Person } from '#contract/people.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Route } from './+types/people';
import { InvitationForm } from './invitation-form.tsx';
import { OfficePage } from './office-page.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog, type PersonChange } from './person-dialog.tsx';
import list from './user-list.module.css';
import styles from './people.module.css';

export const meta = metaOf('/office/people');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/people') });

const headingId = 'people';

export default function People() {
  return (
    <OfficePage title="People" headingId={headingId} feature="This page">
      <PeopleOfTheOffice />
    </OfficePage>
  );
}

/** All people of the office; a school has a few. */
async function loadPeople(): Promise<Person[]> {
  const people: Person[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await callEndpoint(getPeople, undefined, {
      query: { limit: maxListLength, cursor },
    });
    people.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return people;
}

function PeopleOfTheOffice() {
  const { user } = useSession();
  const [people, setPeople] = useState<readonly Person[] | 'loading' | 'failed'>('loading');
  const [isStale, setStale] = useState(true);
  const [change, setChange] = useState<PersonChange | null>(null);

  useEffect(() => {
    if (!isStale) return undefined;
    let isCurrent = true;
    async function load() {
      try {
        const found = await loadPeople();
        if (!isCurrent) return;
        setPeople(found);
        setStale(false);
      } catch {
        if (!isCurrent) return;
        setPeople('failed');
        setStale(false);
        toast.error('The people could not be loaded.');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [isStale]);

  const reload = () => setStale(true);

  if (people === 'loading') return <Skeleton lines={6} words="Loading the people of the office." />;
  if (people === 'failed') {
    /** The pressed button disappears, so the focus has to move. */
    function retry() {
      document.getElementById(headingId)?.focus();
      setPeople('loading');
      reload();
    }
    return (
      <div className={list.why}>
        <p>The people could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  return (
    <>
      <p className={styles.roles}>
        <b>Owners</b> may do everything. <b>Teachers</b> answer messages and look up families; they cannot
        delete, export or change settings.
      </p>
      <PeopleTable people={people} ownId={user?._id} labelledBy={headingId} onChange={setChange} />
      <InvitationForm onInvited={reload} />
      <PersonDialog change={change} headingId={headingId} onClose={() => setChange(null)} onDone={reload} />
    </>
  );
}
