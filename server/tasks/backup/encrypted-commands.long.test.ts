import path from 'node:path';
import { expect, test } from 'vitest';
import { parent } from '#test/people.ts';
import { runCommand } from '#test/run-command.ts';
import { openSchool } from '#test/school.ts';

test('the commands of a backup read BACKUP_PASSPHRASE and name a missing one in one line', async () => {
  const passphrase = 'neem kite monsoon';
  // The file does not depend on the database.
  const school = await openSchool('sqlite');
  try {
    await parent(school);
    const target = path.join(school.dataDir, 'by-command.age');
    /** Runs the command as an operator does, without a terminal. */
    async function command(name: 'backup' | 'restore', phrase?: string) {
      const { code, stdout, stderr } = await runCommand(`server/tasks/backup/${name}-command.ts`, [target], {
        DATA_DIR: school.dataDir,
        BACKUP_PASSPHRASE: phrase,
      });
      return { code, output: (stdout + stderr).trim() };
    }
    expect(await command('backup', passphrase)).toMatchObject({
      code: 0,
      output: expect.stringContaining('encrypted'),
    });
    const { code, output } = await command('restore');
    expect([code, output.split('\n')]).toEqual([
      1,
      [
        `${target} is encrypted: set BACKUP_PASSPHRASE, or run this command in a terminal and type the passphrase.`,
      ],
    ]);
    expect(await command('restore', passphrase)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored'),
    });
  } finally {
    await school.close();
  }
});
