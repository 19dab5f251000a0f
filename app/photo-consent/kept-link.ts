import type { OwnChild } from '#contract/school/photo-consent.ts';

const key = 'photo-consent';

/** The link that this tab has opened, and what was noted through it. */
export interface KeptLink {
  token: string;
  /** Null before an answer was sent. */
  noted: readonly OwnChild[] | null;
}

const isKeptLink = (value: unknown): value is KeptLink =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'noted' in value &&
  (value.noted === null || Array.isArray(value.noted));

/**
 * Keeps the link in sessionStorage, for a reload: the address does not show it any longer.
 * @returns whether it is kept; with storage disabled it is not
 */
export function keepLink(link: KeptLink): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(link));
    return true;
  } catch {
    return false;
  }
}

/** The link that this tab has opened last, or null. */
export function keptLink(): KeptLink | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isKeptLink(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Call it when the user logs out. */
export function forgetLink(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
