import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const base = {
  title: 'Questions',
  lead: 'Ask us.',
  questions: [{ question: 'When?' }, { question: 'Where?' }, { question: 'Who?' }],
};
const [when, where, who] = base.questions;
const withQuestions = (...questions: unknown[]) => ({ ...base, questions });
const merge = (mine: unknown, theirs: unknown, prefer?: 'mine' | 'theirs') =>
  mergeDocuments({ base, mine, theirs }, prefer);

test('changes of different fields are put together', () => {
  expect(merge({ ...base, lead: 'Mine.' }, { ...base, title: 'Theirs' })).toEqual({
    data: { ...base, lead: 'Mine.', title: 'Theirs' },
    clashes: [],
  });
});

test('a field that both changed is a clash, and the other fields are put together all the same', () => {
  const mine = { ...base, lead: 'Mine.', title: 'My title' };
  const theirs = { ...withQuestions(where, who), lead: 'Theirs.' };
  expect(merge(mine, theirs)).toEqual({
    data: { ...withQuestions(where, who), lead: 'Mine.', title: 'My title' },
    clashes: [['lead']],
  });
  expect(merge(mine, theirs, 'theirs').data).toMatchObject({ lead: 'Theirs.', title: 'My title' });
});

test('the same change of both is no clash', () => {
  expect(merge({ ...base, lead: 'New.' }, { ...base, lead: 'New.' }).clashes).toEqual([]);
});

test('a field that one of them removed is gone, and one that was added is there', () => {
  const { lead: _, ...less } = base;
  expect(merge(less, { ...base, note: 'New' }).data).toEqual({ ...less, note: 'New' });
});

test('entries of a list that one added and the other changed or removed are put together', () => {
  const added = { question: 'How?' };
  expect(merge(withQuestions(where, who), withQuestions(when, where, who, added)).data).toEqual(
    withQuestions(where, who, added),
  );
  expect(
    merge(withQuestions(when, added, where, who), withQuestions(when, { question: 'Whither?' }, who)).data,
  ).toEqual(withQuestions(when, added, { question: 'Whither?' }, who));
});

test('entries that both added at one place are all kept', () => {
  const [mine, theirs] = [{ question: 'Mine?' }, { question: 'Theirs?' }];
  expect(merge(withQuestions(when, where, who, mine), withQuestions(when, where, who, theirs))).toEqual({
    data: withQuestions(when, where, who, theirs, mine),
    clashes: [],
  });
});

test('entries in the same places are put together one by one', () => {
  const mine = withQuestions({ question: 'When now?' }, where, { question: 'Who else?' });
  const theirs = withQuestions(when, { question: 'Where then?' }, { question: 'Who then?' });
  expect(merge(mine, theirs)).toEqual({
    data: withQuestions({ question: 'When now?' }, { question: 'Where then?' }, { question: 'Who else?' }),
    clashes: [['questions', 2, 'question']],
  });
});

test('a list with another order is one whole, so that no entry is lost or doubled', () => {
  const mine = withQuestions(who, where, when);
  const theirs = withQuestions(when, { question: 'Where then?' }, who);
  expect(merge(mine, theirs)).toEqual({ data: mine, clashes: [['questions']] });
  expect(merge(mine, theirs, 'theirs').data).toEqual(theirs);
});

test('entries with ids are put together by them, wherever they stand', () => {
  const courses = ['oil', 'clay', 'ink'].map((id) => ({ id, price: 100, hidden: false }));
  const [oil, clay, ink] = courses;
  const paper = { id: 'paper', price: 50, hidden: false };
  const merged = (mine: unknown, theirs: unknown, prefer?: 'mine' | 'theirs') =>
    mergeDocuments({ base: { courses }, mine: { courses: mine }, theirs: { courses: theirs } }, prefer);
  // A price here; another course hidden, one added and all moved there.
  const dearer = [oil, { ...clay, price: 120 }, ink];
  expect(merged(dearer, [ink, { ...oil, hidden: true }, paper, clay])).toEqual({
    data: { courses: [ink, { ...oil, hidden: true }, paper, { ...clay, price: 120 }] },
    clashes: [],
  });
  expect(merged([oil, clay, paper, ink], [clay, oil, ink])).toEqual({
    data: { courses: [clay, paper, oil, ink] },
    clashes: [],
  });
  expect(merged(dearer, [oil, ink])).toEqual({
    data: { courses: [oil, { ...clay, price: 120 }, ink] },
    clashes: [['courses', 1]],
  });
  expect(merged(dearer, [oil, ink], 'theirs').data).toEqual({ courses: [oil, ink] });
  expect(merged(dearer, [oil, { ...clay, price: 130 }, ink]).clashes).toEqual([['courses', 1, 'price']]);
  expect(merged([ink, oil, clay], [clay, oil, ink]).clashes).toEqual([['courses']]);
});

