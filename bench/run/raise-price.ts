import type { SchoolContent } from '#server/site/content/edition.ts';

/** Raises the price of the first course, which some pages show. */
export function raisePrice(content: SchoolContent, rupees: number): void {
  const [first, ...others] = content.courses;
  if (first !== undefined) content.courses = [{ ...first, price: first.price + rupees }, ...others];
}
