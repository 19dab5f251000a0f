import type { User } from '#contract/account.ts';
import type { Enrollment } from '#contract/admission.ts';

/** A detail that matched the search but is not shown in the table. */
export interface Match {
  kind: 'parent' | 'phone';
  value: string;
  /** The names of the children whose applications have this detail. */
  children: readonly string[];
}

export interface FoundUser {
  user: User;
  matches: readonly Match[];
}

interface Term {
  text: string;
  isNumber: boolean;
}

/** Removes upper case, Latin accents and repeated spaces, so that spelling variants are equal. */
const normalised = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of a search. Adjacent groups of digits are one phone number. */
function termsOf(search: string): Term[] {
  const terms: Term[] = [];
  for (const text of normalised(search).split(' ')) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const isNumber = /^[+\d().-]+$/.test(text);
    const last = terms.at(-1);
    if (isNumber && last?.isNumber === true) last.text += ` ${text}`;
    else terms.push({ text, isNumber });
  }
  return terms;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The digits of a stored phone number; an Indian number always gets its country code 91. */
function wholeNumber(phone: string): string {
  const digits = digitsOf(phone).replace(/^0+/, '');
  const national = /^(?:91)?0?(\d{10})$/.exec(digits)?.[1];
  return national === undefined ? digits : `91${national}`;
}

/** Whether the typed digits are part of a stored number. Country code, leading zeros and separators do not matter. */
function isPartOfPhone(typed: string, phone: string): boolean {
  const digits = digitsOf(typed);
  const whole = wholeNumber(phone);
  return whole.includes(digits) || whole.includes(digits.replace(/^0+/, '').replace(/^910/, '91'));
}

/** The text that the table shows of an account and, if given, of one application. */
const shownOf = (user: User, application?: Enrollment) =>
  normalised(
    `${user.fullName} ${user.userEmail} ${application?.fullName ?? ''} ${application?.course ?? ''}`,
  );

/** The details of an application that match terms which the table does not show; null if a term matches nothing. */
function hiddenMatches(terms: readonly Term[], { fullName, parentName, phone }: Enrollment): Match[] | null {
  const matches = new Map<Match['kind'], Match>();
  for (const { text, isNumber } of terms) {
    const isPhone = isNumber && isPartOfPhone(text, phone);
    if (!isPhone && !normalised(parentName).includes(text)) return null;
    const [kind, value] = isPhone ? (['phone', phone] as const) : (['parent', parentName] as const);
    matches.set(kind, { kind, value, children: [fullName] });
  }
  return [...matches.values()];
}

/** Merges equal details of several applications into one, with all their children. */
function joined(matches: readonly Match[]): Match[] {
  const byDetail = new Map<string, Match>();
  for (const match of matches) {
    const detail = `${match.kind} ${match.value}`;
    const children = [...(byDetail.get(detail)?.children ?? []), ...match.children];
    byDetail.set(detail, { ...match, children: [...new Set(children)] });
  }
  return [...byDetail.values()];
}

/**
 * Finds accounts by name and email, and by the child, parent, phone and course of their applications. All words must match
 * one application and its account. An empty search finds all accounts.
 */
export function findUsers(users: readonly User[], search: string): FoundUser[] {
  const terms = termsOf(search);
  return users.flatMap((user) => {
    const missingIn = (shown: string) => terms.filter(({ text }) => !shown.includes(text));
    if (missingIn(shownOf(user)).length === 0) return [{ user, matches: [] }];
    const found = user.enrollments
      .map((application) => hiddenMatches(missingIn(shownOf(user, application)), application))
      .filter((matches) => matches !== null);
    if (found.length === 0) return [];
    const isShown = found.some((matches) => matches.length === 0);
    return [{ user, matches: isShown ? [] : joined(found.flat()) }];
  });
}
