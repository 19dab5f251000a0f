import type { PublishedPage } from '#contract/pages.ts';
import type { Sessions } from '../../e2e/scenes/sessions.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';
import { categories, maxLayoutShift, runLighthouse, type Loading } from './lighthouse.ts';

const viewers = { anyone: 'visitor', user: 'parent', office: 'admin', admin: 'admin' } as const;

/** More loads of a page whose first load misses a target, because another process may have caused it. */
const repeats = 2;

/** Pages that the report names for one target. */
const maxNamed = 3;

const missesTarget = ({ scores, blocking, cls }: Loading) =>
  Object.values(scores).some((score) => score < 100) || blocking > 50 || cls > maxLayoutShift;

/** Figures that hold for every page: the value of the worst page, which the name says. */
function figuresOf(loads: ReadonlyMap<string, readonly Loading[]>): Figure[] {
  const figure = (
    name: string,
    unit: string,
    read: (loading: Loading) => number,
    target: NonNullable<Figure['target']>,
    among = loads,
  ): Figure[] => {
    const sign = 'atLeast' in target ? 1 : -1;
    const sorted = [...among]
      .map(([path, loadings]) => ({ path, samples: loadings.map(read) }))
      .toSorted((a, b) => sign * (median(a.samples) - median(b.samples)));
    const limit = 'atLeast' in target ? target.atLeast : target.atMost;
    const missed = sorted.filter(({ samples }) => sign * (median(samples) - limit) < 0);
    // The worst pages that miss the target, or the page that is nearest to it. On a slow machine nearly all miss some.
    return (missed.length > 0 ? missed.slice(0, maxNamed) : sorted.slice(0, 1)).map(({ path, samples }) => ({
      group: 'pages',
      name: missed.length > 0 ? `${path}: ${name}` : `worst of ${among.size} pages, ${path}: ${name}`,
      unit,
      ours: { name: 'this site', samples },
      target,
    }));
  };
  // Home has a limit of its own (bench/pages/measure.ts).
  const others = new Map([...loads].filter(([path]) => path !== '/'));
  return [
    ...categories.flatMap((category) =>
      figure(`Lighthouse ${category}`, 'points', ({ scores }) => scores[category], { atLeast: 100 }),
    ),
    ...figure('blocking time', 'ms', ({ blocking }) => blocking, { atMost: 50 }, others),
    ...figure('layout shift', '', ({ cls }) => cls, { atMost: maxLayoutShift }),
  ];
}

/** Runs Lighthouse on pages, each as the visitor for whom it is. */
export async function measureScores(
  url: string,
  chromium: string,
  pages: readonly PublishedPage[],
  sessions: Sessions,
  isQuick: boolean,
): Promise<Figure[]> {
  const loads = new Map<string, Loading[]>();
  for (const { path, access, isIndexed } of pages) {
    const options = {
      chromium,
      storageState: sessions[viewers[access]],
      // Pages with `noindex` are not for search engines.
      skipAudits: isIndexed ? [] : ['is-crawlable'],
    };
    const samples = [await runLighthouse(url + path, options)];
    while (!isQuick && samples.length <= repeats && samples.some(missesTarget))
      samples.push(await runLighthouse(url + path, options));
    loads.set(path, samples);
    console.log(`${path}: ${samples.map(({ scores }) => Object.values(scores).join(' ')).join(', ')}`);
  }
  return figuresOf(loads);
}
