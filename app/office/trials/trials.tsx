// The trial classes: those to be agreed, those to be noted, the coming ones by day, and the last ones.
import { useSearchParams } from 'react-router';
import { dayText } from '#contract/school-time.ts';
import type { Trial } from '#contract/school/trial.ts';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Loaded } from '../kit/loaded.tsx';
import { ShowMore } from '../kit/office-list.tsx';
import { useOfficeList } from '../kit/use-office-list.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/trials';
import { isOver, TrialCard } from './trial-card.tsx';
import type { ClassTime } from './trial-time.ts';
import { classTimes } from './class-times.ts';
import { TrialPanel } from './trial-panel.tsx';
import { trialsQuery } from './trial-queries.ts';
import styles from './trials.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/trials');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/trials'),
  classes: classTimes(contentOf(context)),
});

export default function Trials({ loaderData: { classes } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  // The link in a mail names one.
  const trialId = query.get('trial');
  return (
    <OfficePage
      title="Trial Classes"
      headingId="trial-classes"
      feature="This page"
      access="office"
      back={trialId === null ? undefined : { to: '/office/trials', words: 'All trial classes' }}
    >
      {trialId === null ? <Lists classes={classes} /> : <TrialPanel trialId={trialId} classes={classes} />}
    </OfficePage>
  );
}

const byTime = (one: Trial, other: Trial) => (one.startsAt ?? '').localeCompare(other.startsAt ?? '');

const words = { loading: 'Loading the trial classes.', failed: 'The trial classes could not be loaded.' };

function Lists({ classes }: { classes: readonly ClassTime[] }) {
  const asked = useOfficeList(trialsQuery('asked'), words);
  const agreed = useOfficeList(trialsQuery('agreed'), words);
  const done = useOfficeList(trialsQuery('done'), words);
  const queries = [asked.query, agreed.query, done.query];
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  const isWaiting = queries.some(({ data }) => data === undefined);
  const trialsOf = ({ query }: typeof asked) => query.data ?? [];

  const byDay = trialsOf(agreed).toSorted(byTime);
  const over = byDay.filter((trial) => isOver(trial));
  const coming = byDay.filter((trial) => !isOver(trial));
  const group = (title: string, trials: readonly Trial[]) => (
    <Group key={title} title={title} trials={trials} classes={classes} />
  );
  return (
    <Loaded
      query={{
        data: isWaiting ? undefined : byDay,
        isLoadingError: failed.length > 0,
        refetch: () => failed.map((query) => query.refetch()),
      }}
      words={words}
    >
      {() => (
        <div className={styles.lists}>
          {trialsOf(asked).length === 0 && byDay.length === 0 && (
            <p className={styles.none}>
              No trial class waits for you. A family asks for one on the contact page or on the card of a
              course.
            </p>
          )}
          {group('To be agreed', trialsOf(asked))}
          <ShowMore list={asked} />
          {group('How was it?', over)}
          {[...new Set(coming.map(dayOf))].map((day) =>
            group(
              day,
              coming.filter((trial) => dayOf(trial) === day),
            ),
          )}
          <ShowMore list={agreed} />
          {group(
            'The last two weeks',
            trialsOf(done).toSorted((one, other) => byTime(other, one)),
          )}
          <ShowMore list={done} />
        </div>
      )}
    </Loaded>
  );
}

const dayOf = ({ startsAt, timeZone }: Trial) => dayText(new Date(startsAt ?? 0), timeZone);

interface GroupProps {
  title: string;
  trials: readonly Trial[];
  classes: readonly ClassTime[];
}

function Group({ title, trials, classes }: GroupProps) {
  if (trials.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {trials.map((trial) => (
          <li key={trial._id}>
            <TrialCard trial={trial} classes={classes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
