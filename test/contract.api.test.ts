import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { profileChange } from '#contract/users/account.ts';
import { application as applicationSchema } from '#contract/school/application.ts';
import { fieldMessages } from '#contract/field-messages.ts';
import { sentMessage } from '#contract/school/message.ts';
import { kindsOfThisRun } from './databases.ts';
import { application, parent, type TestUser } from './people.ts';
import { openSchool, type School } from './school.ts';
import { anyDay, anyEmail, withFaults } from './arbitraries.ts';
import { messagesIn } from '#test/messages.ts';

describe.each(kindsOfThisRun)('the server on %s validates with the schema of the browser', (kind) => {
  let school: School;
  let asha: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
    // It would lock mails in another order than the deletion of their conversations below does.
    await school.context.outbox.stop();
  });
  afterAll(() => school.close());

  /** Sends a body to the server and expects its reply to agree with the schema. @returns the result of the schema */
  async function expectAgreement(
    schema: z.ZodMiniType,
    method: string,
    path: string,
    value: unknown,
    accepted: readonly number[],
  ) {
    const reply = await asha.visitor.send(method, path, value);
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      expect([reply.status, accepted]).toEqual([expect.toBeOneOf([...accepted]), accepted]);
    } else {
      expect([reply.status, reply.body.fields]).toEqual([400, fieldMessages(parsed.error)]);
    }
    return parsed;
  }

  const empty = (table: 'conversations' | 'rateLimits' | 'applications') =>
    school.context.db.deleteFrom(table).execute();

  test('a message, and stores it as the schema parsed it', async () => {
    const values = withFaults(
      { userName: 'Asha', userEmail: 'a@b.test', userNumber: '98765', userMessage: 'Hello', website: '' },
      { userEmail: anyEmail },
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        await empty('conversations');
        // Without this, the same message within ten minutes would not be stored again.
        await empty('rateLimits');
        const parsed = await expectAgreement(sentMessage, 'POST', '/user/add-lead', value, [201]);
        if (!parsed.success || (parsed.data as z.output<typeof sentMessage>).website !== '') return;
        const { website: _, ...fields } = parsed.data as z.output<typeof sentMessage>;
        const [row] = await messagesIn(school.context.db);
        expect(row).toMatchObject(fields);
      }),
      { numRuns: 120 },
    );
  });

  test('an application, and returns it as the schema parsed it', async () => {
    await fc.assert(
      fc.asyncProperty(
        withFaults(application(), { dob: anyDay, course: fc.constant('Special classes') }),
        async (value) => {
          await empty('applications');
          const parsed = await expectAgreement(applicationSchema, 'POST', '/user/enroll-user', value, [201]);
          if (!parsed.success) return;
          const { user } = (await asha.visitor.get('/user/me')).body;
          expect(user.enrollmentData).toMatchObject(parsed.data as object);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('a name, and returns it as the schema parsed it', async () => {
    await fc.assert(
      fc.asyncProperty(withFaults({ fullName: 'Asha' }), async (value) => {
        const parsed = await expectAgreement(profileChange, 'PATCH', '/user/me', value, [200]);
        if (parsed.success)
          expect((await asha.visitor.get('/user/me')).body.user).toMatchObject(parsed.data as object);
      }),
      { numRuns: 80 },
    );
  });
});
