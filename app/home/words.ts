/** The words of the age choice, the price list, the carousel of courses and the voices. */
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
  guestBook: 'Read the guest book',
} as const;
