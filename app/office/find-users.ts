import type { User } from '#contract/account.ts';
import type { Enrollment } from '#contract/admission.ts';

/** A detail that matched a search and that the table does not show. */
export interface Match {
  kind: 'parent' | 'phone';
  value: string;
  /** Whose applications have it. */
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

/** Without upper case, Latin accents and repeated spaces, so that spelling variants compare as equal. */
const normalised = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words that must all be found. Groups of digits next to each other are one telephone number. */
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

/** The digits of a stored number; an Indian one always with its country code 91. */
function wholeNumber(phone: string): string {
  const digits = digitsOf(phone).replace(/^0+/, '');
  const national = /^(?:91)?0?(\d{10})$/.exec(digits)?.[1];
  return national === undefined ? digits : `91${national}`;
}

/** Whether typed digits are part of a stored number, with or without country code, leading zeros and separators. */
function isPartOfPhone(typed: string, phone: string): boolean {
  const digits = digitsOf(typed);
  const whole = wholeNumber(phone);
  return whole.includes(digits) || whole.includes(digits.replace(/^0+/, '').replace(/^910/, '91'));
}

/** What the table shows of an account, and of one of its applications. */
const shownOf = (user: User, application?: Enrollment) =>
  normalised(
    `${user.fullName} ${user.userEmail} ${application?.fullName ?? ''} ${application?.course ?? ''}`,
  );

/** The details of one application that have the terms its row does not show; null when a term is in none of them. */
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

/** A detail that several applications share is named once, with all their children. */
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
 * The accounts in which a search is found: by the account's name and email, and by the child, parent, phone and course of each
 * application. All words must belong to one application and its account. An empty search finds all.
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
