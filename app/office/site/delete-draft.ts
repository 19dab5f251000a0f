import { deleteDraft, restoreDraft } from '#contract/site/draft.ts';
import type { DocumentName } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/page/toast.tsx';
import { openForms } from './open-forms.ts';

interface Deleted {
  name: DocumentName;
  version: string;
  /** Called after the draft was brought back. `isShown`: a form of the document is open and has it. */
  onRestored: (isShown: boolean) => unknown;
}

/**
 * Deletes the draft of a document. A message says whose words are gone, and brings them back into the form that is open then.
 * @throws ApiError
 */
export async function deleteWithUndo({ name, version, onRestored }: Deleted): Promise<void> {
  const deleted = await callEndpoint(deleteDraft, undefined, { params: name, version });
  let message = '';
  async function restore() {
    const body = { version: deleted.version };
    const { message: words, ...state } = await callEndpoint(restoreDraft, body, { params: name });
    message = words;
    return state;
  }
  async function undo() {
    try {
      await onRestored(await openForms.show(name, restore));
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }
  toast.action(deleted.message, 'Undo', () => void undo());
}
