import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { nameSize } from './name-size.ts';

test('the name of the default content has its full size, with the slate beside its last word', () => {
  expect(nameSize(content.document('school').name)).toEqual({ phone: 1, desktop: 1, hasRoomBeside: true });
});

test('a phone has no room for the slate beside a longer last word', () => {
  expect(nameSize('Kala Veedu')).toEqual({ phone: 1, desktop: 1, hasRoomBeside: false });
});

test('a long word is smaller on a phone, and a long name on a desktop', () => {
  const { phone, desktop } = nameSize('Rajasthani Kalakendra School of Painting');
  expect(phone).toBeGreaterThan(0.5);
  expect(phone).toBeLessThan(0.9);
  expect(desktop).toBeLessThan(0.5);
});

test('a name in another script has a size too', () => {
  expect(nameSize('कला घर').phone).toBe(1);
});
