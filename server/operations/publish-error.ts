/** A page cannot be rendered; the message names the page. */
export class PublishError extends Error {
  readonly page: string;

  constructor(page: string, cause: unknown) {
    super(`The page ${page} cannot be published: ${(cause as Error)?.message ?? String(cause)}`, { cause });
    this.page = page;
  }
}

/** The publishing process ended before its work was done. */
export class PublisherCrash extends Error {
  /** @param end the exit code or the signal */
  constructor(end: number | string) {
    super(
      `The pages cannot be published: the publishing process ended early (${end}). The machine may have too little free memory.`,
    );
  }
}
