import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { createApp } from '#server/api/app.ts';
import { openAuth } from '#server/context.ts';

const currentSecret = 'the secret that came after the first one';

describe.each(kindsOfThisRun)('a changed AUTH_SECRET on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  let earlierSecret: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
    earlierSecret = school.context.secret;
  });
  afterAll(() => school.close());

  /** Sends Asha's cookie to the same school with another secret. */
  async function getMe(secret: string, earlierSecrets: string[], cookie = cookieOf(asha)) {
    const { settings, db } = school.context;
    const context = {
      ...school.context,
      secret,
      settings: { ...settings, earlierSecrets },
      auth: openAuth(db, settings, secret),
    };
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    return createApp(context).request('/user/me', { headers: { cookie } }, env);
  }

  const cookieOf = ({ visitor }: TestUser) =>
    [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  test('signs nobody out while the earlier secret is accepted', async () => {
    const reply = await getMe(currentSecret, ['x'.repeat(32), earlierSecret]);
    expect(reply.status).toBe(200);
    expect((await reply.json()).user.userEmail).toBe(asha.email);
  });

  test('signs everybody out when the earlier secret is not accepted', async () => {
    expect((await getMe(currentSecret, [])).status).toBe(401);
    expect((await getMe(currentSecret, ['x'.repeat(32)])).status).toBe(401);
  });

  test('accepts no cookie that none of the secrets signed', async () => {
    const forged = cookieOf(asha).replace(/(session_token=)(.)/, (_, name, first) =>
      first === 'x' ? `${name}y` : `${name}x`,
    );
    for (const cookie of [forged, 'school.session_token=', '=; ;=']) {
      expect((await getMe(currentSecret, [earlierSecret], cookie)).status).toBe(401);
    }
    expect((await getMe(currentSecret, [earlierSecret], 'school.session_token=%E0%A4%A')).status).toBe(400);
  });
});
