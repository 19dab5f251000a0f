/** A heading and the word in it that gets the brush stroke; `keyWord` is always a part of `text` (docs/design.md, section 1). */
export interface Heading {
  text: string;
  keyWord: string;
}

/** A link with its words; a path of our own, or a full address elsewhere (docs/specification.md, section 2). */
export interface Link {
  label: string;
  href: string;
}

/** Running text in parts: plain words, or words that are a link (docs/specification.md, section 2). */
export type RichText = readonly (string | Link)[];
