import type { Course } from '#contract/course.ts';

/** Full years from a birthday (yyyy-mm-dd) to a day. */
export function ageOn(today: Date, birthday: string): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}

function takes({ ageMin, ageMax }: Course, age: number): boolean {
  return (ageMin === null || age >= ageMin) && (ageMax === null || age <= ageMax);
}

/** A kind word when a birth date lies outside the chosen course's ages; never a refusal (DESIGN section 6). */
export function ageNote(
  courses: readonly Course[],
  chosen: Course,
  birthday: string,
  today: Date,
): string | null {
  const age = ageOn(today, birthday);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday) || age < 0 || age > 120 || takes(chosen, age)) return null;
  const fitting = courses.find((course) => course.ageLabel !== null && takes(course, age));
  const hint = fitting === undefined ? '' : ` ${fitting.courseName} is made for that age.`;
  return (
    `${chosen.courseName} is for ${chosen.ageLabel ?? 'other ages'}, and the student is ${age}.${hint}` +
    ' You may still apply; we will find the right place together.'
  );
}
