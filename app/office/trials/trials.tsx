// The trial classes: those to be agreed, those to be noted, the coming ones by day, and the last ones.
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayText } from '#contract/school-time.ts';
import { getTrials, type Trial, type TrialList } from '#contract/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { OfficePage } from '../office-page.tsx';
import type { Route } from './+types/trials';
import { isOver, TrialCard } from './trial-card.tsx';
import type { ClassTime } from './time-form.tsx';
import { TrialPanel } from './trial-panel.tsx';
import styles from './trials.module.css';

export const meta = metaOf('/office/trials');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/trials'),
  classes: contentOf(context)
    .document('timetable')
    .classes.map(({ day, start, minutes, courses }) => ({ day, start, minutes, courses })),
});

export default function Trials({ loaderData: { classes } }: Route.ComponentProps) {
  return (
    <OfficePage title="Trial Classes" headingId="trial-classes" feature="This page" access="office">
      <OneOrAll classes={classes} />
    </OfficePage>
  );
}

/** One trial class, which the link in a mail names, or all. */
function OneOrAll({ classes }: { classes: readonly ClassTime[] }) {
  const [query] = useSearchParams();
  const trialId = query.get('trial');
  if (trialId === null) return <Lists classes={classes} />;
  return (
    <div className={styles.lists}>
      <MoreLink to="/office/trials">All trial classes</MoreLink>
      <TrialPanel trialId={trialId} classes={classes} />
    </div>
  );
}

/** The pages of a list that were loaded, and the cursor of the next one. */
interface Loaded {
  items: readonly Trial[];
  next: string | null;
}
type Lists = Record<TrialList, Loaded>;

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

async function loadPage(list: TrialList, cursor?: string): Promise<Loaded> {
  const from = list === 'done' ? { from: new Date(Date.now() - twoWeeks).toISOString() } : {};
  return callEndpoint(getTrials, undefined, {
    query: { list, limit: 50, ...from, ...(cursor === undefined ? {} : { cursor }) },
  });
}

async function loadAll(): Promise<Lists> {
  const [asked, agreed, done] = await Promise.all([loadPage('asked'), loadPage('agreed'), loadPage('done')]);
  return { asked, agreed, done };
}

const listOf = ({ status }: Trial): TrialList =>
  status === 'asked' || status === 'agreed' ? status : 'done';

const byTime = (one: Trial, other: Trial) => (one.startsAt ?? '').localeCompare(other.startsAt ?? '');

/** The lists after a change: the trial class moves to the list of its new status. */
function withChanged(lists: Lists, changed: Trial): Lists {
  const without = ({ items, next }: Loaded): Loaded => ({
    items: items.filter(({ _id }) => _id !== changed._id),
    next,
  });
  const rest = { asked: without(lists.asked), agreed: without(lists.agreed), done: without(lists.done) };
  const list = listOf(changed);
  const items = [...rest[list].items, changed];
  return { ...rest, [list]: { ...rest[list], items: list === 'agreed' ? items.toSorted(byTime) : items } };
}

function Lists({ classes }: { classes: readonly ClassTime[] }) {
  const [found, setFound] = useState<Lists | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    setFound('loading');
    try {
      setFound(await loadAll());
    } catch {
      setFound('failed');
      toast.error('The trial classes could not be loaded.');
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (found === 'loading') return <Skeleton lines={8} words="Loading the trial classes." />;
  if (found === 'failed') {
    return (
      <div className={styles.problem}>
        <p>The trial classes could not be loaded.</p>
        <Button onClick={() => void load()}>Try again</Button>
      </div>
    );
  }

  async function loadMore(list: TrialList, loaded: Loaded) {
    try {
      const page = await loadPage(list, loaded.next ?? undefined);
      setFound((lists) =>
        // A second tap asked for the same page.
        typeof lists === 'string' || lists[list].next !== loaded.next
          ? lists
          : { ...lists, [list]: { items: [...lists[list].items, ...page.items], next: page.next } },
      );
    } catch {
      toast.error('The trial classes could not be loaded.');
    }
  }

  const { asked, agreed, done } = found;
  const over = agreed.items.filter((trial) => isOver(trial));
  const coming = agreed.items.filter((trial) => !isOver(trial));
  const change = (trial: Trial) =>
    setFound((lists) => (typeof lists === 'string' ? lists : withChanged(lists, trial)));
  const group = (title: string, trials: readonly Trial[]) => (
    <Group key={title} title={title} trials={trials} classes={classes} onChange={change} />
  );
  const more = (list: TrialList, loaded: Loaded) =>
    loaded.next !== null && <Button onClick={() => void loadMore(list, loaded)}>Show more</Button>;
  return (
    <div className={styles.lists}>
      {asked.items.length === 0 && agreed.items.length === 0 && (
        <p className={styles.none}>
          No trial class waits for you. A family asks for one on the contact page or on the card of a course.
        </p>
      )}
      {group('To be agreed', asked.items)}
      {more('asked', asked)}
      {group('How was it?', over)}
      {[...new Set(coming.map(dayOf))].map((day) =>
        group(
          day,
          coming.filter((trial) => dayOf(trial) === day),
        ),
      )}
      {more('agreed', agreed)}
      {group(
        'The last two weeks',
        done.items.toSorted((one, other) => byTime(other, one)),
      )}
      {more('done', done)}
    </div>
  );
}

const dayOf = ({ startsAt, timeZone }: Trial) => dayText(new Date(startsAt ?? 0), timeZone);

interface GroupProps {
  title: string;
  trials: readonly Trial[];
  classes: readonly ClassTime[];
  onChange: (trial: Trial) => void;
}

function Group({ title, trials, classes, onChange }: GroupProps) {
  if (trials.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {trials.map((trial) => (
          <li key={trial._id}>
            <TrialCard trial={trial} classes={classes} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}
