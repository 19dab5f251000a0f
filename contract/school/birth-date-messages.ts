/** The error messages for a date of birth. They are apart from the schema because the course finder needs no schema. */
export const birthDateMessages = {
  missing: 'Please enter the date of birth.',
  notPast: 'Please enter a date of birth before today.',
  tooLongAgo: 'Please check the year of birth.',
} as const;
