import { getDocument, type DocumentName, type DocumentState } from '#contract/site/site-documents.ts';
import { listEditions, restoreEdition } from '#contract/site/history.ts';
import { isSame } from '#contract/site/is-same.ts';
import { publishChange as publishChangeEndpoint } from '#contract/site/publication.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';

type Data = DocumentState['data'];

/**
 * Changes what visitors see of a document, and publishes that alone: the drafts of the document stay drafts.
 * @param change returns the changed document; it is called again when somebody else has published meanwhile
 * @returns the number of the edition, and what is not published by itself any more because of it
 * @throws ApiError, also when visitors see it already, or the change is not right
 */
export async function publishChange(
  name: DocumentName,
  change: (data: Data) => Data,
): Promise<{ edition: number; stopped: string | null }> {
  const { published, publishedVersion } = await callEndpoint(getDocument, undefined, { params: name });
  async function send(present: Data | null, version: string) {
    const data = change(present ?? {});
    if (isSame(data, present)) throw new ApiError(409, { message: 'Visitors see this already.' });
    return callEndpoint(publishChangeEndpoint, { data }, { params: name, version });
  }
  try {
    return await send(published, publishedVersion);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    const now = getDocument.reply.parse(error.current);
    return send(now.published, now.publishedVersion);
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
        'Something else was published since. Earlier words come back under “What was published” of the page.',
    });
  const params = { number: edition - 1 };
  const query = { ...name, over: edition };
  const { message, notes } = await callEndpoint(restoreEdition, undefined, { params, query });
  return [message, ...notes].join(' ');
}
