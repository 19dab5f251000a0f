/** What the label of a work says, and what there is to tell about it (docs/specification.md, section 3, gallery item). */
export interface WorkText {
  title: string;
  medium: string;
  /** First name of the maker; the teacher's full name. */
  maker: string;
  /** Null for the teacher and for work made together. */
  age: number | null;
  /** One line. */
  description: string;
  /** What a sighted visitor sees. */
  alt: string;
  additionalText?: string;
}
