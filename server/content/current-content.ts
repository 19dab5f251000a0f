import type { Edition } from './edition.ts';

/** The edition that visitors get at present: the pages show it, and the API and the mails take their facts from it. */
export class CurrentContent {
  #edition: Edition;
  #failedPage: string | undefined;

  constructor(edition: Edition) {
    this.#edition = edition;
  }

  get edition(): Edition {
    return this.#edition;
  }

  /** The page that could not be published in the last attempt; undefined while nothing fails. */
  get failedPage(): string | undefined {
    return this.#failedPage;
  }

  replace(edition: Edition): void {
    this.#edition = edition;
    this.#failedPage = undefined;
  }

  fail(page: string): void {
    this.#failedPage = page;
  }
}
