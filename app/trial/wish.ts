import { courseOfLink } from '#app/admission/find-course.ts';
import type { OfferedCourse } from '#contract/site/content.ts';
import type { Trial } from './trial.ts';

const validAge = /^[1-9]\d?$/;

/** What a link says about the trial class that a visitor wants. A URL can contain any text, so only existing courses and ages count. */
export function wishIn(
  search: string,
  courses: readonly Pick<OfferedCourse, 'slug' | 'courseName'>[],
): Pick<Trial, 'course' | 'age'> {
  const query = new URLSearchParams(search);
  const age = query.get('age') ?? '';
  return {
    course: courseOfLink(courses, query.get('course') ?? '')?.courseName,
    age: validAge.test(age) ? Number(age) : undefined,
  };
}
