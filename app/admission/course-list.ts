import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OfferedCourse } from '#contract/site/content.ts';
import { getCourses, isDetailed, type Course, type ListedCourse } from '#contract/site/course.ts';
import { callEndpoint } from '#app/api.ts';

/** A course that the form offers. */
export interface CourseOption {
  /** The course as the API sent it. */
  listed: ListedCourse;
  /** Its details; null from a backend that sends only names. */
  course: Course | null;
  /** The value of its radio button, also in drafts: the id, or the name if the id is not known. */
  answer: string;
}

/** The courses, or the state of the request for them. */
export type CourseList = readonly CourseOption[] | 'loading' | 'failed';

/**
 * Loads the courses when the application form opens (docs/specification.md, section 7).
 * @param known the courses that the page knows, for backends that send no ids
 * @returns the list, and a function that loads it again
 */
export function useCourseList(
  known: readonly Pick<OfferedCourse, 'id' | 'courseName'>[],
): [courses: CourseList, retry: () => void] {
  const [courses, setCourses] = useState<readonly ListedCourse[] | 'loading' | 'failed'>('loading');

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
        : courses.map((listed) => {
            const course = isDetailed(listed) ? listed : null;
            const knownId = known.find(({ courseName }) => courseName === listed.courseName)?.id;
            return { listed, course, answer: course?._id ?? knownId ?? listed.courseName };
          }),
    [courses, known],
  );
  return [options, useCallback(() => setCourses('loading'), [])];
}

/** The chosen course; undefined if it does not exist or the list is not loaded. */
export function chosenCourse(courses: CourseList, answer: string): CourseOption | undefined {
  return typeof courses === 'string' ? undefined : courses.find((each) => each.answer === answer);
}
