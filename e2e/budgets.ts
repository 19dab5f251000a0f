import { articlePath } from '#contract/pages.ts';
import { posts } from '#test/content.ts';
import { galleries } from '#test/galleries.ts';

/*
 * What a phone may load on the first visit of a public page. e2e/budgets.test.ts checks it. Sizes are compressed bodies in kB
 * (1000 bytes). Raise a limit only with the reason in the commit.
 */

export interface Limit {
  requests: number;
  kB: number;
}

interface Budget {
  /** The document. */
  html: Limit;
  /** Everything that loads before the browser is idle: the document, pictures, textures and fonts. */
  beforeIdle: Limit;
  /** All scripts. They load when the browser is idle, or at the first touch. */
  scripts: Limit;
  /** What loads besides scripts when the browser is idle, such as the data for hydration. */
  afterIdle: Limit;
  fonts: Limit;
  /** Each picture in the first view. */
  picture: Limit;
}

const usual: Budget = {
  html: { requests: 1, kB: 20 },
  beforeIdle: { requests: 13, kB: 110 },
  scripts: { requests: 8, kB: 110 },
  afterIdle: { requests: 3, kB: 20 },
  fonts: { requests: 2, kB: 45 },
  picture: { requests: 1, kB: 45 },
};

/** Pages with several large pictures close to the first view, which the browser loads early. */
const withPictures: Partial<Budget> = { beforeIdle: { requests: 15, kB: 180 } };

const exceptions: Record<string, Partial<Budget>> = {
  // Small works hang beside the first picture, and most of the files are drawings and textures of less than 2 kB.
  '/': { beforeIdle: { requests: 23, kB: 150 } },
  '/curriculum': withPictures,
  '/Blog': withPictures,
  // Each review has a portrait and the handwriting of its author.
  '/Reviews': { beforeIdle: { requests: 23, kB: 110 }, fonts: { requests: 8, kB: 65 } },
  // The signature has a font of its own.
  '/Privacy': { fonts: { requests: 3, kB: 52 } },
  ...Object.fromEntries(
    [...galleries.map(({ path }) => path), ...posts.map(({ slug }) => articlePath(slug))].map((path) => [
      path,
      withPictures,
    ]),
  ),
};

/** The limits of a page. */
export const budgetFor = (path: string): Budget => ({ ...usual, ...exceptions[path] });

/** The largest ratio of a delivered picture's width to its drawn width in device pixels, in the first view. */
export const maxPictureScale = 1.3;
