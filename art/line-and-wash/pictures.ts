import { crop, type Pictures } from '../picture.ts';

export const pictures = {
  'perspective-corridor': {
    program: 'corridor.ts',
    crop: crop(0.034, 0.026, 0.932, 0.948),
    focus: [0.52, 0.5],
  },
  'course-junior-beginner': { program: 'courses/junior-beginner.ts', fallbackQuality: 42 },
  'course-junior-learner': { program: 'courses/junior-learner.ts', fallbackQuality: 42 },
  'course-senior-seeker': { program: 'courses/senior-seeker.ts', fallbackQuality: 42 },
  'course-expressors': { program: 'courses/expressors.ts', fallbackQuality: 42 },
  'course-special': { program: 'courses/special.ts', fallbackQuality: 42 },
  'course-premium': { program: 'courses/premium.ts', fallbackQuality: 42 },
  'blog-showing': { program: 'fridge.ts', focus: [0.62, 0.45], fallbackQuality: 42 },
  'blog-corner': { program: 'corner.ts', focus: [0.45, 0.5], fallbackQuality: 42 },
} satisfies Pictures;
