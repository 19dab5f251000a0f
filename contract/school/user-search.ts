import { foldName } from '../fold-name.ts';
import type { Match } from './office.ts';
import { isPartOfPhone, withoutExtension } from '../phone.ts';

/** The texts of an application that a search looks at. */
interface SearchedApplication {
  fullName: string;
  course: string;
  parentName: string;
  phone: string;
}

/** The texts of an account that a search looks at. */
export interface SearchedTexts {
  fullName: string;
  userEmail: string;
  /** The latest first. */
  applications: readonly SearchedApplication[];
}

/** A word of a search, or a phone number. */
export interface Term {
  text: string;
  isNumber: boolean;
}

/** The words of a search. Adjacent groups of digits are one phone number. */
export function termsOf(search: string): Term[] {
  const terms: Term[] = [];
  for (const text of withoutExtension(foldName(search)).split(' ')) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const isNumber = /^[+\d().-]+$/.test(text);
    const last = terms.at(-1);
    if (isNumber && last?.isNumber === true) last.text += ` ${text}`;
    else terms.push({ text, isNumber });
  }
  return terms;
}

/** The text that the table shows of an account and, if given, of one application. */
const shownOf = (user: SearchedTexts, application?: SearchedApplication) =>
  foldName(`${user.fullName} ${user.userEmail} ${application?.fullName ?? ''} ${application?.course ?? ''}`);

/** The details of an application that match terms which the table does not show; null if a term matches nothing. */
function hiddenMatches(
  terms: readonly Term[],
  { fullName, parentName, phone }: SearchedApplication,
): Match[] | null {
  const matches = new Map<Match['kind'], Match>();
  for (const { text, isNumber } of terms) {
    const isPhone = isNumber && isPartOfPhone(text, phone);
    if (!isPhone && !foldName(parentName).includes(text)) return null;
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
 * Searches an account by name and email, and by the child, parent, phone and course of its applications. All terms must match
 * the account and one of its applications.
 * @returns the matching details that its row of the list does not show; null when the account does not match
 */
export function matchesOf(user: SearchedTexts, terms: readonly Term[]): Match[] | null {
  const missingIn = (shown: string) => terms.filter(({ text }) => !shown.includes(text));
  if (missingIn(shownOf(user)).length === 0) return [];
  const found = user.applications
    .map((application) => hiddenMatches(missingIn(shownOf(user, application)), application))
    .filter((matches) => matches !== null);
  if (found.length === 0) return null;
  return found.some((matches) => matches.length === 0) ? [] : joined(found.flat());
}
