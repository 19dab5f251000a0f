import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackupFile, writeBackup } from '#test/backup-file.ts';
import { kindsOfThisRun, testOfLongRun } from '#test/databases.ts';
import { admin, signIn, type TestUser } from '#test/people.ts';
import { pictureFile } from '#test/picture-file.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup } from './backup.ts';
import { contentsText } from './contents.ts';
import { restore } from './restore.ts';

describe.each(kindsOfThisRun)('pictures on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let ids: string[];
  let file: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
    ids = [];
    for (let count = 0; count < 2; count += 1)
      ids.push((await owner.visitor.post('/admin/pictures', pictureFile())).body.data._id);
    file = path.join(school.dataDir, 'school.gz');
  });
  afterAll(() => school.close());

  const save = async () => (await backup(school.context.db, school.context.settings, file)).contents;
  const bytesOf = ({ context: { pictures } }: School, id: string) =>
    Promise.all(['320.avif', 'picture.jpg'].map((name) => pictures.files.get(id, name)));

  async function comeBack(passphrase?: string): Promise<void> {
    const { db, settings } = school.context;
    const { contents } = await backup(db, { ...settings, backupPassphrase: passphrase }, file);
    expect(contentsText(contents)).toContain('2 pictures, edition');
    const restored = await openSchool(kind);
    try {
      const { context } = restored;
      expect((await restore(context.db, context.settings, file, passphrase)).contents).toEqual(contents);
      const { visitor } = await signIn(restored, owner.email);
      const { items } = (await visitor.get('/admin/pictures')).body;
      expect(items).toEqual((await owner.visitor.get('/admin/pictures')).body.items);
      for (const id of ids) {
        expect(await bytesOf(restored, id)).toEqual(await bytesOf(school, id));
        expect((await visitor.get(`/admin/pictures/${id}/320`)).status).toBe(200);
      }
    } finally {
      await restored.close();
    }
  }

  test('come back in an empty database', () => comeBack());

  testOfLongRun('come back from an encrypted backup', () => comeBack('three red kites'));

  test('stay when a backup of before is restored, and those without files are told', async () => {
    const [first = '', second = ''] = ids;
    await save();
    const { header, rows } = await readBackupFile(file);
    const older = rows.filter(({ table }) => table !== undefined && table !== 'pictures');
    const before = { ...header, format: 'showcase-art-backup/2', migration: '0040-log-of-pages' };
    await writeBackup(file, before, older);
    const restored = await restore(school.context.db, school.context.settings, file);
    expect(restored).toMatchObject({ hasSite: true, contents: { pictures: 2, lostPictures: 0 } });
    owner = await signIn(school, owner.email);
    expect((await owner.visitor.get(`/admin/pictures/${first}/320`)).status).toBe(200);

    await rm(path.join(school.dataDir, 'pictures', second), { recursive: true });
    expect(contentsText(await save())).toContain('2 pictures (1 of them without files)');
    expect((await restore(school.context.db, school.context.settings, file)).contents).toMatchObject({
      pictures: 2,
      lostPictures: 1,
    });
  });

  test.each(['../../auth-secret', '320.avif/../../x', 'picture.jpg\u0000', '320.html'])(
    'are not restored into a file %j',
    async (name) => {
      await save();
      const { header, rows } = await readBackupFile(file);
      const [id] = ids;
      await writeBackup(file, header, [...rows, { picture: id, files: { [name]: 'eA==' } } as never]);
      const before = await readdir(school.dataDir);
      await expect(restore(school.context.db, school.context.settings, file)).rejects.toThrow(
        'is not a complete backup',
      );
      expect(await readdir(school.dataDir)).toEqual(before);
    },
  );
});
