import { expect, test } from 'vitest';
import { trialMessage } from '#app/trial/trial.ts';
import { courses } from '#content/courses.ts';
import { trialWords } from '#app/trial/words.ts';
import { content } from '#test/content.ts';
import { beginner } from '#test/courses.ts';
import { topicIn } from './message-topic.ts';

const names = courses.map(({ courseName }) => courseName);
const { workshopRequest } = content.document('contact');
const topicOf = (query: Record<string, string>) =>
  topicIn(`?${new URLSearchParams(query)}`, names, workshopRequest);

test('the message about a trial class contains the course and the age', () => {
  for (const course of names) {
    const topic = topicOf({ topic: 'trial', course, age: '7' });
    expect(topic?.message).toBe(trialMessage({ course, age: 7 }));
    expect(topic?.about).toContain(course);
    expect(topic?.about).toContain('7');
  }
});

test('ignores unknown courses and invalid ages', () => {
  const plain = { about: trialWords.label, message: trialMessage({}) };
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
