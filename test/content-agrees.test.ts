import { expect, test } from 'vitest';
import { edition } from './content.ts';

const { documents, entries, courses } = edition;
const students = Object.values(entries.work).filter(({ age }) => age !== null);

/** Every text of the content, whatever its document. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

test('a student is of one age everywhere', () => {
  const ages = new Map<string, Set<string>>();
  const add = (name: string, age: string) => ages.set(name, (ages.get(name) ?? new Set()).add(age));
  for (const { maker, age } of students) add(maker, String(age));
  for (const text of textsIn([documents.reviews, documents.home, documents.classes, entries.post])) {
    // 'mother of Ira, 9'
    for (const [, name = '', age = ''] of text.matchAll(/\b([A-Z][a-z]+), (\d{1,2})\b/g))
      if (ages.has(name)) add(name, age);
  }
  expect([...ages].filter(([, found]) => found.size > 1)).toEqual([]);
});

test.each(Object.entries(entries.room))(
  '%s offers a course for the age of each student whose work it shows',
  (_, room) => {
    const offered = courses.filter(
      ({ id, ageMin }) => ageMin !== null && room.taughtIn.some(({ courseId }) => courseId === id),
    );
    const missed = room.works
      .map((name) => entries.work[name])
      .filter((work) => work !== undefined && work.age !== null)
      .filter(
        (work) =>
          !offered.some(({ ageMin, ageMax }) => ageMin! <= work!.age! && work!.age! <= (ageMax ?? Infinity)),
      );
    expect(missed).toEqual([]);
  },
);

test('the form, the questions and the classes say the same about fees and refunds', () => {
  const { fees } = documents.school.rules;
  const texts = textsIn([documents.admission, documents.faq, documents.classes]).filter((text) =>
    /refunded|non-refundable/i.test(text),
  );
  expect(texts.map((text) => text.includes(fees))).toEqual([true, true, true]);
});

test('the workshops are for the ages that their list says', () => {
  const youngest = Math.min(...documents.workshop.year.workshops.map(({ ages }) => Number.parseInt(ages)));
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const from = new RegExp(`from (?:${youngest}|${words[youngest]}) years`, 'i');
  const texts = [
    documents.classes.workshop.text,
    documents.workshop.facts.map(({ text }) => text).join(' '),
    documents.timetable.classes.map(({ ages }) => ages).join(' '),
  ];
  for (const text of texts) expect(text).toMatch(from);
});
