import { useCallback, useEffect, useState } from 'react';
import { getCourses, type Course } from '#contract/course.ts';
import { callEndpoint } from '#app/api.ts';

/** The courses of the form, as far as they have arrived. */
export type CourseList = readonly Course[] | 'loading' | 'failed';

/**
 * The course list call, made on entering the enrollment page (docs/specification.md, section 7).
 * @returns the list, and a function that asks for it again
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

/** The course of that name, while the list is known. */
export function courseNamed(courses: CourseList, courseName: string): Course | undefined {
  return typeof courses === 'string' ? undefined : courses.find((each) => each.courseName === courseName);
}
