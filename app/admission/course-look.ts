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

interface Look {
  pigment: Pigment;
  picture: Picture;
}

/** What the courses look like everywhere: an application keeps its course's name, not its look. */
const looks: Readonly<Record<string, Look>> = {
  'Junior Beginner': { pigment: 'haldi', picture: courseJuniorBeginner },
  'Junior Learner': { pigment: 'patta', picture: courseJuniorLearner },
  'Senior Seeker': { pigment: 'neel', picture: courseSeniorSeeker },
  'Sr. Expressors': { pigment: 'rani', picture: courseExpressors },
  'Special classes': { pigment: 'mor', picture: courseSpecial },
  'Premium Classes': { pigment: 'jamun', picture: coursePremium },
};

/** The pigment and picture of a course, by its name; a course the school no longer has gets its red. */
export function courseLook(courseName: string): Look {
  return looks[courseName] ?? { pigment: 'sindoor', picture: courseSpecial };
}
