/** The texts of a work: label and description (docs/specification.md, section 3, gallery item). */
export interface WorkText {
  title: string;
  medium: string;
  /** The first name of the student, the name of a group, or the full name of the teacher. */
  maker: string;
  /** In years; null for the teacher and for groups. */
  age: number | null;
  /** In one line. */
  description: string;
  /** The text alternative of the picture. */
  alt: string;
  additionalText?: string;
}
