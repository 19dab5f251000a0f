import type { Content } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';

type Workshop = Documents['workshop']['year']['workshops'][number];

/** A workshop with its work, and a link to the room with works of the same kind; null if the school has no such room. */
export function shownWorkshop(content: Content, { work, room, ...workshop }: Workshop) {
  const label = room === null ? undefined : content.entry('room', room.slice(1))?.title;
  return {
    ...workshop,
    work: content.work(work),
    room: room === null || label === undefined ? null : { label, href: room },
  };
}

export type ShownWorkshop = ReturnType<typeof shownWorkshop>;
