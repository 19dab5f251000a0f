import { courseTimes } from '#app/classes/course-times.ts';
import { roomWords } from '#app/galleries/words.ts';
import { trialMessage, trialPath } from '#app/trial/trial.ts';
import { trialWords } from '#app/trial/words.ts';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { content } from '#test/content.ts';
import { galleries } from '#test/galleries.ts';
import { expect, longUnless, test } from './fixtures.ts';

const { whatsApp } = content.document('school');
const { classes } = content.document('timetable');

for (const { path, question, taughtIn } of galleries) {
  test(
    `${path} ends with its courses: ages, times, fee and three links`,
    longUnless(path === '/painting'),
    async ({ sharedPage }) => {
      const { page } = await sharedPage({ javaScriptEnabled: false });
      await page.goto(path);
      const region = page.getByRole('region', { name: question });
      for (const { courseId, part } of taughtIn) {
        const course = content.courses().find(({ id }) => id === courseId);
        const courseName = course?.courseName ?? '';
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
        expect(await hrefOf(trialWords.whatsApp)).toBe(
          whatsAppUrl(whatsApp.number, trialMessage({ course: courseName })),
        );
      }
    },
  );
}
