import { deleteDraft, restoreDraft } from '#contract/site/draft.ts';
import type { DocumentName, DocumentState } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/page/toast.tsx';

interface Deleted {
  name: DocumentName;
  version: string;
  /** Shows the draft again after it was brought back. */
  onRestored: (state: DocumentState) => unknown;
}

/**
 * Deletes the draft of a document. A message says whose words are gone, and brings them back.
 * @throws ApiError
 */
export async function deleteWithUndo({ name, version, onRestored }: Deleted): Promise<void> {
  const deleted = await callEndpoint(deleteDraft, undefined, { params: name, version });
  async function undo() {
    try {
      const body = { version: deleted.version };
      const { message, ...state } = await callEndpoint(restoreDraft, body, { params: name });
      await onRestored(state);
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }
  toast.action(deleted.message, 'Undo', () => void undo());
}
