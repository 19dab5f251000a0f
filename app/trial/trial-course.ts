import type { OfferedCourse } from '#contract/site/content.ts';
import type { WeeklyClass } from './next-class.ts';
import type { DayChoice } from './weekly-classes.ts';

/** A course that the form offers, with its classes in a week, and the days to choose from. */
export type TrialCourse = Pick<OfferedCourse, 'slug' | 'courseName' | 'ageMin' | 'ageMax' | 'ageLabel'> & {
  classes: readonly WeeklyClass[];
  days: readonly DayChoice[];
};
