import type { BodyOf, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { failure, type Failure } from '#contract/failure.ts';

/** What a visitor reads when the server said nothing or could not be reached (docs/design.md, section 6). */
const unknownFailure = 'Something went wrong. Please try again.';

/** A call that did not succeed. `status` is 0 when the server could not be reached; `message` is fit to show. */
export class CallError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, { message, fields = {} }: Failure) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Milliseconds after which a call that hangs on a poor line counts as lost, so that no form stays busy for ever. */
const timeoutMilliseconds = 30_000;

let apiHost = '';

/** Whether the calls live on another host, whose cookies this page cannot read. */
export const isElsewhere = (): boolean => apiHost !== '';

/** Sets the origin of the calls; once, from the page's own data, before the first call. */
export function setApiHost(origin: string): void {
  apiHost = origin;
}

let isStillSignedIn = async () => false;

/**
 * Sets how it is found out, when a call was refused because nobody is signed in, whether the same user is signed in after all: the
 * session may have got a new token while the call was on its way.
 */
export function onRefused(find: () => Promise<boolean>): void {
  isStillSignedIn = find;
}

/**
 * Makes a call of the contract and returns its reply. One that was refused although its user is signed in changed nothing, and is
 * made once more.
 * @throws CallError with the server's message, or `unknownFailure` when there is none
 */
export async function send<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  parameters: Record<string, string> = {},
): Promise<ReplyOf<C>> {
  try {
    return await ask(endpoint, body, parameters);
  } catch (error) {
    if (!isRefusal(error) || endpoint.caller === 'anyone') throw error;
    const tooLong = new Promise<false>((resolve) => {
      setTimeout(resolve, timeoutMilliseconds, false);
    });
    if (await Promise.race([isStillSignedIn(), tooLong])) return ask(endpoint, body, parameters);
    throw error;
  }
}

/** Whether a call failed because nobody is signed in. */
export const isRefusal = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** The same as `send`, but a refusal is final. */
export async function ask<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  parameters: Record<string, string> = {},
): Promise<ReplyOf<C>> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(apiHost + path, {
      method: endpoint.method,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      credentials: apiHost === '' ? 'same-origin' : 'include',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    reply = await response.json();
  } catch {
    throw new CallError(0, { message: unknownFailure });
  }
  if (!response.ok) {
    const told = failure.safeParse(reply);
    throw new CallError(response.status, told.success ? told.data : { message: unknownFailure });
  }
  return endpoint.reply.parse(reply) as ReplyOf<C>;
}

/** The words to show for anything a call threw. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : unknownFailure;
}