test('an entry that both added is there once, and notices are put together by their days', () => {
  const added = { question: 'How?' };
  const [mine, theirs] = [withQuestions(when, where, who, added), withQuestions(added, when, where, who)];
  expect(merge(mine, theirs)).toEqual({ data: theirs, clashes: [] });
  const notices = ['2026-12-24', '2026-12-31'].map((day) => ({ day, text: 'No classes.' }));
  const [eve, last] = notices;
  const other = { day: '2027-01-01', text: 'A new year.' };
  const merged = mergeDocuments({
    base: { notices },
    mine: { notices: [{ ...eve, text: 'Classes until noon.' }, last, other] },
    theirs: { notices: [last, other] },
  });
  expect(merged.clashes).toEqual([['notices', 0]]);
  expect(merged.data).toMatchObject({ notices: expect.arrayContaining([last, other]) });
  expect((merged.data as { notices: unknown[] }).notices).toHaveLength(3);
});

test('a text with links is one whole, and so are two versions of an entry with others beside them', () => {
  const link = { href: '/classes', label: 'fees' };
  const from = { text: ['See ', link, ' for prices.'] };
  const theirs = { text: ['See ', link, ' for prices. Call ', link, '.'] };
  const mine = { text: ['Prices rise in January.'] };
  expect(mergeDocuments({ base: from, mine, theirs })).toEqual({ data: mine, clashes: [['text']] });
  expect(mergeDocuments({ base: { text: ['One.'] }, mine, theirs }).clashes).toEqual([['text']]);
  const lines = (...list: string[]) => ({ list });
  const [ours, others] = [lines('a mine', 'x'), lines('a theirs', 'y')];
  expect(mergeDocuments({ base: lines('a'), mine: ours, theirs: others })).toEqual({
    data: ours,
    clashes: [['list']],
  });
});

test('a list that is longer than any may be is one whole', () => {
  const list = Array.from({ length: 5_000 }, (_, at) => at);
  const [mine, theirs] = [
    [...list, 'mine'],
    ['theirs', ...list],
  ];
  expect(mergeDocuments({ base: { list }, mine: { list: mine }, theirs: { list: theirs } })).toEqual({
    data: { list: mine },
    clashes: [['list']],
  });
});

/** One thing that somebody does to a document with a list. Each word is typed once. */
type Step = { kind: 'title' | 'entry' | 'add' | 'remove' | 'move'; at: number; to: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('title', 'entry', 'add', 'remove', 'move'),
  at: fc.nat(5),
  to: fc.nat(5),
});
const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [String(value)];

test.each([
  ['with ids', true],
  ['without names', false],
])('of two people, no word of a list %s is lost, doubled or made up', (_, hasIds) => {
  let typed = 0;
  const word = () => `word ${(typed += 1)}`;
  const entry = () => ({ ...(hasIds && { id: word() }), question: word(), answer: word() });
  const start = (length: number) => ({ title: word(), list: Array.from({ length }, entry) });
  const changed = (from: ReturnType<typeof start>, steps: readonly Step[]) => {
    const next = structuredClone(from);
    const { list } = next;
    for (const { kind, at, to } of steps) {
      const place = list.length === 0 ? 0 : at % list.length;
      const [one] = list.slice(place, place + 1);
      if (kind === 'title') next.title = word();
      else if (kind === 'add') list.splice(to % (list.length + 1), 0, entry());
      else if (one === undefined) continue;
      else if (kind === 'entry') one.answer = word();
      else {
        list.splice(place, 1);
        if (kind === 'move') list.splice(to % (list.length + 1), 0, one);
      }
    }
    return next;
  };
  const steps = fc.array(step, { minLength: 1, maxLength: 3 });
  /** Both put the second entry first, and change it each in another way. */
  const bothMoveAndChange: Step[] = [
    { kind: 'move', at: 0, to: 3 },
    { kind: 'entry', at: 0, to: 0 },
  ];
  fc.assert(
    fc.property(fc.nat(5), steps, steps, (length, ownSteps, otherSteps) => {
      const from = start(length);
      const [mine, theirs] = [changed(from, ownSteps), changed(from, otherSteps)];
      const { data, clashes } = mergeDocuments({ base: from, mine, theirs });
      if (clashes.length > 0) return;
      const [old, own, others, all] = [from, mine, theirs, data].map(wordsIn) as [
        string[],
        string[],
        string[],
        string[],
      ];
      expect(new Set(all).size).toBe(all.length);
      expect(all).toEqual(expect.arrayContaining([...own, ...others].filter((each) => !old.includes(each))));
      expect([...own, ...others]).toEqual(expect.arrayContaining(all));
      // Made once more, over itself: nothing is new.
      const again = mergeDocuments({ base: from, mine, theirs: data });
      if (hasIds || again.clashes.length === 0) expect(again.data).toEqual(data);
    }),
    { examples: [[2, bothMoveAndChange, bothMoveAndChange]] },
  );
});
