import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { followEditions } from '#server/site/content/follow-editions.ts';
import { ownPictureHandler } from '#server/site/own-pictures/public-files.ts';
import { openBucketServer } from '#test/bucket-server.ts';
import { kindsOfThisRun, testOfLongRun } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { ownLabel, pictureFile } from '#test/picture-file.ts';
import { openCommands, runCommand, type Commands } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('pictures of npm run content on %s', (kind) => {
  let commands: Commands;
  let school: School;
  let owner: TestUser;
  let folder: string;
  /** A picture of nobody that hangs, and the file that it was made of. */
  let id: string;
  const photograph = pictureFile();
  beforeAll(async () => {
    commands = openCommands();
    school = await openSchool(kind);
    owner = await admin(school);
    folder = await mkdtemp(path.join(tmpdir(), 'school-export-'));
    id = await hung(owner, photograph);
    await owner.visitor.send('PATCH', `/admin/pictures/${id}`, { focus: { x: 0.29, y: 1 } });
  });
  afterAll(async () => {
    await commands.close();
    await school.close();
    await rm(folder, { recursive: true });
  });

  let files = 0;
  const newFile = () => path.join(folder, `content-${(files += 1)}.json`);
  const folderOf = (file: string) => file.replace('.json', '-pictures');

  const add = async ({ visitor }: TestUser, file = pictureFile()): Promise<string> =>
    (await visitor.post('/admin/pictures', file)).body.data._id;
  const hang = ({ visitor }: TestUser, picture: string, more: object = {}) =>
    visitor.post('/admin/pictures/hang', {
      room: 'clay',
      pictures: [{ id: picture, ...ownLabel, ...more }],
    });
  async function hung(by: TestUser, file = pictureFile()): Promise<string> {
    const picture = await add(by, file);
    await hang(by, picture);
    return picture;
  }

  function content(at: School, args: string[], run: Commands['run'] = commands.run) {
    const { databaseUrl, authSecret, picturesBucket: bucket } = at.context.settings;
    return run('server/tasks/content-command.ts', args, {
      DATA_DIR: at.dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
      ...(bucket === undefined ? {} : bucketSettings(bucket)),
    });
  }

  const bucketSettings = ({ url, keyId, secret }: { url: string; keyId: string; secret: string }) => ({
    PICTURES_BUCKET: url,
    PICTURES_BUCKET_KEY_ID: keyId,
    PICTURES_BUCKET_SECRET: secret,
  });

  /** Another school, whose owner has done nothing; it shows pictures to visitors. */
  async function openOther(environment: Record<string, string> = {}): Promise<School> {
    const other = await openSchool(kind, environment, {
      handle: (...args: Parameters<ReturnType<typeof ownPictureHandler>>) => handle(...args),
    });
    const handle = ownPictureHandler(other.context);
    const following = followEditions(other.context, () => Promise.resolve());
    onTestFinished(async () => {
      await following.stop();
      await other.close();
    });
    return other;
  }

  async function exported(): Promise<string> {
    const file = newFile();
    expect(await content(school, ['export', file])).toMatchObject({ code: 0, stderr: '' });
    return file;
  }

  /** All that an import may change. */
  const stateOf = async ({ context: { db, pictures } }: School) => ({
    rows: await db.selectFrom('pictures').selectAll().orderBy('id').execute(),
    editions: await db.selectFrom('editions').select('number').execute(),
    log: (await db.selectFrom('auditLog').select('action').orderBy('createdAt').execute()).map(
      ({ action }) => action,
    ),
    files: (await pictures.files.list()).map((each) => each.id),
  });

  const addressesOf = ({ context: { content } }: School, picture: string) => {
    const { widths = [], hash = '' } = content.pictures[picture] ?? {};
    return [...widths.map((width) => `${width}-${hash}.avif`), `640-${hash}.jpg`].map(
      (end) => `/pictures/${picture}-${end}`,
    );
  };
  async function expectShown(at: School, picture: string): Promise<void> {
    await vi.waitUntil(() => Object.hasOwn(at.context.content.pictures, picture), { timeout: 20_000 });
    const addresses = addressesOf(at, picture);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect((await fetch(at.url + address)).status).toBe(200);
    expect(at.context.content.edition.entries.room['clay']?.works).toContain(picture);
  }

  test('come along to an empty school, and a second import changes nothing', async () => {
    const file = newFile();
    // As an operator runs it, in a process of its own.
    const { stdout, stderr } = await content(school, ['export', file], runCommand);
    expect([stdout, stderr]).toEqual([
      expect.stringContaining(`\n${folderOf(file)} holds 1 picture of the owner.\n`),
      '',
    ]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const other = await openOther();
    const before = await stateOf(other);
    expect(await content(other, ['check', file])).toMatchObject({
      stdout: `${file} can be imported.\n`,
      stderr: '',
    });
    expect(await stateOf(other)).toEqual(before);

    const imported = await content(other, ['import', file], runCommand);
    expect([imported.stdout, imported.stderr]).toEqual([
      expect.stringContaining(' 1 picture was added.'),
      '',
    ]);
    await expectShown(other, id);
    const after = await stateOf(other);
    expect(after.log).toEqual(['picture-added', 'content-imported']);
    expect(after.rows).toMatchObject([
      { id, subject: 'nobody', showsFace: 0, focusX: 29, focusY: 100, addedBy: 'import', deletedAt: null },
    ]);
    for (const name of ['320.avif', 'picture.jpg'])
      expect(await other.context.pictures.files.get(id, name)).toEqual(
        await school.context.pictures.files.get(id, name),
      );

    expect((await content(other, ['import', file])).stdout).toContain('Nothing was changed.');
    expect(await stateOf(other)).toEqual(after);
    const { visitor } = await admin(other);
    expect((await visitor.get('/admin/pictures')).body.items).toMatchObject([
      { _id: id, label: { title: 'Owl' }, subject: 'nobody', isReady: true },
    ]);
  });

  testOfLongRun('come along from a bucket and into one', async () => {
    const bucket = await openBucketServer();
    onTestFinished(() => bucket.close());
    const first = await openOther(bucketSettings(bucket));
    const picture = await hung(await admin(first));
    const file = newFile();
    expect((await content(first, ['export', file])).code).toBe(0);
    const stored = new Map(bucket.objects);
    bucket.objects.clear();
    const second = await openOther(bucketSettings(bucket));
    bucket.refuse(/picture\.jpg$/);
    expect((await content(second, ['import', file])).stderr).toContain('PICTURES_BUCKET');
    expect((await stateOf(second)).rows).toEqual([]);
    bucket.refuse(null);
    expect((await content(second, ['import', file])).stdout).toContain('1 picture was added.');
    expect([...bucket.objects.keys()].toSorted()).toEqual([...stored.keys()].toSorted());
    await expectShown(second, picture);
  });

  test('of children stay, and the command says how many and which', async () => {
    const first = await openOther();
    const [head, family] = [await admin(first), await parent(first)];
    await family.visitor.post('/user/enroll-user', application({ fullName: 'Asha Verma' }));
    const childId = (await family.visitor.get('/user/me/children')).body.items[0]._id;
    const consent = `/user/me/children/${childId}/photo-consent`;
    await family.visitor.send('PUT', consent, { work: true, face: false, until: null });
    const picture = await add(head);
    await hang(head, picture, { subject: 'children', children: [childId] });
    const file = newFile();
    const { stdout } = await content(first, ['export', file]);
    expect(stdout).toContain(
      `1 picture of children stays, because the families have said yes to this school only: ${picture}.`,
    );
    await expect(readdir(folderOf(file))).rejects.toThrow('ENOENT');
    expect((await content(first, ['import', file])).stdout).toContain('Nothing was changed.');

    const other = await openOther();
    const refused = await content(other, ['import', file]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(`entries.room.clay.works`)]);
    expect(await stateOf(other)).toMatchObject({ rows: [], editions: [], files: [] });

    // A folder that says it is of nobody does not make it so: neither while it is there nor after it was deleted.
    const foreign = path.join(folderOf(file), picture);
    await cp(path.join(folderOf(await exported()), id), foreign, { recursive: true });
    const info = JSON.parse(await readFile(path.join(foreign, 'picture.json'), 'utf8'));
    const { sourceHash } = await first.context.db
      .selectFrom('pictures')
      .select('sourceHash')
      .executeTakeFirstOrThrow();
    await writeFile(path.join(foreign, 'picture.json'), JSON.stringify({ ...info, id: picture, sourceHash }));
    expect((await content(first, ['import', file])).stdout).toContain('Nothing was changed.');
    await head.visitor.send('DELETE', `/admin/pictures/${picture}`);
    expect((await content(first, ['import', file])).stderr).toContain('This picture was deleted');
    expect((await stateOf(first)).rows).toMatchObject([{ id: picture, subject: 'children' }]);
    await head.visitor.send('POST', `/admin/pictures/${picture}/restore`);
    await family.visitor.send('PUT', consent, { work: false, face: false, until: null });
    expect((await content(first, ['import', file])).stderr).toContain('has said no to this picture');
  });

  test('a deleted one comes back, as when its file is added again', async () => {
    const file = await exported();
    const other = await openOther();
    await content(other, ['import', file]);
    await expectShown(other, id);
    const { visitor } = await admin(other);
    await visitor.send('DELETE', `/admin/pictures/${id}`);
    await visitor.send('POST', `/admin/pictures/${id}/delete-for-good`);
    await vi.waitUntil(() => !Object.hasOwn(other.context.content.pictures, id), { timeout: 20_000 });
    expect((await content(other, ['check', file])).code).toBe(0);
    const { stdout } = await content(other, ['import', file]);
    expect(stdout).toBe(
      'The file holds the content that is published already. 1 picture came back. A running site shows it within a few seconds.\n',
    );
    await expectShown(other, id);
    const { log } = await stateOf(other);
    expect(log.at(-1)).toBe('picture-restored');
  });

  test('the same photograph with another id is refused, with the id to write', async () => {
    const file = await exported();
    const other = await openOther();
    const own = await add(await admin(other), photograph);
    const before = await stateOf(other);
    const { code, stderr } = await content(other, ['import', file]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`${id}: This school has the same picture as ${own}. Write that id`),
    ]);
    expect(await stateOf(other)).toEqual(before);
  });

  test('another picture with the id of a deleted one is refused', async () => {
    const file = await exported();
    const other = await openOther();
    await content(other, ['import', file]);
    await (await admin(other)).visitor.send('DELETE', `/admin/pictures/${id}`);
    const info = path.join(folderOf(file), id, 'picture.json');
    const sourceHash = 'a'.repeat(64);
    await writeFile(info, JSON.stringify({ ...JSON.parse(await readFile(info, 'utf8')), sourceHash }));
    const before = await stateOf(other);
    expect((await content(other, ['import', file])).stderr).toContain(
      'deleted another picture with this id.',
    );
    expect(await stateOf(other)).toEqual(before);
  });

  testOfLongRun(
    'an export that is killed leaves neither the file nor its folder, and the next one works',
    async () => {
      const file = newFile();
      const name = path.basename(file, '.json');
      const left = async () => (await readdir(folder)).filter((each) => each.startsWith(name));
      const slow = path.join(school.dataDir, 'pictures', id, 'picture.jpg');
      await rename(slow, `${slow}.away`);
      // Nobody writes into it: reading it never ends.
      await promisify(execFile)('mkfifo', [slow]);
      const killed = new AbortController();
      const { databaseUrl, authSecret } = school.context.settings;
      const ended = once(
        spawn(process.execPath, ['server/tasks/content-command.ts', 'export', file], {
          env: {
            PATH: process.env.PATH,
            DATA_DIR: school.dataDir,
            ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
          },
          signal: killed.signal,
          killSignal: 'SIGKILL',
          stdio: 'ignore',
        }),
        'error',
      );
      await vi.waitUntil(async () => (await left()).length > 0, { timeout: 20_000 });
      killed.abort();
      await ended;
      await rename(`${slow}.away`, slow);
      expect(await left()).toEqual([expect.stringMatching(/^content-\d+-pictures\.[\w-]+\.part$/)]);
      expect((await content(school, ['export', file])).code).toBe(0);
      expect((await content(await openOther(), ['import', file])).stdout).toContain('1 picture was added.');
    },
  );

  test('an export replaces nothing, and leaves nothing when it fails', async () => {
    const file = newFile();
    await mkdir(folderOf(file));
    expect(await content(school, ['export', file])).toMatchObject({
      code: 1,
      stderr: `${folderOf(file)} cannot be used: there is a folder with this name.\n`,
    });
    await rename(folderOf(file), `${folder}/aside`);
    const lost = path.join(school.dataDir, 'pictures', id, '320.avif');
    await rename(lost, `${lost}.away`);
    expect((await content(school, ['export', file])).stderr).toContain(`320.avif of the picture ${id}`);
    await rename(`${lost}.away`, lost);
    const name = path.basename(file, '.json');
    expect((await readdir(folder)).filter((each) => each.startsWith(name))).toEqual([]);
  });

  test('an export to standard output is JSON alone, and says that it has no files', async () => {
    const { stdout, stderr } = await content(school, ['export']);
    expect(Object.keys(JSON.parse(stdout))).toEqual(['documents', 'entries', 'courses']);
    expect(stderr).toBe(
      'The content names 1 picture of the owner, whose files are not in this output: name a file to have them.\n',
    );
  });

  test('what the content does not name is ignored', async () => {
    const file = await exported();
    const text = await readFile(file, 'utf8');
    const written = JSON.parse(text) as SchoolContent;
    const works = Object.fromEntries(Object.entries(written.entries.work).filter(([key]) => key !== id));
    const without = JSON.stringify({ ...written, entries: { ...written.entries, work: works } });
    await writeFile(file, without.replaceAll(`"${id}",`, ''));
    await writeFile(path.join(folderOf(file), 'notes.txt'), 'mine');
    await rm(path.join(folderOf(file), id, '320.avif'));
    const other = await openOther();
    expect((await content(other, ['import', file])).stdout).toContain('Nothing was changed.');
    expect((await stateOf(other)).rows).toEqual([]);
  });

  describe('a folder that somebody has changed is refused, and nothing is changed', () => {
    let other: School;
    let file: string;
    beforeAll(async () => {
      other = await openSchool(kind);
      file = await exported();
    });
    afterAll(() => other.close());

    async function refusal(change: (directory: string) => Promise<unknown>): Promise<string> {
      const changed = newFile();
      await cp(file, changed);
      await cp(folderOf(file), folderOf(changed), { recursive: true });
      await change(path.join(folderOf(changed), id));
      const before = await stateOf(other);
      const checked = await content(other, ['check', changed]);
      const imported = await content(other, ['import', changed]);
      expect([checked.code, imported]).toEqual([1, expect.objectContaining({ ...checked, stdout: '' })]);
      expect(await stateOf(other)).toEqual(before);
      return imported.stderr.replaceAll(path.join(folderOf(changed), id), 'ID');
    }

    const withInfo = (values: object) => async (directory: string) => {
      const info = path.join(directory, 'picture.json');
      await writeFile(info, JSON.stringify({ ...JSON.parse(await readFile(info, 'utf8')), ...values }));
    };

    test.each<[string, (directory: string) => Promise<unknown>, string]>([
      ['no file', (at) => rm(path.join(at, '320.avif')), 'ID/320.avif: This file is missing.'],
      ['no JSON file', (at) => rm(path.join(at, 'picture.json')), 'ID/picture.json: This file is missing.'],
      [
        'a cut file',
        (at) => truncate(path.join(at, 'picture.jpg'), 300),
        'ID/picture.jpg: This picture is damaged.',
      ],
      [
        'a cut AVIF file',
        (at) => truncate(path.join(at, '320.avif'), 100),
        'ID/320.avif: This picture is damaged.',
      ],
      [
        'an empty file',
        (at) => truncate(path.join(at, '320.avif'), 0),
        'ID/320.avif: This is not an AVIF picture.',
      ],
      [
        'a page',
        (at) => writeFile(path.join(at, 'picture.jpg'), '<script>'),
        'ID/picture.jpg: This is not a JPEG picture.',
      ],
      [
        'a JPEG file as AVIF',
        (at) => cp(path.join(at, 'picture.jpg'), path.join(at, '320.avif')),
        'ID/320.avif: This is not an AVIF picture.',
      ],
      [
        'a huge file',
        (at) => truncate(path.join(at, '320.avif'), 25_000_001),
        'ID/320.avif: This is too large',
      ],
      [
        'a huge JSON file',
        (at) => truncate(path.join(at, 'picture.json'), 10_001),
        'ID/picture.json: This is too large',
      ],
      [
        'a foreign file',
        (at) => writeFile(path.join(at, 'page.html'), ''),
        'ID/page.html: This file does not belong',
      ],
      [
        'a link in the place of a file',
        async (at) => {
          await rename(path.join(at, '320.avif'), `${at}.avif`);
          await symlink(`${at}.avif`, path.join(at, '320.avif'));
        },
        'ID/320.avif: This is not a file. Links are not followed.',
      ],
      [
        'a link in the place of the folder',
        async (at) => {
          await rename(at, `${at}-elsewhere`);
          await symlink(`${at}-elsewhere`, at);
        },
        'ID: This is not a folder. Links are not followed.',
      ],
      [
        'no JSON',
        (at) => writeFile(path.join(at, 'picture.json'), '{'),
        'ID/picture.json: This is not JSON.',
      ],
      ['another id', withInfo({ id: '../../auth-secret' }), 'ID/picture.json: id: '],
      ['a script as the colour', withInfo({ colour: 'red;}' }), 'ID/picture.json: colour: '],
      [
        'an SVG as the placeholder',
        withInfo({ placeholder: 'data:image/svg+xml,<svg/>' }),
        'ID/picture.json: placeholder: ',
      ],
      [
        'a long placeholder',
        withInfo({ placeholder: `data:image/webp;base64,${'A'.repeat(240)}` }),
        'ID/picture.json: placeholder: Please enter at most 240 characters.',
      ],
      ['other widths', withInfo({ widths: [320, 640] }), 'ID/640.avif: This file is missing.'],
      ['wild widths', withInfo({ widths: [1e9] }), 'ID/picture.json: widths[0]: '],
      ['a width that is a path', withInfo({ widths: ['../320'] }), 'ID/picture.json: widths[0]: '],
      ['no point', withInfo({ focus: { x: 2, y: null } }), 'ID/picture.json: focus.x: '],
      [
        'a field more',
        withInfo({ subject: 'nobody' }),
        'ID/picture.json: There is no field with the name subject.',
      ],
    ])('%s', async (_, change, expected) => {
      const message = await refusal(change);
      expect(message).toContain('wrong. Nothing was changed.\n');
      expect(message).toContain(`  ${expected}`);
    });

    test('half a folder: a picture that is not there', async () => {
      expect(await refusal((at) => rm(at, { recursive: true }))).toContain('entries.room.clay.works');
    });
  });
});
