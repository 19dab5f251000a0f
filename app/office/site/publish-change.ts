import {
  deleteDraft,
  getDocument,
  listEditions,
  publish,
  restoreEdition,
  saveDraft,
  type DocumentName,
  type DocumentState,
} from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';

type Data = DocumentState['data'];

/** What is said when a document has changes that a short way would publish too. */
export const hasDraftMessage =
  'These words have changes that are not published yet. Publish or delete them first.';

/**
 * Changes a document and publishes it at once.
 * @param change returns the changed document
 * @returns the number of the edition
 * @throws ApiError, also when the document has a draft or the change is not right
 */
export async function publishChange(
  name: DocumentName,
  change: (data: Data) => Data,
): Promise<number | null> {
  const state = await callEndpoint(getDocument, undefined, { params: name });
  if (state.draft !== null) throw new ApiError(409, { message: hasDraftMessage });
  const { version } = state;
  const saved = await callEndpoint(saveDraft, { data: change(state.data) }, { params: name, version });
  if (saved.draft === null) throw new ApiError(409, { message: 'Visitors see this already.' });
  try {
    return (await callEndpoint(publish, { documents: [name] })).edition;
  } catch (error) {
    // Otherwise the corrected change would meet the draft of this one.
    await callEndpoint(deleteDraft, undefined, { params: name, version: saved.version }).catch(() => {});
    throw error;
  }
}

/**
 * Takes the latest edition back.
 * @param name only in this document
 * @throws ApiError, also when something else was published since
 */
export async function takeBack(edition: number, name?: DocumentName): Promise<string> {
  const { site } = await callEndpoint(listEditions, undefined, { query: { limit: 1 } });
  if (site.last !== edition)
    throw new ApiError(409, {
      message:
        'Something else was published since. “What was published” on the page “Words of the site” brings earlier words back.',
    });
  const params = { number: edition - 1 };
  return (await callEndpoint(restoreEdition, undefined, { params, query: name ?? {} })).message;
}
