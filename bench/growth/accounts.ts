import { performance } from 'node:perf_hooks';
import type { Figure, Measured } from '../figure.ts';
import { bySize } from './by-size.ts';
import { calls, type Call } from './calls.ts';
import { startPostgres } from '../run/postgres.ts';
import { openSchool, smallSchool, type School } from './school.ts';

const kinds = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The milliseconds of each round, by call and school. */
type Samples = Map<Call, Map<School, number[]>>;

async function sample(schools: readonly School[], rounds: number): Promise<Samples> {
  const samples: Samples = new Map(
    calls.map((call) => [call, new Map(schools.map((school) => [school, []]))]),
  );
  // The first round is not counted: it fills caches and compiles code.
  for (let round = -1; round < rounds; round += 1) {
    for (const call of calls) {
      if (call.readsAll && round > 2) continue;
      for (const school of schools) {
        const start = performance.now();
        await call.run(school, round + 1);
        if (round >= 0)
          samples
            .get(call)
            ?.get(school)
            ?.push(performance.now() - start);
      }
    }
  }
  return samples;
}

/** The figure of a call on one kind of database. */
function figureOf(call: Call, kind: keyof typeof kinds, bySchool: ReadonlyMap<School, number[]>): Figure {
  const series = [...bySchool]
    .filter(([school]) => school.kind === kind)
    .map(([{ times }, samples]) => ({ name: `${smallSchool * times} accounts`, samples }));
  return {
    group: 'growth',
    name: `${call.name}, ${kinds[kind]}`,
    unit: 'ms',
    ...bySize(series),
    ...(call.readsAll ? {} : { target: { atMost: 2 } }),
  };
}

/** Measures the calls in schools with up to a thousand times the rows in every table, on both databases. */
export async function measureAccounts({ isQuick }: { isQuick: boolean }): Promise<Measured> {
  const sizes = isQuick ? [1, 10, 100] : [1, 10, 100, 1000];
  const postgres = await startPostgres();
  const schools: School[] = [];
  for (const times of sizes) {
    schools.push(
      await openSchool(times, undefined),
      await openSchool(times, await postgres.create(`growth_${times}`)),
    );
  }
  const samples = await sample(schools, isQuick ? 7 : 21);
  for (const school of schools) await school.close();
  await postgres.stop();
  const figures = [...samples].flatMap(([call, bySchool]) => [
    figureOf(call, 'sqlite', bySchool),
    figureOf(call, 'postgres', bySchool),
  ]);
  return { figures };
}
