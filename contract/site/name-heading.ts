import type { Heading } from './fields.ts';

/** The heading for a name or a tagline, which the code does not know: its last word gets the brush stroke. */
export const nameHeading = (name: string): Heading => ({
  text: name,
  keyWord: name.slice(name.lastIndexOf(' ') + 1),
});
