import { expect, test } from 'vitest';
import { fillFields, firstOpenField } from './saved-reply-fields.ts';

test('known fields are filled in, and the first of the others is found', () => {
  const text = fillFields('{child} can try {course} on {day} at {time}. {child} needs {nothing}.', {
    child: 'Asha $1',
    course: 'Junior Beginner',
    day: '',
  });
  expect(text).toBe('Asha $1 can try Junior Beginner on {day} at {time}. Asha $1 needs {nothing}.');
  const open = firstOpenField(text);
  expect(open?.name).toBe('{day}');
  expect(text.slice(open?.start, open?.end)).toBe('{day}');
});

test('a text without open fields has none', () => {
  expect(firstOpenField('Thank you. {x}')).toBeUndefined();
});
