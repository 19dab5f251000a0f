/** The hours for an answer where the words of the site name no number. */
export const usualAnswerHours = 24;

const numbers = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((word, at) => [word, at + 1]),
);
const units = { hour: 1, hr: 1, h: 1, day: 24, week: 7 * 24 };

const time = new RegExp(
  `\\b(\\d{1,3}|an?\\b|${[...numbers.keys()].join('|')})[\\s-]*(?:working |business )?(${Object.keys(units).join('|')})s?\\b`,
  'i',
);

/**
 * The hours in which the school promises an answer, from the words of the site: 'two days' are 48. The inbox counts them.
 * @param replyTime of the document about the school
 */
export function answerHoursOf(replyTime: string): number {
  const [, count = '', unit = ''] = time.exec(replyTime) ?? [];
  const number = /^\d/.test(count) ? Number(count) : (numbers.get(count.toLowerCase()) ?? 1);
  const hours = number * (units[unit.toLowerCase() as keyof typeof units] ?? 0);
  return hours === 0 ? usualAnswerHours : hours;
}
