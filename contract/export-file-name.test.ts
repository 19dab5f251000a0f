import { expect, test } from 'vitest';
import { exportFileName } from './export-file-name.ts';

test('a data file begins with the name of the school in small letters', () => {
  expect(exportFileName('Rang & Rekha 2')).toBe('rang-rekha-2-my-data.json');
  expect(exportFileName('रंग')).toBe('my-data.json');
});
