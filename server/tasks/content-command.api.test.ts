import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import type { Draft } from '#test/draft.ts';
import { application, parent } from '#test/people.ts';
import { openCommands, runCommand, type Commands } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import { followEditions } from '#server/site/content/follow-editions.ts';

describe.each(kindsOfThisRun)('npm run content on %s', (kind) => {
  let school: School;
  let following: ReturnType<typeof followEditions>;
  let commands: Commands;
  let files = 0;
  beforeAll(async () => {
    commands = openCommands();
    school = await openSchool(kind);
    following = followEditions(school.context, async () => {});
  });
  afterAll(async () => {
    await commands.close();
    await following.stop();
    await school.close();
  });

  const newFile = () => path.join(school.dataDir, `content-${(files += 1)}.json`);

  const content = (...args: string[]) => contentBy(commands.run, args);
  function contentBy(run: Commands['run'], args: string[]) {
    const { databaseUrl, authSecret } = school.context.settings;
    return run('server/tasks/content-command.ts', args, {
      DATA_DIR: school.dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
    });
  }

  /** A file with the exported content after a change. */
  async function changedFile(change: (content: Draft<SchoolContent>) => void): Promise<string> {
    const exported = JSON.parse((await content('export')).stdout) as Draft<SchoolContent>;
    change(exported);
    const file = newFile();
    await writeFile(file, JSON.stringify(exported));
    return file;
  }

  const versions = () =>
    school.context.db.selectFrom('documentVersions').selectAll().orderBy('type').execute();
  const served = () => school.context.content.edition;
  const audited = async () => {
    const log = await school.context.db.selectFrom('auditLog').select(['action', 'actor']).execute();
    return log.filter(({ action }) => action === 'content-imported');
  };

  test('export writes the content, and an import of it changes nothing', async () => {
    const file = newFile();
    // As an operator runs it, in a process of its own.
    expect(await contentBy(runCommand, ['export', file])).toMatchObject({ code: 0, stderr: '' });
    const { documents, courses } = JSON.parse(await readFile(file, 'utf8')) as SchoolContent;
    expect(documents.school.facts).toContain('{school.city}');
    expect(courses).toHaveLength(6);
    expect(await content('check', file)).toMatchObject({ code: 0, stdout: `${file} can be imported.\n` });
    expect((await content('import', file)).stdout).toContain('Nothing was changed.');
    expect([await versions(), await audited()]).toEqual([[], []]);
  });

  test('export does not replace a file', async () => {
    const file = newFile();
    await writeFile(file, 'my changes');
    expect(await contentBy(runCommand, ['export', file])).toMatchObject({
      code: 1,
      stderr: `${file} cannot be used: there is a file with this name.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('my changes');
  });

  test('import stores only what changed, and the running server gives the new prices and words', async () => {
    const { visitor } = await parent(school);
    const file = await changedFile((next) => {
      next.documents.school.replyTime = 'two days';
      const [first] = next.courses;
      if (first) Object.assign(first, { price: 2750, courseName: 'Little hands' });
    });
    const before = served().number;
    const { stdout, stderr } = await content('import', file);
    expect([stdout, stderr]).toEqual([
      `Edition ${before + 1} is stored: 1 document and the courses changed. A running site shows it within a few seconds.\n`,
      '',
    ]);
    await expect.poll(() => served().number, { timeout: 10_000 }).toBe(before + 1);
    expect((await school.visitor().get('/admin/get-course')).body.CoursesData[0]).toMatchObject({
      courseName: 'Little hands',
      price: 2750,
    });
    const applied = await visitor.post(
      '/user/enroll-user',
      application({ course: 'Junior Beginner', courseDetail: { _id: 'junior-beginner' } }),
    );
    expect(applied.body.message).toContain('within two days');
    const { enrollments } = (await visitor.get('/user/me')).body.user;
    expect(enrollments[0].courseDetail).toMatchObject({ courseName: 'Little hands', price: 2750 });
    expect((await school.mail(enrollments[0].email, /application/)).text).toContain('Rs. 2750/- a month');
    expect((await versions()).map(({ type, version, author }) => [type, version, author])).toEqual([
      ['courses', 1, 'command line'],
      ['school', 1, 'command line'],
    ]);
    expect(await audited()).toEqual([{ action: 'content-imported', actor: 'command line' }]);
  });

  test('import names each wrong field by its path and changes nothing', async () => {
    const file = await changedFile(({ documents, courses }) => {
      documents.school.city = '';
      const [first] = courses;
      if (first) first.price = -1;
    });
    const before = [await versions(), served().number];
    expect(await content('import', file)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: [
        `${file}: 2 fields are wrong. Nothing was changed.`,
        '  courses[0].price: Please enter 0 or more.',
        '  documents.school.city: Please enter a text.',
        '',
      ].join('\n'),
    });
    expect([await versions(), served().number]).toEqual(before);
  });

  test('import accepts what a shell writes from npm run content -- export', async () => {
    const file = newFile();
    const banner = '\n> school@1.0.0 content\n> node bin/run.mjs server/tasks/content-command.ts export\n\n';
    await writeFile(file, banner + (await content('export')).stdout);
    expect((await content('import', file)).stdout).toContain('Nothing was changed.');
  });

  test('import refuses a field that is there twice', async () => {
    const file = newFile();
    const { stdout } = await content('export');
    await writeFile(file, stdout.replace('"price":', '"price": 1, "price":'));
    const { code, stderr } = await content('import', file);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('  courses[0].price: This name is there twice.'),
    ]);
  });

  test('import refuses a file that is not JSON', async () => {
    const file = newFile();
    await writeFile(file, 'nothing');
    const { code, stderr } = await content('import', file);
    expect(code).toBe(1);
    expect(stderr).toContain('is not JSON');
  });

  test('a hidden course is not offered and cannot be applied for', async () => {
    const file = await changedFile(({ courses }) => {
      const premium = courses.find(({ id }) => id === 'premium-classes');
      if (premium) premium.hidden = true;
    });
    const before = served().number;
    await content('import', file);
    await expect.poll(() => served().number, { timeout: 10_000 }).toBe(before + 1);
    const { CoursesData } = (await school.visitor().get('/admin/get-course')).body;
    expect(CoursesData).toHaveLength(5);
    const { visitor } = await parent(school);
    const reply = await visitor.post('/user/enroll-user', application({ course: 'Premium Classes' }));
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['course']]);
  });

  test('stored versions cannot be changed or deleted', async () => {
    const { db } = school.context;
    await expect(db.updateTable('documentVersions').set({ data: '{}' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('documentVersions').execute()).rejects.toThrow('append-only');
    expect((await versions()).length).toBeGreaterThan(0);
  });
});
