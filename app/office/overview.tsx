// The first page of the office: what needs somebody now, and the numbers of the last weeks.
import { useEffect, useState } from 'react';
import { getOverview, type Overview } from '#contract/overview.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Route } from './+types/overview';
import { FirstStepsList } from './first-steps.tsx';
import { NeedsNow } from './needs-now.tsx';
import { OfficePage } from './office-page.tsx';
import { unsentReplies } from './unsent-replies.ts';
import { WeeklyNumbers } from './weekly-numbers.tsx';
import list from './user-list.module.css';

export const meta = metaOf('/office');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office') });

const headingId = 'overview';

export default function OverviewPage() {
  return (
    <OfficePage title="Overview" headingId={headingId} feature="This page" access="office">
      <Present />
    </OfficePage>
  );
}

function Present() {
  const { user } = useSession();
  const [overview, setOverview] = useState<Overview | 'loading' | 'failed'>('loading');
  const isLoading = overview === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    async function load() {
      try {
        const found = await callEndpoint(getOverview, undefined);
        if (isCurrent) setOverview(found);
      } catch {
        if (!isCurrent) return;
        setOverview('failed');
        toast.error('The overview could not be loaded.');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);

  if (overview === 'loading') return <Skeleton lines={8} words="Loading the overview." />;
  if (overview === 'failed') {
    /** The pressed button disappears, so the focus has to move. */
    function retry() {
      document.getElementById(headingId)?.focus();
      setOverview('loading');
    }
    return (
      <div className={list.why}>
        <p>The overview could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  const { now, weeks, firstSteps } = overview;
  if (firstSteps !== null) return <FirstStepsList {...firstSteps} />;
  return (
    <>
      <NeedsNow now={now} drafts={user === null ? [] : unsentReplies(user._id)} />
      <WeeklyNumbers weeks={weeks} />
    </>
  );
}
