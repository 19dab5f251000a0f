import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { parent, password } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(databaseKinds)('a session that ends while a call is under way, on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('is a sign-in that is asked for, not a failure', async () => {
    const { visitor } = await parent(school);
    // Each gives the session a new token, so that whichever is first ends it for the others.
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => visitor.post('/user/confirm-password', { password })),
    );
    const [first] = replies.filter(({ status }) => status === 200);
    expect(first?.headers.getSetCookie().join()).toContain('signed-in=1');
    for (const { status, body } of replies.filter((reply) => reply !== first && reply.status !== 200)) {
      expect([status, body]).toEqual([401, { message: 'Please sign in first.' }]);
    }
    expect(school.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
