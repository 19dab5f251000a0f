import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '#contract/family.ts';
import { backup } from '#server/backup/backup.ts';
import { restore } from '#server/backup/restore.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, newEmail, parent, signIn, teacher, type Account } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';

describe.each(databaseKinds)('families on %s', (kind) => {
  let school: School;
  let office: Account;
  let ravi: Account;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await admin(school);
    ravi = await teacher(school);
  });
  afterAll(() => school.close());

  let lastNumber = 9_000_000_000;
  const newPhone = () => String((lastNumber += 1));

  /** A parent with an application for one child, whom nobody else resembles. */
  async function family(changes: Parameters<typeof application>[0] = {}): Promise<Account> {
    const account = await parent(school);
    const fullName = `Meera ${account.id.slice(0, 8)}`;
    const sent = application({ fullName, phone: newPhone(), ...changes });
    expect((await account.visitor.post('/user/enroll-user', sent)).status).toBe(201);
    return account;
  }

  const read = async (id: string, by = office): Promise<Family> => {
    const reply = await by.visitor.get(`/admin/families/${id}`);
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const merge = (id: string, into: string, by = office) =>
    by.visitor.post(`/admin/families/${id}/merge`, { into });
  const undo = (id: string, by = office) => by.visitor.send('DELETE', `/admin/families/${id}/merge`);
  const guardiansOf = async (id: string) => (await read(id)).guardians.map(({ _id }) => _id).toSorted();
  const find = async (q: string, limit = 100): Promise<string[]> => {
    const query = new URLSearchParams({ q, limit: String(limit) });
    const reply = await office.visitor.get(`/admin/families?${query}`);
    expect(reply.status).toBe(200);
    return reply.body.items.map(({ _id }: { _id: string }) => _id);
  };

  describe('the list', () => {
    test('has one family for each account, the latest first, in pages that neither repeat nor skip', async () => {
      const made: string[] = [];
      for (let count = 0; count < 5; count += 1) made.unshift((await family()).id);
      const seen: string[] = [];
      let cursor = '';
      while (seen.length < 5) {
        const { items, next } = (await office.visitor.get(`/admin/families?limit=2${cursor}`)).body;
        seen.push(...items.map(({ _id }: { _id: string }) => _id));
        cursor = `&cursor=${next}`;
      }
      expect(seen.slice(0, 5)).toEqual(made);
    });

    test('shows guardians, children, phones, states and the number of possible duplicates', async () => {
      const phone = newPhone();
      const one = await family({ fullName: 'Ira Bose', phone });
      await family({ phone: `+91 ${phone.slice(0, 5)}-${phone.slice(5)}` });
      const { items } = (await ravi.visitor.get('/admin/families?q=ira+bose')).body;
      expect(items).toEqual([
        {
          _id: one.id,
          guardians: ['Asha Verma'],
          children: ['Ira Bose'],
          phones: [phone],
          applications: [{ child: 'Ira Bose', course: expect.any(String), status: 'new' }],
          duplicates: 1,
        },
      ]);
    });

    test('leaves out accounts of the office without an application', async () => {
      const { items } = (await office.visitor.get('/admin/families?limit=100')).body;
      const ids = items.map(({ _id }: { _id: string }) => _id);
      expect(ids).not.toContain(office.id);
      expect(ids).not.toContain(ravi.id);
      expect((await office.visitor.get(`/admin/families/${ravi.id}`)).status).toBe(404);
      expect(await find('ravi nair')).toEqual([]);
    });

    test.each([
      ['the beginning of a child’s name', 'zorav'],
      ['names of child and parent', 'ZORAVAR jaswinder'],
      ['accents in the search', 'Zoràvar'],
      ['a part of a name with an apostrophe', 'd’souz'],
      ['a number', '9812345678'],
      ['a number with the country code and spaces', '+91 98123 45678'],
      ['a number with a leading zero', '098123-45678'],
      ['the beginning of a number', '98123 4'],
      ['a name in another script', 'ज़ोरावर'],
    ])('is searched by %s', async (_, q) => {
      const already = await find('zoravar');
      const { id } =
        already[0] === undefined
          ? await family({
              fullName: 'Zoravar ज़ोरावर D’Souza',
              parentName: 'Jaswinder Gill',
              phone: '98123 45678',
            })
          : { id: already[0] };
      expect(await find(q)).toEqual([id]);
    });

    test('is searched by address, and takes a new name instead of the one before', async () => {
      const account = await parent(school, newEmail('parvathy'), 'Parvathy Menon');
      expect(await find(account.email.toUpperCase())).toEqual([account.id]);
      expect(await find('parvathy menon')).toEqual([account.id]);
      await account.visitor.send('PATCH', '/user/me', { fullName: 'Parvathy Iyer' });
      expect([await find('parvathy menon'), await find('parvathy iyer')]).toEqual([[], [account.id]]);
    });

    test('finds nothing by words of different families, and all without words', async () => {
      await family({ fullName: 'Quentin Alpha' });
      await family({ fullName: 'Rasheed Omega' });
      expect(await find('quentin omega')).toEqual([]);
      expect((await find(' .,- ')).length).toBeGreaterThan(1);
      expect(await find('%')).toEqual(await find(''));
    });

    test('finds a family once by several words with the same beginning, over all pages', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1)
        ids.push((await family({ fullName: 'Wilhelmina Wilhelm', parentName: 'Wilhelma Wil' })).id);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const reply = await office.visitor.get(
          `/admin/families?q=wil&limit=1${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...reply.body.items.map(({ _id }: { _id: string }) => _id));
        cursor = reply.body.next;
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
    });

    test.each(['x', 'a.b', Buffer.from('other id').toString('base64url')])(
      'rejects the cursor ‘%s’ of another search',
      async (cursor) => {
        const reply = await office.visitor.get(`/admin/families?q=wil&cursor=${cursor}`);
        expect(reply.status).toBe(400);
      },
    );
  });

  describe('a merge', () => {
    test('makes one family of two and moves no application', async () => {
      const [one, other] = [await family(), await family()];
      const { db } = school.context;
      const rows = () => db.selectFrom('applications').selectAll().orderBy('id').execute();
      const before = await rows();
      const merged = await merge(one.id, other.id);
      expect(merged.status).toBe(200);
      expect(merged.body.family._id).toBe(other.id);
      expect(await rows()).toEqual(before);
      expect(await guardiansOf(one.id)).toEqual([one.id, other.id].toSorted());
      const { children, merges } = await read(other.id);
      expect(children).toHaveLength(2);
      expect(merges).toMatchObject([{ _id: one.id, how: 'office', guardians: ['Asha Verma'] }]);
    });

    test('is found by words of both, as one family', async () => {
      const one = await family({ fullName: 'Umang Kohli' });
      const other = await family({ fullName: 'Vibha Kohli' });
      await merge(one.id, other.id);
      expect([await find('umang'), await find('umang vibha')]).toEqual([[other.id], [other.id]]);
      await undo(one.id);
      expect([await find('umang'), await find('umang vibha')]).toEqual([[one.id], []]);
    });

    test('is undone within a day and not later', async () => {
      const [one, other] = [await family(), await family()];
      await merge(one.id, other.id);
      expect((await undo(one.id)).status).toBe(200);
      expect([await guardiansOf(one.id), await guardiansOf(other.id)]).toEqual([[one.id], [other.id]]);
      expect((await undo(one.id)).status).toBe(409);
      await merge(one.id, other.id);
      await school.context.db
        .updateTable('familyMerges')
        .set({ createdAt: new Date(Date.now() - 24 * 60 * 60 * 1000 - 1) })
        .where('familyId', '=', one.id)
        .execute();
      expect((await read(other.id)).merges).toEqual([]);
      expect((await undo(one.id)).status).toBe(409);
      expect(await guardiansOf(one.id)).toHaveLength(2);
    });

    test('with itself or in a circle is refused', async () => {
      const [one, other] = [await family(), await family()];
      expect((await merge(one.id, one.id)).status).toBe(409);
      await merge(one.id, other.id);
      expect((await merge(other.id, one.id)).status).toBe(409);
    });

    test('that two people send at once, in both directions, happens once', async () => {
      const [one, other] = [await family(), await family()];
      const replies = await Promise.all([
        merge(one.id, other.id),
        merge(other.id, one.id),
        merge(one.id, other.id),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await guardiansOf(one.id)).toHaveLength(2);
    });

    test('or an undo, in any order, keeps every row and leaves the families that the merges say', async () => {
      const accounts = await Promise.all(Array.from({ length: 5 }, () => family()));
      const ids = accounts.map(({ id }) => id);
      const { db } = school.context;
      const rowsOf = async () => ({
        users: await db
          .selectFrom('users')
          .select(['id', 'name', 'email'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute(),
        applications: await db
          .selectFrom('applications')
          .selectAll()
          .where('userId', 'in', ids)
          .orderBy('id')
          .execute(),
        words: (await db.selectFrom('familyWords').select('word').where('userId', 'in', ids).execute())
          .length,
      });
      const before = await rowsOf();
      const who = fc.nat({ max: ids.length - 1 });
      const step = fc.oneof(fc.record({ from: who, into: who }), fc.record({ undo: who }));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          /** The merges as the test expects them: account to account. */
          const parents = new Map<string, string>();
          const rootOf = (id: string): string => {
            const next = parents.get(id);
            return next === undefined ? id : rootOf(next);
          };
          for (const each of steps) {
            if ('undo' in each) {
              const id = ids[each.undo] ?? '';
              const { status } = await undo(id);
              expect(status).toBe(parents.delete(id) ? 200 : 409);
              continue;
            }
            const [from, into] = [rootOf(ids[each.from] ?? ''), rootOf(ids[each.into] ?? '')];
            const { status } = await merge(ids[each.from] ?? '', ids[each.into] ?? '');
            expect(status).toBe(from === into ? 409 : 200);
            if (from !== into) parents.set(from, into);
          }
          for (const id of ids) {
            const { _id, guardians } = await read(id);
            expect(_id).toBe(rootOf(id));
            const expected = ids.filter((other) => rootOf(other) === rootOf(id));
            expect(guardians.map((guardian) => guardian._id).toSorted()).toEqual(expected.toSorted());
          }
          expect(await rowsOf()).toEqual(before);
          const words = await db
            .selectFrom('familyWords')
            .select(['userId', 'familyId'])
            .where('userId', 'in', ids)
            .execute();
          expect(words.every(({ userId, familyId }) => familyId === rootOf(userId))).toBe(true);
          for (const id of parents.keys()) await undo(id);
        }),
        { numRuns: 12 },
      );
    });

    test('stays when one of three guardians is erased, whoever stands for the family', async () => {
      for (const erased of [0, 1, 2]) {
        const [one, other, third] = [await family(), await family(), await family()];
        await merge(one.id, other.id);
        await merge(other.id, third.id);
        const all = [one, other, third];
        const rest = all.filter((_, index) => index !== erased).map(({ id }) => id);
        const gone = all[erased]?.id ?? '';
        expect((await office.visitor.send('DELETE', `/admin/users/${gone}`)).status).toBe(200);
        expect(await guardiansOf(rest[0] ?? '')).toEqual(rest.toSorted());
        expect((await office.visitor.get(`/admin/families/${gone}`)).status).toBe(404);
      }
    });

    test('shows each guardian the state of the others’ applications and nothing more', async () => {
      const [one, other] = [await family({ fullName: 'Tara Sen' }), await family()];
      expect((await other.visitor.get('/user/me/family')).body).toEqual({ guardians: [], applications: [] });
      await merge(one.id, other.id);
      const { guardians, applications } = (await other.visitor.get('/user/me/family')).body;
      expect(guardians).toEqual(['Asha Verma']);
      expect(applications).toEqual([
        {
          _id: expect.any(String),
          child: 'Tara Sen',
          course: expect.any(String),
          status: 'new',
          guardian: 'Asha Verma',
        },
      ]);
      const exported = await other.visitor.get('/user/me/export');
      expect(exported.text).not.toContain('Tara Sen');
      const joined = (await one.visitor.get('/user/me/export')).body.family;
      expect(joined).toMatchObject({
        joined: { how: 'office' },
        phone: null,
        notedBy: null,
        invitations: [],
      });
    });

    test('is in a backup, and the search works after a restore', async () => {
      const one = await family({ fullName: 'Nirmala Restored' });
      const other = await family();
      await merge(one.id, other.id);
      const file = path.join(school.dataDir, 'families.gz');
      const { db, settings } = school.context;
      await backup(db, settings, file);
      await restore(db, settings, file);
      for (const account of [office, ravi]) await signIn(school, account.email, account.visitor);
      expect(await find('nirmala restored')).toEqual([other.id]);
      expect((await undo(one.id)).status).toBe(200);
    });
  });

  describe('possible duplicates', () => {
    test('have the same child or phone, until the office says that they are not the same', async () => {
      const phone = newPhone();
      const one = await family({ fullName: 'Kabir Duplicate', phone });
      const sameChild = await family({ fullName: ' kabir  DUPLICATE' });
      const samePhone = await family({ phone: `0${phone}` });
      const otherBirthday = await family({ fullName: 'Kabir Duplicate', dob: '2016-01-01' });
      const { duplicates } = await read(one.id);
      expect(duplicates.map(({ _id, reasons }) => [_id, reasons])).toEqual([
        [sameChild.id, ['child']],
        [samePhone.id, ['phone']],
      ]);
      expect((await read(otherBirthday.id)).duplicates).toEqual([]);
      const apart = () => office.visitor.post(`/admin/families/${one.id}/different`, { from: samePhone.id });
      expect([(await apart()).status, (await apart()).status]).toEqual([200, 200]);
      expect((await read(samePhone.id)).duplicates).toEqual([]);
      await merge(sameChild.id, one.id);
      expect((await read(one.id)).duplicates).toEqual([]);
      expect((await office.visitor.get('/admin/families?q=kabir+duplicate')).body.items[0].duplicates).toBe(
        0,
      );
    });
  });

  describe('apply on behalf', () => {
    test('notes an application with the consent by phone, and mails both sides', async () => {
      const account = await family();
      const sent = application({ fullName: 'Lila On-The-Phone' });
      const reply = await ravi.visitor.post(`/admin/families/${account.id}/applications`, sent);
      expect(reply.status).toBe(201);
      const { user } = (await account.visitor.get('/user/me')).body;
      expect(user.enrollmentData).toMatchObject({
        _id: reply.body._id,
        fullName: 'Lila On-The-Phone',
        email: account.email,
        consentNotedBy: 'Ravi Nair',
        privacyNotice: expect.any(String),
      });
      expect(user.enrollments[1]).not.toHaveProperty('consentNotedBy');
      expect((await school.mail(account.email, /Lila/)).text).toContain('Ravi Nair noted on the phone');
      expect((await school.mail(schoolEmail, /Lila/)).text).toContain('Ravi Nair noted a new application');
      const again = await ravi.visitor.post(`/admin/families/${account.id}/applications`, sent);
      expect(again.status).toBe(409);
    });

    test('is for a guardian of this family only', async () => {
      const [one, other] = [await family(), await family()];
      const applyFor = (guardianId: string) =>
        ravi.visitor.post(`/admin/families/${one.id}/applications`, { ...application(), guardianId });
      expect((await applyFor(other.id)).status).toBe(400);
      await merge(other.id, one.id);
      expect((await applyFor(other.id)).status).toBe(201);
      expect((await other.visitor.get('/user/me')).body.user.enrollments).toHaveLength(2);
    });

    test('makes an account for a caller, who sets a password by mail', async () => {
      const email = newEmail('caller');
      const body = { fullName: 'Rekha Caller', phone: newPhone(), email };
      const reply = await ravi.visitor.post('/admin/families', body);
      expect(reply.status).toBe(201);
      expect((await school.mail(email, /account/)).text).toContain('/Forget');
      const { guardians } = await read(reply.body._id, ravi);
      expect(guardians).toMatchObject([
        { fullName: 'Rekha Caller', email, phone: body.phone, notedBy: 'Ravi Nair' },
      ]);
      expect(await find(body.phone)).toEqual([reply.body._id]);
      const signIn = await school
        .visitor()
        .post('/user/auth-user', { userEmail: email, password: 'gulmohar in May' });
      expect(signIn.status).toBe(401);
      expect((await ravi.visitor.post('/admin/families', body)).status).toBe(409);
    });

    test('for a caller without an e-mail address sends no mail to them', async () => {
      const phone = newPhone();
      const { _id } = (await ravi.visitor.post('/admin/families', { fullName: 'Omkar Caller', phone })).body;
      expect((await read(_id)).guardians).toMatchObject([{ email: null, phone }]);
      const sent = application({ fullName: 'Child Of Omkar', phone });
      expect((await ravi.visitor.post(`/admin/families/${_id}/applications`, sent)).status).toBe(201);
      await school.mail(schoolEmail, /Child Of Omkar/);
      const waiting = () => school.context.db.selectFrom('outbox').select('id').execute();
      await expect.poll(async () => (await waiting()).length).toBe(0);
      expect((await school.mails()).filter(({ to }) => to.includes('invalid'))).toEqual([]);
    });
  });

  describe('an invitation', () => {
    const invite = (id: string, email: string) =>
      office.visitor.post(`/admin/families/${id}/invitations`, { email });
    async function tokenFor(email: string): Promise<string> {
      const { text } = await school.mail(email, /Invitation/);
      return /#invitation=(\S+)/.exec(text)?.[1] ?? '';
    }
    const accept = ({ visitor }: Account, token: string) => visitor.post('/user/me/family', { token });

    test('lets one account join, once', async () => {
      const one = await family();
      const email = newEmail('second');
      expect((await invite(one.id, email)).status).toBe(201);
      expect((await school.mail(email, /Invitation/)).text).toContain('/SignUp#invitation=');
      const token = await tokenFor(email);
      const shown = await school.visitor().post('/user/read-invitation', { token });
      expect(shown.body).toMatchObject({ email, guardians: ['Asha Verma'] });
      const second = await parent(school, email, 'Rohan Verma');
      const replies = await Promise.all([accept(second, token), accept(second, token)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await guardiansOf(one.id)).toEqual([one.id, second.id].toSorted());
      expect((await second.visitor.get('/user/me/family')).body.applications).toHaveLength(1);
      expect((await read(one.id)).invitations).toMatchObject([{ email, state: 'accepted' }]);
      expect((await second.visitor.get('/user/me/export')).body.family.invitations).toMatchObject([
        { email },
      ]);
    });

    test('to an address with an account leads to the sign-in, and works for that account only', async () => {
      const [one, second, stranger] = [await family(), await parent(school), await parent(school)];
      await invite(one.id, second.email);
      expect((await school.mail(second.email, /Invitation/)).text).toContain('/login#invitation=');
      const token = await tokenFor(second.email);
      expect((await accept(stranger, token)).status).toBe(403);
      expect((await accept(second, token)).status).toBe(200);
    });

    test('does not work when it is forged, revoked or has expired', async () => {
      const one = await family();
      const second = await parent(school);
      const { invitation } = (await invite(one.id, second.email)).body;
      const token = await tokenFor(second.email);
      const [id = '', signature = ''] = token.split('.');
      const other = (await invite(one.id, newEmail())).body.invitation;
      for (const forged of [`${id}.${signature.slice(1)}A`, `${other._id}.${signature}`, `${id}.x`])
        expect((await accept(second, forged)).status).toBe(404);
      const setEnd = (expiresAt: Date) =>
        school.context.db
          .updateTable('familyInvitations')
          .set({ expiresAt })
          .where('id', '=', invitation._id)
          .execute();
      await setEnd(new Date(Date.now() - 1));
      expect((await accept(second, token)).status).toBe(409);
      await setEnd(new Date(Date.now() + 60_000));
      const revoke = () => office.visitor.send('DELETE', `/admin/invitations/${invitation._id}`);
      expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 409]);
      expect((await accept(second, token)).status).toBe(409);
      expect((await school.visitor().post('/user/read-invitation', { token })).status).toBe(409);
      expect(await guardiansOf(one.id)).toEqual([one.id]);
    });

    test('is refused to a guardian, twice to one address, and to the office', async () => {
      const one = await family();
      const email = newEmail();
      expect((await invite(one.id, one.email)).status).toBe(409);
      expect((await invite(one.id, ravi.email)).status).toBe(409);
      expect([(await invite(one.id, email)).status, (await invite(one.id, email)).status]).toEqual([
        201, 409,
      ]);
    });

    test('is not accepted by an account that has a family already', async () => {
      const [one, other, second] = [await family(), await family(), await family()];
      await merge(second.id, other.id);
      await invite(one.id, second.email);
      expect((await accept(second, await tokenFor(second.email))).status).toBe(409);
    });

    test('is erased with the account of its address', async () => {
      const [one, second] = [await family(), await parent(school)];
      await invite(one.id, second.email);
      await office.visitor.send('DELETE', `/admin/users/${second.id}`);
      expect((await read(one.id)).invitations).toEqual([]);
    });
  });

  test('a teacher reads and applies on behalf; merges, undos and invitations are the owner’s', async () => {
    const [one, other] = [await family(), await family()];
    expect((await merge(one.id, other.id, ravi)).status).toBe(403);
    expect((await undo(one.id, ravi)).status).toBe(403);
    const path = `/admin/families/${one.id}`;
    expect((await ravi.visitor.post(`${path}/different`, { from: other.id })).status).toBe(403);
    expect((await ravi.visitor.post(`${path}/invitations`, { email: newEmail() })).status).toBe(403);
    expect((await read(one.id, ravi))._id).toBe(one.id);
    const acts = await school.context.db
      .selectFrom('auditLog')
      .select('action')
      .where('actor', '=', ravi.id)
      .execute();
    const actions = new Set(acts.map(({ action }) => action));
    for (const action of ['families-read', 'family-added', 'applied-on-behalf'])
      expect(actions).toContain(action);
  });
});
