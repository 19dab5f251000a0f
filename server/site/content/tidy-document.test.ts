import { expect, test } from 'vitest';
import { documentSchemas, keyedSchemas } from '#contract/site/documents.ts';
import { defaultContent } from './edition.ts';
import { tidyDocument } from './tidy-document.ts';

test('leaves the words of a new school as they are', () => {
  for (const [type, data] of Object.entries(defaultContent.documents))
    expect(tidyDocument(documentSchemas[type as keyof typeof documentSchemas], data)).toEqual(data);
  for (const [type, entries] of Object.entries(defaultContent.entries))
    for (const data of Object.values(entries))
      expect(tidyDocument(keyedSchemas[type as keyof typeof keyedSchemas], data)).toEqual(data);
});

test('tidies every text of a document, also one with wrong fields', () => {
  const { school } = defaultContent.documents;
  const typed = { ...school, name: ' Rang\tKala ', phone: '98765 43210\u202C', email: 5 };
  expect(tidyDocument(documentSchemas.school, typed)).toEqual({
    ...school,
    name: 'Rang Kala',
    phone: '98765 43210',
    email: 5,
  });
});

test('the links in a menu are tidied too', () => {
  const { navigation } = defaultContent.documents;
  const links = [{ label: ' Shop\u200B ', href: 'www.shop.example' }];
  const { header } = tidyDocument(documentSchemas.navigation, {
    ...navigation,
    header: [{ label: 'More ', links }],
  });
  expect(header).toEqual([{ label: 'More', links: [{ label: 'Shop', href: 'https://www.shop.example' }] }]);
});
