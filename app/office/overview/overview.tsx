// The first page of the office: what needs somebody now, and the numbers of this week and the last one.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Overview } from '#contract/school/overview.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { useNow } from '../inbox/use-now.ts';
import { Loaded } from '../kit/loaded.tsx';
import { News } from '../kit/news.tsx';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/overview';
import { FirstStepsList } from './first-steps.tsx';
import { NeedsNow } from './needs-now.tsx';
import { overviewQuery } from './overview-query.ts';
import { QuickChanges } from './quick-changes.tsx';
import { ToAnswer } from './to-answer.tsx';
import { WeekNumbers } from './week-numbers.tsx';
import styles from './overview.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office') });

const words = { loading: 'Loading the overview.', failed: 'The overview could not be loaded.' };

export default function OverviewPage() {
  return (
    <OfficePage title="Today" headingId="today" feature="This page" access="office">
      <Present />
    </OfficePage>
  );
}

/** The parts that make rows. */
const rowParts = ['now', 'mails', 'failedPublications', 'picturesLeftOut', 'backup', 'firstSteps'] as const;

/**
 * The overview as it was when the page was opened: a row that arrives later must not move another one under the finger.
 * @returns what is shown, and how to show the latest if that is another
 */
function useSteady(latest: Overview | undefined, isFetching: boolean) {
  const [shown, setShown] = useState<Overview>();
  // What an earlier visit has left is replaced once, by the first reply.
  const [isOpening, setOpening] = useState(true);
  if (isOpening && latest !== shown) setShown(latest);
  if (isOpening && !isFetching && latest !== undefined) setOpening(false);
  // A part that has not changed stays the same object.
  const isBehind = !isOpening && rowParts.some((part) => latest?.[part] !== shown?.[part]);
  return { shown: isOpening ? latest : shown, isBehind, showLatest: () => setShown(latest) };
}

function Present() {
  const { user } = useSession();
  const query = useQuery(overviewQuery);
  const { data, isFetching, isRefetchError } = query;
  const { shown, isBehind, showLatest } = useSteady(data, isFetching);
  const { isLoadingError, refetch } = query;
  const now = useNow();
  if (user?._id === undefined) return null;
  const changes = user.role === 'admin' && <QuickChanges />;
  return (
    <Loaded query={{ data: shown, isLoadingError, refetch }} words={words}>
      {(overview) => (
        <>
          <div className={styles.news}>
            <News
              problem={isRefetchError ? 'Not loaded again: this page may be old.' : undefined}
              isBehind={isBehind}
              onShow={showLatest}
            />
          </div>
          {overview.firstSteps === null ? (
            <div className={styles.groups}>
              <ToAnswer list={overview.now.toAnswer} now={now} />
              <div className={styles.aside}>
                <NeedsNow overview={overview} userId={user._id} now={now} />
                <WeekNumbers {...overview.weeks} />
                {changes}
              </div>
            </div>
          ) : (
            <>
              <FirstStepsList {...overview.firstSteps} />
              {changes}
            </>
          )}
        </>
      )}
    </Loaded>
  );
}
