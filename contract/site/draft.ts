import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { message } from '../text.ts';
import { author, documentParams, documentState } from './site-documents.ts';

/** Sixty reviews in an Indian script, as long as the form allows, are 100 kB. */
export const maxDocumentBytes = 512 * 1024;

export const fieldsOfDocument = z.object({
  data: z.record(z.string(), z.unknown(), 'Please send the fields of the document.'),
});

export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/admin/documents/{type}/{key}',
  params: documentParams,
  summary:
    'Save the draft of a document, also with wrong fields, which `problems` names. Visitors do not see it',
  caller: 'admin',
  changes: true,
  maxBodyBytes: maxDocumentBytes,
  body: fieldsOfDocument,
  success: 200,
  reply: z.object({ message, ...documentState.shape }),
  failures: [400, 401, 403, 404, 412, 428],
});

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/admin/documents/{type}/{key}/draft',
  params: documentParams,
  summary:
    'Delete the draft of a document; what visitors see stays. For a week the draft can be brought back',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  /** Whose draft it was, and its version, with which it can be brought back. */
  reply: z.object({ message, by: author, version: z.string() }),
  failures: [401, 403, 404, 412, 428],
});

const noSuchDraft = 'There is no such draft.';

export const restoreDraft = defineEndpoint({
  method: 'POST',
  path: '/admin/documents/{type}/{key}/draft/restore',
  params: documentParams,
  summary:
    'Bring a deleted draft back, under the name of whoever wrote it. 409 when the document has another draft by now',
  caller: 'admin',
  changes: true,
  body: z.object({ version: z.string(noSuchDraft).check(z.maxLength(60, noSuchDraft)) }),
  success: 200,
  reply: z.object({ message, ...documentState.shape }),
  failures: [400, 401, 403, 404, 409],
});
