import type { PublishedPage } from '#contract/site/pages.ts';
import type { Sessions } from '../../e2e/scenes/sessions.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';
import { categories, maxLayoutShift, runLighthouse, type Loading } from './lighthouse.ts';

const viewers = { anyone: 'visitor', user: 'parent', office: 'admin', admin: 'admin' } as const;

/** Pages that the report names for one target. */
const maxNamed = 3;

/** Loads of a page before the report says that it misses a target: another process may have disturbed one. */
const loadsOfNamed = 3;

/** What every page should reach. */
interface Target {
  name: string;
  unit: string;
  read: (loading: Loading) => number;
  limit: { atLeast: number } | { atMost: number };
  /** A page that has a limit of its own (bench/pages/measure.ts). */
  except?: string;
}

const targets: Target[] = [
  ...categories.map((category) => ({
    name: `Lighthouse ${category}`,
    unit: 'points',
    read: ({ scores }: Loading) => scores[category],
    limit: { atLeast: 100 },
  })),
  {
    name: 'blocking time',
    unit: 'ms',
    read: ({ blocking }) => blocking,
    limit: { atMost: 50 },
    except: '/',
  },
  { name: 'layout shift', unit: '', read: ({ cls }) => cls, limit: { atMost: maxLayoutShift } },
];

/** The loads of each page, by its path. */
type Loads = ReadonlyMap<string, readonly Loading[]>;

/** The worst pages that miss a target, and the page that is worst of all. On a slow machine nearly all miss some. */
function worstOf({ read, limit, except }: Target, loads: Loads) {
  const sign = 'atLeast' in limit ? 1 : -1;
  const bound = 'atLeast' in limit ? limit.atLeast : limit.atMost;
  const sorted = [...loads]
    .filter(([path]) => path !== except)
    .map(([path, loadings]) => ({ path, samples: loadings.map(read) }))
    .toSorted((a, b) => sign * (median(a.samples) - median(b.samples)));
  const missed = sorted.filter(({ samples }) => sign * (median(samples) - bound) < 0);
  return { missed: missed.slice(0, maxNamed), worst: sorted[0] };
}

/** The pages that the report names for each target. */
function figuresOf(loads: Loads): Figure[] {
  return targets.flatMap((target) => {
    const { name, unit, limit } = target;
    const { missed, worst } = worstOf(target, loads);
    const figure = (title: string, samples: readonly number[]): Figure => ({
      group: 'pages',
      name: `${title}: ${name}`,
      unit,
      ours: { name: 'this site', samples },
      target: limit,
    });
    if (missed.length > 0) return missed.map(({ path, samples }) => figure(path, samples));
    return worst === undefined ? [] : [figure(`worst of ${loads.size} pages, ${worst.path}`, worst.samples)];
  });
}

/** A page, and where to load it: a page with an id needs one that exists. */
export interface ScoredPage extends PublishedPage {
  address: string;
}

/** Runs Lighthouse on pages, each as the visitor for whom it is. */
export async function measureScores(
  url: string,
  chromium: string,
  pages: readonly ScoredPage[],
  sessions: Sessions,
  isQuick: boolean,
): Promise<Figure[]> {
  const loads = new Map<string, Loading[]>(pages.map(({ path }) => [path, []]));
  const load = async ({ path, address, access, isIndexed }: ScoredPage) => {
    const loading = await runLighthouse(url + address, {
      chromium,
      storageState: sessions[viewers[access]],
      // Pages with `noindex` are not for search engines.
      skipAudits: isIndexed ? [] : ['is-crawlable'],
    });
    loads.get(path)?.push(loading);
    console.log(`${path}: ${Object.values(loading.scores).join(' ')}`);
  };
  for (const page of pages) await load(page);
  const loadedTooFew = () => {
    const named = new Set(targets.flatMap((target) => worstOf(target, loads).missed.map(({ path }) => path)));
    return pages.find(({ path }) => named.has(path) && (loads.get(path)?.length ?? 0) < loadsOfNamed);
  };
  for (let page = loadedTooFew(); !isQuick && page !== undefined; page = loadedTooFew()) await load(page);
  return figuresOf(loads);
}
