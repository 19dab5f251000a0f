import { expect, test } from 'vitest';
import type { OwnConversation } from '#contract/school/own-conversation.ts';
import { aboutOf, standingOf } from './conversation-words.ts';

const conversation: OwnConversation = {
  _id: 'a',
  kind: 'message',
  status: 'open',
  respondBy: '2026-11-14T05:12:00.000Z',
  overdue: false,
  personName: 'Asha Rao',
  childName: null,
  course: null,
  lastAt: '2026-11-12T12:00:00.000Z',
  lastKind: 'in',
};
const meera = { childName: 'Meera', course: { id: 'junior-beginner', name: 'Junior Beginner' } };

test('words say what a conversation is about', () => {
  expect(aboutOf(conversation)).toMatch(/^Message of .*12/);
  expect(aboutOf({ ...conversation, ...meera, kind: 'application' })).toBe(
    'Application for Meera, Junior Beginner',
  );
  expect(aboutOf({ ...conversation, kind: 'trial', course: meera.course })).toBe(
    'Trial class, Junior Beginner',
  );
});

test('words say whether the school has answered, and never promise a time that has passed', () => {
  expect(standingOf(conversation)).toMatch(/^We answer by \w+day, \d/);
  expect(standingOf({ ...conversation, overdue: true })).not.toMatch(/day/);
  expect(standingOf({ ...conversation, status: 'waiting', respondBy: null, lastKind: 'out' })).toBe(
    'The school has answered',
  );
  expect(standingOf({ ...conversation, status: 'closed', respondBy: null })).toBe('Closed');
  expect(standingOf({ ...conversation, respondBy: null })).toBe('The school has your words');
});
