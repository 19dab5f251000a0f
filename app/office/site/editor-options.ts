import type { Content } from '#contract/site/content.ts';
import { smallestAddress } from '#app/ui/picture/picture.tsx';
import type { Editor } from './editor-context.ts';

/** The works, pictures, courses and galleries that a field can name. */
export function optionsOf(content: Content): Editor['options'] {
  const works = content.entries('work').map(([value, { title, maker }]) => ({
    value,
    words: `${title}, ${maker}`,
    thumbnail: smallestAddress(content.picture(value)),
  }));
  return {
    work: works,
    // Each picture of a work has its name.
    picture: works,
    course: content.courses().map(({ id, courseName }) => ({ value: id, words: courseName })),
    gallery: content.entries('room').map(([key, { title }]) => ({ value: `/${key}`, words: title })),
  };
}
