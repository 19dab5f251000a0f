import type { Edition } from './edition.ts';
import type { OwnPictures } from './own-pictures.ts';

/** The edition that visitors get at present: the pages show it, and the API and the mails take their facts from it. */
export class CurrentContent {
  #edition: Edition;
  #servedNumber: number;
  #pictures: OwnPictures['shown'] = {};
  #pictureState: string;
  #failed: { page: string | undefined; edition: number } | undefined;
  /** The pages that visitors get and that show one of these facts (server/site/content/edition.ts, `factsOf`). */
  pagesWith: (facts: ReadonlySet<string>) => readonly string[] = () => [];
  /** The address of the social card of a page that visitors get; undefined for a page without one. */
  cardOf: (path: string) => string | undefined = () => undefined;

  /** @param pictureState what decided which own pictures the edition shows (`lastPictureChange`) */
  constructor(edition: Edition, pictureState = '') {
    this.#edition = edition;
    this.#pictureState = pictureState;
    this.#servedNumber = edition.number;
  }

  get edition(): Edition {
    return this.#edition;
  }

  /** The number of the edition whose pages visitors get. */
  get servedNumber(): number {
    return this.#servedNumber;
  }

  /** The page that could not be published in the last attempt; undefined while nothing fails. */
  get failedPage(): string | undefined {
    return this.#failed?.page;
  }

  /** The page with which an edition failed; undefined if it did not, or not yet. */
  failedPageOf(edition: number): string | undefined {
    return this.#failed?.edition === edition ? this.#failed.page : undefined;
  }

  /** The own pictures that visitors may see, whatever the pages show that they get. */
  get pictures(): OwnPictures['shown'] {
    return this.#pictures;
  }

  /** Shows and hides own pictures at once: the pages follow. */
  showPictures({ shown }: OwnPictures): void {
    this.#pictures = shown;
  }

  /** What decided which own pictures the pages show that visitors get. */
  get pictureState(): string {
    return this.#pictureState;
  }

  replace(edition: Edition, pictureState = this.#pictureState): void {
    this.#edition = edition;
    this.#pictureState = pictureState;
    this.#servedNumber = edition.number;
    this.#failed = undefined;
  }

  /** When a page of the edition fails at the start, the pages of an earlier edition are served. */
  setServedNumber(number: number): void {
    this.#servedNumber = number;
  }

  /** @param page the page that failed; undefined when the content could not be read */
  fail(edition: number, page: string | undefined): void {
    this.#failed = { edition, page };
  }
}
