import { isOwnPictureName, ownPictureNames } from '#contract/site/own-picture-name.ts';
import type { KeyedDocuments } from '#contract/site/documents.ts';
import type { Picture } from '#contract/site/content.ts';

/** A picture that an owner has added, as a page shows it. */
export interface ShownPicture extends Picture {
  /** A tiny blurred copy as a data URI; empty if it would not be tiny. */
  placeholder: string;
  /** What its published label says since an owner has written another one, while it had to wait. */
  newLabel?: OwnPictureLabelTexts;
}

type OwnPictureLabelTexts = Omit<KeyedDocuments['work'], 'additionalText'>;

/** What the pictures are that owners have added, by id. */
export interface OwnPictures {
  /** Those that visitors may see now. */
  shown: Readonly<Record<string, ShownPicture>>;
  /** Why visitors may not see the others, as a sentence for the owner. */
  hidden: Readonly<Record<string, string>>;
}

/** Of a school that has added none. */
export const noOwnPictures: OwnPictures = { shown: {}, hidden: {} };

/** What stands around a name that is a part of an address, such as a link to a form elsewhere. */
const inAddress = { before: /[\w/=?&.#%-]$/, after: /^[\w/-]/ };

/** The names of own pictures that a document writes as such; links may have something of the same form in their addresses. */
export const writtenNames = (text: string): string[] =>
  [...text.matchAll(ownPictureNames)]
    .filter(
      ({ 0: name, index }) =>
        !inAddress.before.test(text.slice(Math.max(0, index - 1), index)) &&
        !inAddress.after.test(text.slice(index + name.length, index + name.length + 1)),
    )
    .map(([name]) => name);

/** Whether a name is of an own picture that visitors may not see, or that is not there. */
export const isHidden = ({ shown }: OwnPictures, name: string): boolean =>
  isOwnPictureName(name) && !Object.hasOwn(shown, name);
