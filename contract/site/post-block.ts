/** A piece of a paragraph or of a list entry: plain text, or marked text that can hold more pieces. */
export type Inline =
  | string
  | { kind: 'emphasis' | 'strong'; parts: readonly Inline[] }
  | { kind: 'link'; href: string; parts: readonly Inline[] };

/** One block of a post's text. `W` is the work of a figure: its name, or the work with its picture. */
export type PostBlock<W> =
  | { kind: 'paragraph'; parts: readonly Inline[] }
  /** `id` is the fragment in the URL. */
  | { kind: 'subheading'; id: string; text: string }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }
  | { kind: 'figure'; work: W; caption: string };
