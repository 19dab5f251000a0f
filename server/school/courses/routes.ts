import { course, getCourses } from '#contract/site/course.ts';
import { route, type Route } from '#server/school/route.ts';

export const courseRoutes: readonly Route[] = [
  route(getCourses, async ({ content }) => ({
    CoursesData: content.edition.courses
      .filter(({ hidden }) => !hidden)
      .map((record) => course.parse({ ...record, _id: record.id })),
  })),
];
