/** A heading, and the word in it that gets the brush stroke. `keyWord` must be a part of `text`. */
export interface Heading {
  text: string;
  keyWord: string;
}

/** A link: a path of this site, or a full URL of another site. */
export interface Link {
  label: string;
  href: string;
}

/** A text in parts: plain text or links. */
export type RichText = readonly (string | Link)[];
