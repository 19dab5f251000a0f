import type { DocumentName, DocumentState } from '#contract/site/site-documents.ts';

/** Shows a state in a form, together with what is typed there. Rejects if the state cannot be loaded. */
type Receive = (load: () => Promise<DocumentState>) => Promise<void>;

const forms = new Map<string, Receive>();
const keyOf = ({ type, key }: DocumentName) => `${type}--${key}`;

/**
 * The forms on the screen. A message with Undo outlives the form that it came from, and must reach the one that the same document has
 * by then.
 */
export const openForms = {
  /** @returns what removes the form */
  add(name: DocumentName, receive: Receive): () => void {
    forms.set(keyOf(name), receive);
    return () => {
      // The next form of the document may be there already.
      if (forms.get(keyOf(name)) === receive) forms.delete(keyOf(name));
    };
  },
  /**
   * Shows a state of a document in its form.
   * @returns whether it has one on the screen
   * @throws what `load` throws
   */
  async show(name: DocumentName, load: () => Promise<DocumentState>): Promise<boolean> {
    const receive = forms.get(keyOf(name));
    if (receive !== undefined) {
      await receive(load);
      return true;
    }
    const state = await load();
    // One may have been opened meanwhile.
    const opened = forms.get(keyOf(name));
    await opened?.(async () => state);
    return opened !== undefined;
  },
};
