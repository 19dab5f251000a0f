import type { Pigment } from '#contract/course.ts';
import type { PictureName } from '#content/pictures/index.ts';

interface Look {
  pigment: Pigment;
  picture: PictureName;
}

/** What the courses look like everywhere: an application keeps its course's name, not its look. */
const looks: Readonly<Record<string, Look>> = {
  'Junior Beginner': { pigment: 'haldi', picture: 'crayon-kids' },
  'Junior Learner': { pigment: 'patta', picture: 'pencil-still-life' },
  'Senior Seeker': { pigment: 'neel', picture: 'warli-dance' },
  'Sr. Expressors': { pigment: 'rani', picture: 'portrait-mother' },
  'Special classes': { pigment: 'mor', picture: 'portrait-girl' },
  'Premium Classes': { pigment: 'jamun', picture: 'portrait-teen' },
};

/** The pigment and picture of a course, by its name; a course the school no longer has gets its red. */
export function courseLook(courseName: string): Look {
  return looks[courseName] ?? { pigment: 'sindoor', picture: 'elephant-calf' };
}
