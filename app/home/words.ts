/** The texts of the age choice and the price slip on the home page. */
export const ageWords = {
  before: 'My child is',
  after: 'years old',
  adult: 'I am an adult',
  slip: 'Courses and fees',
  meets: 'Two classes a week, for one year.',
  anyAge: 'Any age',
  byAgreement: 'Times agreed with you',
  all: 'See all courses',
  enrol: 'Enroll Now',
} as const;
