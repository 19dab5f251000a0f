import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { profileChange } from '#contract/account.ts';
import { application as applicationSchema } from '#contract/admission.ts';
import { fieldMessages } from '#contract/failure.ts';
import { lead } from '#contract/lead.ts';
import { databaseKinds } from './databases.ts';
import { application, parent, type Account } from './people.ts';
import { openSchool, type School } from './school.ts';
import { anyDay, anyEmail, withFaults } from './arbitraries.ts';

describe.each(databaseKinds)('what the browser’s schema says, the server on %s says', (kind) => {
  let school: School;
  let asha: Account;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
  });
  afterAll(() => school.close());

  /** Sends a body to the server, and compares its reply with the result of the schema. */
  async function agree(
    schema: z.ZodMiniType,
    method: string,
    path: string,
    value: unknown,
    accepted: readonly number[],
  ) {
    const reply = await asha.visitor.send(method, path, value);
    const checked = schema.safeParse(value);
    if (checked.success) {
      expect([reply.status, accepted]).toEqual([expect.toBeOneOf([...accepted]), accepted]);
    } else {
      expect([reply.status, reply.body.fields]).toEqual([400, fieldMessages(checked.error)]);
    }
    return checked;
  }

  test('of a message, and keeps it as the schema left it', async () => {
    const values = withFaults(
      { userName: 'Asha', userEmail: 'a@b.test', userNumber: '98765', userMessage: 'Hello', website: '' },
      { userEmail: anyEmail },
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        await school.context.db.deleteFrom('leads').execute();
        // The same message once more within ten minutes would not be stored.
        await school.context.db.deleteFrom('rateLimits').execute();
        const checked = await agree(lead, 'POST', '/user/add-lead', value, [201]);
        if (!checked.success || (checked.data as z.output<typeof lead>).website !== '') return;
        const { website: _, ...words } = checked.data as z.output<typeof lead>;
        const [row] = await school.context.db.selectFrom('leads').selectAll().execute();
        expect(row).toMatchObject(words);
      }),
      { numRuns: 120 },
    );
  });

  test('of an application, and shows it as the schema left it', async () => {
    await fc.assert(
      fc.asyncProperty(
        withFaults(application(), { dob: anyDay, course: fc.constant('Special classes') }),
        async (value) => {
          await school.context.db.deleteFrom('applications').execute();
          const checked = await agree(applicationSchema, 'POST', '/user/enroll-user', value, [201]);
          if (!checked.success) return;
          const { user } = (await asha.visitor.get('/user/me')).body;
          expect(user.enrollmentData).toMatchObject(checked.data as object);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('of a name, and shows it as the schema left it', async () => {
    await fc.assert(
      fc.asyncProperty(withFaults({ fullName: 'Asha' }), async (value) => {
        const checked = await agree(profileChange, 'PATCH', '/user/me', value, [200]);
        if (checked.success)
          expect((await asha.visitor.get('/user/me')).body.user).toMatchObject(checked.data as object);
      }),
      { numRuns: 80 },
    );
  });
});
