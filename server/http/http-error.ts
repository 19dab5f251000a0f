import type { Failure } from '#contract/failure.ts';

/** The statuses a call may fail with (docs/design.md, section 5). */
export type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** A failure meant for the caller: its message is shown to a person. */
export class HttpError extends Error {
  readonly status: Status;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** A password or code was compared and is wrong: limits on guesses count it, and no other failure. */
  readonly isWrongGuess: boolean;

  constructor(
    status: Status,
    message: string,
    options: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      isWrongGuess?: boolean;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.isWrongGuess = options.isWrongGuess ?? false;
  }

  /** What travels to the caller. */
  get body(): Failure {
    return { message: this.message, ...(this.fields === undefined ? {} : { fields: this.fields }) };
  }
}
