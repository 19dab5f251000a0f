import { useCallback, useEffect, useState } from 'react';
import { getCourses, type Course } from '#contract/course.ts';
import { callEndpoint } from '#app/api.ts';

/** The courses, or the state of the request for them. */
export type CourseList = readonly Course[] | 'loading' | 'failed';

/**
 * Loads the courses when the application form opens (docs/specification.md, section 7).
 * @returns the list, and a function that loads it again
 */
export function useCourseList(): [courses: CourseList, retry: () => void] {
  const [courses, setCourses] = useState<CourseList>('loading');

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

  return [courses, useCallback(() => setCourses('loading'), [])];
}

/** The course with a name; undefined if it does not exist or the list is not loaded. */
export function courseNamed(courses: CourseList, courseName: string): Course | undefined {
  return typeof courses === 'string' ? undefined : courses.find((each) => each.courseName === courseName);
}
