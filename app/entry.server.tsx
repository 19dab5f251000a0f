import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

export { siteContext } from './site-context.ts';

/**
 * Renders one page to whole HTML for the publisher. Nothing is streamed: a page is served many times and rendered
 * once, so a render error must reach the publisher instead of the visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failure ??= error;
    },
  });
  if (failure !== undefined) throw failure;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude as ReadableStream<Uint8Array>, { status, headers });
}

let lastError: unknown;

/** Keeps what a loader or a component threw, so that the publisher can name the cause instead of a status. */
export function handleError(error: unknown): void {
  lastError ??= error;
}

/** The error of the last rendering, once. */
export function takeError(): unknown {
  const error = lastError;
  lastError = undefined;
  return error;
}
