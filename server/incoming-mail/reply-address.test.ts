import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readReplyAddress, replyAddressOf } from './reply-address.ts';

const id = randomUUID();

test('an address leads to its conversation, in any case of letters and with an earlier secret', () => {
  const address = replyAddressOf('office@school.test', id, 'old') ?? '';
  expect(address).toMatch(/^office\+[0-9a-f]{48}@school\.test$/);
  expect(readReplyAddress(address.toUpperCase(), ['new', 'old'])).toEqual({
    conversationId: id,
    isGenuine: true,
  });
});

test('a forged address is not genuine', () => {
  const address = replyAddressOf('office@school.test', id, 'another secret') ?? '';
  expect(readReplyAddress(address, ['new'])).toEqual({ conversationId: id, isGenuine: false });
});

test.each(['office@school.test', 'office+news@school.test', ''])('%j has no conversation', (address) => {
  expect(readReplyAddress(address, ['new'])).toBeNull();
});

test('a mailbox with a long name has no such addresses', () => {
  expect(replyAddressOf(`${'a'.repeat(20)}@school.test`, id, 'new')).toBeNull();
});
