import type { Failure } from '#contract/failure.ts';

/** Shown when the server sends no message of its own or cannot be reached (docs/decisions/0033-pages-for-visitors.md). */
export const genericMessage = 'Something went wrong. Please try again.';

/** A failed API request. `status` is 0 on a network error or timeout; `message` can be shown to the visitor. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  /** In a 412: the present state, in the form of the endpoint's GET. */
  readonly current: unknown;

  constructor(status: number, { message, fields = {}, current }: Failure) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.current = current;
  }
}

/** Whether a request failed because no user is signed in. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Whether the API answered a request, but not as this server would: it does not have the endpoint. Another attempt would get
 * the same reply.
 */
export const hasNoSuchCall = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status >= 200 && error.status < 400) || [403, 404, 405, 410, 501].includes(error.status));

/** The message to show the visitor for any error. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : genericMessage;
}
