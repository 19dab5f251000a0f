import { expect, test } from 'vitest';
import { callUrl, chatUrl } from './phone-links.ts';

test.each([
  ['98765 43210', 'tel:9876543210', '919876543210'],
  ['098765-43210', 'tel:09876543210', '919876543210'],
  ['+91 98765 43210', 'tel:+919876543210', '919876543210'],
  ['+44 20 7946 0958', 'tel:+442079460958', '442079460958'],
  ['0091 98765 43210', 'tel:00919876543210', '919876543210'],
])('%j is called at %s and chats at %s', (phone, call, chat) => {
  expect(callUrl(phone)).toBe(call);
  expect(chatUrl(phone, 'Hello & namaste')).toBe(`https://wa.me/${chat}?text=Hello%20%26%20namaste`);
});

test.each(['', 'no phone', '12'])('%j is no number', (phone) => {
  expect([callUrl(phone), chatUrl(phone, '')]).toEqual([undefined, undefined]);
});
