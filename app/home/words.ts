/** The words of the age choice, the price list and the carousel of courses. */
export const homeWords = {
  beforeAge: 'My child is',
  afterAge: 'years old',
  adult: 'I am an adult',
  anyAge: 'Any age',
  byAgreement: 'Times agreed with you',
  allCourses: 'See all courses',
  enrol: 'Enroll Now',
  previous: 'Previous course',
  next: 'Next course',
  curriculum: 'Curriculum',
} as const;
