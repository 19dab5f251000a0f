import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { defaultContent, makeEdition, type SchoolContent } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import { contentWith } from '#test/changed-content.ts';
import type { Measured, MeasureOptions } from '../figure.ts';
import { raisePrice } from '../run/raise-price.ts';
import { root } from '../run/site.ts';

interface Change {
  name: string;
  /** The limit in seconds. */
  atMost: number;
  /** @param round makes the content another one in each round */
  change: (content: SchoolContent, round: number) => void;
}

const changes: readonly Change[] = [
  {
    name: 'a changed price of a course',
    atMost: 2,
    change: (content, round) => raisePrice(content, 1 + round),
  },
  {
    name: 'a changed name of the school, on every page',
    atMost: 20,
    change({ documents }, round) {
      documents.school.name = `Bench Art ${round}`;
    },
  },
];

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
}

interface Round {
  /** Seconds of the publication of all pages. */
  first: number;
  /** Seconds of the publication of each change. */
  changed: number[];
  /** The number of pages that were rendered for each change. */
  pages: number[];
}

/** One round with an empty DATA_DIR. */
async function measureRound(round: number): Promise<Round> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-bench-'));
  try {
    const settings = readSettings({ DATA_DIR: dataDir });
    const start = performance.now();
    const site = await openSite(root, settings, makeEdition(0, defaultContent));
    const first = (performance.now() - start) / 1000;
    const changed: number[] = [];
    const pages: number[] = [];
    for (const [index, { change }] of changes.entries()) {
      const next = makeEdition(
        index + 1,
        contentWith((content) => change(content, round)),
      );
      changed.push(await secondsOf(async () => pages.push((await site.publish(next)).rendered.length)));
    }
    return { first, changed, pages };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The group `publish` of `npm run bench`: how long a change of the content takes until visitors get it, with every changed text
 * compressed at the highest level. The publication of a first start stands beside it for comparison.
 */
export async function measure({ isQuick }: MeasureOptions): Promise<Measured> {
  const rounds: Round[] = [];
  for (let round = 0; round < (isQuick ? 1 : 5); round += 1) rounds.push(await measureRound(round));
  const first = { name: 'all pages, at a first start', samples: rounds.map((round) => round.first) };
  return {
    figures: changes.map(({ name, atMost }, index) => ({
      group: 'publish',
      name: `publication of ${name}`,
      unit: 's',
      ours: { name: 'this site', samples: rounds.map(({ changed }) => changed[index] ?? Number.NaN) },
      peers: [first],
      target: { atMost },
    })),
    notes: changes.map(
      ({ name }, index) => `${rounds[0]?.pages[index] ?? 0} pages are rendered for ${name}.`,
    ),
  };
}
