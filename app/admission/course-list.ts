import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OfferedCourse } from '#contract/content/content.ts';
import { getCourses, type Course } from '#contract/course.ts';
import { callEndpoint } from '#app/api.ts';

/** A course that the form offers. */
export interface CourseOption {
  course: Course;
  /** Undefined for a course that is newer than the page. */
  courseId: string | undefined;
  /** The value of its radio button, also in drafts: the id, or the name if the id is not known. */
  answer: string;
}

/** The courses, or the state of the request for them. */
export type CourseList = readonly CourseOption[] | 'loading' | 'failed';

/**
 * Loads the courses when the application form opens (docs/specification.md, section 7).
 * @param known the courses that the page knows; the API's courses have no id
 * @returns the list, and a function that loads it again
 */
export function useCourseList(
  known: readonly Pick<OfferedCourse, 'id' | 'courseName'>[],
): [courses: CourseList, retry: () => void] {
  const [courses, setCourses] = useState<readonly Course[] | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (courses !== 'loading') return undefined;
    let isCurrent = true;
    async function load() {
      try {
        const { CoursesData } = await callEndpoint(getCourses, undefined);
        if (isCurrent) setCourses(CoursesData);
      } catch {
        if (isCurrent) setCourses('failed');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [courses]);

  const options = useMemo(
    () =>
      typeof courses === 'string'
        ? courses
        : courses.map((course) => {
            const courseId = known.find(({ courseName }) => courseName === course.courseName)?.id;
            return { course, courseId, answer: courseId ?? course.courseName };
          }),
    [courses, known],
  );
  return [options, useCallback(() => setCourses('loading'), [])];
}

/** The chosen course; undefined if it does not exist or the list is not loaded. */
export function chosenCourse(courses: CourseList, answer: string): CourseOption | undefined {
  return typeof courses === 'string' ? undefined : courses.find((each) => each.answer === answer);
}
