import { getCourses } from '#contract/course.ts';
import { route, type Route } from '#server/http/route.ts';
import { offeredCourses } from './offered-courses.ts';

export const courseRoutes: readonly Route[] = [
  route(getCourses, async () => ({ CoursesData: [...offeredCourses] })),
];
