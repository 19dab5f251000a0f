import { expect, test } from 'vitest';
import { content as whole } from '#test/content.ts';
import { contentWithRooms, roomDocument } from '#test/galleries.ts';
import { shownWorkshop } from './shown-workshop.ts';

const clay = roomDocument('clay');
const content = contentWithRooms({ clay, glass: roomDocument('glass') });

test.each([
  ['its room by the title of the room', '/clay', { label: clay.title, href: '/clay' }],
  ['no room that the school does not have', '/mosaic', null],
  ['no room when it names none', null, null],
] as const)('a workshop links to %s', (_, room, link) => {
  const [first] = whole.document('workshop').year.workshops;
  if (first === undefined) throw new Error('there is no workshop');
  expect(shownWorkshop(content, { ...first, room }).room).toEqual(link);
});
