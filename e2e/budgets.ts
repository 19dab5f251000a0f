import { articlePath } from '#contract/site/pages.ts';
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
  /** The document, with all its styles. */
  html: Limit;
  /** Everything that loads before the browser is idle: the document, pictures, textures and fonts. */
  beforeIdle: Limit;
  /** All scripts besides the page's module. They load when the browser is idle, or at the first touch. */
  scripts: Limit;
  /** What loads besides scripts when the browser is idle, such as the data for hydration. */
  afterIdle: Limit;
  fonts: Limit;
  /** Each picture in the first view. */
  picture: Limit;
}

/**
 * The goal for all pages is 110 kB in 8 files with the page's module. 95 kB are React, react-dom and React Router, 2 kB are the list
 * of all pages, which grows with each page of the office.
 */
const scripts = {
  usual: { requests: 8, kB: 121.8 },
  /** The checks of the contract, with those of names and phone numbers in every script, and the fields of forms come with the page. */
  withForm: { requests: 10, kB: 140.7 },
  /** A form, and the field of a code. */
  withCode: { requests: 12, kB: 151.3 },
} satisfies Record<string, Limit>;

const usual: Budget = {
  html: { requests: 1, kB: 23 },
  beforeIdle: { requests: 13, kB: 110 },
  scripts: scripts.usual,
  afterIdle: { requests: 4, kB: 20 },
  fonts: { requests: 2, kB: 45 },
  picture: { requests: 1, kB: 45 },
};

/** Pages with several large pictures close to the first view, which the browser loads early. */
const withPictures: Partial<Budget> = { beforeIdle: { requests: 15, kB: 180 } };

const exceptions: Record<string, Partial<Budget>> = {
  // Small works hang beside the first picture, and most of the files are drawings and textures of less than 2 kB.
  '/': {
    // With two voices from the guest book.
    html: { requests: 1, kB: 22.5 },
    // The first course is within three screens.
    beforeIdle: { requests: 11, kB: 132 },
    // Its sections are laid out when the browser is idle, and their textures load then.
    afterIdle: { requests: 12, kB: 20 },
    scripts: { requests: 7, kB: 124 },
  },
  '/classes': { html: { requests: 1, kB: 28 }, scripts: { requests: 8, kB: 123.7 } },
  '/curriculum': withPictures,
  '/Blog': withPictures,
  // Each review has a portrait and the handwriting of its author.
  '/Reviews': { beforeIdle: { requests: 23, kB: 110 }, fonts: { requests: 8, kB: 65 } },
  // The signature has a font of its own.
  '/Privacy': { fonts: { requests: 3, kB: 52 } },
  ...Object.fromEntries(
    ['/login', '/SignUp', '/Forget', '/Reset-password'].map((path) => [path, { scripts: scripts.withForm }]),
  ),
  '/contact': { scripts: { ...scripts.withForm, kB: 141.7 } },
  // The form with the checks of a request, the clocks of the school, and the layout of the account pages.
  '/trial': { scripts: { requests: 13, kB: 145.5 } },
  // A form, the clocks of the school, the layout of the account pages, and the calls of a link.
  '/photo-consent': { scripts: { requests: 13, kB: 147.8 } },
  '/verify-otp': { scripts: scripts.withCode },
  // It reads what was asked for with the module that the form shares.
  '/trial/asked': { scripts: { requests: 9, kB: 122.2 } },
  // The list is searched in the browser, with the state of each application. 9 kB are the package that loads the pages of the office, and loads them again,
  // 5 kB the menu of the office.
  '/admin': { scripts: { requests: 16, kB: 191 } },
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
