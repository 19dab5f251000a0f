import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '#test/content.ts';

test('the times of the steps are those of the film’s captions', () => {
  const captions = readFileSync(new URL('../../content/film/tutorial.vtt', import.meta.url), 'utf8');
  const starts = [...captions.matchAll(/^00:(\d\d):(\d\d)\.(\d{3}) -->/gm)].map(
    ([, minutes, seconds, rest]) => Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(rest),
  );
  // The first caption is the title of the film.
  const { steps } = content.document('tutorial').steps;
  expect(steps.map(({ at }) => Math.round(at * 1000))).toEqual(starts.slice(1));
});
