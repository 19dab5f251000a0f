import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '#test/content.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('courses on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('the six courses are public, with name, ages and price', async () => {
    const reply = await school.visitor().get('/admin/get-course');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(
      reply.body.CoursesData.map(({ courseName, price, ageMin, ageMax }: Record<string, unknown>) => [
        courseName,
        price,
        ageMin,
        ageMax,
      ]),
    ).toEqual([
      ['Junior Beginner', 2500, 4, 8],
      ['Junior Learner', 3000, 9, 12],
      ['Senior Seeker', 3500, 12, 15],
      ['Sr. Expressors', 5000, 16, null],
      ['Special classes', 5000, null, null],
      ['Premium Classes', 6000, null, null],
    ]);
  });

  test('a course has the fields of the contract and no others', async () => {
    const reply = await school.visitor().get('/admin/get-course');
    expect(Object.keys(courses[0] ?? {})).toContain('days');
    for (const course of reply.body.CoursesData) {
      expect(Object.keys(course).toSorted()).toEqual([
        '_id',
        'ageLabel',
        'ageMax',
        'ageMin',
        'courseName',
        'detail',
        'image',
        'period',
        'pigment',
        'price',
      ]);
    }
  });
});
