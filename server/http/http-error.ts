import type { Failure } from '#contract/failure.ts';

/** The statuses of failed requests (docs/api.md). */
export type Status = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503;

/** An expected failure. Its message is shown to the visitor. */
export class HttpError extends Error {
  readonly status: Status;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Whether a password or code was wrong; limits on guesses count only these failures. */
  readonly isWrongGuess: boolean;
  /** The present state of the thing, in a 412. */
  readonly current: unknown;

  constructor(
    status: Status,
    message: string,
    options: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      isWrongGuess?: boolean;
      current?: unknown;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.isWrongGuess = options.isWrongGuess ?? false;
    this.current = options.current;
  }

  /** The JSON of the reply. */
  get body(): Failure {
    return {
      message: this.message,
      ...(this.fields === undefined ? {} : { fields: this.fields }),
      ...(this.current === undefined ? {} : { current: this.current }),
    };
  }
}
