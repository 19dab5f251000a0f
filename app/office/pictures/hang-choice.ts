import * as z from 'zod/mini';
import { keepText, readValue } from '../kit/kept-text.ts';

/**
 * The pictures that are chosen to be hung, and what is typed about them. In sessionStorage, so that it survives a reload, another page and the end of
 * the session, and not the end of the tab; a log-out deletes it (app/account/answer-draft.ts).
 */
const keyOf = (userId: string, form: ChoiceForm) => `answer-draft:${userId}:${form}`;

/** The page that hangs pictures, or the dialog of a field, which describes one. */
type ChoiceForm = 'hang' | 'picker';

const choice = z.object({
  ids: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type HangChoice = z.output<typeof choice>;

export const readChoice = (userId: string, form: ChoiceForm = 'hang'): HangChoice =>
  readValue('sessionStorage', keyOf(userId, form), choice) ?? { ids: [], values: {} };

export const keepChoice = (userId: string, kept: HangChoice, form: ChoiceForm = 'hang'): void =>
  keepText('sessionStorage', keyOf(userId, form), JSON.stringify(kept));

export const forgetChoice = (userId: string, form: ChoiceForm = 'hang'): void =>
  keepText('sessionStorage', keyOf(userId, form), null);

/** The address of the page that hangs them. */
export const hangPage = '/office/pictures/hang';
