const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of one's life cannot lie further back than this many years. */
const longestLife = 120;

/**
 * Full years from a birthday (yyyy-mm-dd) to a day of the visitor's own calendar. Who was born on 29 February has the
 * birthday on 1 March in the years between.
 * @returns null for what is no birthday: a day that does not exist, is still to come, or is too long ago
 */
export function ageOn(today: Date, birthday: string): number | null {
  const [, year, month, day] = (calendarDay.exec(birthday) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const born = new Date(year, month - 1, day);
  const exists = born.getFullYear() === year && born.getMonth() === month - 1 && born.getDate() === day;
  if (!exists || born > today) return null;
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  const age = today.getFullYear() - year - (hadBirthday ? 0 : 1);
  return age <= longestLife ? age : null;
}

/** The day on which somebody of this birthday (a real one) turns so many years. */
export function birthdayOf(birthday: string, age: number): Date {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number);
  return new Date(year + age, month - 1, day);
}
