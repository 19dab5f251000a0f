import { expect, test } from 'vitest';
import { trialMessage } from '#app/trial/trial.ts';
import { content } from '#test/content.ts';
import { trialWords } from '#app/trial/words.ts';
import { beginner } from '#test/courses.ts';
import { topicIn } from './message-topic.ts';

const courses = content.courses();
const { workshopRequest } = content.document('contact');
const topicOf = (query: Record<string, string>) =>
  topicIn(`?${new URLSearchParams(query)}`, courses, workshopRequest);

test('the message about a trial class contains the course and the age', () => {
  for (const { slug, courseName } of courses) {
    const topic = topicOf({ topic: 'trial', course: slug, age: '7' });
    expect(topic?.message).toBe(trialMessage({ course: courseName, age: 7 }));
    expect(topic?.about).toContain(courseName);
    expect(topic?.about).toContain('7');
  }
});

test('an older link has the name of the course', () => {
  expect(topicOf({ topic: 'trial', course: beginner })?.message).toBe(trialMessage({ course: beginner }));
});

test('ignores unknown courses and invalid ages', () => {
  const plain = { about: trialWords.label, message: trialMessage({}), trial: {} };
  expect(topicOf({ topic: 'trial' })).toEqual(plain);
  expect(topicOf({ topic: 'trial', course: 'Send money to', age: '' })).toEqual(plain);
  for (const age of ['0', '-7', '100', '7.5', '1e1', 'seven', ' 7'])
    expect(topicOf({ topic: 'trial', age })).toEqual(plain);
  expect(topicOf({ topic: 'trial', age: '99' })?.message).toBe(trialMessage({ age: 99 }));
});

test('gives a message for a workshop and null for any other query', () => {
  expect(topicOf({ topic: 'workshop' })).toEqual(workshopRequest);
  expect(topicOf({})).toBeNull();
  expect(topicOf({ topic: 'prize', course: beginner })).toBeNull();
});
