const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** In years. */
const maxAge = 120;

/**
 * The age in full years on a day of the visitor's calendar. A birthday on 29 February is on 1 March in other years.
 * @param birthday yyyy-mm-dd
 * @returns null if the date does not exist, is in the future, or is more than 120 years ago
 */
export function ageOn(today: Date, birthday: string): number | null {
  const [, year, month, day] = (isoDate.exec(birthday) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const born = new Date(year, month - 1, day);
  const exists = born.getFullYear() === year && born.getMonth() === month - 1 && born.getDate() === day;
  if (!exists || born > today) return null;
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  const age = today.getFullYear() - year - (hadBirthday ? 0 : 1);
  return age <= maxAge ? age : null;
}

/** The day on which a person reaches an age. @param birthday a valid date, yyyy-mm-dd */
export function birthdayOf(birthday: string, age: number): Date {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number);
  return new Date(year + age, month - 1, day);
}
