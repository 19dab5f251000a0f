import type { RoomPath } from '#contract/pages.ts';
import { rooms as documents } from './rooms.ts';

/** The rooms for code that does not yet read them from an edition (server/site/site.ts, content/social-cards.ts). */
export const rooms = Object.entries(documents).map(([key, { title, pigment, works }]) => ({
  path: `/${key}` as RoomPath,
  title,
  pigment,
  works,
}));
