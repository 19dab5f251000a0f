import { describe, expect, test } from 'vitest';
import { isReply, reasonWords } from './mail-words.ts';

describe('the reason of a mail that was not accepted', () => {
  test.each([
    ['550 5.1.1 <asha@gmial.com>: Recipient address rejected: User unknown', /no such address/],
    ["550-5.1.1 The email account that you tried to reach doesn't exist", /no such address/],
    ['550 No such user here', /no such address/],
    ['552 5.2.2 The email account is over quota', /full/],
    ['452 4.2.2 The email account that you tried to reach is over quota', /full/],
    ['550 5.7.1 Message rejected as spam', /unwanted/],
    ['554 blocked using a list', /unwanted/],
    ['535 5.7.8 Username and Password not accepted', /password/],
    ['EAUTH', /password/],
    ['ECONNREFUSED', /reached/],
    ['ETIMEDOUT', /reached/],
    ['ENOTFOUND', /reached/],
    ['451 4.3.0 try later', /later/],
    ['421 too many connections', /later/],
    ['550 refused', /Check the address/],
    ['unknown', /could not be handed over/],
  ])('%j is said in words', (reason, words) => expect(reasonWords(reason)).toMatch(words));

  test('is quoted when the mail server gave it', () => {
    expect(isReply('550 No such user here')).toBe(true);
    expect(isReply('ECONNREFUSED')).toBe(false);
  });
});
