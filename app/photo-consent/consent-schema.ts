import { setMyPhotoConsent, untilIsOver, type Answer } from '#contract/school/photo-consent.ts';
import { ApiError } from '#app/api-error.ts';
import type { ValidationError } from '#contract/field-messages.ts';
import type { FormSchema } from '#app/ui/form/form.tsx';
import type { Values } from '#app/ui/form/form-values.ts';

export type Question = 'work' | 'face' | 'until';

/** The name of a field: a form may have the questions of several children. */
export const fieldOf = (question: Question, childId: string): string => `${question}-${childId}`;

/** An answer with the child that it is for. */
export type ChildAnswer = Answer & { childId: string };

const isYes = (value: Values[string] | undefined) =>
  value === 'yes' ? true : value === 'no' ? false : value;

/**
 * The schema of a form with the questions of some children.
 * @param today on the clocks of the school: an answer that ends before it is refused
 */
export const consentSchema = (childIds: readonly string[], today: string): FormSchema<ChildAnswer[]> => ({
  safeParse(values) {
    const answers: ChildAnswer[] = [];
    const issues: { path: PropertyKey[]; message: string }[] = [];
    for (const childId of childIds) {
      const until = values[fieldOf('until', childId)];
      const parsed = setMyPhotoConsent.body.safeParse({
        work: isYes(values[fieldOf('work', childId)]),
        face: isYes(values[fieldOf('face', childId)]),
        until: until === '' || until === undefined ? null : until,
      });
      const issue = (question: PropertyKey | undefined, message: string) =>
        issues.push({ path: [fieldOf(question as Question, childId)], message });
      if (!parsed.success) for (const { path, message } of parsed.error.issues) issue(path[0], message);
      else if (parsed.data.until !== null && parsed.data.until < today) issue('until', untilIsOver);
      else answers.push({ ...parsed.data, childId });
    }
    const error: ValidationError = { issues };
    return issues.length === 0 ? { success: true, data: answers } : { success: false, error };
  },
});

/** Sends an answer. @throws ApiError with a message beside the last day */
export async function withFieldsOf(childIds: readonly string[], send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { until, answers } = error.fields;
    const message = until ?? answers;
    if (message === undefined) throw error;
    const fields = Object.fromEntries(childIds.map((id) => [fieldOf('until', id), message]));
    throw new ApiError(error.status, { message: error.message, fields });
  }
}
