import { useQueryClient } from '@tanstack/react-query';
import { getTrial, getTrials, type Trial, type TrialList } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { pagesQuery, type Pages } from '../kit/use-office-list.ts';
import { queryOf, replaceLoaded } from '../office-query.tsx';

const lists: readonly TrialList[] = ['asked', 'agreed', 'done'];
const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/** The query of one list, page by page; of those that are done, the last two weeks. */
export const trialsQuery = (list: TrialList) =>
  pagesQuery({
    queryKey: [getTrials.path, list],
    limit: 50,
    load: (page) => {
      const from = list === 'done' ? { from: new Date(Date.now() - twoWeeks).toISOString() } : {};
      return callEndpoint(getTrials, undefined, { query: { ...page, list, ...from } });
    },
  });

/** The query of one trial class. */
export const trialQuery = (id: string) => queryOf(getTrial, { params: { id } });

const listOf = ({ status }: Trial): TrialList =>
  status === 'asked' || status === 'agreed' ? status : 'done';

/** The pages of a list after a change: the trial class moves to the end of the list of its new status. */
function withChanged({ pages, pageParams }: Pages<Trial>, list: TrialList, changed: Trial): Pages<Trial> {
  const rest = pages.map(({ items, next }) => ({
    items: items.filter(({ _id }) => _id !== changed._id),
    next,
  }));
  if (listOf(changed) === list) rest.at(-1)?.items.push(changed);
  return { pages: rest, pageParams };
}

/** @returns a function that shows a changed trial class wherever it was loaded */
export function useShowChanged(): (changed: Trial) => Promise<void> {
  const client = useQueryClient();
  return async (changed) => {
    await Promise.all([
      replaceLoaded<Trial>(client, trialQuery(changed._id).queryKey, () => changed),
      ...lists.map((list) =>
        replaceLoaded<Pages<Trial>>(client, trialsQuery(list).queryKey, (pages) =>
          withChanged(pages, list, changed),
        ),
      ),
    ]);
    // Its conversation notes the change, which may have answered the family; the counts of the menu follow.
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => path !== getTrials.path && path !== getTrial.path,
    });
  };
}
