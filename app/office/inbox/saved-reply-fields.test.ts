import { expect, test } from 'vitest';
import { fillFields, openField } from './saved-reply-fields.ts';

test('known fields are filled in, and the others stay in brackets', () => {
  const text = fillFields('{name}, {child} can try {course}. {child} needs {nothing}.', {
    name: 'Asha $1',
    child: 'Ira',
    course: null,
  });
  expect(text).toBe('Asha $1, Ira can try {course}. Ira needs {nothing}.');
  expect(openField(text)).toBe('{course}');
});

test('an empty name is not known', () => {
  expect(fillFields('Dear {name}', { name: '', child: null, course: null })).toBe('Dear {name}');
});

test('brackets that are no field may be sent', () => {
  expect(openField('Thank you. {x}')).toBeUndefined();
});
