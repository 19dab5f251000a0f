import type { Content, Picture } from '#contract/site/content.ts';
import type { Pigment } from '#contract/site/course.ts';

/** The previous or next room, as a room's page links to it. */
export interface Neighbour {
  title: string;
  href: string;
  pigment: Pigment;
  picture: Picture;
}

/**
 * The rooms before and after a room in their order. After the last one comes the first.
 * @param key the key of the room's document
 */
export function neighbours(content: Content, key: string): { previous: Neighbour; next: Neighbour } {
  const rooms = content.entries('room').toSorted(([, one], [, other]) => one.position - other.position);
  const at = rooms.findIndex(([each]) => each === key);
  const neighbourAt = (index: number): Neighbour => {
    const found = rooms.at(index % rooms.length);
    if (found === undefined) throw new Error('there are no rooms');
    const [neighbour, { title, pigment, linkWork }] = found;
    return { title, href: `/${neighbour}`, pigment, picture: content.picture(linkWork) };
  };
  return { previous: neighbourAt(at - 1), next: neighbourAt(at + 1) };
}
