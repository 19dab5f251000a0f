import type { Course } from '#contract/course.ts';
import type { WorkName } from './works.ts';

/** A course with the days on which it takes place (docs/specification.md, sections 3 and 9). */
export interface CourseCard extends Course {
  days: string;
  image: WorkName;
}

/** The six courses in the specification's order. */
export const courses: readonly CourseCard[] = [
  {
    courseName: 'Junior Beginner',
    detail: 'Creative hands-on projects.',
    price: 2500,
    period: 'month',
    ageMin: 4,
    ageMax: 8,
    ageLabel: '4-8 Yrs',
    days: 'Saturday and Sunday',
    image: 'course-junior-beginner',
    pigment: 'haldi',
  },
  {
    courseName: 'Junior Learner',
    detail: 'Various techniques and styles.',
    price: 3000,
    period: 'month',
    ageMin: 9,
    ageMax: 12,
    ageLabel: '9-12 Yrs',
    days: 'Saturday and Sunday',
    image: 'course-junior-learner',
    pigment: 'patta',
  },
  {
    courseName: 'Senior Seeker',
    detail: 'More detailed projects.',
    price: 3500,
    period: 'month',
    ageMin: 12,
    ageMax: 15,
    ageLabel: '12-15 Yrs',
    days: 'Saturday and Sunday',
    image: 'course-senior-seeker',
    pigment: 'neel',
  },
  {
    courseName: 'Sr. Expressors',
    detail: 'Personal creative exploration.',
    price: 5000,
    period: 'month',
    ageMin: 16,
    ageMax: null,
    ageLabel: '16+ Yrs',
    days: 'Saturday and Sunday',
    image: 'course-expressors',
    pigment: 'rani',
  },
  {
    courseName: 'Special classes',
    detail: 'Customised lessons.',
    price: 5000,
    period: 'month',
    ageMin: null,
    ageMax: null,
    ageLabel: null,
    days: 'Saturday and Sunday, times agreed with you',
    image: 'course-special',
    pigment: 'mor',
  },
  {
    courseName: 'Premium Classes',
    detail: 'One-on-one sessions.',
    price: 6000,
    period: 'month',
    ageMin: null,
    ageMax: null,
    ageLabel: null,
    days: 'Saturday and Sunday, times agreed with you',
    image: 'course-premium',
    pigment: 'jamun',
  },
];
