import { describe, expect, test } from 'vitest';
import type { Answer } from '#contract/school/photo-consent.ts';
import { consentOn, mayBeAsked } from './consent-rule.ts';

const today = '2026-11-30';
const answer = (work: boolean, face: boolean, until: string | null = null): Answer => ({ work, face, until });
const yes = answer(true, true);
const no = answer(false, false);

describe('photographs of a child may be shown', () => {
  test.each<[string, Answer | undefined, Answer[], string, string, boolean]>([
    ['never without an answer', undefined, [], 'not answered', 'not answered', false],
    ['after a yes', yes, [], 'yes', 'yes', false],
    ['not after a no', no, [], 'no', 'no', false],
    ['of the work alone', answer(true, false), [], 'yes', 'no', false],
    ['of the child alone', answer(false, true), [], 'no', 'yes', false],
    ['on the last day', answer(true, true, today), [], 'yes', 'yes', false],
    ['not on the day after', answer(true, true, '2026-11-29'), [], 'run out', 'run out', false],
    ['not after a no with a day that is over', answer(true, false, '2026-11-29'), [], 'run out', 'no', false],
    ['not where another family said no', yes, [no], 'no', 'no', true],
    ['of what the other family did not refuse', yes, [answer(true, false)], 'yes', 'no', true],
    ['not where one of several families said no', yes, [yes, no], 'no', 'no', true],
    [
      'not where another family said no with a day that is over',
      yes,
      [answer(false, true, '2026-11-29')],
      'no',
      'yes',
      true,
    ],
    [
      'where the yes of another family has run out',
      yes,
      [answer(true, true, '2026-11-29')],
      'yes',
      'yes',
      false,
    ],
    ['not by the yes of another family', undefined, [yes], 'not answered', 'not answered', false],
    ['not where only another family answered, with no', undefined, [no], 'no', 'no', true],
    ['not by the yes of another family after a no', no, [yes], 'no', 'no', false],
    [
      'not by the yes of another family after one that has run out',
      answer(true, true, '2026-11-29'),
      [yes],
      'run out',
      'run out',
      false,
    ],
    ['not where both said no', no, [no], 'no', 'no', false],
  ])('%s', (_, own, others, work, face, isRefusedElsewhere) => {
    expect(consentOn(today, own, others)).toEqual({ work, face, isRefusedElsewhere });
  });
});

describe('a family may be asked', () => {
  test.each<[string, Answer | undefined, boolean]>([
    ['that has not answered', undefined, true],
    ['but not after a yes without an end', yes, false],
    ['but not after a no', no, false],
    ['when its yes has run out', answer(true, false, '2026-11-01'), true],
    ['when its yes runs out in 30 days', answer(true, true, '2026-12-30'), true],
    ['but not when it runs out in 31 days', answer(true, true, '2026-12-31'), false],
  ])('%s', (_, own, expected) => {
    expect(mayBeAsked(own, today)).toBe(expected);
  });
});
