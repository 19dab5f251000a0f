import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

export { contentContext, siteContext } from './site-context.ts';

/**
 * Renders one page to complete HTML for the publisher. It does not stream, so that a render error stops publishing
 * instead of reaching a visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Beyond this size React would put the content of a Suspense boundary into a script, which not every visitor runs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  if (failure !== undefined) throw failure;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude as ReadableStream<Uint8Array>, { status, headers });
}

let lastError: unknown;

/** Keeps the error that a loader or component threw, so that the publisher can report the cause and not just a status. */
export function handleError(error: unknown): void {
  lastError ??= error;
}

/** Returns the error of the last render and clears it. */
export function takeError(): unknown {
  const error = lastError;
  lastError = undefined;
  return error;
}
