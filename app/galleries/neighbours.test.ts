import { expect, test } from 'vitest';
import { contentWithRooms, roomDocument, type RoomDocuments } from '#test/galleries.ts';
import { neighbours } from './neighbours.ts';

const clay = roomDocument('clay');
const glass = roomDocument('glass');
const mosaic = roomDocument('mosaic');

/** The paths of the neighbours of each room. */
function pathsOf(shown: RoomDocuments) {
  const content = contentWithRooms(shown);
  return Object.keys(shown).map((key) => {
    const { previous, next } = neighbours(content, key);
    return [previous.href, key, next.href];
  });
}

test('follow the positions of the rooms; after the last room comes the first', () => {
  const reordered = {
    mosaic: { ...mosaic, position: 30 },
    clay: { ...clay, position: 10 },
    glass: { ...glass, position: 20 },
  };
  expect(pathsOf(reordered)).toEqual([
    ['/glass', 'mosaic', '/clay'],
    ['/mosaic', 'clay', '/glass'],
    ['/clay', 'glass', '/mosaic'],
  ]);
});

test('leave out a room without a document', () => {
  expect(pathsOf({ clay, glass })).toEqual([
    ['/glass', 'clay', '/glass'],
    ['/clay', 'glass', '/clay'],
  ]);
});

test('have the title, colour and picture of their own document', () => {
  const { next } = neighbours(contentWithRooms({ clay, glass }), 'clay');
  const { title, pigment, linkWork } = glass;
  expect({ ...next, picture: next.picture.name }).toEqual({
    title,
    href: '/glass',
    pigment,
    picture: linkWork,
  });
});
