import { expect, test } from 'vitest';
import { databaseLacksTls, mailNeedsTls } from './tls.ts';

test.each([
  ['smtp://post:word@mail.school.test:587', true],
  ['smtps://mail.school.test', true],
  ['smtp://192.0.2.7', true],
  ['smtp://localhost.evil.test', true],
  ['smtp://mail.school.test?ignoreTLS=true', false],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:25', false],
])('mail to %s requires TLS: %s', (url, needed) => {
  expect(mailNeedsTls(url)).toBe(needed);
});

test.each([
  ['postgres://school@db.school.test/school', true],
  ['postgres://school@db.school.test/school?sslmode=require', true],
  ['postgres://school@db.school.test/school?sslmode=verify-full', false],
  ['postgres://school@127.0.0.1/school', false],
  ['postgres://school@localhost:5433/school', false],
  ['postgres:///school?host=/run/postgresql', false],
])('the database connection to %s lacks TLS: %s', (url, open) => {
  expect(databaseLacksTls(url)).toBe(open);
});
