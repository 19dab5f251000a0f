import { courseTimes } from '#app/classes/course-times.ts';
import { chatUrl, trialMessage, trialPath } from '#app/trial/trial.ts';
import { instructorArt, rooms, roomWords } from '#content/galleries.ts';
import { trialWords } from '#content/trial.ts';
import { content } from '#test/content.ts';
import { expect, test } from './fixtures.ts';

const courses = content.courses();
const { classes } = content.document('timetable');

for (const { path, question, taughtIn } of [...rooms, instructorArt]) {
  test(`${path} ends with its courses: ages, times, fee and three links`, async ({ sharedPage }) => {
    const { page } = await sharedPage({ javaScriptEnabled: false });
    await page.goto(path);
    const region = page.getByRole('region', { name: question });
    for (const { courseName, part } of taughtIn) {
      const course = courses.find((each) => each.courseName === courseName);
      const item = region.getByRole('listitem').filter({ hasText: courseName });
      const text = await item.innerText();
      for (const fact of [
        part,
        course?.ageLabel ?? roomWords.anyAge,
        courseTimes(classes, course?.id ?? '') ?? course?.days,
        `Rs. ${course?.price}/- a ${course?.period}`,
      ])
        expect(text).toContain(fact);
      const hrefOf = (name: string) => item.getByRole('link', { name }).getAttribute('href');
      expect(await hrefOf(roomWords.enrol)).toBe(`/Formenroll?course=${course?.slug}`);
      expect(await hrefOf(trialWords.label)).toBe(trialPath({ course: courseName, slug: course?.slug }));
      expect(await hrefOf(trialWords.whatsApp)).toBe(chatUrl(trialMessage({ course: courseName })));
    }
  });
}
