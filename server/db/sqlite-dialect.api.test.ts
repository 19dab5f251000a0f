import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSchool } from '#test/school.ts';

test('while another process writes, a write waits and everything else goes on', async () => {
  const school = await openSchool('sqlite');
  const other = new DatabaseSync(path.join(school.dataDir, 'school.db'));
  try {
    other.exec('begin immediate');
    let isAnswered = false;
    const write = school
      .visitor()
      .post('/user/add-lead', { userName: 'Asha' })
      .then((reply) => {
        isAnswered = true;
        return reply;
      });
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await school.visitor().get('/admin/get-course')).status).toBe(200);
    }
    expect(isAnswered).toBe(false);
    other.exec('commit');
    expect((await write).status).toBe(201);
  } finally {
    other.close();
    await school.close();
  }
});
