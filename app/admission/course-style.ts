import {
  courseExpressors,
  courseJuniorBeginner,
  courseJuniorLearner,
  coursePremium,
  courseSeniorSeeker,
  courseSpecial,
  type Picture,
} from '#content/pictures/index.ts';
import type { Pigment } from '#contract/course.ts';

interface CourseStyle {
  pigment: Pigment;
  picture: Picture;
}

/** By course name, because a stored application has only the name of its course. */
const courseStyles: Readonly<Record<string, CourseStyle>> = {
  'Junior Beginner': { pigment: 'haldi', picture: courseJuniorBeginner },
  'Junior Learner': { pigment: 'patta', picture: courseJuniorLearner },
  'Senior Seeker': { pigment: 'neel', picture: courseSeniorSeeker },
  'Sr. Expressors': { pigment: 'rani', picture: courseExpressors },
  'Special classes': { pigment: 'mor', picture: courseSpecial },
  'Premium Classes': { pigment: 'jamun', picture: coursePremium },
};

/** The colour and picture of a course. A course that the school no longer offers gets the default. */
export function courseStyle(courseName: string): CourseStyle {
  return courseStyles[courseName] ?? { pigment: 'sindoor', picture: courseSpecial };
}
