import * as z from 'zod/mini';
import { keepText, readValue } from '../kit/kept-text.ts';

/**
 * What is typed in the form for a parent who calls. It is in sessionStorage, so that it survives a reload and the end of the session,
 * and not the end of the tab; a log-out deletes it (app/account/answer-draft.ts).
 */
const keyOf = (userId: string, familyId: string) => `answer-draft:${userId}:call:${familyId}`;

const draft = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type CallDraft = z.output<typeof draft>;

/** @param familyId empty for a family without an account */
export const readCallDraft = (userId: string, familyId: string): CallDraft =>
  readValue('sessionStorage', keyOf(userId, familyId), draft) ?? {};

export const saveCallDraft = (userId: string, familyId: string, values: CallDraft): void =>
  keepText('sessionStorage', keyOf(userId, familyId), JSON.stringify(values));

export const clearCallDraft = (userId: string, familyId: string): void =>
  keepText('sessionStorage', keyOf(userId, familyId), null);
