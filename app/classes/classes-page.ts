import type { Content } from '#contract/site/content.ts';
import { finderCourses } from '#app/admission/finder-course.ts';
import { timetableOf } from './timetable.ts';

/** The content of the classes page, with the pictures and works that its documents name. */
export function classesPage(content: Content) {
  const { categories, studentGallery, certificate, testimonials, teacher, ...words } =
    content.document('classes');
  const { sheet } = certificate;
  const timetable = content.document('timetable');
  const courses = content.courses();
  return {
    ...words,
    timetable: { title: timetable.title, ...timetableOf(timetable.classes, courses) },
    courses: finderCourses(content),
    categories: categories.map(({ title, text, link, picture }) => ({
      title,
      text,
      link,
      picture: content.picture(picture),
    })),
    studentGallery: { ...studentGallery, works: content.wall(studentGallery.works) },
    certificate: { ...certificate, sheet: { ...sheet, seal: content.picture(sheet.seal) } },
    testimonials: {
      ...testimonials,
      quotes: testimonials.quotes.map(({ quote, name, relation, portrait }) => ({
        quote,
        name,
        relation,
        portrait: content.picture(portrait),
      })),
    },
    teacher: { ...teacher, portrait: content.picture(teacher.portrait) },
  };
}
export type ClassesPage = ReturnType<typeof classesPage>;
